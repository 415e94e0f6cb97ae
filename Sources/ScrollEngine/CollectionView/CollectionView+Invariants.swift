import Extents

extension CollectionView {
  /// Stops with a message if the elements with a view are not the visible elements.
  ///
  /// Call this method after layout. If the last update failed, the method skips this comparison,
  /// and checks only the rest.
  public func checkInvariants() {
    checkGeometry()
    if !isFrozen { checkSight() }
    for live in liveCells { checkPlace(of: live.cell, live.attributes) }
    for live in liveSupplements { checkPlace(of: live.view, live.attributes) }
    for live in liveCells {
      require(
        counts.indexPath(at: live.item) == live.attributes.indexPath,
        "CollectionView: item \(live.item) is not \(live.attributes.indexPath)")
    }
    checkParkedViews()
    reuseQueue.checkInvariants()
  }

  private func checkGeometry() {
    guard let geometry = lines?.geometry else { return }
    for extents in [
      geometry.bands, geometry.bandItems, geometry.sectionBands, geometry.itemBreadths,
      geometry.itemThicknesses,
    ] {
      extents.checkInvariants()
    }
    require(
      Int(geometry.bandItems.total) == geometry.counts.total
        && geometry.bands.count == geometry.bandItems.count
        && Int(geometry.sectionBands.total) == geometry.bands.count
        && geometry.itemBreadths.count == geometry.itemThicknesses.count,
      "CollectionView: the lines of \(self) hold \(geometry.bandItems.total) items of "
        + "\(geometry.counts.total)")
  }

  private func checkSight() {
    var expected: [ElementAttributes] = []
    if !bounds.isEmpty {
      let bounds = layoutBounds
      let pinned =
        layout.keepsAttributes ? layout.layoutAttributesForPinnedElements(in: bounds) : []
      let answer = (layout.layoutAttributesForElements(in: bounds) ?? []) + pinned
      // The engine's own layouts return these values directly, without attributes objects.
      expected = (lineLayout?.elements(in: bounds) ?? answer.map { ElementAttributes($0) })
        .filter { isVisible($0, in: bounds) }
    }
    let cells = expected.filter { $0.category == .cell }
      .sorted { $0.indexPath < $1.indexPath }
    require(
      cells == liveCells.map(\.attributes),
      "CollectionView: \(self) has cells for \(indexPathsForVisibleItems), in sight are "
        + "\(cells.map(\.indexPath))")
    let others = expected.filter { $0.category != .cell }
    require(
      others.count == liveSupplements.count
        && others.allSatisfy { other in liveSupplements.contains { $0.attributes == other } },
      "CollectionView: \(self) has views for \(liveSupplements.map(\.attributes)), in sight "
        + "are \(others)")
  }

  private func checkPlace(
    of view: CollectionReusableView, _ attributes: ElementAttributes
  ) {
    // In a scroller, a frame is the difference of two that are rounded apart.
    let rounding = attributes.scroller == nil ? 0 : 1e-6
    let (frame, expected) = (view.uprightFrame, inner(attributes))
    let isInPlace =
      frame == expected
      || frame.inset(by: -rounding).contains(expected)
        && expected.inset(by: -rounding).contains(frame)
    require(
      view.superview === host(of: attributes) && isInPlace,
      "CollectionView: the view of \(attributes.indexPath) in \(self) is out of place at "
        + "\(view.uprightFrame)")
  }
}
