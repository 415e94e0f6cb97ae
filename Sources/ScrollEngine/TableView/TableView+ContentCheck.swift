extension TableView {
  /// Is told of each cell that does not show its row; nil, as it is at first, switches that off.
  ///
  /// The table looks after each layout, and when ``checkContent()`` is called. It tells of a fault
  /// once, as long as it lasts. It finds a cell that was used before and that `cellForRowAt` handed
  /// out without a ``ReusableView/contentIdentity``, two cells that show the same, and a cell that
  /// shows another row than the data source expects there
  /// (``TableViewDataSource/tableView(_:contentIdentityForRowAt:)``): one that was filled too late, by
  /// what had been begun for the row it showed before.
  public var onStaleContent: ((StaleContent) -> Void)? {
    get { contentCheck?.handler }
    set { contentCheck = newValue.map(ContentCheck.init) }
  }

  /// Looks now for cells that do not show their row; ``onStaleContent`` is told what is new.
  ///
  /// It can be called with the check switched off, too. While a reload waits for its layout nobody
  /// can know what the rows are, and there is nothing to be found.
  ///
  /// - Returns: All that is wrong, in the order of the rows.
  /// - Complexity: O(v) in the number of cells.
  @discardableResult
  public func checkContent() -> [StaleContent] {
    guard !needsReload, !isUpdating, !isSuspended else { return [] }
    let source = dataSource
    let entries = zip(visiblePaths, visibleCells).map { path, cell in
      ContentCheck.Entry(
        cell: cell, indexPath: path,
        expected: source?.tableView(self, contentIdentityForRowAt: path))
    }
    let faults = ContentCheck.faults(in: entries)
    contentCheck?.report(faults)
    return faults
  }
}
