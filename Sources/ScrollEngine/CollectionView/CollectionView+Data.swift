// What the data source is asked for, and when.
extension CollectionView {
  /// Asks for everything again; items with the same index path are the same unless the reload says
  /// not.
  func rebuildCounts() {
    phase = .reloading
    if !needsPrepare { anchorOfReload = anchor() }
    anchorOfResize = nil
    releaseAll()
    let old = counts
    let (new, areOthers) = askAnew { makeCounts() }
    counts = new
    hadDataSource = dataSource != nil
    phase = .resting
    followReload(areOthers: areOthers, numbered: old.indexPath(at:))
    let context = layout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidate(using: context)
    setNeedsDisplay()
  }

  private func makeCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts() }
    reportCall(.numberOfSections)
    let sections = calling(.numberOfSections) { dataSource.numberOfSections(in: self) }
    var count = ListCount("CollectionView", of: .item)
    count.checkSections(sections)
    return ItemCounts(sections: sections) { section in
      guard mayAsk else { return 0 }
      reportCall(.numberOfElements(section: section))
      let items = calling(.numberOfItems) {
        dataSource.collectionView(self, numberOfItemsInSection: section)
      }
      count.add(items, inSection: section)
      return items
    }
  }
}
