// Announcing elements before they are needed.
//
// After each layout in which elements came or went, the list announces the elements of the next
// viewport in the direction of movement, each once; see `PrefetchTracker`. An announced element
// that has not been displayed is cancelled when the direction reverses, when a jump leaves the
// element behind or far ahead, or when the list is off screen. `reloadData()` forgets announced
// elements silently: their index paths mean other elements now.
extension ListView {
  /// Whether the prefetching data source is called; setting it to false cancels announced elements.
  public final var isPrefetchingEnabled: Bool {
    get { prefetcher?.isEnabled ?? true }
    set {
      guard newValue != isPrefetchingEnabled else { return }
      if !newValue { cancelPrefetching() }
      prefetcherMade().isEnabled = newValue
      markForLayout()
    }
  }

  /// Sets or clears the object to which elements are announced; cancels elements announced to the
  /// previous object.
  final func prefetch(for source: AnyObject?) {
    guard source !== prefetcher?.source else { return }
    cancelPrefetching()
    prefetcherMade().source = source
    markForLayout()
  }

  /// Announces elements; nil until needed.
  final var prefetcher: ListPrefetcher? { extras?.prefetcher }

  private func prefetcherMade() -> ListPrefetcher {
    if let prefetcher { return prefetcher }
    let made = ListPrefetcher()
    changeExtras { $0.prefetcher = made }
    return made
  }

  /// Announces and cancels elements after a layout.
  ///
  /// `visible` is the range of flat indices of the visible elements, out of `count` elements;
  /// `edges` is the sum of the edges of the visible part along the axes that scroll, in points.
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
    // The callback may have changed the elements.
    guard generation == prefetcher.generation, !needsReload, !wanted.isEmpty else { return }
    announce(wanted)
  }

  /// Cancels all announced elements, for instance when the list is off screen.
  final func cancelPrefetching() {
    guard let prefetcher, !prefetcher.tracker.pending.isEmpty else { return }
    let paths = prefetcher.tracker.reset().compactMap(path(ofNumber:))
    guard !needsReload, !paths.isEmpty else { return }
    cancel(paths)
  }
}
