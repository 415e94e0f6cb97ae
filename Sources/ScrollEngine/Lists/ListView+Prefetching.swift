// Announcing elements before they are needed.
//
// After each layout in which elements came or went, up to one viewport of them in the direction of
// movement is announced, each once; see `PrefetchTracker`. One that was announced and not displayed
// is cancelled when the direction turns, when a jump leaves it behind, or when the list is off
// screen. `reloadData()` forgets all of it silently: the index paths mean other elements now.
extension ListView {
  /// Whether the prefetching data source is called; setting it to false cancels announced elements.
  public final var isPrefetchingEnabled: Bool {
    get { prefetcher?.isEnabled ?? true }
    set {
      guard newValue != isPrefetchingEnabled else { return }
      if !newValue { cancelPrefetching() }
      if prefetcher == nil { prefetcher = ListPrefetcher() }
      prefetcher?.isEnabled = newValue
      markForLayout()
    }
  }

  /// Announces elements to another object, or to none.
  final func prefetch(for source: AnyObject?) {
    guard source !== prefetcher?.source else { return }
    cancelPrefetching()
    if prefetcher == nil { prefetcher = ListPrefetcher() }
    prefetcher?.source = source
    markForLayout()
  }

  /// Announces and cancels elements after a layout.
  ///
  /// `visible` are the flat indices of the visible ones, of `count` in all; `edges` is the sum of
  /// the edges of the visible part along the axes that scroll, in points.
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
    // The elements may have changed.
    guard generation == prefetcher.generation, !needsReload, !wanted.isEmpty else { return }
    announce(wanted)
  }

  /// Cancels all that was announced, for instance when the list is off screen.
  final func cancelPrefetching() {
    guard let prefetcher, !prefetcher.tracker.pending.isEmpty else { return }
    let paths = prefetcher.tracker.reset().compactMap(path(ofNumber:))
    guard !needsReload, !paths.isEmpty else { return }
    cancel(paths)
  }
}
