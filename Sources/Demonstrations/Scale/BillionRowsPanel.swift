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
      rows: tables.rowCount, cells: SeededRows.cellsMade(of: queue),
      figures: [
        ("\(tidy(Double(tables.indexBytes) / 1_048_576)) MiB", "memory for row indexes"),
        ("\(tables.tables.count) of \(IndexedTables.limit)", "tables with an index"),
        (grouped(tables.heightRequests), "heights requested"),
      ],
      contentHeight: container.contentSize.height, isExact: estimatedRows == 0,
      estimate:
        "\(grouped(estimatedRows)) rows estimated at \(tidy(MillionRows.estimatedHeight)) pt",
      sentence:
        "A table you reach asks for \(grouped(MillionRows.rowsPerFrame)) row heights in each frame."
    ).draw(in: rect, theme, &canvas)
  }
}
