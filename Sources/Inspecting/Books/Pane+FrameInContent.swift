import Documents
package import SceneParts
package import ScrollEngine

extension Pane {
  /// The frame that a stack gives to the row a view lies in, in the stack's content; nil if the
  /// view's own frame is already that.
  package func frameInContent(of view: View) -> Rect? {
    guard root is ContainerScrollView, view !== root, view.superview !== root else { return nil }
    var row = view
    while let superview = row.superview, superview !== root { row = superview }
    return row.superview === root ? LayoutReport.ViewEntry(row, id: "").frame : nil
  }
}
