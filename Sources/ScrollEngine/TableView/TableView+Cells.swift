import Extents

// How cells come and go. A layout has two phases, so that several tables can share a queue: a
// container has all tables release cells before any table requests cells.
extension TableView {
  /// The first phase of layout: cells no longer visible go into the queue, or are parked.
  ///
  /// Releases nothing while the same items are visible. First reloads if a reload is due, and
  /// measures live rows if they have to be measured.
  func releaseRowsOutOfSight() {
    reloadIfNeeded()
    if rowsNeedMeasuring, !isSuspended { measureLiveRows() }
    if isDormant { return releaseForLater() }
    guard !isChanging, !isSuspended, !sight.holds(from: storedBounds.minY, to: storedBounds.maxY)
    else {
      return
    }
    phase = .changing
    defer { phase = .resting }
    sight.update(
      at: &layout, from: storedBounds.minY, to: storedBounds.maxY,
      live: hasHoles ? 0..<0 : live.items)
    releaseRows(outside: sight.items)
    if layout.hasSupplements { releaseSupplements() }
    if sight.items.isEmpty { cancelPrefetching() }
  }

  /// Whether a container has already released rows for the current layout, and the visible items
  /// are still the same.
  var hasReleasedInSight: Bool {
    hasReleased && !needsReload && !rowsNeedMeasuring
      && sight.holds(from: storedBounds.minY, to: storedBounds.maxY)
  }

  /// Gives all views back; the table is dormant, which means off screen at its full height.
  private func releaseForLater() {
    guard !isChanging, !live.items.isEmpty || !liveSupplements.isEmpty else { return }
    phase = .changing
    defer { phase = .resting }
    releaseAll()
    cancelPrefetching()
  }

  func releaseRows(outside visible: Range<Int>) {
    guard live.items.clamped(to: visible) != live.items else { return }
    let queue = reuseQueue
    let isReported = !callbacks.defaults.contains(.didEndDisplayingCell)
    while !live.items.isEmpty, !visible.contains(live.items.upperBound - 1) {
      let item = live.items.upperBound - 1
      if let cell = live.removeLast() {
        release(
          consume cell, to: queue, isReported: isReported, at: layout.path(ofItem: item))
      }
    }
    while !live.items.isEmpty, live.items.lowerBound < visible.lowerBound {
      let item = live.items.lowerBound
      if let cell = live.removeFirst() {
        release(
          consume cell, to: queue, isReported: isReported, at: layout.path(ofItem: item))
      }
    }
  }

  /// The second phase of layout: rows that have become visible get a cell.
  ///
  /// Stops when a callback requests a reload or an update: the remaining rows may be gone by now.
  func fillInSight() {
    guard !isChanging, !isDormant else { return }
    phase = .changing
    defer { phase = .resting }
    if needsPlacement {
      needsPlacement = false
      placeLiveViews()
    }
    guard !isSuspended else {
      if layout.hasSupplements, style == .plain { placeSupplements() }
      return
    }
    if heldAnchor != nil, measureHeldRow() { return }
    // If holes had to be measured, another layout follows.
    if hasHoles, !fillHoles() { return }
    // A callback may have scrolled since the visible items were determined: the next layout handles
    // that.
    if live.items != sight.items, sight.isCurrent(from: storedBounds.minY, to: storedBounds.maxY) {
      if layout.hasEstimates(in: sight.items) { fillAndMeasure() } else { fillRows() }
    }
    if isRangeProvisional, live.items == sight.items, !rowsNeedMeasuring { settle() }
    if layout.hasSupplements { fillSupplements() }
    if updates?.isMoving == true { viewsHaveArrived() }
  }

  func fillRows() {
    if live.items.isEmpty { live.start(at: sight.items.lowerBound) }
    let entering = sight.entering
    if !entering.isEmpty, let dataSource = storedDataSource {
      let maker = CellMaker(of: self, dataSource)
      let top = live.items.lowerBound
      var below = 0
      while below < entering.count, entering[below].item < top { below += 1 }
      for place in (0..<below).reversed() where mayFill {
        live.prepend(makeCell(at: entering[place], maker), at: entering[place].item)
      }
      for place in below..<entering.count where mayFill {
        // After an update, the entering rows include some that have a cell already.
        guard entering[place].item >= live.items.upperBound else { continue }
        live.append(makeCell(at: entering[place], maker), at: entering[place].item)
      }
    }
    if mayFill { live.extend(to: sight.items) }
  }

  /// Whether this layout may go on: no callback has requested a reload or an update.
  var mayFill: Bool { !needsReload && !isSuspended }

  /// The data that all cells made in one layout need.
  struct CellMaker {
    let dataSource: any TableViewDataSource
    let observer: (any TableViewDelegate)?
    let queue: ReuseQueue
    let width: Double
    /// The delegate, if rows are measured and it may implement their heights.
    var heights: (any TableViewDelegate)?

    @MainActor
    init(of table: TableView, _ dataSource: any TableViewDataSource) {
      self.dataSource = dataSource
      observer = table.delegate(answering: .willDisplayCell)
      queue = table.reuseQueue
      width = table.storedBounds.width
    }

    /// A copy for rows that are measured when they get their cell.
    @MainActor
    func measuring(_ table: TableView) -> CellMaker {
      var maker = self
      maker.heights = table.delegate(answering: .heightForRow)
      return maker
    }
  }

