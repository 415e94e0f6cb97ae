import Extents

// Row heights may be estimates until their rows become visible. Then the table measures the rows
// one by one, outwards from a row that stays in position. So nothing jumps, and a row that taller
// rows push off screen gets no cell.
extension TableView {
  // MARK: Filling

  /// Gives rows that have become visible a cell, as `fillRows` does, and measures them.
  ///
  /// Cells may be placed before the rows above them are measured; then the next layout places all
  /// cells again.
  func fillAndMeasure() {
    if settleEdges(), !layout.hasEstimates(in: sight.items) { return fillRows() }
    guard let dataSource else { return }
    let maker = CellMaker(of: self, dataSource).measuring(self)
    let estimates = layout.items.estimatedCount
    var hold = hold()
    let top = live.items.isEmpty ? nil : sight.firstPlace
    // Rows measured between the held row and the cells below it move those cells.
    let movesCells = !live.items.isEmpty && hold.item < live.items.lowerBound
    let filled = fillDownwards(from: &hold, maker)
    fillUpwards(from: &hold, maker)
    // No row got a cell or was measured: only headers, footers and rows without a height are in
    // sight.
    if live.items.isEmpty, layout.items.estimatedCount == estimates { return fillRows() }
    let neededPlacement = needsPlacement
    layoutDidChange(keeping: hold)
    guard let filled, hold.shift == 0, !movesCells,
      sightIsMeasured(from: top ?? filled.first, to: filled.last)
    else { return }
    needsPlacement = neededPlacement
  }

  /// Spares the next layout from finding and placing the visible rows, if `first` to `last` are all
  /// visible rows and nothing else has moved; returns whether it has done so.
  private func sightIsMeasured(
    from first: RowSight.PlacedItem, to last: RowSight.PlacedItem
  ) -> Bool {
    guard mayFill, !layout.hasSupplements, layout.rowSpacing == 0, tableHeaderView == nil,
      tableFooterView == nil, live.items == first.item..<last.item + 1
    else { return false }
    sight.settle(from: first, to: last, total: layout.height)
    return true
  }

  /// - Returns: The first and the last row that got a cell; nil if no row got a cell.
  private func fillDownwards(
    from hold: inout Hold, _ maker: CellMaker
  ) -> (first: RowSight.PlacedItem, last: RowSight.PlacedItem)? {
    var next = layout.firstPlace(from: live.items.isEmpty ? hold.item : live.items.upperBound)
    var estimates = EstimatedRun()
    // Computes the starts of the rows in a run by adding up extents, so that the layout can write
    // all extents of the run together.
    var (start, length) = (next?.start ?? 0, 0.0)
    var filled: (first: RowSight.PlacedItem, last: RowSight.PlacedItem)?
    while mayFill, var place = next, place.start < hold.bottom {
      let item = place.item
      let isEstimated = estimates.contains(item, in: &layout)
      let entrance = enter(&place, isEstimated: isEstimated, &hold, maker)
      if case .cell = entrance { filled = (filled?.first ?? place, place) }
      add(entrance, at: item)
      length += place.extent
      if estimates.contains(item + 1, in: &layout), estimates.extent > 0 {
        next = RowSight.PlacedItem(item: item + 1, start: start + length, extent: estimates.extent)
      } else {
        next = layout.firstPlace(from: item + 1)
        (start, length) = (next?.start ?? 0, 0)
      }
    }
    return filled
  }

  /// Neighbouring items known to be estimates of the same extent.
  private struct EstimatedRun {
    private var items = 0..<0
    /// The extent of each item, in points.
    private(set) var extent = 0.0

    /// Whether an item is an estimate; if so, the known run includes it.
    @inline(__always)
    mutating func contains(_ item: Int, in layout: inout TableLayout) -> Bool {
      items.contains(item) || find(item, in: &layout)
    }

    private mutating func find(_ item: Int, in layout: inout TableLayout) -> Bool {
      guard item <= layout.tableFooter, let run = layout.items.estimates(at: item) else {
        return false
      }
      (items, extent) = (item..<run.end, run.extent)
      return true
    }
  }

