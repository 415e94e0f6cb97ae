extension ListChanges {
  /// The animation with which a deleted or reloaded row of the old state disappears.
  func departure(of path: IndexPath) -> RowAnimation {
    let run =
      removals.run(holding: path.row, in: path.section)
      ?? reloads.run(holding: path.row, in: path.section)
      ?? sections.removals.run(holding: path.section)
    return run?.animation ?? .none
  }

  /// The animation with which an inserted or reloaded row of the new state appears; nil for any
  /// other row.
  func arrival(at path: IndexPath) -> RowAnimation? {
    guard let old = oldIndexPath(forNew: path) else {
      return insertions.run(holding: path.row, in: path.section)?.animation
    }
    return reloads.run(holding: old.row, in: old.section)?.animation
  }

  /// Whether rows or sections are moved explicitly.
  var hasMoves: Bool {
    insertions.runs.contains { $0.counterpart != nil }
      || sections.insertions.runs.contains { $0.counterpart != nil }
  }

  /// Whether a row of the new state was moved to its index path explicitly, alone or with its
  /// section.
  func moves(to path: IndexPath) -> Bool {
    insertions.run(holding: path.row, in: path.section)?.counterpart != nil
      || sections.insertions.run(holding: path.section)?.counterpart != nil
  }
}
