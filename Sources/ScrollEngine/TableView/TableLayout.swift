import Extents

/// Where the rows of a table lie: pure arithmetic on one sum tree.
///
/// All sections share one list of items. A section is an item for its header and the space above its
/// rows, followed by an item for each row. An item ends where the next one starts, so the space
/// below a row belongs to its item, but not to its cell.
struct TableLayout {
  private(set) var extents = Extents()
  /// The first item of each section, and after them the number of all items.
  private var starts = [0]
  private var headerHeights: [Double] = []
  private var rowSpacing = 0.0
  private var inset = EdgeInsets.zero

  enum Item: Hashable {
    case header(section: Int)
    case row(IndexPath)
  }

  init() {}

  init(rowSpacing: Double, inset: EdgeInsets) {
    self.rowSpacing = rowSpacing
    self.inset = inset
  }

  /// Adds a section of rows that all have the same height.
  mutating func appendSection(rows: Int, rowHeight: Double, headerHeight: Double) {
    appendHeader(headerHeight, isEmpty: rows == 0)
    extents.append(repeating: rowHeight + rowSpacing, count: max(0, rows - 1))
    if rows > 0 { extents.append(repeating: rowHeight + inset.bottom, count: 1) }
    starts.append(extents.count)
  }

  /// Adds a section of rows that each have their own height.
  mutating func appendSection(rows: Int, headerHeight: Double, rowHeight: (Int) -> Double) {
    appendHeader(headerHeight, isEmpty: rows == 0)
    extents.append(
      Extents(count: rows) { rowHeight($0) + ($0 == rows - 1 ? inset.bottom : rowSpacing) })
    starts.append(extents.count)
  }

  private mutating func appendHeader(_ height: Double, isEmpty: Bool) {
    headerHeights.append(height)
    extents.append(
      repeating: height + inset.top + (isEmpty ? inset.bottom : 0), count: 1)
  }

  // MARK: Looking up

  var numberOfSections: Int { headerHeights.count }
  var height: Double { extents.total }

  func numberOfRows(inSection section: Int) -> Int {
    starts[section + 1] - starts[section] - 1
  }

  /// The number of rows in the sections before one, and in those, too.
  func rowsBefore(section: Int) -> Int {
    starts[section] - section
  }

  func item(at index: Int) -> Item {
    var section = 0
    var end = headerHeights.count
    while end - section > 1 {
      let middle = (section + end) / 2
      if starts[middle] <= index { section = middle } else { end = middle }
    }
    let row = index - starts[section] - 1
    return row < 0 ? .header(section: section) : .row(IndexPath(row: row, section: section))
  }

  func index(of indexPath: IndexPath) -> Int {
    starts[indexPath.section] + 1 + indexPath.row
  }

  func index(ofHeaderInSection section: Int) -> Int { starts[section] }

  /// The frame of a header or a row in the coordinates of the content, in points.
  func frame(at index: Int, width: Double) -> Rect {
    let start = extents.offset(of: index)
    let extent = extents[index]
    switch item(at: index) {
    case .header(let section):
      return Rect(x: 0, y: start, width: width, height: headerHeights[section])
    case .row(let path):
      let isLast = path.row == numberOfRows(inSection: path.section) - 1
      return Rect(
        x: inset.left, y: start, width: max(0, width - inset.left - inset.right),
        height: max(0, extent - (isLast ? inset.bottom : rowSpacing)))
    }
  }

  /// The items of which some part, not only the space below them, lies in `lower..<upper`.
  func items(intersecting lower: Double, _ upper: Double) -> Range<Int> {
    let range = extents.indices(intersecting: lower, upper)
    guard let first = range.first, frame(at: first, width: 0).maxY <= lower else { return range }
    return first + 1..<range.upperBound
  }
}
