// Asks the data source for the numbers of sections and items.
extension CollectionView {
  /// Asks for all content again; items keep their state by index path, except items that the reload
  /// replaces.
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
    let sections = askNumberOfSections()
    var count = ListCount(name, of: element)
    count.checkSections(sections)
    // Read once: reading a weak reference costs more than the question.
    guard let source = dataSource else { return ItemCounts(sections: sections) { _ in 0 } }
    return ItemCounts(sections: sections) { section in
      let items = askCount(inSection: section, of: source)
      count.add(items, inSection: section)
      return items
    }
  }

  func askCount(inSection section: Int, of source: any CollectionViewDataSource) -> Int {
    guard mayAsk else { return 0 }
    reportCall(.numberOfElements(section: section))
    return calling(.numberOfItems) {
      source.collectionView(self, numberOfItemsInSection: section)
    }
  }
}
