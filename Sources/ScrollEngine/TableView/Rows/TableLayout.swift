import Extents

/// The positions of a table's parts: pure arithmetic on two sum trees.
///
/// `items` holds the extents in points of all parts from top to bottom: the header of the table;
/// the header, rows and footer of each section; the footer of the table. There is an item for every
/// possible header and footer, of extent zero if it does not exist, so that an item is found by
/// counting. The space above the rows of a section belongs to the item of its header, the space
/// below the rows to the item of its footer, and the space between two rows to the item of the
/// upper row.
///
/// `sections` holds the number of items of each section as an extent. So the start of a section,
/// and the section of an item, are queries of a sum tree, too, and no list of starts is rewritten
/// when rows come or go. Any number of sections of the same length takes constant memory.
///
/// Frequent queries are inlined or mutating, because any other call would copy the layout. Queries
/// of offsets first write the extents that were measured since the previous query: otherwise each
/// query would copy the tree, and write the extents into the copy.
struct TableLayout {
  /// The extent of each item in points.
  var items = Extents(repeating: 0, count: 2)
  /// The number of items of each section: its rows, its header and its footer.
  var sections = Extents() { didSet { recent = nil } }
  /// The spaces in `items`.
  private let spacing: TableSpacing
  /// The section of the last query: the next query is usually about the same section.
  var recent: Section?
  /// Whether a section has a visible header or footer.
  var hasSupplements = false

  init() { spacing = TableSpacing() }

  init(items: Extents, sections: Extents, spacing: TableSpacing, hasSupplements: Bool) {
    self.items = items
    self.sections = sections
    self.spacing = spacing
    self.hasSupplements = hasSupplements
  }

  /// The space between two rows of a section, in points.
  @inline(__always)
  var rowSpacing: Double { spacing.rows }
  /// The space around the rows of each section, in points.
  @inline(__always)
  var inset: EdgeInsets { spacing.inset }
  /// The space above each header, in points; it belongs to the item of the header.
  @inline(__always)
  private var headerPadding: Double { spacing.headerPadding }

  /// Whether some row heights are estimates.
  @inline(__always)
  var hasEstimates: Bool { items.hasEstimates }

  // MARK: Items

  /// The items of one section.
  ///
  /// The table's own header and footer belong to no section, but are among the items of the layout.
  struct Section: Hashable {
    let index: Int
    /// The section's header, rows and footer: at least two items.
    let items: Range<Int>

    var header: Int { items.lowerBound }
    var footer: Int { items.upperBound - 1 }
    var rows: Range<Int> { items.lowerBound + 1..<items.upperBound - 1 }

    /// The row of an item; nil for a header or a footer.
    func path(of item: Int) -> IndexPath? {
      rows.contains(item) ? IndexPath(row: item - items.lowerBound - 1, section: index) : nil
    }
  }

  /// The items of the table's header and footer.
  static let tableHeader = 0
  var tableFooter: Int { mutating get { items.count - 1 } }

  var numberOfSections: Int { sections.count }
  var height: Double {
    mutating get {
      items.writeMeasured()
      return items.total
    }
  }

  /// - Precondition: The table has the section.
  @inline(__always)
  func section(at index: Int) -> Section {
    let start = 1 + Int(sections.offset(of: index))
    return Section(index: index, items: start..<start + Int(sections[index]))
  }

  /// The section of an item; nil for the header or the footer of the table.
  mutating func section(ofItem item: Int) -> Section? {
    if let recent, recent.items.contains(item) { return recent }
    guard let index = sections.index(at: Double(item - 1)) else { return nil }
    let section = section(at: index)
    recent = section
    return section
  }

  /// The start of an item in the content, in points.
  mutating func start(of item: Int) -> Double {
    items.writeMeasured()
    return items.offset(of: item)
  }

  /// Whether an item of a range has an estimated extent.
  mutating func hasEstimates(in range: Range<Int>) -> Bool {
    hasEstimates && items.firstEstimated(in: range) != nil
  }

  /// Whether the extent of an item is an estimate.
  mutating func isEstimated(_ item: Int) -> Bool { items.isEstimated(item) }

  /// The start of an item and its extent, in points.
  mutating func placement(of item: Int) -> RowSight.PlacedItem {
    items.writeMeasured()
    let (start, extent) = items.placement(of: item)
    return RowSight.PlacedItem(item: item, start: start, extent: extent)
  }

  /// The first item with an extent at or after another item; nil if there is none.
  mutating func firstPlace(from item: Int) -> RowSight.PlacedItem? {
    // Examines the item itself: at the end of long content, several small items may begin at the
    // same rounded offset.
    if item < items.count {
      let place = placement(of: item)
      if place.extent > 0 { return place }
    }
    // Called before `index(at:)`, because it writes the measured extents.
    let start = start(of: item)
    return items.index(at: start).map { placement(of: $0) }
  }

