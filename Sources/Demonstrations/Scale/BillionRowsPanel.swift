import Drawing
import Scenes
import ScrollEngine

/// What a billion rows cost, in counts and bytes that the engine reports.
@MainActor
final class BillionRowsPanel: ScenePanel {
  /// The sums over all indexes.
  struct Totals: Hashable {
    var rows = 0
    /// The rows whose heights are estimates.
    var estimatedRows = 0
    /// The memory of the indexes of all tables.
    var bytes = 0
  }

  let height = ScaleFigures.height
  let sideWidth: Double? = ScaleFigures.sideWidth
  private let container: ContainerScrollView
  private let tables: [MillionRows]
  private let indexes: RowIndexes
  private let queue: ReuseQueue

  /// What changes the totals.
  private struct Progress: Hashable {
    /// How many indexes were begun and discarded.
    let changes: Int
    /// The rows of tables with an index that it does not have yet.
    let missing: Int
  }

  /// The totals, and what they include.
  private var known: (progress: Progress, totals: Totals)?

  init(
    container: ContainerScrollView, tables: [MillionRows], indexes: RowIndexes, queue: ReuseQueue
  ) {
    self.container = container
    self.tables = tables
    self.indexes = indexes
    self.queue = queue
  }

  /// Asks all tables, once after each change.
  var totals: Totals {
    let progress = Progress(
      changes: indexes.built + indexes.evicted,
      missing: indexes.tables.reduce(0) { $0 + $1.table.numberOfEstimatedRows })
    if let known, known.progress == progress { return known.totals }
    var totals = Totals()
    for rows in tables {
      totals.rows += rows.table.numberOfRows(inSection: 0)
      totals.estimatedRows += rows.table.numberOfEstimatedRows
      totals.bytes += rows.table.rowIndexByteCount
    }
    known = (progress, totals)
    return totals
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    let cells = queue.statistics(forIdentifier: "row")
    let totals = totals
    ScaleFigures(
      figures: [
        [
          (grouped(totals.rows), "rows"), (grouped(cells.live), "cells live"),
          (grouped(cells.created), "cells created"),
        ],
        [
          ("\(tidy(Double(totals.bytes) / 1_048_576)) MiB", "memory for row indexes"),
          ("\(indexes.tables.count) of \(RowIndexes.limit)", "tables with an index"),
          (grouped(tables.reduce(0) { $0 + $1.heightRequests }), "heights requested"),
        ],
      ],
      contentHeight: container.contentSize.height, isExact: totals.estimatedRows == 0,
      estimate:
        "\(grouped(totals.estimatedRows)) rows estimated at \(tidy(MillionRows.estimatedHeight)) pt",
      sentence:
        "A table you reach asks for \(grouped(MillionRows.rowsPerFrame)) row heights in each frame."
    ).draw(in: rect, theme, &canvas)
  }
}
