import Extents

extension CollectionView {
  /// The number of items in a section.
  ///
  /// - Precondition: The collection has the section.
  public func numberOfItems(inSection section: Int) -> Int {
    requireSection(section)
    return counts.numberOfItems(inSection: section)
  }

  /// The object that learns which items will be needed soon.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { prefetcher?.source as? any CollectionViewDataSourcePrefetching }
    set { prefetch(for: newValue) }
  }

  func updatePrefetching() {
    guard !needsPrepare, let first = liveCells.first?.item, let last = liveCells.last?.item else {
      return
    }
    let bounds = layoutBounds
    updatePrefetching(
      visible: first..<last + 1, of: counts.total,
      atEdges: bounds.minX + bounds.maxX + bounds.minY + bounds.maxY)
  }

  // MARK: Visible elements

  /// The cells of the visible items, in the order of the items.
  ///
  /// A cell that stays in the hierarchy out of sight, because a view in it is edited or has the
  /// focus, does not count.
  public var visibleCells: [CollectionViewCell] { liveCells.map(\.cell) }

  /// Calls a function with the cell and index path of each visible item, in order; makes no array.
  package func forEachVisibleItem(_ body: @MainActor (CollectionViewCell, IndexPath) -> Void) {
    // Reads only what is needed: copying a live cell retains all of its attributes.
    let live = liveCells
    for place in live.indices { body(live[place].cell, live[place].attributes.indexPath) }
  }

  /// The items of the ``visibleCells``, in order.
  public var indexPathsForVisibleItems: [IndexPath] { liveCells.map(\.attributes.indexPath) }

  /// The items of the ``visibleCells``, counted across all sections, in order.
  public var liveItems: [Int] { liveCells.map(\.item) }

  /// The cell of an item; nil if the item has none.
  ///
  /// An item out of sight keeps its cell while a view in the cell is edited or has the focus.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    guard counts.hasItem(at: indexPath) else { return nil }
    return liveCells.index(ofItem: counts.index(of: indexPath)).map { liveCells[$0].cell }
      ?? parkedCell(at: indexPath) as? CollectionViewCell
  }

  /// The item that a cell shows; nil if the cell is not in the hierarchy.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    liveCells.first { $0.cell === cell }?.attributes.indexPath ?? parkedPath(of: cell)
  }

  /// The view of a header, footer or other supplementary element; nil if the element is not
  /// visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    liveSupplements.first { $0.isElement(ofKind: elementKind, at: indexPath) }?.view
  }

  /// The views of the visible elements of a kind.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    liveSupplements.filter { $0.attributes.category == .supplementaryView(kind: elementKind) }
      .map(\.view)
  }

  /// The visible elements of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    liveSupplements.filter { $0.attributes.category == .supplementaryView(kind: elementKind) }
      .map(\.attributes.indexPath).sorted()
  }

  // MARK: Geometry

  /// The attributes of an item as displayed; nil if the layout does not have the item.
  ///
  /// If the content goes from right to left, these attributes are mirrored; the answers of the
  /// ``collectionViewLayout`` itself are not.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    reloadIfNeeded()
    prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath).map(seen)
  }

  /// The attributes of a header, footer or other supplementary element as displayed; nil if there
  /// is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    reloadIfNeeded()
    prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      .map(seen)
  }

  /// The item at a point of the content, the frontmost of several; nil if there is none.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    reloadIfNeeded()
    prepareIfNeeded()
    let point = mirror?.turned(point) ?? point
    if let lineLayout {
      return lineLayout.geometry.item(at: point).map {
        lineLayout.geometry.counts.indexPath(at: $0)
      }
    }
    // A rectangle without extent intersects nothing.
    let spot = Rect(origin: point, size: Size(width: point.x.ulp, height: point.y.ulp))
    return (layout.layoutAttributesForElements(in: spot) ?? [])
      .filter {
        guard $0.representedElementCategory == .cell, !$0.isHidden else { return false }
        guard let scroller = $0.scroller else { return $0.isHit(at: point) }
        return scroller.layoutFrame.contains(point) && $0.isHit(at: point + scroller.layoutOffset)
      }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
}