  /// The last item with an extent before another item; nil if there is none.
  mutating func lastPlace(before item: Int) -> RowSight.PlacedItem? {
    if item > 0 {
      let place = placement(of: item - 1)
      if place.extent > 0 { return place }
    }
    let start = start(of: item)
    return items.index(at: start.nextDown).map { placement(of: $0) }
  }

  /// The sections with an item in a range.
  mutating func sections(ofItems range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, numberOfSections > 0 else { return 0..<0 }
    let first = section(ofItem: max(range.lowerBound, 1))?.index ?? numberOfSections
    let last = section(ofItem: min(range.upperBound, tableFooter) - 1)?.index ?? -1
    return first..<max(first, last + 1)
  }

  /// The row of an item; nil for a header or a footer.
  mutating func path(ofItem item: Int) -> IndexPath? { section(ofItem: item)?.path(of: item) }

  /// - Precondition: The table has the row.
  @inline(__always)
  func item(of path: IndexPath) -> Int {
    2 + Int(sections.offset(of: path.section)) + path.row
  }

  mutating func numberOfRows(inSection index: Int) -> Int {
    if let recent, recent.index == index { return recent.rows.count }
    let section = section(at: index)
    recent = section
    return section.rows.count
  }

  /// The number of rows in all sections before a given one.
  func rowsBefore(section: Int) -> Int { Int(sections.offset(of: section)) - 2 * section }

  /// The row at an index among the rows of all sections; nil if there is none.
  ///
  /// - Complexity: O(log² n) for n sections
  func path(ofRow row: Int) -> IndexPath? {
    guard row >= 0, row < rowsBefore(section: numberOfSections) else { return nil }
    var (first, end) = (0, numberOfSections)
    while end - first > 1 {
      let middle = (first + end) / 2
      if rowsBefore(section: middle) <= row { first = middle } else { end = middle }
    }
    return IndexPath(row: row - rowsBefore(section: first), section: first)
  }

  @inline(__always)
  func hasSection(_ section: Int) -> Bool { section >= 0 && section < numberOfSections }

  mutating func hasRow(at path: IndexPath) -> Bool {
    hasSection(path.section) && path.row >= 0
      && path.row < numberOfRows(inSection: path.section)
  }

  // MARK: Frames

  /// The extent of a row with the space below it, in points.
  @inline(__always)
  func rowExtent(height: Double, isLast: Bool) -> Double {
    isLast ? height : height + rowSpacing
  }

  /// The visible extent of a row, without the space below it, in points.
  @inline(__always)
  func rowHeight(extent: Double, isLast: Bool) -> Double {
    isLast ? extent : max(0, extent - rowSpacing)
  }

  /// The frame of the cell of an item, in points of the content.
  @inline(__always)
  func rowFrame(start: Double, extent: Double, isLast: Bool, width: Double) -> Rect {
    Rect(
      x: inset.left, y: start, width: max(0, width - inset.left - inset.right),
      height: rowHeight(extent: extent, isLast: isLast))
  }

  /// - Precondition: The table has the row.
  @inline(__always)
  mutating func rowFrame(at path: IndexPath, width: Double) -> Rect {
    let place = placement(of: item(of: path))
    return rowFrame(
      start: place.start, extent: place.extent,
      isLast: path.row == Int(sections[path.section]) - 3, width: width)
  }

  @inline(__always)
  func headerHeight(of section: Section) -> Double {
    max(0, items[section.header] - inset.top - headerPadding)
  }
  @inline(__always)
  func footerHeight(of section: Section) -> Double { max(0, items[section.footer] - inset.bottom) }

  /// The start and end of a section, with its header and footer, in points.
  mutating func span(of section: Section) -> (start: Double, end: Double) {
    (start(of: section.items.lowerBound), start(of: section.items.upperBound))
  }

  /// The span of the content in which the header or the footer of a section may lie, in points.
  mutating func span(of section: Section, for edge: SectionEdge) -> (start: Double, end: Double) {
    var span = span(of: section)
    if edge == .header, headerPadding > 0, headerHeight(of: section) > 0 {
      span.start += headerPadding
    }
    return span
  }

  /// The extent of the item of a header of this height, in points: a section without a header has
  /// no padding.
  func headerExtent(height: Double) -> Double {
    inset.top + (height > 0 ? height + headerPadding : 0)
  }

  // MARK: Changes

  /// Sets the extent of an item, in points; the item then counts as measured.
  ///
  /// - Complexity: O(log n)
  mutating func setExtent(_ extent: Double, ofItem item: Int) {
    items[item] = extent
  }

  /// Sets the height of a row, in points; the row then counts as measured.
  ///
  /// - Complexity: O(log n)
  mutating func setRowHeight(_ height: Double, ofItem item: Int, isLast: Bool) {
    items[item] = rowExtent(height: height, isLast: isLast)
  }

  /// Makes the extents of items count as estimates until they are set again.
  ///
  /// - Complexity: O(log n)
  mutating func markEstimated(_ range: Range<Int>) {
    items.markEstimated(range)
  }
}
