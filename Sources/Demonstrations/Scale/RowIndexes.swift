import ScrollEngine

/// Makes sure that the visible tables have an index of their rows, and that not too many others do.
///
/// A table begins to build its index when it is reached. Beyond ``limit``, the one reached longest ago loses
/// its index, unless it is visible.
@MainActor
final class RowIndexes {
  /// How many tables may have an index, of about 2 MB each.
  static let limit = 16

  /// Those with an index, the one reached last at the end.
  private(set) var tables: [MillionRows] = []
  private(set) var inSight: [MillionRows] = []
  /// How many indexes were built, and how many discarded.
  private(set) var built = 0
  private(set) var evicted = 0

  /// Notes what is visible, from top to bottom.
  func note(inSight visible: [MillionRows]) {
    for rows in visible where !inSight.contains(where: { $0 === rows }) { reach(rows) }
    inSight = visible
    while tables.count > Self.limit, let oldest = tables.firstIndex(where: isOutOfSight) {
      tables.remove(at: oldest).discardIndex()
      evicted += 1
    }
  }

  private func reach(_ rows: MillionRows) {
    if let known = tables.firstIndex(where: { $0 === rows }) {
      tables.remove(at: known)
    } else {
      rows.buildIndex()
      built += 1
    }
    tables.append(rows)
  }

  private func isOutOfSight(_ rows: MillionRows) -> Bool {
    !inSight.contains { $0 === rows }
  }
}
