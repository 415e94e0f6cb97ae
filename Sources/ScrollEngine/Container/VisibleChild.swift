/// A child in sight, with all that placing it in a tick needs.
///
/// A class, because it is looked at many times in each tick, and what it refers to is not counted then.
@MainActor
final class VisibleChild {
  let view: View
  /// Scrolls in the container's way; nil for a child that keeps its length.
  let scroller: ScrollView?
  /// Has cells to give back.
  let host: (any CellHosting)?
  private(set) var span: ChildSpan
  /// Where it lies across the axis, in points.
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
