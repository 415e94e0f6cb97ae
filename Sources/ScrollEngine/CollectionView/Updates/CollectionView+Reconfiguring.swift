import Extents

extension CollectionView {
  /// Refills cells and updates the sizes of their items.
  func refillItems(_ paths: [IndexPath]) {
    prepareIfNeeded()
    // The preparation may have called code that changed the data.
    let paths = paths.filter(counts.hasItem)
    let anchor = anchor()
    phase = .changing
    for path in paths {
      if let cell = cellForItem(at: path) { refill(cell, at: path) }
    }
    phase = .resting
    // If a callback has changed the data, the sizes cannot be asked for.
    if isSuspended { setNeedsReload() }
    guard !isOutdated, let lines else { return }
    phase = .preparing
    lines.reload(paths)
    phase = .resting
    layoutHasOtherSizes()
    moveContent(along: anchor)
    if isAiming { aim() }
    settle(nil)
    guard lines.asksCells else { return }
    phase = .changing
    let changed = Set(
      paths.filter(counts.hasItem).map { lines.geometry.band(ofItem: counts.index(of: $0)) })
    measureLiveCells(by: lines) { changed.contains(lines.geometry.band(ofItem: $0)) }
    phase = .resting
  }
}
