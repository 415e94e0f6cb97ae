// The layout, and when it is prepared.
extension CollectionView {
  /// Arranges the items with another layout.
  ///
  /// The data source is not asked for elements that stay visible. The first visible item stays
  /// visible: the content scrolls to this item, as far as possible. Content at its beginning stays
  /// there, and in a ``ContainerScrollView`` the content does not scroll. If `animated`, and in a
  /// window, the views move to their new frames in 0.3 seconds.
  public func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    tellOfTransition(to: layout) {
      during(.setCollectionViewLayout) { follow(layout, animated: animated) }
    }
  }

  /// Calls the hooks of the old and the new layout, before and after the replacement.
  func tellOfTransition(to layout: CollectionViewLayout, _ replace: () -> Void) {
    let old = self.layout
    guard layout !== old else { return }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    // An override may have replaced the layout already.
    guard self.layout === old else { return }
    replace()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  private func follow(_ layout: CollectionViewLayout, animated: Bool) {
    let canFollow = phase == .resting && !isSuspended && !isOutdated && !needsPrepare
    guard canFollow, let first = firstInSight else {
      return adopt(layout)
    }
    let snapshot = animated ? snapshot(before: nil) : nil
    let isAtStart = contentOffset == beginning
    adopt(layout)
    prepareIfNeeded()
    if !isAtStart, stacking == nil { bringToStart(first) }
    moveToTargetOfLayout()
    settle(snapshot)
    setNeedsDisplay()
    if let snapshot { animate(snapshot) { _ in } }
  }

  /// Scrolls an item to the beginning of the visible part, or as close to it as the content allows.
  private func bringToStart(_ path: IndexPath) {
    guard counts.hasItem(at: path),
      let frame = layout.layoutAttributesForItem(at: path).map({ soundFrame(of: $0, at: path) })
    else { return }
    let inset = layoutInset(adjustedContentInset)
    let offset = turned(Point(x: frame.minX - inset.left, y: frame.minY - inset.top))
    guard let lines, lines.asksCells else {
      return setContentOffset(scrollRange.clamp(offset), by: .layout)
    }
    // Does not clamp the offset along the axis: the end of the content is not known before
    // everything visible is measured.
    let axis = lines.geometry.axis
    isRangeProvisional = true
    setContentOffset(scrollRange.clamp(offset, along: axis.across), by: .layout)
    heldAnchor = HeldAnchor(
      anchor: ListAnchor(offset: 0, part: .element(path)), offset: offset[axis])
  }

  /// The first item with a cell that insets do not cover, or else the first item with a cell; nil
  /// without cells.
  private var firstInSight: IndexPath? {
    itemToMeasureFrom.flatMap { item in
      liveCells.first { $0.item >= item }?.attributes.indexPath
    } ?? liveCells.first?.attributes.indexPath
  }

  func adopt(_ newLayout: CollectionViewLayout) {
    guard newLayout !== layout else { return }
    layout.owningCollection = nil
    layout = newLayout
    lines = newLayout as? CollectionViewLineLayout
    lineLayout = newLayout.lineLayout
    attach(newLayout)
    updateMirror()
    for scroller in scrollers { scroller.place(.zero, contentSize: .zero) }
    newLayout.invalidateLayout()
  }

  func attach(_ layout: CollectionViewLayout) {
    require(
      layout.owningCollection == nil,
      "CollectionView: the layout of \(self) belongs to \(layout.owningCollection ?? self) already")
    layout.owningCollection = self
    // Drops lines that the layout made for another collection, or earlier for this collection.
    lines?.geometry = LineGeometry(axis: .vertical, breadth: 0)
    layout.delegateDidChange()
    superview?.arrangement?.subviewDidChangeScrollAxis(self)
  }

  /// Asks the layout whether new bounds invalidate it, and invalidates it if they do.
  ///
  /// - Precondition: A layout that changes the bounds during these calls stops doing so at some
  ///   point.
  func askLayout(aboutBounds new: Rect) {
    let outer = boundsHooks
    defer { boundsHooks = outer }
    let layout = layout
    boundsHooks.enter(.shouldInvalidate, of: layout, for: new, in: self)
    guard
      calling(.shouldInvalidateLayout, { layout.shouldInvalidateLayout(forBoundsChange: new) })
    else { return }
    boundsHooks.hook = .context
    let context = calling(.invalidationContext) {
      layout.invalidationContext(forBoundsChange: new)
    }
    boundsHooks.hook = .invalidate
    calling(.invalidateLayout) { layout.invalidate(using: context) }
  }

  func layoutWasInvalidated(with context: CollectionViewLayoutInvalidationContext) {
    let adjustment = context.contentOffsetAdjustment
    require(
      adjustment.isFinite,
      "CollectionView: \(type(of: layout)) adjusts the offset by \(adjustment.x) \(adjustment.y)")
    offsetAdjustment = offsetAdjustment + adjustment
    calm = nil
    settledBands = 0..<0
    let isNews = !needsPrepare
    needsPrepare = true
    if isNews { noteStaleness() } else { setNeedsLayout() }
  }

  /// Prepares the layout if something has changed since the last time, and again if a callback
  /// requests a reload meanwhile; `round` counts the attempts.
  func prepareIfNeeded(round: Int = 0) {
    guard phase == .resting, !isSuspended else { return }
    if let lines, lines.isOutOfShape { needsPrepare = true }
    guard needsPrepare else { return }
    updateMirror()
    let isResized = anchorOfReload == nil && isOfOtherBreadth
    let anchor = anchorOfReload ?? (isResized ? anchorInResize : anchor())
    anchorOfReload = nil
    heldAnchor = nil
    isRangeProvisional = false
    prepare()
    guard !needsReload else {
      // The preparation may mix old and new content.
      needsPrepare = true
      anchorOfReload = anchor
      if round == Self.mostRounds { failToCome() }
      reloadIfNeeded()
      return prepareIfNeeded(round: round + 1)
    }
    // With known sizes the offset stays, as in UIKit, except if lines break elsewhere because the
    // view has a new size. With estimates, the same offset would show other items once they are
    // measured.
    moveContent(along: isResized || lines?.asksCells == true ? anchor : nil)
    holdThroughResizes(isResized ? anchor : nil)
    adjustOffset()
  }

  /// Moves the offset by what invalidations have asked for.
  func adjustOffset() {
    guard offsetAdjustment != .zero else { return }
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    keepingScrollTarget {
      during(.layout) { contentOffset = scrollRange.clamp(contentOffset + adjustment) }
    }
  }

  /// Asks a custom layout for the offset after its content has changed.
  func moveToTargetOfLayout() {
    guard lineLayout == nil, stacking == nil else { return }
    let wanted = turned(contentOffset)
    let target = layout.targetContentOffset(forProposedContentOffset: wanted)
    require(
      target.isFinite,
      "CollectionView: \(type(of: layout)) wants the offset \(target.x) \(target.y)")
    if target != wanted {
      during(.layout) { contentOffset = scrollRange.clamp(turned(target)) }
    }
  }

  /// Prepares the layout.
  ///
  /// - Returns: The size of the content.
  /// - Precondition: A layout that invalidates itself while it is prepared stops at some point.
  @discardableResult
  func prepare() -> Size {
    phase = .preparing
    var rounds = 0
    repeat {
      require(
        rounds < 100,
        "CollectionView: \(type(of: layout)) invalidates itself each time it is prepared")
      rounds += 1
      needsPrepare = false
      calling(.prepareLayout) {
        let prepared = layout
        prepared.prepare()
        guard let lines, lines === prepared else { return }
        // What an override has set meanwhile is no reason to call it again.
        needsPrepare = false
        lines.prepareLines()
      }
    } while needsPrepare
    let size = layout.collectionViewContentSize
    phase = .resting
    require(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "CollectionView: \(type(of: layout)) has the content size \(size.width) x \(size.height)")
    layoutHasOtherSizes()
    return size
  }

  /// Makes the next layout place all elements again.
  func layoutHasOtherSizes() {
    calm = nil
    settledBands = 0..<0
    sight = nil
    needsPlacement = true
    setNeedsLayout()
  }

  /// The visible part of the content that insets do not cover, along an axis, in the layout's
  /// coordinates.
  func uncoveredRange(along axis: Axis) -> ClosedRange<Double> {
    let inset = layoutInset(obscuredInset)
    let bounds = layoutBounds
    let near = axis == .horizontal ? inset.left : inset.top
    let lower = bounds.origin[axis] + near
    return lower...max(lower, lower + bounds.size[axis] - inset.sum(along: axis))
  }
}
