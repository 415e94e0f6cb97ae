import Extents

// How views come and go. A layout has two phases, so that several collections can share a queue: a
// container has all collections release views before any collection requests views.
extension CollectionView: CellHosting {
  /// The first phase of layout: views no longer visible go into the queue.
  public func releaseOutOfSight() {
    reloadIfNeeded()
    prepareIfNeeded()
    guard !isChanging, !isDormant || !isEmptied else { return }
    phase = .changing
    defer { phase = .resting }
    if isDormant { return releaseForLater() }
    if needsPlacement { placeAgain() }
    if isDisturbed { putBack() }
    if !isSuspended { measureNewLines() }
    guard !isSuspended else { return placePinned() }
    if !cellsToMeasure.isEmpty, !isInterrupted { measureCellsAgain() }
    if let lineLayout {
      if lineLayout.pinsAnything {
        placeSupplements(of: lineLayout)
        release(liveSupplements.takeOut(where: isOutOfSight))
      }
    } else {
      placeScrollers()
      updateSight()
      if sight?.isKnown == true { return releaseLeaving() }
    }
    guard !isCalm else { return }
    // Drops the calm zone, because an element within it may lack a view from here on.
    calm = nil
    releaseHidden()
    if prefetcher != nil, isNothingInSight { cancelPrefetching() }
  }

  private var isEmptied: Bool { liveCells.isEmpty && liveSupplements.isEmpty }

  /// Gives all views back; the collection is dormant, which means off screen at its full length.
  private func releaseForLater() {
    releaseAll()
    cancelPrefetching()
  }

  /// The second phase of layout: elements that have become visible get a view.
  ///
  /// Stops when a callback asks for a reload or another layout: the remaining elements may be gone
  /// by now, or moved.
  func fillInSight() {
    guard !isChanging, !isSuspended, !isDormant else { return }
    phase = .changing
    defer { phase = .resting }
    if let lineLayout {
      if !isCalm {
        fillLines(of: lineLayout)
      } else if lineLayout.pinsAnything, !needsReload {
        // Only headers and footers can be new.
        fillSupplements(of: lineLayout, bands: lineLayout.geometry.bands(in: layoutBounds))
      }
    } else if let sight, sight.bounds == layoutBounds, !sight.isFilled {
      fill(sight)
    }
    // Without `sight`, the next layout has to ask for the visible elements first.
    if isRangeProvisional, !isInterrupted, lineLayout != nil || sight != nil { settle() }
    if updates?.isMoving == true, !isInterrupted { viewsHaveArrived() }
  }

  /// Whether the elements with a view are the visible elements.
  private var isCalm: Bool { calm?.contains(layoutBounds) ?? false }

  /// Whether no item at all is visible.
  private var isNothingInSight: Bool {
    guard let lineLayout else { return !(sight?.cells.contains(where: \.isVisible) ?? false) }
    return bounds.isEmpty || lineLayout.geometry.bands(in: layoutBounds).isEmpty
  }

  /// Whether the elements about to be shown may be out of date.
  var isInterrupted: Bool { needsReload || needsPrepare || isSuspended }

  // MARK: Placing

  /// Moves the live views to their current frames in the layout.
  func placeAgain() {
    needsPlacement = false
    guard let lineLayout else { return }
    for place in liveCells.indices {
      let item = liveCells[place].item
      let attributes = lineLayout.attributes(
        ofItem: item, frame: lineLayout.geometry.frame(ofItem: item))
      guard liveCells[place].attributes != attributes else { continue }
      liveCells[place].attributes = attributes
      apply(attributes, to: liveCells[place].cell)
    }
    placeSupplements(of: lineLayout)
  }

  /// Moves the pinned headers and footers that have views to their current frames.
  private func placePinned() {
    if let lineLayout, lineLayout.pinsAnything, !needsPrepare {
      placeSupplements(of: lineLayout)
    }
  }

  /// Moves views back to their frames in the layout if a program has moved them; a removed view
  /// stops the program.
  private func putBack() {
    isDisturbed = false
    for live in liveCells { putBack(live.cell, live.attributes, "\(live.attributes.indexPath)") }
    for live in liveSupplements {
      let kind = live.kindName
      let section = live.attributes.indexPath.section
      putBack(live.view, live.attributes, "the \"\(kind)\" of section \(section)")
    }
  }

  private func putBack(
    _ view: CollectionReusableView, _ attributes: ElementAttributes,
    _ name: @autoclosure () -> String
  ) {
    if !holds(view) { failMissing(view, name()) }
    if view.uprightFrame != inner(attributes) { apply(attributes, to: view) }
  }

  /// Applies the layout's attributes to a view.
  func apply(_ attributes: ElementAttributes, to view: CollectionReusableView) {
    if attributes.own != nil, let scroller = attributes.scroller {
      let frame = scroller.inside(attributes.frame)
      return applyAsSeen(mirror == nil ? attributes : attributes.moved(to: frame), frame, to: view)
    }
    if mirror != nil {
      let seen = seen(attributes)
      return applyAsSeen(seen, seen.frame, to: view)
    }
    applyAsSeen(attributes, attributes.frame, to: view)
  }

  @inline(__always)
  private func applyAsSeen(
    _ attributes: ElementAttributes, _ frame: Rect, to view: CollectionReusableView
  ) {
    let outer = isPlacing
    isPlacing = true
    defer { isPlacing = outer }
    // Set before the frame, because setting the frame does not undo the transform of a reused view.
    if attributes.own != nil || view.boxedShowing != nil { view.transform = attributes.transform }
    view.uprightFrame = frame
    view.alpha = attributes.alpha
    view.zIndex = attributes.zIndex
    view.apply(view.object(for: attributes, layout))
  }

