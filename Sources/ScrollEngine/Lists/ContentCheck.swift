/// Finds cells that do not show their row, and reports each fault once while it lasts.
@MainActor
final class ContentCheck {
  var handler: (StaleContent) -> Void
  /// The faults that the previous check found; they have been reported.
  private var known: Set<StaleContent> = []

  init(_ handler: @escaping (StaleContent) -> Void) {
    self.handler = handler
  }

  /// Reports the faults that the previous check did not find.
  func report(_ faults: [StaleContent]) {
    guard !(faults.isEmpty && known.isEmpty) else { return }
    let news = faults.filter { !known.contains($0) }
    known = Set(faults)
    for fault in news { handler(fault) }
  }

  /// A cell of the list, its row, and the content that it should show.
  struct Entry {
    let cell: ReusableView
    let indexPath: IndexPath
    /// The content identity that the cell should have; nil if unknown.
    let expected: AnyHashable?
  }

  /// The faults in the order of the cells, at most one for each cell. A missing identity takes
  /// precedence over a wrong identity, and a wrong identity over a duplicate.
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

  /// The fault of a cell; `rows` maps the content identities of earlier cells to their rows.
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
