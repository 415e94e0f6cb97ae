// The layout, and when it is prepared.
extension CollectionView {
  /// Arranges the items by another layout.
  ///
  /// The data source is not asked for what stays in sight. The first item in sight stays there: the
  /// content is scrolled to it, as far as it reaches.
  public func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    guard layout !== self.layout else { return }
    adopt(layout)
  }

  func adopt(_ newLayout: CollectionViewLayout) {
    guard newLayout !== layout else { return }
    layout.collectionView = nil
    layout = newLayout
    lineLayout = newLayout.lineLayout
    attach(newLayout)
    newLayout.invalidateLayout()
  }

  func attach(_ layout: CollectionViewLayout) {
    require(
      layout.collectionView == nil,
      "CollectionView: the layout of \(self) belongs to \(layout.collectionView ?? self) already")
    layout.collectionView = self
    layout.delegateDidChange()
  }

  func layoutWasInvalidated() {
    calm = nil
    settledBands = 0..<0
    let isNews = !needsPrepare
    needsPrepare = true
    if isNews { noteStaleness() } else { setNeedsLayout() }
  }

  /// Has the layout prepared if something has changed since it was.
  ///
  /// - Precondition: A layout that invalidates itself while it is prepared comes to an end with that.
  func prepareIfNeeded() {
    guard !isUpdating, !isPreparing else { return }
    if let lineLayout, lineLayout.isOutOfShape { needsPrepare = true }
    guard needsPrepare else { return }
    isPreparing = true
    var rounds = 0
    while needsPrepare {
      require(
        rounds < 100,
        "CollectionView: \(type(of: layout)) invalidates itself each time it is prepared")
      rounds += 1
      needsPrepare = false
      layout.prepare()
    }
    let size = layout.collectionViewContentSize
    isPreparing = false
    require(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "CollectionView: \(type(of: layout)) has the content size \(size.width) x \(size.height)")
    calm = nil
    settledBands = 0..<0
    sight = nil
    needsPlacement = true
    setContentSize(size)
  }

  /// The part of the content that is seen beside insets, along an axis.
  func uncoveredRange(along axis: Axis) -> ClosedRange<Double> {
    let inset = adjustedContentInset
    let near = axis == .horizontal ? inset.left : inset.top
    let lower = bounds.origin[axis] + near
    return lower...max(lower, lower + bounds.size[axis] - inset.sum(along: axis))
  }
}
