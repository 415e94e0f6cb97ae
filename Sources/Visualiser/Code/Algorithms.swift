import Demonstrations
import Inspecting
import SceneParts
import ScrollEngine

extension Algorithm {
  /// Makes the algorithm of a scene's pane; nil if the pane has none.
  @MainActor
  init?(of pane: Pane, in scene: SceneDescription) {
    switch (scene.name, pane.root) {
    case (SceneDescription.buildYourOwn.name, let root) where !(root is ScrollView):
      self = .ownScrollView
    case (SceneDescription.coordinateSystem.name, is ScrollView): self = .coordinateSystem
    case (SceneDescription.delegateOrder.name, _): self = .delegate
    case (_, let root as ContainerScrollView): self = .container(along: root.axis)
    case (_, is StackingScrollView) where !pane.lists.isEmpty: self = .naive
    case (_, is TableView): self = .table
    default: return nil
    }
  }

  /// How a table reuses its cells.
  static let table = Algorithm(
    title: "a table lays out",
    lines: [
      Line("bounds.origin = contentOffset", .scrolled),
      Line("for cell in cells out of bounds {"),
      Line("  queue.enqueue(cell)", .cellQueued),
      Line("}"),
      Line("for row in rows without a cell {"),
      Line("  cell = source.cell(for: row)", .cellRequested),
      Line("}"),
      Line("func cell(for row) {"),
      Line("  queue.dequeue()", .cellReused),
      Line("    ?? Cell()", .cellCreated),
      Line("}"),
    ])

  /// How a container limits each list's frame to its visible part: first all lists return cells to
  /// the queue, then all take cells.
  static func container(along axis: Axis) -> Algorithm {
    let along = axis == .vertical ? "y" : "x"
    return Algorithm(
      title: "a container lays out",
      lines: [
        Line("bounds.origin = contentOffset", .scrolled),
        Line("for list in lists {"),
        Line("  frame = content ∩ bounds", .framesChanged),
        Line("  offset = bounds.\(along) - content.\(along)", .offsetsChanged),
        Line("}"),
        Line("for list in lists {"),
        Line("  queue.enqueue(cells outside)", .cellQueued),
        Line("}"),
        Line("for list in lists {"),
        Line("  cell(for: rows inside)", .cellRequested),
        Line("    queue.dequeue()", .cellReused),
        Line("      ?? Cell()", .cellCreated),
        Line("}"),
      ])
  }

  /// Shows what goes wrong if each table is as tall as its content.
  static let naive = Algorithm(
    title: "the naive way",
    lines: [
      Line("for table in tables {"),
      Line("  frame.height = content height", .framesChanged),
      Line("  // every row lies in the frame"),
      Line("  cell(for: every row)", .cellRequested),
      Line("    queue.dequeue()", .cellReused),
      Line("      ?? Cell()", .cellCreated),
      Line("}"),
      Line("// and when you scroll, no row leaves"),
      Line("bounds.origin = contentOffset", .scrolled),
      Line("queue.enqueue(cells outside)", .cellQueued),
    ])

  /// Shows that scrolling is one assignment, to the origin of the bounds.
  static let coordinateSystem = Algorithm(
    title: "the window scrolls",
    lines: [
      Line("pan.onChange = {", .panned),
      Line("  bounds.origin -= pan.translation", .scrolled),
      Line("}"),
      Line("// no frame of a subview changes"),
    ])

  /// The calls that a scroll view makes to its delegate, in their order.
  static let delegate = Algorithm(
    title: "the scroll view tells",
    lines: [
      Line("willBeginDragging()", .willBeginDragging),
      Line("didScroll()  // in every frame", .didScroll),
      Line("willEndDragging(v, &target)", .willEndDragging),
      Line("didEndDragging(willDecelerate)", .didEndDragging),
      Line("willBeginDecelerating()", .willBeginDecelerating),
      Line("didEndDecelerating()", .didEndDecelerating),
    ])
}