  private func fillUpwards(from hold: inout Hold, _ maker: CellMaker) {
    var last = live.items.isEmpty ? hold.item : live.items.lowerBound
    while mayFill, layout.start(of: last) > hold.top,
      var place = layout.lastPlace(before: last),
      // A row that ends at the top stays out of sight at any height: it grows upwards.
      layout.visibleEnd(of: place) > hold.top
    {
      let isEstimated = layout.isEstimated(place.item)
      add(enter(&place, isEstimated: isEstimated, &hold, maker), at: place.item)
      last = place.item
    }
  }

  enum Entrance {
    /// The item has no cell, because it is not a row or has no height.
    case empty
    case cell(TableViewCell)
    /// The measured row turned out to be invisible.
    case outOfSight
  }

  /// Adds the result for an item before or after the live rows.
  @inline(__always)
  private func add(_ entrance: consuming Entrance, at item: Int) {
    switch entrance {
    case .empty:
      // Before the first cell, the start of the live items is unknown: an empty item is not added.
      if !live.items.isEmpty { addLive(nil, at: item) }
    case .cell(let cell): addLive(cell, at: item)
    case .outOfSight: break
    }
  }

  @inline(__always)
  private func addLive(_ cell: consuming TableViewCell?, at item: Int) {
    Limits.checkInSight(live.items.count, "TableView: of the rows")
    if live.items.isEmpty || item >= live.items.upperBound {
      live.start(at: item)
      live.append(cell, at: item)
    } else {
      live.prepend(cell, at: item)
    }
  }

  /// Measures an item if it is a row with an estimated height, and gives the row a cell if it is
  /// then visible.
  func enter(
    _ place: inout RowSight.PlacedItem, isEstimated: Bool, _ hold: inout Hold, _ maker: CellMaker
  ) -> Entrance {
    let item = place.item
    guard let section = layout.section(ofItem: item), let path = section.path(of: item) else {
      return .empty
    }
    let isLast = item == section.rows.upperBound - 1
    var cell: TableViewCell?
    // The upper edge of the row is final: measuring the row moves only what lies below.
    var frame = layout.rowFrame(
      start: place.start, extent: place.extent, isLast: isLast, width: maker.width)
    if isEstimated {
      let height = height(at: path, from: maker.heights) {
        let new = requestCell(at: path, isLast: isLast, maker)
        cell = new
        return new
      }
      if let height {
        place.extent = layout.rowExtent(height: height, isLast: isLast)
        frame.size.height = layout.rowHeight(extent: place.extent, isLast: isLast)
        if item < hold.item {
          layout.setExtent(place.extent, ofItem: item)
          hold.shift = shift(of: hold)
        } else {
          layout.items.measure(item, as: place.extent)
        }
      }
    }
    let isSeen = frame.height > 0 && frame.maxY > hold.top && frame.minY < hold.bottom
    guard isSeen, mayFill else {
      if let cell { putAway(cell, of: path) }
      return frame.height > 0 ? .outOfSight : .empty
    }
    let shown = cell.take() ?? requestCell(at: path, isLast: isLast, maker)
    insertCell(shown, at: path, in: frame, maker)
    return .cell(shown)
  }

  // MARK: Measuring

  /// Requests a reload if the delegate turns out to have no heights: then all rows have the table's
  /// height, and no height is an estimate.
  @inline(__always)
  func reloadIfNothingWasEstimated() {
    if rowHeight != Self.automaticDimension, callbacks.defaults.contains(.heightForRow) {
      setNeedsReload()
    }
  }

  /// The height of a row, from the delegate, the table, or the cell.
  ///
  /// - Returns: nil after a callback has requested a reload or an update: the row may be gone.
  @inline(__always)
  func height(
    at path: IndexPath, from delegate: (any TableViewDelegate)?, _ cell: () -> TableViewCell
  ) -> Double? {
    var height = rowHeight
    if let delegate {
      reportCall(.heightOfElement(path))
      height = calling(.heightForRow) { delegate.tableView(self, heightForRowAt: path) }
      reloadIfNothingWasEstimated()
    }
    if height == Self.automaticDimension {
      sizesItself = true
      guard mayFill else { return nil }
      let width = max(0, storedBounds.width - sectionInset.left - sectionInset.right)
      let cell = cell()
      guard mayFill else { return nil }
      height = calling(.fittingSize) { cell.fittingHeight(width: width) }
    }
    guard mayFill else { return nil }
    Self.requireHeight(height, "\(path)")
    return height
  }

