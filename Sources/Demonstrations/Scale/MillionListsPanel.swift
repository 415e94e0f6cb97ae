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
      container: container, rows: stack.rowCount, cells: SeededRows.cellsMade(of: queue),
      figures: [
        (Fact(.tables, of: container, container.numberOfChildren).words, "tables"),
        (
          Fact(.existingTables, of: container, existing).words,
          existing == 1 ? "table that exists" : "tables that exist"
        ),
        (
          Fact(.tablesMade, of: stack, created).words,
          created == 1 ? "table created" : "tables created"
        ),
      ],
      isExact: false,
      estimate: "each table estimated at \(grouped(Int(ListStack.estimatedLength))) pt",
      sentence: "A table you leave is given back, and shows another one later."
    ).draw(in: rect, theme, &canvas)
  }
}

extension Fact.Quantity {
  fileprivate static let tables = Fact.Quantity("tables", .count)
  fileprivate static let existingTables = Fact.Quantity("tables that exist", .count)
  fileprivate static let tablesMade = Fact.Quantity("tables created", .count)
}