  /// - Returns: nil for a header or footer, a dragged row, and a row without a height, which is
  ///   invisible.
  func makeCell(at place: RowSight.PlacedItem, _ maker: CellMaker) -> TableViewCell? {
    guard let section = layout.section(ofItem: place.item),
      let path = section.path(of: place.item),
      editing == nil || draggedCell(ofItem: place.item) == nil
    else { return nil }
    let isLast = place.item == section.rows.upperBound - 1
    let frame = layout.rowFrame(
      start: place.start, extent: place.extent, isLast: isLast, width: maker.width)
    guard frame.height > 0 else { return nil }
    let cell = requestCell(at: path, isLast: isLast, maker)
    insertCell(cell, at: path, in: frame, maker)
    return cell
  }

  /// A cell with the content of a row, not yet in the hierarchy.
  ///
  /// A parked cell of the row is used as it is; it is in the hierarchy already.
  @inline(__always)
  func requestCell(at path: IndexPath, isLast: Bool, _ maker: CellMaker) -> TableViewCell {
    let cell =
      (extras == nil ? nil : unparkedCell(at: path)) ?? cellOfDataSource(at: path, maker)
    showState(of: path, in: cell)
    if editing != nil || cell.editing != nil { prepareEditing(of: cell, at: path, animated: false) }
    if extras != nil || cell.indexWidth > 0 { cell.indexWidth = additions?.indexWidth ?? 0 }
    if style == .plain, cell.group == nil {
      cell.separator = separator(isLast: isLast)
    } else {
      showPlace(of: path, isLast: isLast, in: cell)
    }
    return cell
  }

  @inline(never)
  private func unparkedCell(at path: IndexPath) -> TableViewCell? {
    unpark(.element(path)) as? TableViewCell
  }

  @inline(__always)
  private func cellOfDataSource(at path: IndexPath, _ maker: CellMaker) -> TableViewCell {
    reportCall(.cell(path))
    let cell = calling(.cellForRow) { maker.dataSource.tableView(self, cellForRowAt: path) }
    // Without a registered class the program makes the cells, and the queue reuses them all the
    // same.
    if cell.poolReference == nil, cell.reuseIdentifier.map({ cellClasses[$0] == nil }) ?? true {
      maker.queue.adopt(cell)
    }
    requireOwn(
      cell, of: maker.queue, from: "dequeueReusableCell(withIdentifier:for:)",
      "the cell for \(path)")
    return cell
  }

  /// Parks or queues a cell that was requested for a row that turned out to be invisible.
  func putAway(_ cell: TableViewCell, of path: IndexPath) {
    if cell.isSubview(of: self) { park(cell, .element(path)) } else { reuseQueue.enqueue(cell) }
  }

  func insertCell(
    _ cell: TableViewCell, at path: IndexPath, in frame: Rect, _ maker: CellMaker
  ) {
    cell.arrangeAnew(in: frame)
    if cell.isSubview(of: self) {
      putRow(cell, .aboveCells)
    } else {
      insert(cell, at: placeBelowSupplements)
    }
    cell.isArranged = true
    if cell.holdsScrollViews { restoreOffsets(in: cell, at: path) }
    if let arrival = updates?.arrival { animateArrival(of: cell, at: path, arrival) }
    guard let observer = maker.observer else { return }
    reportCall(
      .willDisplay(path, cell: cell.instanceNumber, identifier: cell.queueIdentifier))
    calling(.willDisplayRow) { observer.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  /// The subview index for cells: headers and footers lie above them.
  private var placeBelowSupplements: Int {
    for supplement in liveSupplements {
      guard let view = supplement.view, view.isSubview(of: self) else { continue }
      return subviews.lastPlace(of: view) ?? subviews.count
    }
    return subviewList.count
  }

  /// Moves a view in the back-to-front order; headers and footers stay above all cells.
  func putRow(_ view: View, _ depth: Depth) {
    guard depth == .aboveCells else { return insertSubview(view, at: backmostPlace) }
    insertSubview(view, at: 0)
    insertSubview(view, at: placeBelowSupplements - 1)
  }

  /// Releases all cells, headers and footers, for a reload or while the table is dormant.
  func releaseAllRows() {
    let queue = reuseQueue
    let isReported = !callbacks.defaults.contains(.didEndDisplayingCell)
    while !live.items.isEmpty {
      let item = live.items.lowerBound
      if let cell = live.removeFirst() {
        release(
          consume cell, to: queue, isReported: isReported, at: layout.path(ofItem: item))
      }
    }
    live.start(at: 0)
    supplementsAreStale = true
    release(liveSupplements.takeOut { _ in true })
    hasHoles = false
    sight.forget()
  }

  // MARK: Placing

  /// Gives every live view its frame in the layout.
  ///
  /// Cells that a program has moved are put back; a removed one stops the program.
  func placeLiveViews() {
    isPlacing = true
    defer { isPlacing = false }
    let width = storedBounds.width
    let extents = layout.items
    let rows = live.shown
    var section: TableLayout.Section?
    extents.forEach(in: rows.items) { item, start, extent in
      rows.withCell(at: item) { cell in
        if section?.items.contains(item) != true { section = layout.section(ofItem: item) }
        guard let section else { return }
        if !cell.isSubview(of: self) {
          failMissing(cell, section.path(of: item)?.description ?? "")
        }
        let isLast = item == section.rows.upperBound - 1
        cell.arrange(
          in: layout.rowFrame(start: start, extent: extent, isLast: isLast, width: width))
      }
    }
    measureSupplements()
    placeEdgeViews()
  }

  /// Stops the program if a visible header or footer has been removed.
  func requireSupplements() {
    for supplement in liveSupplements {
      guard let view = supplement.view, !view.isSubview(of: self) else { continue }
      failMissing(view, "the \(supplement.kind) of section \(supplement.section)")
    }
  }
}

extension TableView: CellHosting {
  /// Gives back the cells of rows that are no longer visible; the next layout fills the rows that
  /// have become visible.
  public func releaseOutOfSight() {
    releaseRowsOutOfSight()
    hasReleased = needsLayout
  }
}
