import Extents

extension TableView {
  /// Refills cells and updates the heights of their rows.
  func refillRows(_ paths: [IndexPath]) throws(ListUpdateError) {
    func row(at path: IndexPath) -> ReconfiguredRow {
      ReconfiguredRow(path: path, item: layout.place(of: path))
    }
    guard let first = paths.first else { return }
    // Usually there is one row, which needs no array.
    if paths.count == 1 { return try refill(CollectionOfOne(row(at: first))) }
    try refill(paths.map(row))
  }

  /// - Precondition: There is a row.
  private func refill<Rows: RandomAccessCollection & MutableCollection>(
    _ rows: Rows
  ) throws(ListUpdateError) where Rows.Element == ReconfiguredRow {
    var rows = rows
    let first = rows[rows.startIndex].path
    phase = .changing
    defer { phase = .resting }
    let heights = RowHeights(of: self, asking: first)
    if heights.common == nil, !heights.areEstimates {
      for index in rows.indices {
        rows[index].height = try heights.checkedHeight(at: rows[index].path)
      }
      // If a callback has changed the data, the delegate was not asked about the other rows.
      guard !isSuspended else { return setNeedsReload() }
    }
    for row in rows { refill(row) }
    guard !needsReload, !isFrozen else { return }
    if heights.areEstimates { return measureAgain(rows) }
    let anchor = anchor(from: firstChanged(rows))
    guard let first = setExtents(rows) else { return }
    let shift = follow(anchor)
    if hasHoles || rowsNeedMeasuring {
      phase = .resting
      return layoutDidChange(movingContentBy: shift)
    }
    updateSight(shiftedBy: shift, from: first)
    releaseRows(outside: sight.items)
    if layout.hasSupplements { releaseSupplements() }
    placeKeptViews(from: first)
    phase = .resting
    moveContent(by: shift)
  }

  private struct ReconfiguredRow {
    let path: IndexPath
    let item: Int
    /// The row's new height, in points; nil if the delegate is not asked for it.
    var height: (height: Double, isEstimate: Bool)?
  }

  /// Marks rows to be measured again when visible, in a table in which all heights are estimates.
  private func measureAgain(_ rows: some Collection<ReconfiguredRow>) {
    let anchor = anchor()
    for row in rows { layout.markEstimated(row.item..<row.item + 1) }
    follow(anchor)
    rowsNeedMeasuring = true
    hasHoles = true
    sight.forget()
    markForLayout()
  }

  /// The first item that may resize; 0 if a row is to be measured, because this may resize rows
  /// above.
  private func firstChanged(_ rows: some Collection<ReconfiguredRow>) -> Int {
    var first = layout.items.count
    for row in rows {
      if row.height?.isEstimate == true { return 0 }
      first = min(first, row.item)
    }
    return first
  }

  /// - Returns: The first item whose extent has changed, or is or was an estimate; nil if there is
  ///   none.
  private func setExtents(_ rows: some Collection<ReconfiguredRow>) -> Int? {
    var first: Int?
    for row in rows {
      guard let (height, isEstimate) = row.height else { continue }
      let item = row.item
      let isLast = layout.section(ofItem: item)?.rows.last == item
      let extent = isLast ? height : height + layout.rowSpacing
      let isFlat = layout.rowHeight(extent: extent, isLast: isLast) <= 0
      // A row whose cell decides its height is measured in the next layout.
      if isEstimate { rowsNeedMeasuring = true }
      if layout.items[item] != extent || isEstimate || layout.items.isEstimated(item) {
        first = min(first ?? item, item)
      }
      layout.setExtent(extent, ofItem: item)
      if isEstimate { layout.markEstimated(item..<item + 1) }
      guard live.items.contains(item) else { continue }
      if let cell = live[item] {
        if isFlat { giveBackFlat(cell, of: item, at: row.path) }
      } else {
        // A visible row without a height may have one now.
        hasHoles = true
      }
    }
    return first
  }

  /// Gives back or parks the cell of a row whose height has become zero.
  func giveBackFlat(_ cell: TableViewCell, of item: Int, at path: IndexPath) {
    live.put(nil, at: item)
    if cell.hasKeys {
      parkCell(cell, at: path)
    } else {
      takeOut(cell, of: path)
    }
  }

  private func refill(_ row: ReconfiguredRow) {
    // Usually the row is in sight.
    guard live.items.contains(row.item), let cell = live[row.item] else {
      if let cell = cellForRow(at: row.path) { refill(cell, at: row.path) }
      return
    }
    refill(cell, at: row.path)
  }
}
