import Extents

// How an update goes: everything is asked and checked, then nothing is asked and everything
// changes, then those are told whom it concerns.
extension TableView {
  func carryOut(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [], animated: Bool,
    completion: @escaping (Bool) -> Void
  ) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: .row) }
    guard !isUpdating, updateState.batch.depth == 0 else {
      freeze()
      throw ListUpdateError(.underWay, of: .row)
    }
    // A table that asks for everything anyway need not be told what has changed.
    if isOutdated { return completion(true) }
    isUpdating = true
    let update: TableUpdate
    do {
      update = try checked(updates)
    } catch {
      isUpdating = false
      freeze()
      throw error
    }
    isUpdating = false
    // The callbacks may have made it pointless.
    guard !isFrozen else { throw ListUpdateError(.frozen, of: .row) }
    if isOutdated { return completion(true) }
    perform(update, animated: animated, completion: completion)
    let changes = update.changes
    if !paths.isEmpty { try reconfigure(paths.compactMap { changes.newIndexPath(forOld: $0) }) }
  }

  private func perform(
    _ update: TableUpdate, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    isUpdating = true
    let snapshot =
      animated && update.changes.isAnimated ? snapshot(before: update.changes) : nil
    let anchor = anchor(before: update.changes)
    let stretches = layout.stretches(of: live.items, after: update.changes)
    let isAiming = scrollTarget != nil && isAiming
    followPaths(update.changes)
    // A second owner of the old layout would make changing it slower.
    let oldLayout = prefetcher == nil ? nil : layout
    layout.apply(update)
    if let oldLayout {
      prefetcher?.follow(
        from: oldLayout, to: layout, update.changes.newIndexPath(forOld:))
    }
    let shift = follow(anchor)
    let expectedShift = look(shiftedBy: shift)
    keepRows(stretches)
    hasHoles = true
    let supplements = followSupplements(update.changes)
    // Rows above all changes are where they were.
    var firstMoved = 0
    if let first = stretches.first, update.changes.allAre(after: first.firstPath) {
      firstMoved = first.items.upperBound
    }
    placeKeptViews(from: firstMoved)
    if style == .grouped { separatorsDidChange() }
    letGo(stretches, supplements, snapshot, shift: expectedShift)

    isUpdating = false
    stacking?.animatesChange = snapshot != nil
    moveContent(by: shift, isAiming: isAiming)
    stacking?.animatesChange = false
    if let snapshot {
      show(snapshot, completion: completion)
    } else {
      updateState.arrival = nil
      completion(true)
    }
  }

  // MARK: Rows and sections that stay

  /// Gives rows that stay in sight their new place; the cells of the others are left over.
  private func keepRows(_ stretches: [TableStretch]) {
    let visible = sight.items
    live.rearrange(for: visible)
    for stretch in stretches where !stretch.rows.isReloaded {
      guard let path = stretch.rows.newPath else { continue }
      let first = layout.place(of: path)
      let way = first - stretch.items.lowerBound
      let stay = (first..<first + stretch.items.count).clamped(to: visible)
      live.keep(stay.lowerBound - way..<stay.upperBound - way, as: stay.lowerBound)
    }
  }

  /// Follows the rows that the table remembers.
  private func followPaths(_ changes: ListChanges) {
    let newPath = changes.newIndexPath(forOld:)
    selection.map(newPath)
    offsetMemory.map(newPath) { changes.sections.newSection(forOld: $0) }
    if let target = scrollTarget {
      scrollTarget = newPath(target.path).map {
        ScrollTarget(
          path: $0, position: target.position, part: target.part, offset: target.offset)
      }
    }
  }

  /// Gives rows that have stayed the frame that the layout has for them, from an item on, and so all
  /// else.
  func placeKeptViews(from first: Int) {
    let first = needsPlacement ? 0 : first
    needsPlacement = false
    isPlacing = true
    defer { isPlacing = false }
    let width = bounds.width
    var section: TableLayout.Section?
    let live = live
    for place in sight.entering where place.item >= first && live.items.contains(place.item) {
      if section?.items.contains(place.item) != true {
        section = layout.section(ofItem: place.item)
      }
      // The table's own header and footer are placed with their view.
      guard let section else { continue }
      let frame = layout.rowFrame(
        start: place.start, extent: place.extent,
        isLast: place.item == section.rows.upperBound - 1, width: width)
      live.look(at: place.item) { $0.place(frame: frame) }
    }
    if !liveSupplements.isEmpty { measureSupplements() }
    if tableHeaderView != nil || tableFooterView != nil { placeEdgeViews() }
  }

  /// Renumbers the headers and footers in sight, and takes out those of sections that are gone or
  /// reloaded.
  private func followSupplements(_ changes: ListChanges) -> [Supplement] {
    supplementsAreStale = true
    guard !liveSupplements.isEmpty, !changes.sections.isEmpty else { return [] }
    var leaving: [Supplement] = []
    liveSupplements = liveSupplements.compactMap { supplement in
      guard let section = changes.sections.newSection(forOld: supplement.section),
        changes.sections.reloads.run(holding: supplement.section) == nil
      else {
        leaving.append(supplement)
        return nil
      }
      return Supplement(
        kind: supplement.kind, section: section, view: supplement.view, height: supplement.height,
        start: supplement.start, end: supplement.end)
    }
    return leaving
  }

  // MARK: Those that go

  /// A row whose cell has no place any more.
  struct LeavingRow {
    let cell: TableViewCell
    let oldPath: IndexPath
    /// Where the row is now, out of sight; nil when it is gone or reloaded.
    let newPath: IndexPath?
  }

  /// Gives back, or sends on their way out, what has no place any more.
  ///
  /// A row that is gone is named by its old index path, one that is only out of sight by its new.
  private func letGo(
    _ stretches: [TableStretch], _ supplements: [Supplement], _ snapshot: UpdateSnapshot?,
    shift: Double
  ) {
    let observer = delegate(answering: .didEndDisplayingCell)
    for stretch in stretches {
      for (index, item) in stretch.items.enumerated() {
        guard let cell = live.takeLeftover(item) else { continue }
        let row = LeavingRow(
          cell: cell, oldPath: stretch.firstPath.advanced(by: index),
          newPath: stretch.rows.isReloaded ? nil : stretch.rows.newPath?.advanced(by: index))
        // A row that is gone or filled anew has no place of its own, but it may have a name.
        offsetMemory.remember(cell, at: row.newPath)
        if let snapshot, dismiss(row, snapshot, shift: shift) { continue }
        giveBack(cell, to: reuseQueue)
        observer?.tableView(self, didEndDisplaying: cell, forRowAt: row.newPath ?? row.oldPath)
      }
    }
    for supplement in supplements {
      rememberOffsets(in: supplement, at: nil)
      if let snapshot, dismiss(supplement, snapshot) { continue }
      release(supplement)
    }
    if layout.hasSupplements { releaseSupplements() }
  }
}

extension IndexPath {
  fileprivate func advanced(by rows: Int) -> IndexPath {
    IndexPath(row: row + rows, section: section)
  }
}
