/// Neighbouring rows to which the same happens.
struct ListStretch: Hashable, Sendable {
  var count: Int
  /// Where the first of them is now; nil where they are gone.
  var newPath: IndexPath?
  var isReloaded: Bool
}

/// Updates that agree with themselves and with the data: sorted, and followed in both directions.
///
/// To carry them out on something that keeps rows in order:
///
/// 1. set aside the rows and sections that move: those of the runs in ``insertions`` and
///    `sections.insertions` that have a counterpart, which says where they are;
/// 2. take out ``removals``, the last first, then `sections.removals`, the last first;
/// 3. put in `sections.insertions`, the first first, new ones without rows; then ``insertions``, the
///    first first;
/// 4. measure what ``reloadsInNewState`` names.
///
/// Every place is then where its run says. A section that moves takes with it what is left of it
/// after 2. Nothing here is as long as the list: k runs of updates make O(k) runs.
///
/// A class, as it never changes, and many are handed the same: a struct of this size would be copied.
final class ListChanges: Sendable {
  let sections: SectionChanges
  /// Rows that leave their place, in the old state.
  ///
  /// All rows of a section that is reloaded are here, but of one that is removed only those that
  /// move out of it.
  let removals: ListRuns
  /// Rows that arrive at their place, in the new state; all rows of new and reloaded sections, too.
  let insertions: ListRuns
  /// Rows that stay and have other content, in the old state.
  let reloads: ListRuns

  /// Checks updates against the state before them and the one after them.
  ///
  /// - Parameters:
  ///   - rowsBefore: The number of rows of a section in the old state.
  ///   - rowsAfter: The same in the new state; asked once for each section, in order.
  /// - Complexity: O(S + k log k) for k runs of updates and S sections
  init(
    _ updates: ListUpdates, of element: ListUpdateError.Element,
    sectionsBefore: Int, rowsBefore: (Int) -> Int,
    sectionsAfter: Int, rowsAfter: (Int) -> Int
  ) throws(ListUpdateError) {
    sections = try SectionChanges(
      updates, of: element, before: sectionsBefore, after: sectionsAfter)
    let new = try updates.newRows.sortedWithoutConflict(of: element)
    try new.checkSections(count: sectionsAfter, of: element)
    if updates.oldRows.isEmpty, sections.isEmpty {
      reloads = .none
      removals = .none
    } else {
      let old = try updates.oldRows.sortedWithoutConflict(of: element)
      try old.checkSections(count: sectionsBefore, of: element)
      for run in old { try run.checkRows(count: rowsBefore(run.section), of: element) }
      reloads = sections.reloads(among: old)
      removals = sections.removals(among: old, rowsBefore: rowsBefore)
    }
    var check = RowCountCheck(element, sections, removals: removals, targets: new)
    try check.run(rowsBefore: rowsBefore, rowsAfter: rowsAfter)
    insertions = sections.insertions(among: new, filling: check.gaps)
  }

  /// Whether something is to come, go or move other than at once.
  var isAnimated: Bool {
    removals.isAnimated || insertions.isAnimated || reloads.isAnimated
      || sections.removals.isAnimated || sections.insertions.isAnimated
      || sections.reloads.isAnimated
  }

  /// Whether nothing happens to a row, or before it.
  func allAre(after path: IndexPath) -> Bool {
    sections.isEmpty && removals.allAre(after: path) && insertions.allAre(after: path)
      && reloads.allAre(after: path)
  }

  // MARK: Following a row

  /// Where a row of the old state is now, or nil when it is gone.
  ///
  /// - Precondition: The old state has the row.
  /// - Complexity: O(log k) for k runs of updates, as all that follows
  func newIndexPath(forOld path: IndexPath) -> IndexPath? {
    if let run = removals.run(holding: path.row, in: path.section) {
      return run.counterpart(of: path.row)
    }
    guard let section = sections.newSection(forOld: path.section),
      let rank = removals.rank(of: path.row, in: path.section)
    else { return nil }
    return IndexPath(row: insertions.place(ofRank: rank, in: section), section: section)
  }

  /// Where neighbouring rows of the old state are now, as far as the same happens to all of them.
  ///
  /// - Precondition: The old state has the row, and `limit` rows from there on in its section.
  func stretch(from path: IndexPath, upTo limit: Int) -> ListStretch {
    if let run = removals.run(holding: path.row, in: path.section) {
      return ListStretch(
        count: min(limit, run.last + 1 - path.row), newPath: run.counterpart(of: path.row),
        isReloaded: false)
    }
    var count = limit
    if let next = removals.firstRun(after: path.row, in: path.section) {
      count = min(count, next.first - path.row)
    }
    guard let section = sections.newSection(forOld: path.section),
      let rank = removals.rank(of: path.row, in: path.section)
    else { return ListStretch(count: count, newPath: nil, isReloaded: false) }
    let row = insertions.place(ofRank: rank, in: section)
    let following = insertions.firstRun(afterRank: rank, in: section)
    if following < insertions.runs.count, insertions.runs[following].section == section {
      count = min(count, insertions.runs[following].first - row)
    }
    var isReloaded = false
    if let run = reloads.run(holding: path.row, in: path.section) {
      isReloaded = true
      count = min(count, run.last + 1 - path.row)
    } else if let next = reloads.firstRun(after: path.row, in: path.section) {
      count = min(count, next.first - path.row)
    }
    return ListStretch(
      count: count, newPath: IndexPath(row: row, section: section), isReloaded: isReloaded)
  }

  /// Where a row of the new state was before, or nil when it is new.
  ///
  /// - Precondition: The new state has the row.
  func oldIndexPath(forNew path: IndexPath) -> IndexPath? {
    if let run = insertions.run(holding: path.row, in: path.section) {
      return run.counterpart(of: path.row)
    }
    guard let section = sections.oldSection(forNew: path.section),
      let rank = insertions.rank(of: path.row, in: path.section)
    else { return nil }
    return IndexPath(row: removals.place(ofRank: rank, in: section), section: section)
  }

  /// Whether a row of the old state stays and has other content.
  func isReloaded(old path: IndexPath) -> Bool {
    reloads.run(holding: path.row, in: path.section) != nil
  }

  /// The ``reloads``, in the new state.
  ///
  /// - Complexity: O(k log k)
  var reloadsInNewState: [ListRun] {
    var moved: [ListRun] = []
    for run in reloads.runs {
      guard let section = sections.newSection(forOld: run.section),
        var rank = removals.rank(of: run.first, in: run.section)
      else { continue }
      let end = rank + run.count
      // What is inserted among them cuts them apart.
      while rank < end {
        let first = insertions.place(ofRank: rank, in: section)
        let next = insertions.firstRun(afterRank: rank, in: section)
        var length = end - rank
        if next < insertions.runs.count, insertions.runs[next].section == section {
          length = min(length, insertions.runs[next].first - first)
        }
        moved.append(
          ListRun(
            section: section, first: first, last: first + length - 1, operation: .reload,
            animation: run.animation))
        rank += length
      }
    }
    return moved
  }
}
