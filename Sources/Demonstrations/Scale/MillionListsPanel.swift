import Drawing
import SceneParts
import ScrollEngine

/// The cost of a million lists, few of which exist, in counts that the engine and the lists report.
@MainActor
final class MillionListsPanel: ScenePanel {
  let height = ScaleFigures.height
  let sideWidth: Double? = ScaleFigures.sideWidth
  private let container: ContainerScrollView
  private let stack: ListStack
  private let queue: ReuseQueue

  init(container: ContainerScrollView, stack: ListStack, queue: ReuseQueue) {
    self.container = container
    self.stack = stack
    self.queue = queue
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let existing = container.arrangedSubviews.count
    let created = stack.lists.count
    ScaleFigures(
      rows: stack.rowCount, cells: SeededRows.cellsMade(of: queue),
      figures: [
        (grouped(container.numberOfChildren), "tables"),
        (grouped(existing), existing == 1 ? "table that exists" : "tables that exist"),
        (grouped(created), created == 1 ? "table created" : "tables created"),
      ],
      contentHeight: container.contentSize.height, isExact: false,
      estimate: "each table estimated at \(grouped(Int(ListStack.estimatedLength))) pt",
      sentence: "A table you leave is given back, and shows another one later."
    ).draw(in: rect, theme, &canvas)
  }
}
