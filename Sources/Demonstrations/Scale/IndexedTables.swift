import SceneParts
import ScrollEngine

/// A thousand tables of a million rows each; only visible and recently visible tables exist.
///
/// A table begins to build an index of its rows when it becomes visible. Beyond ``limit``, the
/// invisible table that was requested longest ago loses its index and is reused for the next
/// number.
@MainActor
final class IndexedTables: TableSource {
  /// The number of tables that may keep an index, of about 2 MB each.
  static let limit = 16
  /// The estimated length of a table that has not been visible yet, in points.
  static let estimatedLength =
    MillionRows.headerHeight + Double(MillionRows.rowCount) * MillionRows.estimatedHeight

  let tableCount = 1_000
  let rowsPerTable = MillionRows.rowCount
  private let seed: UInt64
  private let queue: ReuseQueue
  private let making: CellMaking
  /// The tables with an index, in the order in which they were last requested.
  private(set) var tables: [MillionRows] = []
  private var spare: [MillionRows] = []
  /// The number of discarded indexes.
  private(set) var evicted = 0

  init(seed: UInt64, queue: ReuseQueue, making: CellMaking = CellMaking()) {
    self.seed = seed
    self.queue = queue
    self.making = making
    spare.append(MillionRows(seed: seed, queue: queue, making: making))
  }

  private var all: [MillionRows] { tables + spare }
  var anyTable: TableView { all[0].table }
  var tablesMade: Int { all.count }
  func rows(of table: View) -> SeededRows? { all.first { $0.table === table } }

  /// The table with a number; nil if the table has no index.
  func table(_ number: Int) -> MillionRows? { tables.first { $0.number == number } }

  /// The number of rows with estimated heights, including all rows of tables without an index.
  var estimatedRows: Int {
    tables.reduce(rowCount) { $0 - rowsPerTable + $1.table.numberOfEstimatedRows }
  }

  /// The memory of all indexes, in bytes.
  var indexBytes: Int { tables.reduce(0) { $0 + $1.table.rowIndexByteCount } }

  /// The number of times that tables have asked for the height of a row.
  var heightRequests: Int { all.reduce(0) { $0 + $1.heightRequests } }

  // MARK: Data source

  func numberOfChildren(in container: ContainerScrollView) -> Int { tableCount }

  func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double {
    Self.estimatedLength
  }

  func container(_ container: ContainerScrollView, childAt index: Int) -> View {
    let rows: MillionRows
    if let known = tables.firstIndex(where: { $0.number == index }) {
      rows = tables.remove(at: known)
    } else {
      rows = spare.popLast() ?? MillionRows(seed: seed, queue: queue, making: making)
      rows.show(number: index)
    }
    tables.append(rows)
    discardIndexes()
    return rows.table
  }

  func container(_ container: ContainerScrollView, didGiveBack child: View, from index: Int) {
    discardIndexes()
  }

  private func discardIndexes() {
    while tables.count > Self.limit, let oldest = tables.firstIndex(where: \.isOutOfSight) {
      let rows = tables.remove(at: oldest)
      rows.discardIndex()
      spare.append(rows)
      evicted += 1
    }
  }
}
