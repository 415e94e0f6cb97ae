// How items are announced before they are needed: as rows are, see `TableView+Prefetching.swift`.
extension CollectionView {
  /// Is told which items will be needed soon.
  public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    get { prefetcher?.dataSource }
    set {
      guard newValue !== prefetcher?.dataSource else { return }
      cancelPrefetching()
      if prefetcher == nil { prefetcher = CollectionPrefetcher() }
      prefetcher?.dataSource = newValue
      setNeedsLayout()
    }
  }

  /// Whether ``prefetchDataSource`` is told anything; what was announced is cancelled with it.
  public var isPrefetchingEnabled: Bool {
    get { prefetcher?.isEnabled ?? true }
    set {
      guard newValue != isPrefetchingEnabled else { return }
      if !newValue { cancelPrefetching() }
      if prefetcher == nil { prefetcher = CollectionPrefetcher() }
      prefetcher?.isEnabled = newValue
      setNeedsLayout()
    }
  }

  /// Announces and cancels items after a layout.
  func updatePrefetching(_ prefetcher: CollectionPrefetcher) {
    guard !isInterrupted, !isUpdating, prefetcher.isEnabled, let source = prefetcher.dataSource,
      let first = liveCells.first?.item, let last = liveCells.last?.item
    else { return }
    let bounds = layoutBounds
    let changes = prefetcher.tracker.update(
      visible: first..<last + 1, count: counts.total,
      direction: prefetcher.direction(
        atEdges: bounds.minX + bounds.maxX + bounds.minY + bounds.maxY))
    guard !changes.isEmpty else { return }
    let cancelled = changes.cancel.map { counts.indexPath(at: $0) }
    let wanted = changes.prefetch.map { counts.indexPath(at: $0) }
    let generation = prefetcher.generation
    if !cancelled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    // The items may be others now.
    guard generation == prefetcher.generation, !needsReload, !wanted.isEmpty else { return }
    source.collectionView(self, prefetchItemsAt: wanted)
  }

  /// Cancels all that was announced, as when the collection is out of sight.
  func cancelPrefetching() {
    guard let prefetcher, !prefetcher.tracker.pending.isEmpty else { return }
    let paths = prefetcher.tracker.reset().map { counts.indexPath(at: $0) }
    guard !needsReload, !paths.isEmpty else { return }
    prefetcher.dataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }
}
