import Extents

extension TableView {
  /// Has the cells of rows filled again, without giving them other cells.
  ///
  /// The data source is asked for the cell, and gets the one there is when it dequeues one with the
  /// same identifier; nobody calls `prepareForReuse`. Rows without a cell are filled when they come
  /// into sight, as always. The delegate is asked for the heights of all of them. In a batch the
  /// index paths count before the update.
  ///
  /// - Precondition: The table has the rows; the data source returns the cell that it gets; and it is
  ///   not called from within a callback of the table.
  /// - Complexity: O(k log n) for k rows
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard updateState.depth == 0 else {
      updateState.reconfigured += indexPaths
      return
    }
    do {
      try reconfigure(indexPaths)
    } catch {
      fail("TableView: \(error), in \(self)")
    }
  }

  func reconfigure(_ paths: [IndexPath]) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: .row) }
    guard !isUpdating else { throw ListUpdateError(.underWay, of: .row) }
    guard !isOutdated else { return }
    for path in paths { try check(path) }
    isUpdating = true
    defer { isUpdating = false }
    let heights = RowHeights(of: self)
    var extents: [(path: IndexPath, extents: Extents)] = []
    if heights.common == nil, !heights.areEstimates {
      for path in paths {
        extents.append(
          (path, try rowExtents(path.row..<path.row + 1, inSection: path.section, heights)))
      }
    }
    for path in paths { refill(path) }
    guard !isOutdated, !isFrozen else { return }
    isUpdating = false
    if heights.areEstimates { return measureAgain(paths) }
    let seam = seam(before: nil)
    guard setExtents(extents) else { return }
    for path in paths { letGoIfFlat(path) }
    // Rows that had no height are among those in sight, and may have one now.
    hasHoles = true
    var shift = 0.0
    if let seam { shift = layout.shift(of: seam) }
    layoutDidChange(movingContentBy: shift)
  }

  /// Has rows measured when they are in sight, as all rows of the table are.
  private func measureAgain(_ paths: [IndexPath]) {
    for path in paths {
      let item = layout.item(of: path)
      layout.markEstimated(item..<item + 1)
    }
    rowsNeedMeasuring = true
    hasHoles = true
    sight.forget()
    setNeedsLayout()
  }

  private func check(_ path: IndexPath) throws(ListUpdateError) {
    guard layout.hasSection(path.section) else {
      throw ListUpdateError(
        .noSuchSection(.reload, .element(path), count: layout.numberOfSections), of: .row)
    }
    guard layout.hasRow(at: path) else {
      let count = layout.numberOfRows(inSection: path.section)
      throw ListUpdateError(.noSuchElement(.reload, path, count: count), of: .row)
    }
  }

  /// - Parameter extents: With the space below the rows, also below the last of a section.
  /// - Returns: Whether one of them is another than before.
  private func setExtents(_ extents: [(path: IndexPath, extents: Extents)]) -> Bool {
    var hasChanged = false
    for (path, extents) in extents {
      let isLast = path.row == layout.numberOfRows(inSection: path.section) - 1
      let extent = isLast ? max(0, extents[0] - layout.rowSpacing) : extents[0]
      let item = layout.item(of: path)
      // A row that is as high as its cell says is measured in the next layout.
      let isEstimate = extents.estimatedCount > 0
      if isEstimate { rowsNeedMeasuring = true }
      if layout.items[item] != extent || isEstimate || layout.items.isEstimated(item) {
        hasChanged = true
      }
      layout.setExtent(extent, ofItem: item)
      if isEstimate { layout.markEstimated(item..<item + 1) }
    }
    return hasChanged
  }

  /// Gives back the cell of a row that has no height any more.
  private func letGoIfFlat(_ path: IndexPath) {
    guard let cell = cellForRow(at: path),
      layout.rowFrame(at: path, width: bounds.width).height == 0
    else { return }
    live.put(nil, at: layout.item(of: path))
    giveBack(cell, to: reuseQueue)
    displayObserver?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func refill(_ path: IndexPath) {
    guard let dataSource, let cell = cellForRow(at: path) else { return }
    updateState.cellToReconfigure = cell
    let answer = dataSource.tableView(self, cellForRowAt: path)
    updateState.cellToReconfigure = nil
    require(
      answer === cell,
      "TableView: the cell for \(path), \(answer), is not the one that was to be filled again; "
        + "dequeue a cell with the same identifier in \(self)")
  }

  /// What is dequeued while a row is filled again.
  func cellToReconfigure(withIdentifier identifier: String) -> TableViewCell? {
    guard let cell = updateState.cellToReconfigure, cell.reuseIdentifier == identifier else {
      return nil
    }
    return cell
  }
}
