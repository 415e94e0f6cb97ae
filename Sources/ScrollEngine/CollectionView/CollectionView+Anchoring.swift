import Extents

// What stays in position on screen when the layout of elements changes: through an update,
// corrected sizes or new lines.
extension CollectionView {
  /// A line that stays in position on screen, by one of its items, or the end of the content.
  struct Anchor {
    /// The item's index path after the change; nil for the end.
    let path: IndexPath?
    /// The start of its line, or the end of the content, before the change, in points of the
    /// content.
    let start: Double
  }

  /// An item to measure first, because it is the one that stays.
  struct ItemToKeep {
    let path: IndexPath
    /// The offset along the lines' axis at which it stays, in points: at any other the content was
    /// scrolled, and something else is visible.
    var offset: Double
  }

  /// The line that stays in position on screen: the first one visible beside the insets, by its
  /// first item that has a cell and stays.
  ///
  /// `newPath` is the index path after the change; nil for what does not stay in position. Returns
  /// nil if the offset stays instead: at the beginning of the content, in a layout without lines,
  /// and if no item is visible.
  func anchor(_ newPath: (IndexPath) -> IndexPath? = { $0 }) -> Anchor? {
    guard let lines else { return nil }
    let geometry = lines.geometry
    let axis = geometry.axis
    func anchor(at path: IndexPath) -> (anchor: Anchor, end: Double)? {
      guard geometry.counts.hasItem(at: path), let newPath = newPath(path) else { return nil }
      let band = geometry.band(ofItem: geometry.counts.index(of: path))
      let (start, extent) = geometry.bands.placement(of: band)
      return (Anchor(path: newPath, start: start), start + extent)
    }
    if let item = itemToKeep, item.offset == bounds.origin[axis],
      let (kept, _) = anchor(at: item.path)
    {
      return kept
    }
    guard isPastBeginning(along: axis) else { return nil }
    let edge = uncoveredRange(along: axis).lowerBound
    var last: Anchor?
    for live in liveCells {
      guard let (anchor, end) = anchor(at: live.attributes.indexPath) else { continue }
      if end > edge { return anchor }
      if last?.start != anchor.start { last = anchor }
    }
    return last
  }

  /// Sets the new content size, and moves the offset with the line that stays in position on
  /// screen.
  ///
  /// With estimated sizes the range is a guess until everything visible is measured: until then the
  /// offset is not clamped to it.
  func moveContent(along anchor: Anchor?) {
    let size = layout.collectionViewContentSize
    guard let lines else {
      keepingScrollTarget { setContentSize(size, movingLayoutBy: 0, along: .vertical) }
      return
    }
    let axis = lines.geometry.axis
    var shift = 0.0
    var pathToKeep: IndexPath?
    itemToKeep = nil
    if let anchor, let path = anchor.path {
      if lines.geometry.counts.hasItem(at: path) {
        let item = lines.geometry.counts.index(of: path)
        shift = lines.geometry.startOfLine(ofItem: item) - anchor.start
        if lines.asksCells { pathToKeep = path }
      }
    } else if let anchor {
      shift = lines.geometry.bands.total - anchor.start
    }
    if lines.asksCells {
      isRangeProvisional = true
      setNeedsLayout()
    }
    keepingScrollTarget {
      setContentSize(size, movingLayoutBy: shift, along: axis, keeping: pathToKeep)
    }
  }

  /// Clamps the offset to the range, now that everything visible is measured.
  func settle() {
    itemToKeep = nil
    keepingScrollTarget { settleRange() }
  }

  /// The item to measure before all others, unless the content was scrolled since.
  var itemToMeasureFirst: Int? {
    guard let itemToKeep, let lines, lines.geometry.counts.hasItem(at: itemToKeep.path),
      itemToKeep.offset == bounds.origin[lines.geometry.axis]
    else { return nil }
    return lines.geometry.counts.index(of: itemToKeep.path)
  }

  /// The item that stays in position while others are measured: at the beginning of the content the
  /// first one, which begins the content whatever the others turn out to be.
  ///
  /// In a container it is one that was visible before; if none was, and only the end is visible,
  /// the end, which counts as one more item: what lies below in the container stays.
  var itemToMeasureFrom: Int? {
    guard let geometry = lines?.geometry, geometry.counts.total > 0 else { return nil }
    if let path = anchor()?.path { return geometry.counts.index(of: path) }
    let axis = geometry.axis
    let isStacked = stacking?.axis == axis && scroller(along: axis).isScrolled(along: axis)
    guard isPastBeginning(along: axis) else {
      return isStacked ? liveCells.first?.item ?? 0 : 0
    }
    let end = geometry.bands.total - geometry.slack
    return isStacked && layoutBounds.end(along: axis) >= end ? geometry.counts.total : nil
  }

  /// What stays in position while others are measured, as in ``itemToMeasureFrom``.
  func anchor(atItem item: Int) -> Anchor? {
    guard let geometry = lines?.geometry else { return nil }
    guard item < geometry.counts.total else {
      return Anchor(path: nil, start: geometry.bands.total)
    }
    return Anchor(
      path: geometry.counts.indexPath(at: item), start: geometry.startOfLine(ofItem: item))
  }
}

extension CollectionView {
  private func isPastBeginning(along axis: Axis) -> Bool {
    guard axis == .horizontal, let mirror else { return isScrolled(along: axis) }
    return mirror.isPastBeginning(bounds)
  }
}

extension ScrollView {
  /// Does not use the range, which needs the content size, and that is being computed.
  fileprivate func isScrolled(along axis: Axis) -> Bool {
    bounds.origin[axis] > -adjustedContentInset.near(along: axis)
  }
}
