/// A data source that can say what is to be seen in a row, for the check of a table's cells.
@MainActor
public protocol ContentIdentities: TableViewDataSource {
  /// What the cell of a row has to have as its ``ReusableView/contentIdentity``; nil for any.
  func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable?
}

extension TableView {
  /// Is told of each cell that does not show its row; nil, as it is at first, switches that off.
  ///
  /// The table looks after each layout, and when ``checkContent()`` is called. It tells of a fault
  /// once, as long as it lasts. It finds a cell that was used before and that `cellForRowAt` handed
  /// out without a ``ReusableView/contentIdentity``, two cells that show the same, and, where the
  /// data source has ``ContentIdentities``, a cell that shows another row: one that was filled too
  /// late, by what had been begun for the row it showed before.
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
    let identities = dataSource as? any ContentIdentities
    let entries = zip(visiblePaths, visibleCells).map { path, cell in
      ContentCheck.Entry(
        cell: cell, indexPath: path,
        expected: identities?.tableView(self, contentIdentityForRowAt: path))
    }
    let faults = ContentCheck.faults(in: entries)
    contentCheck?.report(faults)
    return faults
  }
}
