/// Neighbouring rows that change in the same way.
struct ListStretch: Hashable, Sendable {
  var count: Int
  /// The new index path of the first row; nil if the rows are gone.
  var newPath: IndexPath?
  var isReloaded: Bool
}

/// Updates that were checked against each other and the data, and sorted; they lead from the old
/// state to the new state, and back.
///
/// To apply them to an ordered collection of rows:
///
/// 1. set aside the rows and sections that move: the runs in ``insertions`` and
///    `sections.insertions` with a counterpart, which is their old position;
/// 2. remove ``removals`` from last to first, then `sections.removals` from last to first;
/// 3. insert `sections.insertions` from first to last, new ones without rows; then
///    ``insertions`` from first to last;
/// 4. measure the rows of ``reloadsInNewState``.
///
/// In this order, the indices of each run are valid when it is applied. A section that moves takes
/// along the rows left in it after step 2. The number of runs does not grow with the list: k runs
/// of updates make O(k) runs.
///
/// An immutable class, because many objects share it: a struct of this size would be copied for
/// each object.
final class ListChanges: Sendable {
  let sections: SectionChanges
  /// Rows removed from their index, in the old state.
  ///
  /// Includes all rows of a reloaded section, but only those rows of a deleted section that move
  /// out of it.
  let removals: ListRuns
  /// Rows inserted at their index, in the new state, including all rows of new and reloaded
  /// sections.
  let insertions: ListRuns
  /// Rows that stay and get new content, by their indices in the old state.
  let reloads: ListRuns

  /// Checks updates against the state before and after them.
  ///
  /// `rowsBefore` is the number of rows of a section in the old state; `rowsAfter`, the number in
  /// the new state, is called once for each section, in order.
  /// - Complexity: O(S + k log k) for k runs of updates and S sections; r reloaded sections cost
  ///   O(r (r + k)) more
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
    var check = RowCountCheck(element, targets: new)
    try check.run(sections, removals, rowsBefore: rowsBefore, rowsAfter: rowsAfter)
    insertions = sections.insertions(among: new, filling: check.gaps)
  }

  /// Whether any change is animated.
  var isAnimated: Bool {
    removals.isAnimated || insertions.isAnimated || reloads.isAnimated
      || sections.removals.isAnimated || sections.insertions.isAnimated
      || sections.reloads.isAnimated
  }

  /// Whether no section changes, and no row up to and including `path`.
  func allAre(after path: IndexPath) -> Bool {
    sections.isEmpty && removals.allAre(after: path) && insertions.allAre(after: path)
      && reloads.allAre(after: path)
  }

  /// The sections of the new state in which rows were inserted, removed or reloaded.
  ///
  /// - Complexity: O(k log k)
  var touchedSections: Set<Int> {
    var touched = Set(insertions.runs.map(\.section))
    for run in removals.runs + reloads.runs {
      if let section = sections.newSection(forOld: run.section) { touched.insert(section) }
    }
    return touched
  }

  // MARK: Following a row

  /// The new index path of a row of the old state; nil if the row is gone.
  ///
  /// - Precondition: The old state has the row.
  /// - Complexity: O(log k) for k runs of updates, like everything below
  func newIndexPath(forOld path: IndexPath) -> IndexPath? {
    if let run = removals.run(holding: path.row, in: path.section) {
      return run.counterpart(of: path.row)
    }
    guard let section = sections.newSection(forOld: path.section),
      let rank = removals.rank(of: path.row, in: path.section)
    else { return nil }
    return IndexPath(row: insertions.place(ofRank: rank, in: section), section: section)
  }

  /// The rows of the old state from `path` on, at most `limit`, that change in the same way.
  ///
  /// - Precondition: The section has at least `limit` rows from `path` on in the old state.
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

  /// The old index path of a row of the new state; nil if the row is new.
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

  /// Whether a row of the old state stays with new content.
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
      // Rows inserted among the reloaded rows split their run.
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
