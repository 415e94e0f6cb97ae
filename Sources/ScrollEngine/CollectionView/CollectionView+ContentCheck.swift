extension CollectionView {
  /// Is told of each cell that does not show its item; nil, as it is at first, switches that off.
  ///
  /// What is looked for, and when, is what ``TableView/onStaleContent`` says; what the data source
  /// expects it says in ``CollectionViewDataSource/collectionView(_:contentIdentityForItemAt:)``.
  public var onStaleContent: ((StaleContent) -> Void)? {
    get { contentCheck?.handler }
    set { contentCheck = newValue.map(ContentCheck.init) }
  }

  /// Looks now for cells that do not show their item; ``onStaleContent`` is told what is new.
  ///
  /// It can be called with the check switched off, too. While a reload waits for its layout nobody
  /// can know what the items are, and there is nothing to be found.
  ///
  /// - Returns: All that is wrong, in the order of the items.
  /// - Complexity: O(v) in the number of cells.
  @discardableResult
  public func checkContent() -> [StaleContent] {
    guard !isInterrupted, !isUpdating else { return [] }
    let source = dataSource
    let entries = liveCells.map { live in
      let path = live.attributes.indexPath
      return ContentCheck.Entry(
        cell: live.cell, indexPath: path,
        expected: source?.collectionView(self, contentIdentityForItemAt: path))
    }
    let faults = ContentCheck.faults(in: entries)
    contentCheck?.report(faults)
    return faults
  }
}