  /// Measures the row at the held anchor if its estimate is so low that the row would be invisible.
  ///
  /// - Returns: Whether the visible items have to be determined again.
  func measureHeldRow() -> Bool {
    guard mayFill, let item = heldItem, item < layout.items.count, layout.isEstimated(item),
      layout.start(of: item + 1) <= storedBounds.minY, let dataSource,
      let section = layout.section(ofItem: item), let path = section.path(of: item)
    else { return false }
    let isLast = item == section.rows.upperBound - 1
    var cell: TableViewCell?
    let height = height(at: path, from: delegate(answering: .heightForRow)) {
      let new = requestCell(at: path, isLast: isLast, CellMaker(of: self, dataSource))
      cell = new
      return new
    }
    if let cell { putAway(cell, of: path) }
    if let height {
      layout.setRowHeight(height, ofItem: item, isLast: isLast)
      layoutDidChange(movingContentBy: 0)
    }
    return true
  }

  /// Removes the mark of an estimate from visible headers and footers, whose extents are exact.
  ///
  /// - Returns: Whether any were marked.
  private func settleEdges() -> Bool {
    let rows = layout.section(ofItem: sight.items.lowerBound)?.rows
    if let rows, sight.items.clamped(to: rows) == sight.items { return false }
    let estimates = layout.items.estimatedCount
    settleEdge(TableLayout.tableHeader)
    for index in layout.sections(ofItems: sight.items) {
      let section = layout.section(at: index)
      settleEdge(section.header)
      settleEdge(section.footer)
    }
    settleEdge(layout.tableFooter)
    return layout.items.estimatedCount < estimates
  }

  private func settleEdge(_ item: Int) {
    guard sight.items.contains(item), layout.isEstimated(item) else { return }
    layout.setExtent(layout.items[item], ofItem: item)
  }

  /// Measures live rows again if their heights have become estimates.
  ///
  /// Runs before anything is released, so that the visible rows are known.
  func measureLiveRows() {
    guard !isChanging else { return }
    phase = .changing
    defer { phase = .resting }
    rowsNeedMeasuring = false
    let anchor = anchor()
    var isChanged = false
    let heights = delegate(answering: .heightForRow)
    for item in live.items where mayFill && layout.isEstimated(item) {
      guard let section = layout.section(ofItem: item), let path = section.path(of: item) else {
        continue
      }
      guard let cell = live[item] else {
        // A row without a height has no cell. The row counts as measured, except while rows wait
        // for cells.
        if !hasHoles { layout.setExtent(layout.items[item], ofItem: item) }
        continue
      }
      guard let height = height(at: path, from: heights, { cell }) else { break }
      layout.setRowHeight(
        height, ofItem: item, isLast: item == section.rows.upperBound - 1)
      isChanged = true
      // A row without a height is invisible, even between visible rows.
      if height == 0 { giveBackFlat(cell, of: item, at: path) }
    }
    // If a callback has changed the data, the other rows wait for a later layout.
    if !mayFill { rowsNeedMeasuring = true }
    if isChanged { layoutDidChange(keeping: anchor) }
  }

  /// Has all rows measured again when they are visible; until then their heights are estimates.
  ///
  /// - Complexity: O(log n)
  func setNeedsMeasuring() {
    layout.markEstimated(0..<layout.items.count)
    rowsNeedMeasuring = true
    sight.forget()
    markForLayout()
  }

  /// Has the row of a cell measured again in the next layout, if the table allows this.
  func intrinsicContentSizeDidChange(of cell: TableViewCell) {
    guard selfSizingInvalidation == .enabled, sizesItself,
      let item = live.items.first(where: { live[$0] === cell })
    else { return }
    layout.markEstimated(item..<item + 1)
    rowsNeedMeasuring = true
    markForLayout()
  }
}
