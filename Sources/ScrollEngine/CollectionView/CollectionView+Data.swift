// What the data source is asked for, and when.
extension CollectionView {
  /// Asks the data source for everything anew; what is on screen gets new views in the next layout.
  ///
  /// Nobody knows which items are the ones there were: nothing is selected afterwards, as in UIKit,
  /// nothing is announced, and scroll views in cells start at their beginning unless the cells have a
  /// ``ReusableView/contentIdentity``. Called from within a callback of the collection it waits for
  /// the next layout: until then the collection goes by what it knows.
  ///
  /// The offset stays as it is. Where sizes are estimates it would then show other items: there the
  /// first one in sight stays, if there still is one with its index path.
  public func reloadData() {
    updateState.isFrozen = false
    updateSuspension()
    itemsAreOthers = true
    forgetSelection()
    guard !isUpdating, !isPreparing, !isSuspended else { return setNeedsReload() }
    reload()
  }

  /// Asks for everything anew; items with the same index path count as the same.
  private func reload() {
    finishUpdateMotion()
    isUpdating = true
    if !needsPrepare { anchorOfReload = anchor() }
    releaseAll()
    needsReload = false
    let old = counts
    counts = makeCounts()
    hadDataSource = dataSource != nil
    isUpdating = false
    if itemsAreOthers {
      itemsAreOthers = false
      offsetMemory.forgetPlaces()
      prefetcher?.reset()
    } else {
      let new = counts
      let newPath = { (path: IndexPath) in new.hasItem(at: path) ? path : nil }
      selection.map(newPath)
      offsetMemory.map(newPath) { new.hasSection($0) ? $0 : nil }
      prefetcher?.follow(from: old, to: new, newPath)
    }
    layout.invalidateLayout()
    setNeedsDisplay()
  }

  func setNeedsReload() {
    needsReload = true
    noteStaleness()
  }

  /// A container does not lay out what is out of sight, but has to know how large it is.
  func noteStaleness() {
    setNeedsLayout()
    stacking?.container.contentSizeBecameStale(of: self)
  }

  /// Brings the counts up to date, also where the data source went away without a word.
  func reloadIfNeeded() {
    guard !isUpdating, !isPreparing, !isSuspended, isOutdated else { return }
    reload()
  }

  /// Whether all that the collection knows is to be asked for anew.
  var isOutdated: Bool { needsReload || (hadDataSource && dataSource == nil) }

  private func makeCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts() }
    let sections = dataSource.numberOfSections(in: self)
    var count = ListCount("CollectionView", of: .item)
    count.checkSections(sections)
    return ItemCounts(sections: sections) { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      count.add(items, inSection: section)
      return items
    }
  }
}
