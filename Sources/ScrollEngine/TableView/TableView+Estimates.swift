import Extents

// Row heights that are estimates until the row becomes visible. Then rows are measured, one by one,
// outwards from a row that stays in position: so nothing jumps, and a cell is requested only for a
// row that really is visible.
extension TableView {
  /// Whether an item of a range has an estimated extent.
  func hasEstimates(in range: Range<Int>) -> Bool {
    layout.hasEstimates && layout.items.firstEstimated(in: range) != nil
  }

  // MARK: Filling

  /// Gives rows that have become visible a cell, as `fillRows` does, and measures them.
  ///
  /// Cells may be placed before what lies above them is measured: all are placed again at the end.
  func fillAndMeasure() {
    settleEdges()
    guard hasEstimates(in: sight.items) else { return fillRows() }
    guard let dataSource else { return }
    let maker = CellMaker(of: self, dataSource)
    let hold = hold()
    fillDownwards(from: hold, maker)
    fillUpwards(from: hold, maker)
    layoutDidChange(keeping: hold)
  }

  private func fillDownwards(from hold: Hold, _ maker: CellMaker) {
    var next = live.items.isEmpty ? hold.item : live.items.upperBound
    while mayFill {
      let start = layout.items.offset(of: next)
      guard start < visiblePart(hold).bottom, let item = layout.firstItem(from: next) else {
        return
      }
      add(enter(item, hold, maker), at: item)
      next = item + 1
    }
  }

  private func fillUpwards(from hold: Hold, _ maker: CellMaker) {
    var last = live.items.isEmpty ? hold.item : live.items.lowerBound
    while mayFill {
      let end = layout.items.offset(of: last)
      guard end > visiblePart(hold).top, let item = layout.lastItem(before: last),
        // Of a row that ends there only the space below it is visible, however high it is.
        layout.visibleEnd(of: item) > visiblePart(hold).top
      else { return }
      add(enter(item, hold, maker), at: item)
      last = item
    }
  }

  enum Entrance {
    /// The item has no cell: it is no row, or has no height.
    case empty
    case cell(TableViewCell)
    /// Once measured, it was not visible.
    case outOfSight
  }

  /// Adds the result at the end of the live rows where it belongs.
  private func add(_ entrance: Entrance, at item: Int) {
    let cell: TableViewCell?
    switch entrance {
    case .empty:
      // The start of the visible items is still unknown.
      if live.items.isEmpty { return }
      cell = nil
    case .cell(let made): cell = made
    case .outOfSight: return
    }
    Limits.checkInSight(live.items.count, "TableView: of the rows")
    if live.items.isEmpty || item >= live.items.upperBound {
      live.start(at: item)
      live.append(cell, at: item)
    } else {
      live.prepend(cell, at: item)
    }
  }

  /// Measures an item and gives it a cell, if it is a row and then really visible.
  func enter(_ item: Int, _ hold: Hold, _ maker: CellMaker) -> Entrance {
    guard let section = layout.section(ofItem: item), let path = section.path(of: item) else {
      return .empty
    }
    let isLast = item == section.rows.upperBound - 1
    var cell: TableViewCell?
    if layout.items.isEstimated(item) {
      let height = height(at: path) {
        let new = requestCell(at: path, isLast: isLast, maker)
        cell = new
        return new
      }
      if let height { layout.setRowHeight(height, ofItem: item, isLast: isLast) }
    }
    let frame = layout.rowFrame(at: path, width: maker.width)
    let (top, bottom) = visiblePart(hold)
    let isSeen = frame.height > 0 && frame.maxY > top && frame.minY < bottom
    guard isSeen, mayFill else {
      if let cell { reuseQueue.enqueue(cell) }
      return frame.height > 0 ? .outOfSight : .empty
    }
    let shown = cell ?? requestCell(at: path, isLast: isLast, maker)
    show(shown, at: path, in: frame, maker)
    return .cell(shown)
  }

  // MARK: Measuring

