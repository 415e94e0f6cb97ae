import Extents

// Rows that a person drags to another place.
extension TableView {
  func handleWasDragged(in cell: TableViewCell, _ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began: beginReordering(cell, at: recognizer.location)
    case .changed: reordering(of: cell)?.move(to: recognizer.location)
    case .ended: drop(cell)
    case .cancelled, .failed: if reordering(of: cell) != nil { cancelReordering() }
    case .possible: break
    }
  }

  private func reordering(of cell: TableViewCell) -> RowReordering? {
    guard let reordering = editing?.reordering, reordering.cell === cell else { return nil }
    return reordering
  }

  private func beginReordering(_ cell: TableViewCell, at location: Point) {
    guard let editing, editing.reordering == nil, !isOutdated, !isSuspended,
      let path = indexPath(for: cell)
    else { return }
    hideConfirmation(animated: false)
    finishUpdateMotion()
    let reordering = RowReordering(of: cell, at: path, in: self, finger: location)
    live.put(nil, at: layout.item(of: path))
    editing.reordering = reordering
    cell.set(.reordering, to: true)
    put(cell, .aboveCells)
    reordering.follow()
  }

  /// Ends the drag: the row moves to its target, with one call to the data source.
  private func drop(_ cell: TableViewCell) {
    guard let reordering = reordering(of: cell) else { return }
    let (source, target) = (reordering.source, reordering.target)
    guard source != target else { return cancelReordering() }
    let top = cell.uprightFrame.minY + (cell.transit?.offset.y ?? 0)
    let isBack = takeBack(reordering)
    let version = updatesMade().version
    editing?.isDropping = true
    calling(.moveRow) { dataSource?.tableView(self, moveRowAt: source, to: target) }
    // A data source may have updated the table itself.
    if updatesMade().version == version {
      update(on: .moveRow) { $0.move(at: source, to: target) }
    }
    editing?.isDropping = false
    guard !isBack, let window else { return }
    // The row's old place was out of sight, so its cell went into the queue, and another cell
    // appears at the target.
    layoutIfNeeded()
    guard let other = cellForRow(at: target), let motion = updates?.motion else { return }
    let offset = Point(x: 0, y: top - other.uprightFrame.minY)
    motion.animate(
      other, from: Transit(offset: offset, lift: 1), at: window.now, isRaised: true)
    window.start(motion)
  }

  /// Ends gestures on rows: the drag of a row, and a swipe.
  @inline(never)
  func endGesturesOfRows() {
    cancelReordering()
    swipe?.finish()
  }

  /// Ends the drag, if there is one: all rows go back to where they were.
  func cancelReordering() {
    guard let reordering = editing?.reordering else { return }
    let shifted = reordering.shiftedViews
    let moved = takeBack(reordering) ? [reordering.cell] : []
    let (window, motion) = (window, motionMade())
    for view in shifted + moved {
      guard let window, let transit = view.transit else {
        view.transit = nil
        continue
      }
      motion.animate(view, from: transit, at: window.now, isRaised: transit.lift > 0)
    }
    window?.start(motion)
  }

  /// Gives the cell of a dragged row back to ``LiveRows``.
  ///
  /// - Returns: Whether its row is in sight; if not, the cell goes into the queue.
  private func takeBack(_ reordering: RowReordering) -> Bool {
    editing?.reordering = nil
    defer { if style != .plain { separatorsDidChange() } }
    let (cell, item) = (reordering.cell, layout.item(of: reordering.source))
    cell.set(.reordering, to: false)
    guard live.items.contains(item), live[item] == nil, cell.isSubview(of: self) else {
      cell.transit = nil
      takeOut(cell, of: reordering.source)
      return false
    }
    live.put(cell, at: item)
    if cell.uprightFrame != layout.rowFrame(at: reordering.source, width: storedBounds.width) {
      // The rows above have been measured, or the width of the table has changed.
      needsPlacement = true
      markForLayout()
    }
    return true
  }

  /// The cell of an item if it is the dragged row, whose cell ``LiveRows`` does not contain;
  /// otherwise nil.
  func draggedCell(ofItem item: Int) -> TableViewCell? {
    guard let reordering = editing?.reordering, layout.item(of: reordering.source) == item else {
      return nil
    }
    return reordering.cell
  }

  // MARK: Places

  /// The views that make room, with their items: cells, and those headers and footers that do not
  /// stick.
  var shiftableViews: [(view: View, item: Int)] {
    var views: [(view: View, item: Int)] = []
    for item in live.items { if let cell = live[item] { views.append((cell, item)) } }
    for supplement in liveSupplements {
      guard let view = supplement.view else { continue }
      let section = layout.section(at: supplement.section)
      let isAtRest =
        view.uprightFrame.minY == supplement.top(stickingTo: nil)
      guard isAtRest else { continue }
      views.append((view, supplement.kind == .header ? section.header : section.footer))
    }
    return views
  }

  /// The index path of a row that is dropped with its upper edge at an offset of the content.
  ///
  /// The row takes the place of the farthest row whose middle it covers.
  /// - Complexity: O(log n)
  func place(ofRow source: IndexPath, draggedTo top: Double, extent: Double) -> IndexPath {
    let own = layout.item(of: source)
    let start = layout.start(of: own)
    func middle(_ item: Int) -> Double { layout.start(of: item) + layout.items[item] / 2 }
    if top > start {
      let last = layout.tableFooter - 1
      var item = min(layout.part(at: min(top + extent, layout.height)) ?? last, last)
      while item > own, middle(item) > top + extent || layout.items[item] == 0 { item -= 1 }
      return item > own ? path(behind: item, source) : source
    }
    var item = max(layout.part(at: max(top, 0)) ?? 1, 1)
    while item < own, middle(item) < top || layout.items[item] == 0 { item += 1 }
    return item < own ? path(before: item) : source
  }

  private func path(behind item: Int, _ source: IndexPath) -> IndexPath {
    guard let section = layout.section(ofItem: item) else { return source }
    // In its own section, the rows after the dragged row move up.
    let own = section.index == source.section ? 1 : 0
    let row = min(item, section.footer - 1) - section.header - own
    return IndexPath(row: max(0, row), section: section.index)
  }

  private func path(before item: Int) -> IndexPath {
    guard let section = layout.section(ofItem: item) else { return IndexPath(row: 0, section: 0) }
    if item > section.header {
      return IndexPath(row: item - section.header - 1, section: section.index)
    }
    guard section.index > 0 else { return IndexPath(row: 0, section: 0) }
    let above = section.index - 1
    return IndexPath(row: layout.numberOfRows(inSection: above), section: above)
  }

  /// The delegate's choice of a place for a dragged row.
  ///
  /// - Precondition: After the move, the table has the index path that the delegate returns.
  func moveTarget(from source: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let tableDelegate else { return proposed }
    let target = calling(.targetForMove) {
      tableDelegate.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
    guard target != proposed else { return proposed }
    requireSection(
      target.section,
      call: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:), which named it,")
    let own = target.section == source.section ? 1 : 0
    let count = layout.numberOfRows(inSection: target.section) - own
    require(
      target.row >= 0 && target.row <= count,
      "TableView: a row of \(self) cannot move from \(source) to \(target)")
    return target
  }

  /// The items that make room for a row dragged to a target, and their direction: -1 for up, 1 for
  /// down.
  func itemsToShift(
    from own: Int, _ source: IndexPath, to target: IndexPath
  ) -> (items: Range<Int>, way: Double) {
    guard source != target else { return (own..<own, 0) }
    let section = layout.section(at: target.section)
    if target > source {
      let isOwn = target.section == source.section
      let last = section.header + target.row + (isOwn ? 1 : 0)
      return (own + 1..<last + 1, -1)
    }
    return (section.header + 1 + target.row..<own, 1)
  }
}
