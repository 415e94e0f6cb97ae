import Traces

/// Finds cells that show content of another row.
struct StaleBook {
  private(set) var findings = Findings<TraceSummary.Stale>()
  /// The kept findings that have not ended yet.
  private var open: [TraceCell.Key: Int] = [:]

  /// Notes a change of a cell; nil stands for a cell that does not exist. A finding ends when the cell
  /// shows its own content, another row, or none.
  mutating func note(
    _ key: TraceCell.Key, from old: TraceCell?, to new: TraceCell?, at time: Double,
    in list: String
  ) {
    let (before, after) = (old.flatMap(Self.stalePath), new.flatMap(Self.stalePath))
    guard before != after else { return }
    if before != nil, let place = open.removeValue(forKey: key) {
      findings.update(place) { $0.to = time }
    }
    guard let after, let new else { return }
    if findings.first.count < Findings<TraceSummary.Stale>.limit {
      open[key] = findings.first.count
    }
    findings.append(
      TraceSummary.Stale(list: list, path: after, letter: new.letter, from: time, to: nil))
  }

  /// The row in whose place a cell shows content of another; nil if it does not.
  private static func stalePath(_ cell: TraceCell) -> TracePath? {
    cell.state.isStale ? cell.state.path : nil
  }
}
