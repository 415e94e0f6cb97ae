import Extents

extension CollectionView {
  /// The collection asks its data source, if it has not yet been asked, as for all that follows.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return counts.numberOfSections
  }

  /// - Precondition: The collection has the section.
  public func numberOfItems(inSection section: Int) -> Int {
    reloadIfNeeded()
    require(
      counts.hasSection(section),
      "CollectionView: there is no section \(section); the collection has "
        + "\(counts.numberOfSections)")
    return counts.numberOfItems(inSection: section)
  }

  // MARK: What is shown

  /// The cells in the hierarchy, in the order of their items.
  public var visibleCells: [CollectionViewCell] { liveCells.map(\.cell) }

  /// The items that have a cell, in order.
  public var indexPathsForVisibleItems: [IndexPath] { liveCells.map(\.attributes.indexPath) }

  /// The items that have a cell, counted through all sections.
  public var liveItems: [Int] { liveCells.map(\.item) }

  /// The cell of an item, or nil where the item has none.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    guard counts.hasItem(at: indexPath) else { return nil }
    let item = counts.index(of: indexPath)
    let place = liveCells.place(of: item)
    return place < liveCells.count && liveCells[place].item == item ? liveCells[place].cell : nil
  }

  /// The item that a cell shows, or nil for a cell that is not in the hierarchy.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    liveCells.first { $0.cell === cell }?.attributes.indexPath
  }

  /// The view of a header, a footer or their like, or nil where it has none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    liveSupplementaries.first { $0.isElement(ofKind: elementKind, at: indexPath) }?.view
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    liveSupplementaries.filter { $0.attributes.representedElementKind == elementKind }.map(\.view)
  }

  /// The elements of a kind that have a view, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    liveSupplementaries.filter { $0.attributes.representedElementKind == elementKind }
      .map(\.attributes.indexPath).sorted()
  }

  // MARK: Where things lie

  /// Where an item lies; nil where the layout does not know.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    reloadIfNeeded()
    prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a header, a footer or their like lies; nil where there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    reloadIfNeeded()
    prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  /// The item whose frame holds a point of the content, the frontmost of several, or nil.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    reloadIfNeeded()
    prepareIfNeeded()
    if let lineLayout {
      return lineLayout.geometry.item(at: point).map {
        lineLayout.geometry.counts.indexPath(at: $0)
      }
    }
    // A rectangle without extent intersects nothing.
    let spot = Rect(origin: point, size: Size(width: point.x.ulp, height: point.y.ulp))
    return layout.layoutAttributesForElements(in: spot)
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
      }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Invariants

  /// Stops with a message where the elements with a view are not those in sight.
  public func checkInvariants() {
    var expected: [CollectionViewLayoutAttributes] = []
    if bounds.width > 0, bounds.height > 0 {
      expected = layout.layoutAttributesForElements(in: bounds).filter { $0.shows(in: bounds) }
    }
    let cells = expected.filter { $0.representedElementCategory == .cell }
      .sorted { $0.indexPath < $1.indexPath }
    require(
      cells == liveCells.map(\.attributes),
      "CollectionView: \(self) has cells for \(indexPathsForVisibleItems), in sight are "
        + "\(cells.map(\.indexPath))")
    let others = Set(expected.filter { $0.representedElementCategory != .cell })
    require(
      others == Set(liveSupplementaries.map(\.attributes))
        && others.count == liveSupplementaries.count,
      "CollectionView: \(self) has views for \(liveSupplementaries.map(\.attributes)), in sight "
        + "are \(others)")
    for live in liveCells { checkPlace(of: live.cell, live.attributes) }
    for live in liveSupplementaries { checkPlace(of: live.view, live.attributes) }
    for live in liveCells {
      require(
        counts.indexPath(at: live.item) == live.attributes.indexPath,
        "CollectionView: item \(live.item) is not \(live.attributes.indexPath)")
    }
    reuseQueue.checkInvariants()
  }

  private func checkPlace(
    of view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes
  ) {
    require(
      view.superview === self && view.frame == attributes.frame,
      "CollectionView: the view of \(attributes.indexPath) in \(self) is out of place at "
        + "\(view.frame)")
  }
}
