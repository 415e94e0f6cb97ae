// Finds the parts that stay: parts that are neither removed nor moved. A part is named as before
// the changes, except where a comment says "new name".
extension ListChanges {
  /// The name of a part after the changes; nil if it is removed or moves, alone or with its
  /// section.
  ///
  /// - Complexity: O(log k) for k runs of updates, like everything below
  func newName(of part: ListPart) -> ListPart? {
    switch part {
    case .beginning, .end: return part
    case .edge(let edge, let section): return stayingSection(section).map { .edge(edge, $0) }
    case .element(let path):
      if let counterpart = counterpartInReload(of: path) { return .element(counterpart) }
      guard stayingSection(path.section) != nil,
        removals.run(holding: path.row, in: path.section) == nil
      else { return nil }
      return newIndexPath(forOld: path).map(ListPart.element)
    }
  }

  /// The row with the same index after a reload of its section; nil if the section was not
  /// reloaded, if the row moves out of it, or if the section has fewer rows now.
  func counterpartInReload(of path: IndexPath) -> IndexPath? {
    guard !sections.reloads.isEmpty, sections.reloads.run(holding: path.section) != nil,
      let section = stayingSection(path.section), path.row < insertions.end(ofSection: section),
      removals.run(holding: path.row, in: path.section)?.counterpart == nil
    else { return nil }
    return IndexPath(row: path.row, section: section)
  }

  /// The new name of the last part that stays, among `part` and the parts before it.
  func lastStaying(upTo part: ListPart) -> ListPart {
    var part = part
    while true {
      if let name = newName(of: part) { return name }
      part = lastOther(before: part)
    }
  }

  /// The new index path of the first element that stays, from the element `part` on in its section.
  ///
  /// If there is no such element, the result is nil in a reloaded section, and in any other section
  /// the index path after the last element. Nil if the section does not stay, or if `part` is not
  /// an element.
  func firstStaying(after part: ListPart) -> IndexPath? {
    guard case .element(var path) = part, stayingSection(path.section) != nil else { return nil }
    guard sections.reloads.run(holding: path.section) != nil else {
      while let run = removals.run(holding: path.row, in: path.section) { path.row = run.last + 1 }
      return newIndexPath(forOld: path)
    }
    // All rows of a reloaded section count as removed, but a row that does not move stays as the
    // new row at its index.
    while let run = removals.run(holding: path.row, in: path.section) {
      if let counterpart = counterpartInReload(of: path) { return counterpart }
      path.row = run.last + 1
    }
    return nil
  }

  /// The last part before a part that does not stay, and before the run of removals that contains
  /// that part.
  private func lastOther(before part: ListPart) -> ListPart {
    switch part {
    case .beginning, .end: return .beginning
    case .edge(_, let section): return footer(before: section)
    case .element(let path):
      guard let section = stayingSection(path.section) else { return footer(before: path.section) }
      let row: Int
      if sections.reloads.run(holding: path.section) != nil {
        row = min(path.row, insertions.end(ofSection: section)) - 1
      } else {
        row = (removals.run(holding: path.row, in: path.section)?.first ?? path.row) - 1
      }
      return row < 0
        ? .edge(.header, path.section) : .element(IndexPath(row: row, section: path.section))
    }
  }

  private func footer(before section: Int) -> ListPart {
    let first = sections.removals.run(holding: section)?.first ?? section
    return first > 0 ? .edge(.footer, first - 1) : .beginning
  }

  /// The new index of a section; nil if the section is removed or moves.
  private func stayingSection(_ section: Int) -> Int? {
    guard !sections.isEmpty else { return section }
    return sections.removals.run(holding: section) == nil
      ? sections.newSection(forOld: section) : nil
  }
}

extension ListRuns {
  /// The index after the last run of a section; 0 if the section has no runs.
  fileprivate func end(ofSection section: Int) -> Int {
    let following = firstRun(in: section + 1)
    guard following > 0, runs[following - 1].section == section else { return 0 }
    return runs[following - 1].last + 1
  }
}
