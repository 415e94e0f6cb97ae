/// A visible child, with all that is needed to position it in a layout.
///
/// A class, because a layout reads it many times, and each read of a struct would retain its
/// references.
@MainActor
final class VisibleChild {
  let view: View
  /// The scroll view that scrolls along the container's axis; nil for a child that keeps its
  /// length.
  let scroller: ScrollView?
  /// The view that has cells to return; nil if there is none.
  let host: (any CellHosting)?
  private(set) var span: ChildSpan
  /// The start and the breadth of the child across the axis, in points.
  private(set) var near: Double
  private(set) var breadth: Double

  init(
    _ view: View, _ item: ArrangedItem, span: ChildSpan, across: (near: Double, breadth: Double)
  ) {
    self.view = view
    scroller = item.scroller
    host = (item.scroller ?? view) as? any CellHosting
    self.span = span
    (near, breadth) = across
  }

  func move(to span: ChildSpan, across: (near: Double, breadth: Double)) {
    self.span = span
    (near, breadth) = across
  }
}
