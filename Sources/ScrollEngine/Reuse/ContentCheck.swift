/// Looks for cells that do not show their row, and tells of each fault once.
@MainActor
final class ContentCheck {
  var handler: (StaleContent) -> Void
  /// What was found when one last looked, and has been told of.
  private var known: Set<StaleContent> = []

  init(_ handler: @escaping (StaleContent) -> Void) {
    self.handler = handler
  }

  /// Tells of the faults that were not there when one last looked.
  func report(_ faults: [StaleContent]) {
    guard !(faults.isEmpty && known.isEmpty) else { return }
    let news = faults.filter { !known.contains($0) }
    known = Set(faults)
    for fault in news { handler(fault) }
  }

  /// What a list shows in one of its cells.
  struct Entry {
    let cell: ReusableView
    let indexPath: IndexPath
    /// nil where nobody knows.
    let expected: AnyHashable?
  }

  /// The faults of cells, in their order; one for a cell at most, the plainest.
  static func faults(in entries: [Entry]) -> [StaleContent] {
    var faults: [StaleContent] = []
    var rows: [AnyHashable: IndexPath] = [:]
    for entry in entries {
      guard let fault = fault(of: entry, rows: &rows) else { continue }
      faults.append(
        StaleContent(
          fault: fault, reuseIdentifier: entry.cell.reuseIdentifier,
          instanceNumber: entry.cell.instanceNumber, indexPath: entry.indexPath,
          shown: entry.cell.lastIdentity,
          expected: entry.expected))
    }
    return faults
  }

  /// - Parameter rows: Who shows what, of the cells before.
  private static func fault(
    of entry: Entry, rows: inout [AnyHashable: IndexPath]
  ) -> StaleContent.Fault? {
    guard let identity = entry.cell.contentIdentity else {
      return entry.cell.wasUsed ? .notSet : nil
    }
    if let expected = entry.expected, expected != identity { return .differs }
    if let other = rows[identity] { return .shownTwice(other) }
    rows[identity] = entry.indexPath
    return nil
  }
}

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
