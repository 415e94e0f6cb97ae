import Documents
package import SceneParts
package import ScrollEngine

extension Pane {
  /// The frame, in the stack's content, of the row that contains a view; nil if the view is not
  /// inside a row.
  package func frameInContent(of view: View) -> Rect? {
    guard root is ContainerScrollView, view !== root, view.superview !== root else { return nil }
    var row = view
    while let superview = row.superview, superview !== root { row = superview }
    return row.superview === root ? LayoutReport.ViewEntry(row, id: "").frame : nil
  }
}
