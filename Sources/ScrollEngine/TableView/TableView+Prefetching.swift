import Extents

// How rows are announced before they are needed.
//
// After each layout in which rows came or went, up to one viewport of rows in the direction of the
// movement is announced, each once; see `PrefetchTracker`. A row that was announced and not displayed
// is cancelled when the movement turns, when a jump leaves it behind, or when the table goes out of
// sight. After `reloadData()` all that was announced is forgotten without a word: the index paths
// mean other rows now.
extension TableView {
  /// Is told which rows will be needed soon.
  public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { prefetcher?.dataSource }
    set {
      guard newValue !== prefetcher?.dataSource else { return }
      cancelPrefetching()
      if prefetcher == nil { prefetcher = TablePrefetcher() }
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
      if prefetcher == nil { prefetcher = TablePrefetcher() }
      prefetcher?.isEnabled = newValue
      setNeedsLayout()
    }
  }

  /// Announces and cancels rows after a layout.
  func updatePrefetching(_ prefetcher: TablePrefetcher) {
    guard !needsReload, !isUpdating, !isSuspended, prefetcher.isEnabled,
      let source = prefetcher.dataSource
    else { return }
    let changes = prefetcher.tracker.update(
      visible: live.items, count: layout.items.count,
      direction: prefetcher.direction(atEdges: bounds.minY + bounds.maxY))
    guard !changes.isEmpty else { return }
    let cancelled = changes.cancel.compactMap { layout.path(ofItem: $0) }
    let wanted = changes.prefetch.compactMap { layout.path(ofItem: $0) }
    let generation = prefetcher.generation
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    // The rows may be others now.
    guard generation == prefetcher.generation, !needsReload, !wanted.isEmpty else { return }
    source.tableView(self, prefetchRowsAt: wanted)
  }

  /// Cancels all that was announced, as when the table is out of sight.
  func cancelPrefetching() {
    guard let prefetcher, !prefetcher.tracker.pending.isEmpty else { return }
    let paths = prefetcher.tracker.reset().compactMap { layout.path(ofItem: $0) }
    guard !needsReload, !paths.isEmpty else { return }
    prefetcher.dataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }
}
