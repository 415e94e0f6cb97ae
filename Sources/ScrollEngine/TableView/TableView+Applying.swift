import Extents

// How a table applies an update: its part of the steps of ``ListView``.
extension TableView {
  /// Changes the layout, and gives the rows that stay visible their new items and frames.
  func changeLayout(by update: TableUpdate) {
    let anchor = editing?.isDropping == true ? nil : anchor(before: update.changes)
    update.stretches = layout.stretches(of: live.items, after: update.changes)
    layout.apply(update)
    if !update.measures.kept.isEmpty {
      for (path, height) in update.measures.kept { setKeptHeight(height, at: path) }
    }
    update.shift = follow(anchor)
    // Rows above all changes have not moved.
    var firstMoved = 0
    if !update.resizesElements, let first = update.stretches.first,
      update.changes.allAre(after: first.firstPath)
    {
      firstMoved = first.items.upperBound
    }
    update.expectedShift = updateSight(shiftedBy: update.shift, from: firstMoved)
    keepRows(&update.stretches)
    hasHoles = true
    supplementsAreStale = true
    if !liveSupplements.isEmpty {
      update.supplements = liveSupplements.follow(update.changes.sections)
    }
    placeKeptViews(from: firstMoved)
    if style != .plain { separatorsDidChange() }
  }

  // MARK: Rows and sections that stay

  /// Gives the visible rows that stay their new items; the cells of all other rows become
  /// leftovers.
  private func keepRows(_ stretches: inout [TableStretch]) {
    let visible = sight.items
    live.rearrange(for: visible)
    for index in stretches.indices where !stretches[index].rows.isReloaded {
      guard let path = stretches[index].rows.newPath else { continue }
      let items = stretches[index].items
      let first = layout.place(of: path)
      let way = first - items.lowerBound
      let stay = (first..<first + items.count).clamped(to: visible)
      let kept = stay.lowerBound - way..<stay.upperBound - way
      live.keep(kept, as: stay.lowerBound)
      // If none of the items is visible, this is an empty range at an end of `items`.
      stretches[index].kept = kept.clamped(to: items)
    }
  }

  func snapshot(ofRowsBefore changes: ListChanges?) -> ListSnapshot? {
    var old = layout
    let width = storedBounds.width
    return snapshot(
      before: changes,
      with: [tableHeaderView, tableFooterView].compactMap { $0 }.filter { $0.superview === self },
      oldFrame: { old.rowFrame(at: $0, width: width) },
      oldEdgeFrame: { edge, section in
        let section = old.section(at: section)
        let span = old.span(of: section, for: edge)
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

  /// Gives staying rows, from an item on, their frames in the layout, then places all other views.
  func placeKeptViews(from first: Int) {
    let first = needsPlacement ? 0 : first
    needsPlacement = false
    isPlacing = true
    defer { isPlacing = false }
    let width = storedBounds.width
    var section: TableLayout.Section?
    let live = live.shown
    for place in sight.entering where place.item >= first && live.items.contains(place.item) {
      if section?.items.contains(place.item) != true {
        section = layout.section(ofItem: place.item)
      }
      // `placeEdgeViews()` places the table's own header and footer.
      guard let section else { continue }
      let frame = layout.rowFrame(
        start: place.start, extent: place.extent,
        isLast: place.item == section.rows.upperBound - 1, width: width)
      live.withCell(at: place.item) { $0.arrange(in: frame) }
    }
    if !liveSupplements.isEmpty { measureSupplements() }
    if storedHeader != nil || storedFooter != nil { placeEdgeViews() }
  }

  /// Places sticky headers for the current offset, so that their motion ends there.
  func headersFollow(_ snapshot: ListSnapshot?) {
    if snapshot != nil, style == .plain { placeSupplements() }
  }

  // MARK: Rows and sections that go

  /// Gives back, or animates out, the cells of rows that are gone or out of sight.
  ///
  /// A deleted row is reported with its old index path; a row that is only off screen, with its new
  /// index path.
  func letRowsGo(after update: TableUpdate, _ snapshot: ListSnapshot?) {
    for stretch in update.stretches {
      // Visits only the rows that have not been kept: nearly all rows stay.
      for item in stretch.items.lowerBound..<stretch.kept.lowerBound {
        letRowGo(item, of: stretch, after: update, snapshot)
      }
      for item in stretch.kept.upperBound..<stretch.items.upperBound {
        letRowGo(item, of: stretch, after: update, snapshot)
      }
    }
    letGo(update.supplements, snapshot)
    if layout.hasSupplements { releaseSupplements() }
  }

  private func letRowGo(
    _ item: Int, of stretch: TableStretch, after update: TableUpdate, _ snapshot: ListSnapshot?
  ) {
    guard let cell = live.takeLeftover(item) else { return }
    let index = item - stretch.items.lowerBound
    let oldPath = stretch.firstPath.advanced(by: index)
    let newPath = stretch.rows.isReloaded ? nil : stretch.rows.newPath?.advanced(by: index)
    if let newPath, cell.hasKeys {
      return parkCell(cell, at: newPath)
    }
    // A deleted or reloaded row has no new index path here, but it may have a name.
    offsetMemory.remember(cell, at: newPath)
    if let snapshot {
      let isRaised = newPath.map(update.changes.moves(to:)) ?? false
      let end =
        newPath.map { path in
          wayOut(
            from: corner(of: cell.uprightFrame) - storedBounds.origin,
            to: layout.rowFrame(at: path, width: storedBounds.width),
            seenFrom: storedBounds.offsetBy(Point(x: 0, y: update.expectedShift)),
            isRaised: isRaised, snapshot.arrival)
        } ?? departure(of: cell, at: oldPath, snapshot)
      let isOnItsWay = dismiss(cell, to: end, snapshot, isRaised: isRaised) {
        [unowned self] in
        takeOut(cell, of: newPath ?? oldPath)
      }
      if isOnItsWay { return }
    }
    takeOut(cell, of: newPath ?? oldPath)
  }
}

extension IndexPath {
  fileprivate func advanced(by rows: Int) -> IndexPath {
    IndexPath(row: row + rows, section: section)
  }
}
