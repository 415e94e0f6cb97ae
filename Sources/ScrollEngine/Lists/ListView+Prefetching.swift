// How elements are announced before they are needed.
//
// After each layout in which elements came or went, up to one viewport of them in the direction of the
// movement is announced, each once; see `PrefetchTracker`. One that was announced and not displayed
// is cancelled when the movement turns, when a jump leaves it behind, or when the list goes out of
// sight. After `reloadData()` all that was announced is forgotten without a word: the index paths
// mean other elements now.
extension ListView {
  /// Whether the data source for prefetching is told anything; what was announced is cancelled with it.
  public final var isPrefetchingEnabled: Bool {
    get { prefetcher?.isEnabled ?? true }
    set {
      guard newValue != isPrefetchingEnabled else { return }
      if !newValue { cancelPrefetching() }
      if prefetcher == nil { prefetcher = ListPrefetcher() }
      prefetcher?.isEnabled = newValue
      setNeedsLayout()
    }
  }

  /// Has somebody else be told of elements, or nobody.
  final func prefetch(for source: AnyObject?) {
    guard source !== prefetcher?.source else { return }
    cancelPrefetching()
    if prefetcher == nil { prefetcher = ListPrefetcher() }
    prefetcher?.source = source
    setNeedsLayout()
  }

  /// Announces and cancels elements after a layout.
  ///
  /// - Parameters:
  ///   - visible: The flat numbers of those in sight, of `count` in all.
  ///   - edges: The sum of the edges of the visible part along the axes that scroll, in points.
  final func updatePrefetching(visible: Range<Int>, of count: Int, atEdges edges: Double) {
    guard !needsReload, !isChanging, !isSuspended, let prefetcher, prefetcher.isEnabled,
      prefetcher.source != nil
    else { return }
    let changes = prefetcher.tracker.update(
      visible: visible, count: count, direction: prefetcher.direction(atEdges: edges))
    guard !changes.isEmpty else { return }
    let cancelled = changes.cancel.compactMap(path(ofNumber:))
    let wanted = changes.prefetch.compactMap(path(ofNumber:))
    let generation = prefetcher.generation
    if !cancelled.isEmpty { cancel(cancelled) }
    // The elements may be others now.
    guard generation == prefetcher.generation, !needsReload, !wanted.isEmpty else { return }
    announce(wanted)
  }

  /// Cancels all that was announced, as when the list is out of sight.
  final func cancelPrefetching() {
    guard let prefetcher, !prefetcher.tracker.pending.isEmpty else { return }
    let paths = prefetcher.tracker.reset().compactMap(path(ofNumber:))
    guard !needsReload, !paths.isEmpty else { return }
    cancel(paths)
  }
}
