import Drawing
import Scenes
import ScrollEngine

/// A table of a million rows, each with an unpredictable height.
///
/// While the table estimates, it stores its rows as one run of equal heights. To build an index of
/// row positions it asks for their heights, some in each frame.
@MainActor
final class MillionRows: TableViewDataSource, TableViewDelegate {
  static let rowCount = 1_000_000
  /// The assumed height of a row until the index is built, in points.
  static let estimatedHeight = 56.0
  /// The least height of a row, in points.
  private static let leastHeight = 32
  /// Heights range over this many points: 56 in the mean.
  private static let heights = 49
  static let headerHeight = 28.0
  /// How many heights are asked for in a frame: about a millisecond's worth.
  static let rowsPerFrame = 40_000

  /// Its index among all tables, from zero.
  let number: Int
  let table = TableView()
  let colors: Palette.Table
  private let values: SeededValues

  /// How often the table has asked for the height of a row.
  private(set) var heightRequests = 0

  init(number: Int, seed: UInt64, queue: ReuseQueue) {
    self.number = number
    colors = Palette.many[number % Palette.many.count]
    values = SeededValues(seed)
    table.reuseQueue = queue
    table.estimatedRowHeight = Self.estimatedHeight
    table.sectionHeaderHeight = Self.headerHeight
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(NumberedCell.self, forCellReuseIdentifier: "row")
    table.register(TableHeading.self, forHeaderFooterViewReuseIdentifier: "heading")
    table.dataSource = self
    table.delegate = self
  }

  /// Whether the table knows the positions of all its rows.
  var isExact: Bool { table.numberOfEstimatedRows == 0 }

  /// Makes the table ask for the heights of all rows from now on, as long as it is in sight; what is
  /// visible stays in place.
  func buildIndex() { table.rowsMeasuredPerFrame = Self.rowsPerFrame }

  /// Makes the table drop all heights.
  func discardIndex() {
    table.rowsMeasuredPerFrame = 0
    table.reloadData()
  }

  /// The height of a row in points: an aperiodic function of table and row.
  func height(ofRow row: Int) -> Double {
    Double(Self.leastHeight + values.number(below: Self.heights, number, row))
  }

  // MARK: Data source

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heightRequests += 1
    return height(ofRow: indexPath.row)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NumberedCell)?.show(
      row: indexPath.row, height: height(ofRow: indexPath.row), colors)
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "heading")
    (view as? TableHeading)?.show(table: number, rows: Self.rowCount, colors)
    return view
  }
}

/// A row with its number, its height and the cell that shows it.
final class NumberedCell: TableViewCell {
  private var row = 0
  private var height = 0.0
  private var colors = Palette.first

  private static let rowFont = Font(.words, size: 13, weight: .semibold)
  private static let numberFont = Font(.numbers, size: 11)

  func show(row: Int, height: Double, _ colors: Palette.Table) {
    self.row = row
    self.height = height
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    let gap = EdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
    canvas.fill(bounds.inset(by: gap), colors.frame)
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: bounds.height).inset(by: gap), colors.cell)
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    canvas.text("Row \(grouped(row))", in: line, font: Self.rowFont, color: colors.text)
    canvas.text(
      "\(tidy(height)) pt",
      in: Rect(x: 150, y: 0, width: 60, height: bounds.height), font: Self.numberFont,
      color: colors.text, alignment: .trailing)
  }
}

/// Stays at the top as long as rows of its table do.
final class TableHeading: TableViewHeaderFooterView {
  private var number = 0
  private var rows = 0
  private var colors = Palette.first

  private static let titleFont = Font(.words, size: 13, weight: .bold)
  private static let countFont = Font(.numbers, size: 11)

  func show(table number: Int, rows: Int, _ colors: Palette.Table) {
    self.number = number
    self.rows = rows
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.cell)
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    canvas.text(
      "Table \(grouped(number + 1))", in: line, font: Self.titleFont, color: Palette.ink)
    canvas.text(
      "\(grouped(rows)) rows", in: line.rightHalf, font: Self.countFont,
      color: Palette.ink,
      alignment: .trailing)
  }
}
