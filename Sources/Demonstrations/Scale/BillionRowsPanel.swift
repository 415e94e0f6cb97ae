import Drawing
import SceneParts
import ScrollEngine

/// The cost of a billion rows, in counts and bytes that the engine reports.
@MainActor
final class BillionRowsPanel: ScenePanel {
  let height = ScaleFigures.height
  let sideWidth: Double? = ScaleFigures.sideWidth
  private let container: ContainerScrollView
  private let tables: IndexedTables
  private let queue: ReuseQueue

  init(container: ContainerScrollView, tables: IndexedTables, queue: ReuseQueue) {
    self.container = container
    self.tables = tables
    self.queue = queue
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let estimatedRows = tables.estimatedRows
    ScaleFigures(
      container: container, rows: tables.rowCount, cells: SeededRows.cellsMade(of: queue),
      figures: [
        (
          "\(fact(.indexMemory, Double(tables.indexBytes) / 1_048_576)) MiB",
          "memory for row indexes"
        ),
        (
          "\(fact(.indexes, tables.tables.count)) of \(fact(.mostIndexes, IndexedTables.limit))",
          "tables with an index"
        ),
        (fact(.heightRequests, tables.heightRequests).words, "heights requested"),
      ],
      isExact: estimatedRows == 0,
      estimate:
        "\(fact(.estimatedRows, estimatedRows)) rows estimated at \(tidy(MillionRows.estimatedHeight)) pt",
      sentence:
        "A table you reach asks for \(grouped(MillionRows.rowsPerFrame)) row heights in each frame."
    ).draw(in: rect, theme, &canvas)
  }

  private func fact(_ quantity: Fact.Quantity, _ value: Double) -> Fact {
    Fact(quantity, of: tables, value)
  }

  private func fact(_ quantity: Fact.Quantity, _ count: Int) -> Fact {
    Fact(quantity, of: tables, count)
  }
}

extension Fact.Quantity {
  /// The memory of all indexes, in MiB.
  fileprivate static let indexMemory = Fact.Quantity("memory for row indexes", .tenths)
  fileprivate static let indexes = Fact.Quantity("tables with an index", .count)
  fileprivate static let mostIndexes = Fact.Quantity("greatest number of indexes", .count)
  fileprivate static let heightRequests = Fact.Quantity("heights requested", .count)
  fileprivate static let estimatedRows = Fact.Quantity("rows with an estimated height", .count)
}
