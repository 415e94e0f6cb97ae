import Extents

// Applying an update: first everything is asked and checked, then everything changes without
// asking, then the callbacks are called.
extension TableView {
  func carryOut(
    _ update: TableUpdate, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    phase = .changing
    let snapshot =
      animated && update.changes.isAnimated ? snapshot(before: update.changes) : nil
    let anchor = anchor(before: update.changes)
    let stretches = layout.stretches(of: live.items, after: update.changes)
    follow(update.changes)
    // A second owner of the old layout would slow down changing it.
    var oldLayout = prefetcher == nil ? nil : layout
    layout.apply(update)
    prefetcher?.map { number in
      oldLayout?.path(ofItem: number).flatMap(update.changes.newIndexPath(forOld:))
        .map(layout.item(of:))
    }
    let shift = follow(anchor)
    let expectedShift = look(shiftedBy: shift)
    keepRows(stretches)
    hasHoles = true
    supplementsAreStale = true
    let supplements = liveSupplements.follow(update.changes.sections)
    // Rows above all changes have not moved.
    var firstMoved = 0
    if let first = stretches.first, update.changes.allAre(after: first.firstPath) {
      firstMoved = first.items.upperBound
    }
    placeKeptViews(from: firstMoved)
    if style == .grouped { separatorsDidChange() }
    letGo(stretches, supplements, snapshot, shift: expectedShift)

    phase = .resting
    stacking?.animatesChange = snapshot != nil
    moveContent(by: shift)
    stacking?.animatesChange = false
    if let snapshot {
      if style == .plain { placeSupplements() }
      show(snapshot, completion: completion)
    } else {
      updates.arrival = nil
      completion(true)
    }
  }

  // MARK: Rows and sections that stay

  /// Gives visible rows that stay their new index; the cells of the others are left over.
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

  private func snapshot(before changes: ListChanges) -> ListSnapshot? {
    let (old, width) = (layout, bounds.width)
    return snapshot(
      before: changes,
      with: [tableHeaderView, tableFooterView].compactMap { $0 }.filter { $0.superview === self },
      oldFrame: { old.rowFrame(at: $0, width: width) },
      oldEdgeFrame: { edge, section in
        let section = old.section(at: section)
        let span = old.span(of: section)
        return switch edge {
        case .header:
          Rect(x: 0, y: span.start, width: width, height: old.headerHeight(of: section))
        case .footer:
          Rect(
            x: 0, y: span.end - old.footerHeight(of: section), width: width,
            height: old.footerHeight(of: section))
        }
      })
  }

  /// Gives rows that stay their frame in the layout, from an item on, and then everything else.
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

  // MARK: Rows and sections that go

  /// Gives back, or animates out, what no longer has an index path.
  ///
  /// A deleted row is named by its old index path, one that is only off screen by its new one.
  private func letGo(
    _ stretches: [TableStretch], _ supplements: [TableSupplement], _ snapshot: ListSnapshot?,
    shift: Double
  ) {
    for stretch in stretches {
      for (index, item) in stretch.items.enumerated() {
        guard let cell = live.takeLeftover(item) else { continue }
        let oldPath = stretch.firstPath.advanced(by: index)
        let newPath =
          stretch.rows.isReloaded ? nil : stretch.rows.newPath?.advanced(by: index)
        // A deleted or refilled row has no index path of its own, but it may have a name.
        offsetMemory.remember(cell, at: newPath)
        if let snapshot {
          let end =
            newPath.map { way(of: cell, to: $0, shift: shift) }
            ?? departure(of: cell, at: oldPath, snapshot)
          let isOnItsWay = dismiss(cell, to: end, snapshot) { [unowned self] in
            takeOut(cell, of: newPath ?? oldPath)
          }
          if isOnItsWay { continue }
        }
        takeOut(cell, of: newPath ?? oldPath)
      }
    }
    letGo(supplements, snapshot)
    if layout.hasSupplements { releaseSupplements() }
  }

  /// The visible motion of a cell to its row, which is off screen now.
  private func way(of cell: TableViewCell, to path: IndexPath, shift: Double) -> Transit {
    let way = layout.rowFrame(at: path, width: bounds.width).minY - shift - cell.frame.minY
    return Transit(offset: Point(x: 0, y: min(max(way, -bounds.height), bounds.height)))
  }

  /// Gives the cell of a row back, and reports it.
  func takeOut(_ cell: TableViewCell, of path: IndexPath) {
    giveBack(cell, to: reuseQueue)
    delegate(answering: .didEndDisplayingCell)?.tableView(
      self, didEndDisplaying: cell, forRowAt: path)
  }
}

extension IndexPath {
  fileprivate func advanced(by rows: Int) -> IndexPath {
    IndexPath(row: row + rows, section: section)
  }
}