  /// Inserts a view into the hierarchy, behind views of a greater z-index.
  func insert(_ view: CollectionReusableView, _ attributes: ElementAttributes) {
    let host = host(of: attributes)
    // A parked view is in the hierarchy already.
    if view.isSubview(of: host) { return putElement(view, .aboveCells) }
    host.insertSubview(view, at: place(in: host.subviews, forZIndex: view.zIndex))
  }

  func place(in views: [View], forZIndex zIndex: Int) -> Int {
    var place = views.count
    while place > 0, let other = depth(of: views[place - 1]), other > zIndex { place -= 1 }
    return place
  }

  /// The z-index of a view of the layout; a scroller lies among the items. nil for any other view.
  func depth(of view: View) -> Int? {
    (view as? CollectionReusableView)?.zIndex ?? (view is CollectionViewScroller ? 0 : nil)
  }

  /// Moves a view to a depth in the back-to-front order; views of a greater z-index stay in front
  /// of it.
  func putElement(_ view: View, _ depth: Depth) {
    guard let view = view as? CollectionReusableView else { return }
    let host: View = view.superview as? CollectionViewScroller ?? self
    switch depth {
    case .behindAll:
      view.zIndex = .min
      host.insertSubview(view, at: host === self ? backmostPlace : 0)
    case .behindCells:
      let others = host.subviews.filter { $0 !== view }
      host.insertSubview(
        view, at: others.firstIndex { self.depth(of: $0) ?? .min >= view.zIndex } ?? others.count)
    case .aboveCells:
      host.insertSubview(
        view, at: place(in: host.subviews.filter { $0 !== view }, forZIndex: view.zIndex))
    }
  }

  // MARK: Cells

  /// Requests the cell of an item, and shows it.
  func makeCell(for item: Int, attributes: ElementAttributes) {
    guard let dataSource else { return }
    let path = attributes.indexPath
    if let scroller = attributes.scroller { host(scroller) }
    let cell =
      unpark(.element(path)) as? CollectionViewCell
      ?? cell(of: dataSource, at: path, in: attributes.frame)
    showState(of: path, in: cell)
    apply(attributes, to: cell)
    liveCells.insert(
      LiveCell(item: item, cell: cell, attributes: attributes), at: liveCells.place(of: item))
    insert(cell, attributes)
    cell.isArranged = true
    if cell.holdsScrollViews { restoreOffsets(in: cell, at: path) }
    if let lineLayout, lineLayout.asksCells {
      measure(cell, at: item, attributes: attributes, by: lineLayout)
    }
    if let arrival = updates?.arrival, !showArrival(of: cell, attributes, arrival) {
      animateArrival(of: cell, at: path, arrival)
    }
    guard let observer = delegate(answering: .willDisplayCell) else { return }
    reportCall(
      .willDisplay(path, cell: cell.instanceNumber, identifier: cell.queueIdentifier))
    calling(.willDisplayItem) {
      observer.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  private func cell(
    of dataSource: any CollectionViewDataSource, at path: IndexPath, in frame: Rect
  ) -> CollectionViewCell {
    reportCall(.cell(path))
    frameToFill = frame
    let cell = askForView(.cellForItem) { dataSource.collectionView(self, cellForItemAt: path) }
    frameToFill = nil
    requireOwn(
      cell, of: reuseQueue, from: "dequeueReusableCell(withReuseIdentifier:for:)",
      "the cell for \(path)")
    return cell
  }

  private func release(_ live: LiveCell) {
    release(live.cell, to: reuseQueue, isReported: true, at: live.attributes.indexPath)
  }

  /// Releases the views that the layout no longer shows within the bounds.
  func releaseHidden() {
    if let lineLayout {
      keepSettled(in: lineLayout)
      releaseCells(outOf: layoutBounds)
    } else {
      releaseCells(where: isOutOfSight)
    }
    release(liveSupplements.takeOut(where: isOutOfSight))
    releaseScrollers()
  }

  /// Releases what has left the sight since the layout was last asked.
  private func releaseLeaving() {
    guard let leaving = sight?.leaving else { return }
    for item in leaving {
      guard let place = liveCells.index(ofItem: item) else { continue }
      release(liveCells.remove(at: place))
    }
    sight?.leaving = nil
    release(liveSupplements.takeOut(where: isOutOfSight))
    releaseScrollers()
    if prefetcher != nil, isNothingInSight { cancelPrefetching() }
  }

  func isOutOfSight(_ live: LiveCell) -> Bool {
    guard lineLayout == nil else { return !live.attributes.shows(in: layoutBounds) }
    return !(sight?.showsCell(of: live.item) ?? true)
  }

  func isOutOfSight(_ live: CollectionSupplement) -> Bool {
    guard lineLayout == nil else { return !live.attributes.shows(in: layoutBounds) }
    return !(sight?.shows(live) ?? true)
  }

  /// Releases cells of a layout of lines, which has no transforms. Reads only the frames, because
  /// copying each live cell would cost more than the rest of this function.
  private func releaseCells(outOf bounds: Rect) {
    var place = 0
    while place < liveCells.count {
      if liveCells[place].attributes.frame.intersects(bounds) {
        place += 1
      } else {
        release(liveCells.remove(at: place))
      }
    }
  }

  private func releaseCells(where isHidden: (LiveCell) -> Bool) {
    var place = 0
    while place < liveCells.count {
      if isHidden(liveCells[place]) {
        release(liveCells.remove(at: place))
      } else {
        place += 1
      }
    }
  }

  /// Releases all views, for a reload.
  func releaseAllElements() {
    calm = nil
    settledBands = 0..<0
    sight = nil
    releaseCells { _ in true }
    release(liveSupplements.takeOut { _ in true })
  }
}
