extension [ListRun] {
  /// The runs in order, with overlapping reloads merged.
  ///
  /// - Throws: `conflict` if two runs overlap and are not both reloads.
  /// - Complexity: O(k log k); O(k) if sorted
  func sortedWithoutConflict(
    of element: ListUpdateError.Element, areSections: Bool = false
  ) throws(ListUpdateError) -> [ListRun] {
    guard count > 1 else { return self }
    let isSorted = !zip(self, dropFirst()).contains { $1.isOrdered(before: $0) }
    let sorted = isSorted ? self : self.sorted { $0.isOrdered(before: $1) }
    guard zip(sorted, sorted.dropFirst()).contains(where: { $0.overlaps($1) }) else {
      return sorted
    }
    var apart: [ListRun] = [sorted[0]]
    for run in sorted.dropFirst() {
      let previous = apart[apart.count - 1]
      if !previous.overlaps(run) {
        apart.append(run)
      } else if previous.operation == .reload, run.operation == .reload {
        apart[apart.count - 1].last = Swift.max(previous.last, run.last)
      } else {
        let operations = [previous.operation, run.operation].sorted { $0.rank < $1.rank }
        throw ListUpdateError(
          .conflict(
            run.place(run.first, isSection: areSections), operations[0], operations[1]),
          of: element)
      }
    }
    return apart
  }

  /// Checks that the sections of the rows exist.
  func checkSections(count: Int, of element: ListUpdateError.Element) throws(ListUpdateError) {
    for run in self where run.section < 0 || run.section >= count {
      throw ListUpdateError(
        .noSuchSection(run.operation, run.place(run.first), count: count), of: element)
    }
  }

  /// The rows of a section that are in none of these runs; the runs must be sorted and lie in that
  /// section.
  func gaps(
    count: Int, section: Int, operation: ListUpdates.Operation, animation: RowAnimation
  ) -> [ListRun] {
    var gaps: [ListRun] = []
    var next = 0
    func fill(upTo end: Int) {
      guard next < end else { return }
      gaps.append(
        ListRun(
          section: section, first: next, last: end - 1, operation: operation, animation: animation))
    }
    for run in self {
      fill(upTo: run.first)
      next = run.last + 1
    }
    fill(upTo: count)
    return gaps
  }
}

extension ListRun {
  /// Checks that the rows exist in a section of `count` rows.
  func checkRows(count: Int, of element: ListUpdateError.Element) throws(ListUpdateError) {
    guard let wrong = firstOutside(count) else { return }
    throw ListUpdateError(
      .noSuchElement(operation, IndexPath(row: wrong, section: section), count: count), of: element)
  }

  /// Checks that the sections exist among `count` sections.
  func checkNumbers(count: Int, of element: ListUpdateError.Element) throws(ListUpdateError) {
    guard let wrong = firstOutside(count) else { return }
    throw ListUpdateError(
      .noSuchSection(operation, .section(wrong), count: count), of: element)
  }

  private func firstOutside(_ count: Int) -> Int? {
    first < 0 ? first : last >= count ? max(first, count) : nil
  }

  fileprivate func overlaps(_ next: ListRun) -> Bool {
    section == next.section && last >= next.first
  }

  fileprivate func place(_ place: Int, isSection: Bool = false) -> ListUpdateError.Place {
    isSection ? .section(place) : .element(IndexPath(row: place, section: section))
  }
}

extension ListUpdates.Operation {
  /// The order in which an error names two conflicting operations.
  fileprivate var rank: Int {
    switch self {
    case .insert: 0
    case .delete: 1
    case .reload: 2
    case .moveSource: 3
    case .moveTarget: 4
    }
  }
}