  /// The height of a row, from the delegate, the table, or the cell.
  ///
  /// - Returns: nil after a callback has asked for a reload: the row may be gone.
  func height(at path: IndexPath, _ cell: () -> TableViewCell) -> Double? {
    let delegate = delegate(answering: .heightForRow)
    var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if delegate != nil, rowHeight != Self.automaticDimension,
      callbacks.defaults.contains(.heightForRow)
    {
      // There was nothing to estimate: all rows have the table's height.
      setNeedsReload()
    }
    if height == Self.automaticDimension {
      sizesItself = true
      guard mayFill else { return nil }
      let width = max(0, bounds.width - sectionInset.left - sectionInset.right)
      let cell = cell()
      guard mayFill else { return nil }
      height = cell.sizeThatFits(Size(width: width, height: .infinity)).height
    }
    guard mayFill else { return nil }
    Self.requireHeight(height, "\(path)")
    return height
  }

  /// Measures the first visible row if its estimate is so low that it would be invisible.
  ///
  /// - Returns: Whether the visible items have to be determined again.
  func measureHeldRow() -> Bool {
    guard let item = heldItem, item < layout.items.count, layout.items.isEstimated(item),
      layout.items.offset(of: item + 1) <= bounds.minY, let dataSource,
      let section = layout.section(ofItem: item), let path = section.path(of: item)
    else { return false }
    let isLast = item == section.rows.upperBound - 1
    var cell: TableViewCell?
    let height = height(at: path) {
      let new = requestCell(at: path, isLast: isLast, CellMaker(of: self, dataSource))
      cell = new
      return new
    }
    if let cell { reuseQueue.enqueue(cell) }
    if let height {
      layout.setRowHeight(height, ofItem: item, isLast: isLast)
      layoutDidChange(movingContentBy: 0)
    }
    return true
  }

  /// Unmarks visible headers and footers, whose extents never were estimates.
  private func settleEdges() {
    for item in sight.items where layout.items.isEstimated(item) {
      if layout.path(ofItem: item) == nil {
        layout.setExtent(layout.items[item], ofItem: item)
      }
    }
  }

  /// Measures the rows with a cell again whose heights have become estimates.
  ///
  /// Runs before anything is released, so that the visible rows are known.
  func measureLiveRows() {
    guard !isChanging else { return }
    phase = .changing
    defer { phase = .resting }
    rowsNeedMeasuring = false
    let anchor = anchor()
    var isChanged = false
    for item in live.items where mayFill && layout.items.isEstimated(item) {
      guard let section = layout.section(ofItem: item), let path = section.path(of: item) else {
        continue
      }
      guard let cell = live[item] else {
        // Without a height it has no cell: it is asked again when it becomes visible again, unless
        // it is about to get a cell.
        if !hasHoles { layout.setExtent(layout.items[item], ofItem: item) }
        continue
      }
      guard let height = height(at: path, { cell }) else { break }
      layout.setRowHeight(
        height, ofItem: item, isLast: item == section.rows.upperBound - 1)
      isChanged = true
      // A row without a height is invisible, even between visible ones.
      if height == 0 { giveBackFlat(cell, of: item, at: path) }
    }
    if isChanged { layoutDidChange(keeping: anchor) }
  }

  /// Measures all rows again as they become visible; until then their heights are estimates.
  ///
  /// - Complexity: O(log n)
  func setNeedsMeasuring() {
    layout.markEstimated(0..<layout.items.count)
    rowsNeedMeasuring = true
    sight.forget()
    setNeedsLayout()
  }

  /// Measures the row of a cell again in the next layout.
  func intrinsicContentSizeDidChange(of cell: TableViewCell) {
    guard selfSizingInvalidation == .enabled, sizesItself,
      let item = live.items.first(where: { live[$0] === cell })
    else { return }
    layout.markEstimated(item..<item + 1)
    rowsNeedMeasuring = true
    setNeedsLayout()
  }
}
