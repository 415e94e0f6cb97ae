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
