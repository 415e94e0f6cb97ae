// What the data source is asked for, and when.
extension CollectionView {
  /// Asks the data source for everything anew; what is on screen gets new views in the next layout.
  ///
  /// The selection stays with the items that are still there. Called from within a callback of the
  /// collection it waits for the next layout: until then the collection goes by what it knows.
  public func reloadData() {
    updateState.isFrozen = false
    updateSuspension()
    guard !isUpdating, !isPreparing, !isSuspended else { return setNeedsReload() }
    finishUpdateMotion()
    isUpdating = true
    releaseAll()
    offsetMemory.forgetPlaces()
    needsReload = false
    counts = makeCounts()
    hadDataSource = dataSource != nil
    isUpdating = false
    selection = selection.filter { counts.hasItem(at: $0) }
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
    contentSizeObserver?.contentSizeBecameStale(of: self)
  }

  /// Brings the counts up to date, also where the data source went away without a word.
  func reloadIfNeeded() {
    guard !isUpdating, !isPreparing, !isSuspended, isOutdated else { return }
    reloadData()
  }

  /// Whether all that the collection knows is to be asked for anew.
  var isOutdated: Bool { needsReload || (hadDataSource && dataSource == nil) }

  private func makeCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts() }
    let sections = dataSource.numberOfSections(in: self)
    require(sections >= 0, "CollectionView: the data source has \(sections) sections")
    let counts = ItemCounts(sections: sections) { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      require(
        items >= 0 && items <= ItemCounts.most,
        "CollectionView: section \(section) has \(items) items")
      return items
    }
    require(
      counts.total <= ItemCounts.most, "CollectionView: there are \(counts.total) items in all")
    return counts
  }
}
