/// A visible child, with all that positioning it in a tick needs.
///
/// A class, because it is read many times per tick, and its references are then not retained.
@MainActor
final class VisibleChild {
  let view: View
  /// Scrolls along the container's axis; nil for a child that keeps its length.
  let scroller: ScrollView?
  /// Has cells to return.
  let host: (any CellHosting)?
  private(set) var span: ChildSpan
  /// Its position across the axis, in points.
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
