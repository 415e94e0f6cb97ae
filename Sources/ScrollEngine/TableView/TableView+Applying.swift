import Extents

// How an update goes: everything is asked and checked, then nothing is asked and everything
// changes, then those are told whom it concerns.
extension TableView {
  func carryOut(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [], animated: Bool,
    completion: @escaping (Bool) -> Void
  ) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: .row) }
    guard !isUpdating, updateState.depth == 0 else {
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
    let changes = update.changes
    let snapshot =
      animated && changes.isAnimated ? snapshot(before: changes) : nil
    let seam = layout.seam(at: bounds.minY + adjustedContentInset.top, before: changes)
    var rows = followedRows(changes)
    selection.map(changes.newIndexPath(forOld:))
    offsetMemory.map(changes.newIndexPath(forOld:))
    // A second owner of the old layout would make changing it slower.
    let oldLayout = prefetcher == nil ? nil : layout
    followScrollTarget(changes)
    layout.apply(update)
    if let oldLayout {
      prefetcher?.follow(from: oldLayout, to: layout, changes.newIndexPath(forOld:))
    }
    let shift = seam.map { layout.shift(of: $0) } ?? 0

    let offset = expectedOffset(shiftedBy: shift)
    sight.look(at: &layout, from: offset, to: offset + bounds.height, live: 0..<0)
    keepRows(&rows)
    hasHoles = true
    let supplements = followSupplements(changes)
    placeLiveViews()
    needsPlacement = false
    if style == .grouped { separatorsDidChange() }
    letGo(rows, supplements, snapshot, shift: offset - bounds.minY)

    isUpdating = false
    moveContent(by: shift)
    setNeedsLayout()
    setNeedsDisplay()
    if let snapshot {
      show(snapshot, completion: completion)
    } else {
      updateState.arrival = nil
      completion(true)
    }
  }

  // MARK: Rows and sections that stay

  /// A row with a cell, and what becomes of it.
  struct FollowedRow {
    /// Nil once the row has its place among the live ones.
    var cell: TableViewCell?
    let oldPath: IndexPath
    /// Where the row is now; nil when it is gone.
    let newPath: IndexPath?
    let isReloaded: Bool

    /// What the row is called when its cell ends to show it.
    var lastPath: IndexPath { (isReloaded ? nil : newPath) ?? oldPath }
  }

  private func followedRows(_ changes: ListChanges) -> [FollowedRow] {
    var rows: [FollowedRow] = []
    rows.reserveCapacity(live.items.count)
    for item in live.items {
      guard let cell = live[item], let path = layout.path(ofItem: item) else { continue }
      rows.append(
        FollowedRow(
          cell: cell, oldPath: path, newPath: changes.newIndexPath(forOld: path),
          isReloaded: changes.isReloaded(old: path)))
    }
    return rows
  }

  /// Gives rows that stay in sight their new place; the cells of the others are left over.
  private func keepRows(_ rows: inout [FollowedRow]) {
    live.restart(with: sight.items)
    for index in rows.indices where !rows[index].isReloaded {
      guard let path = rows[index].newPath else { continue }
      let item = layout.item(of: path)
      guard live.items.contains(item), let cell = rows[index].cell else { continue }
      // A callback may have taken it out, and put it elsewhere.
      guard cell.superview === self else { continue }
      live.put(cell, at: item)
      rows[index].cell = nil
    }
  }

  private func followScrollTarget(_ changes: ListChanges) {
    rowToKeep = rowToKeep.flatMap(changes.newIndexPath(forOld:))
    guard let target = scrollTarget else { return }
    scrollTarget = changes.newIndexPath(forOld: target.path).map {
      ScrollTarget(path: $0, position: target.position, offset: target.offset)
    }
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

  /// Gives back, or sends on their way out, what has no place any more.
  ///
  /// A row that is gone is named by its old index path, one that is only out of sight by its new.
  private func letGo(
    _ rows: [FollowedRow], _ supplements: [Supplement], _ snapshot: UpdateSnapshot?,
    shift: Double
  ) {
    let observer = displayObserver
    for row in rows {
      guard let cell = row.cell else { continue }
      if let snapshot, dismiss(row, snapshot, shift: shift) { continue }
      giveBack(cell, to: reuseQueue)
      observer?.tableView(self, didEndDisplaying: cell, forRowAt: row.lastPath)
    }
    for supplement in supplements {
      if let snapshot, dismiss(supplement, snapshot) { continue }
      release(supplement)
    }
    if layout.hasSupplements { releaseSupplements() }
  }

  // MARK: The offset

  /// Where the content will be when it has moved, and is brought back into its range.
  private func expectedOffset(shiftedBy shift: Double) -> Double {
    guard contentSizeObserver == nil else { return bounds.minY }
    let offset = bounds.minY + shift
    guard drag == nil, motion.isNone else { return offset }
    let range = ScrollRange(
      bounds: bounds.size, content: Size(width: bounds.width, height: layout.height),
      inset: adjustedContentInset)
    return range.clamp(Point(x: bounds.minX, y: offset)).y
  }

  /// Gives the content its new height, and moves the offset along with what is visible.
  func moveContent(by shift: Double) {
    let isAiming = isAiming
    // Of a table that a container does not show nobody knows what would have to stay.
    setContentSize(
      Size(width: bounds.width, height: layout.height),
      movingContentBy: bounds.height > 0 ? shift : 0)
    if isAiming { aim() }
  }
}
