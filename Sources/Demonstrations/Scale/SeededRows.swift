internal import Randomness
import SceneParts
import ScrollEngine

/// A table of many rows, each with an unpredictable height, below a heading that stays at the top.
@MainActor
class SeededRows: TableViewDataSource, TableViewDelegate {
  static let headerHeight = 28.0
  /// The least height of a row, in points, and the number of different heights.
  private static let leastHeight = 32
  private static let heights = 49
  static let meanHeight = Double(leastHeight + (heights - 1) / 2)

  /// The index of the table among all tables, from zero.
  private(set) var number = 0
  let table = TableView()
  private let rowCount: Int
  private let making: CellMaking
  private let values: SeededValues

  /// The number of times that the table has asked for the height of a row.
  private(set) var heightRequests = 0

  init(rows: Int, seed: UInt64, queue: ReuseQueue, making: CellMaking) {
    rowCount = rows
    self.making = making
    values = SeededValues(seed)
    table.reuseQueue = queue
    table.sectionHeaderHeight = Self.headerHeight
    table.estimatedRowHeight = 0
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(NumberedCell.self, forCellReuseIdentifier: "row")
    table.register(TableHeading.self, forHeaderFooterViewReuseIdentifier: Self.heading)
    table.dataSource = self
    table.delegate = self
  }

  /// Reuses the table for another number.
  func show(number: Int) {
    self.number = number
    table.reloadData()
  }

  /// The index of the row below the sticky heading, from zero.
  var firstRow: Int {
    // The half point absorbs rounding errors of great offsets.
    let top = Point(x: 0, y: max(table.contentOffset.y, 0) + Self.headerHeight + 0.5)
    return table.indexPathForRow(at: top)?.row ?? 0
  }

  private var colors: Palette.Table { Palette.many[number % Palette.many.count] }

  /// The height of a row in points: an aperiodic function of table and row.
  func height(ofRow row: Int) -> Double {
    Double(Self.leastHeight + values.number(below: Self.heights, number, row))
  }

  /// The number of cells of rows that the tables with a queue have made, reused or not: all but the
  /// headings.
  static func cellsMade(of queue: ReuseQueue) -> Fact {
    let count = queue.identifiers.filter { $0 != heading }.reduce(0) {
      $0 + queue.statistics(forIdentifier: $1).created
    }
    return Fact(.rowCellsMade, of: queue, count)
  }

  private static let heading = "heading"

  // MARK: Data source

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heightRequests += 1
    return height(ofRow: indexPath.row)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    // A cell without an identifier does not go into the queue when its row leaves.
    let cell =
      making.reuses
      ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      : NumberedCell(style: .default, reuseIdentifier: nil)
    (cell as? NumberedCell)?.show(
      row: indexPath.row, height: height(ofRow: indexPath.row), colors)
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.heading)
    (view as? TableHeading)?.show(table: number, rows: rowCount, colors)
    return view
  }
}

extension Fact.Quantity {
  fileprivate static let rowCellsMade = Fact.Quantity("cells made for rows", .count)
}

/// A million rows.
///
/// Rows with estimated heights are stored as one run of equal heights. To build an index of row
/// positions, the table asks for some row heights in each frame.
final class MillionRows: SeededRows {
  static let rowCount = 1_000_000
  /// The estimated height of a row, in points.
  static let estimatedHeight = meanHeight
  /// The number of heights to request per frame, which takes about a millisecond.
  static let rowsPerFrame = 40_000

  init(seed: UInt64, queue: ReuseQueue, making: CellMaking) {
    super.init(rows: Self.rowCount, seed: seed, queue: queue, making: making)
    table.estimatedRowHeight = Self.estimatedHeight
  }

  /// Whether the table knows the positions of all its rows.
  var isExact: Bool { table.numberOfEstimatedRows == 0 }

  var isOutOfSight: Bool { table.superview == nil }

  /// Reuses the table for another number. While visible, the table then requests the heights of all
  /// its rows, some per frame, without moving visible rows.
  override func show(number: Int) {
    super.show(number: number)
    table.rowsMeasuredPerFrame = Self.rowsPerFrame
  }

  /// Makes the table forget all measured heights.
  func discardIndex() {
    table.rowsMeasuredPerFrame = 0
    table.reloadData()
  }
}

/// A thousand rows.
final class ThousandRows: SeededRows {
  static let rowCount = 1_000

  init(seed: UInt64, queue: ReuseQueue, making: CellMaking) {
    super.init(rows: Self.rowCount, seed: seed, queue: queue, making: making)
  }
}
