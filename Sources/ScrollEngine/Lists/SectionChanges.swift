/// The changes to sections.
struct SectionChanges: Hashable, Sendable {
  /// Sections removed from their index, in the old state.
  let removals: ListRuns
  /// Sections inserted at their index, in the new state.
  let insertions: ListRuns
  /// Sections that stay and get new content, by their indices in the old state.
  let reloads: ListRuns
  let countBefore: Int
  let countAfter: Int

  init(
    _ updates: ListUpdates, of element: ListUpdateError.Element, before: Int, after: Int
  ) throws(ListUpdateError) {
    guard after >= 0 else {
      throw ListUpdateError(.negativeCount(section: nil, after), of: element)
    }
    countBefore = before
    countAfter = after
    guard !updates.oldSections.isEmpty || !updates.newSections.isEmpty || before != after else {
      removals = .none
      insertions = .none
      reloads = .none
      return
    }
    let old = try updates.oldSections.sortedWithoutConflict(of: element, areSections: true)
    let new = try updates.newSections.sortedWithoutConflict(of: element, areSections: true)
    for run in old { try run.checkNumbers(count: before, of: element) }
    for run in new { try run.checkNumbers(count: after, of: element) }

    removals = ListRuns(sorted: old.filter { $0.operation != .reload })
    reloads = ListRuns(sorted: old.filter { $0.operation == .reload })
    insertions = ListRuns(sorted: new)
    let inserted = insertions.count(of: .insert)
    let deleted = removals.count(of: .delete)
    guard before + inserted - deleted == after else {
      throw ListUpdateError(
        .invalidSectionCount(before: before, after: after, inserted: inserted, deleted: deleted),
        of: element)
    }
  }

  /// Whether every section stays, and keeps all rows that updates do not name.
  var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && reloads.isEmpty }

  /// The new index of a section; nil if the section is gone.
  ///
  /// - Precondition: The old state has the section.
  /// - Complexity: O(log k) for k runs of updates
  func newSection(forOld section: Int) -> Int? {
    if let run = removals.run(holding: section) { return run.counterpart(of: section)?.row }
    return removals.rank(of: section).map { insertions.place(ofRank: $0) }
  }

  /// The old index of a section; nil if the section is new.
  ///
  /// - Precondition: The new state has the section.
  /// - Complexity: O(log k) for k runs of updates
  func oldSection(forNew section: Int) -> Int? {
    if let run = insertions.run(holding: section) { return run.counterpart(of: section)?.row }
    return insertions.rank(of: section).map { removals.place(ofRank: $0) }
  }

  // MARK: Rows of inserted and removed sections

  /// The reloaded rows in sections that stay and keep their rows.
  func reloads(among old: [ListRun]) -> ListRuns {
    ListRuns(
      sorted: old.filter { $0.operation == .reload && !losesItsRows(oldSection: $0.section) })
  }

  /// The removed rows: deleted rows in sections that stay, moved rows, and all rows of reloaded
  /// sections.
  func removals(among old: [ListRun], rowsBefore: (Int) -> Int) -> ListRuns {
    if isEmpty, !old.contains(where: { $0.operation == .reload }) { return ListRuns(sorted: old) }
    var runs = old.filter {
      $0.operation == .moveSource
        || $0.operation == .delete && !losesItsRows(oldSection: $0.section)
    }
    for reload in reloads.runs {
      for section in reload.range {
        let moves = runs.filter { $0.section == section }
        runs += moves.gaps(
          count: rowsBefore(section), section: section, operation: .delete,
          animation: reload.animation)
      }
    }
    runs.sort { $0.isOrdered(before: $1) }
    return ListRuns(sorted: runs)
  }

  /// The inserted rows: new rows in sections that stay, moved rows, and all other rows of new or
  /// reloaded sections.
  func insertions(among new: [ListRun], filling gaps: [ListRun]) -> ListRuns {
    guard !isEmpty else { return ListRuns(sorted: new) }
    var runs = gaps + new.filter { $0.operation == .moveTarget || !isFresh(section: $0.section) }
    runs.sort { $0.isOrdered(before: $1) }
    return ListRuns(sorted: runs)
  }

  private func losesItsRows(oldSection section: Int) -> Bool {
    removals.run(holding: section)?.operation == .delete || reloads.run(holding: section) != nil
  }

  /// Whether a section of the new state is new or reloaded.
  private func isFresh(section: Int) -> Bool {
    oldSection(forNew: section).map { reloads.run(holding: $0) != nil } ?? true
  }
}
