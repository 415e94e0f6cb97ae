import Extents

extension TableView {
  /// The number of rows in a section.
  ///
  /// - Precondition: The table has the section.
  public func numberOfRows(inSection section: Int) -> Int {
    requireSection(section)
    return layout.numberOfRows(inSection: section)
  }

  /// The number of rows with estimated heights; all positions derived from these heights are
  /// estimates, too.
  ///
  /// - Complexity: O(S log n) for n rows in S sections
  public var numberOfEstimatedRows: Int {
    reloadIfNeeded()
    var count = layout.items.estimatedCount
    func leaveOut(_ item: Int) { if layout.items.isEstimated(item) { count -= 1 } }
    leaveOut(TableLayout.tableHeader)
    leaveOut(layout.tableFooter)
    for index in 0..<layout.numberOfSections {
      let section = layout.section(at: index)
      leaveOut(section.header)
      leaveOut(section.footer)
    }
    return count
  }

  /// The memory used by the index of row positions, in bytes.
  ///
  /// - Complexity: O(n / 512) for n rows of different heights
  public var rowIndexByteCount: Int {
    reloadIfNeeded()
    return layout.items.byteCount + layout.sections.byteCount
  }

  // MARK: What is on screen

  /// The cells of the visible rows, in the order of the rows.
  public var visibleCells: [TableViewCell] {
    editing?.reordering == nil
      ? live.cells : live.items.values { live[$0] ?? draggedCell(ofItem: $0) }
  }

  /// Calls a function with the cell and index path of each visible row, in order; makes no array.
  package func forEachVisibleRow(_ body: @MainActor (TableViewCell, IndexPath) -> Void) {
    for item in live.items {
      guard let cell = live[item] ?? draggedCell(ofItem: item),
        let path = layout.path(ofItem: item)
      else { continue }
      body(cell, path)
    }
  }

  /// The visible rows that have a cell, in order; nil for none, as in UIKit.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = visiblePaths
    return paths.isEmpty ? nil : paths
  }

  var visiblePaths: [IndexPath] {
    live.items.values {
      live[$0] == nil && draggedCell(ofItem: $0) == nil ? nil : layout.path(ofItem: $0)
    }
  }

  /// The visible rows that have a cell, counted across all sections.
  public var liveRows: [Int] {
    visiblePaths.map { layout.rowsBefore(section: $0.section) + $0.row }
  }

  /// The cell of a row; nil if the row has none.
  ///
  /// A row out of sight keeps its cell while a view in the cell is edited or has the focus.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard layout.hasRow(at: indexPath) else { return nil }
    let item = layout.item(of: indexPath)
    return (live.items.contains(item) ? live[item] : nil) ?? draggedCell(ofItem: item)
      ?? parkedCell(at: indexPath) as? TableViewCell
  }

  /// The row that a cell shows; nil if the cell shows no row of this table.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    if let reordering = editing?.reordering, reordering.cell === cell { return reordering.source }
    guard cell.superview === self else { return nil }
    guard let item = live.items.first(where: { live[$0] === cell }) else {
      return parkedPath(of: cell)
    }
    return layout.path(ofItem: item)
  }

  /// The header of a section; nil if it is not on screen, or is of another class.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    supplement(.header, of: section)?.view as? TableViewHeaderFooterView
  }

  /// The footer of a section; nil if it is not on screen, or is of another class.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    supplement(.footer, of: section)?.view as? TableViewHeaderFooterView
  }

  func supplement(_ kind: SectionEdge, of section: Int) -> TableSupplement? {
    liveSupplements.first { $0.section == section && $0.kind == kind }
  }

  /// The object that learns which rows will be needed soon.
  public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { prefetcher?.source as? any TableViewDataSourcePrefetching }
    set { prefetch(for: newValue) }
  }

  // MARK: Geometry

  /// The frame of a row in the coordinates of the content, in points.
  ///
  /// - Precondition: The table has the row.
  public func rectForRow(at indexPath: IndexPath) -> Rect {
    requireElement(at: indexPath)
    return layout.rowFrame(at: indexPath, width: storedBounds.width)
  }

  /// The frame of a section with its header and footer in the coordinates of the content, in
  /// points.
  ///
  /// - Precondition: The table has the section.
  public func rect(forSection section: Int) -> Rect {
    requireSection(section)
    let (start, end) = layout.span(of: layout.section(at: section))
    return Rect(x: 0, y: start, width: storedBounds.width, height: end - start)
  }

  /// The frame of a section's header in the content while it does not stick, in points.
  ///
  /// - Precondition: The table has the section.
  public func rectForHeader(inSection section: Int) -> Rect {
    requireSection(section)
    let section = layout.section(at: section)
    return Rect(
      x: 0, y: layout.span(of: section, for: .header).start, width: storedBounds.width,
      height: layout.headerHeight(of: section))
  }

  /// The frame of a section's footer in the content while it does not stick, in points.
  ///
  /// - Precondition: The table has the section.
  public func rectForFooter(inSection section: Int) -> Rect {
    requireSection(section)
    let section = layout.section(at: section)
    let height = layout.footerHeight(of: section)
    return Rect(
      x: 0, y: layout.span(of: section).end - height, width: storedBounds.width, height: height)
  }

  /// The row whose frame contains a point of the content; nil if there is none.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    reloadIfNeeded()
    guard let item = layout.part(at: point.y), let path = layout.path(ofItem: item),
      layout.rowFrame(at: path, width: storedBounds.width).contains(point)
    else { return nil }
    return path
  }

  /// The rows that intersect a rectangle of the content, with or without a cell.
  ///
  /// Nil for a rectangle that is not finite; optional because UIKit's result is.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    guard rect.isFinite else { return nil }
    let frame = Rect(
      x: sectionInset.left, y: rect.minY,
      width: max(0, storedBounds.width - sectionInset.left - sectionInset.right),
      height: rect.height)
    return rect.intersects(frame) ? indexPathsForRows(from: rect.minY, to: rect.maxY) : []
  }

  /// The rows that intersect the content between two vertical offsets in points, with or without a
  /// cell.
  public func indexPathsForRows(from lower: Double, to upper: Double) -> [IndexPath] {
    reloadIfNeeded()
    layout.items.writeMeasured()
    var items = layout.items.indices(intersecting: lower, upper)
    // If a row begins above the range, perhaps only the space below the row reaches into the range.
    while let first = items.first, layout.visibleEnd(of: first) <= lower { items.removeFirst() }
    Limits.checkListed(items.count, "TableView: indexPathsForRows(from: \(lower), to: \(upper))")
    return items.values { layout.path(ofItem: $0) }
  }
}
