// Where the focus goes when elements come and go: with its element, or to what takes its place.
extension ListView {
  /// Follows the element that has the focus through an update; call it when the new counts are known.
  final func followFocus(_ changes: ListChanges) {
    guard let path = extras?.focusedPath else { return }
    let next =
      changes.newIndexPath(forOld: path) ?? nearestElement(to: changes.vacancy(ofOld: path))
    changeExtras { $0.focusedPath = next }
  }

  /// Keeps the focus at its index path after a reload, or as near as there are elements.
  ///
  /// A list that is empty for now keeps the place for those that come.
  final func keepFocusAfterReload() {
    guard let path = extras?.focusedPath, !hasElement(at: path), let near = nearestElement(to: path)
    else { return }
    changeExtras { $0.focusedPath = near }
  }

  /// The element there; else the one above it in its section, else the first one behind, else the last
  /// one.
  private func nearestElement(to path: IndexPath) -> IndexPath? {
    if hasSection(path.section) {
      let count = knownCount(inSection: path.section)
      if count > 0 { return IndexPath(row: min(path.row, count - 1), section: path.section) }
    }
    let sections = 0..<knownSections
    if let next = sections.first(where: { $0 >= path.section && knownCount(inSection: $0) > 0 }) {
      return IndexPath(row: 0, section: next)
    }
    return sections.last { knownCount(inSection: $0) > 0 }.map {
      IndexPath(row: knownCount(inSection: $0) - 1, section: $0)
    }
  }
}

extension ListChanges {
  /// Where an element of the old state would be if it had not been removed: the index path of what has
  /// taken its place, if there is something.
  ///
  /// - Complexity: O(log k) for k runs of updates.
  fileprivate func vacancy(ofOld path: IndexPath) -> IndexPath {
    guard let section = sections.newSection(forOld: path.section) else {
      // The section behind the last one before it that stays.
      let run = sections.removals.run(holding: path.section)
      let rank = run.map { $0.first - $0.before } ?? 0
      return IndexPath(
        row: 0, section: rank > 0 ? sections.insertions.place(ofRank: rank - 1) + 1 : 0)
    }
    // All rows of it were removed, but what comes is most likely the same again.
    if sections.reloads.run(holding: path.section) != nil {
      return IndexPath(row: path.row, section: section)
    }
    let run = removals.run(holding: path.row, in: path.section)
    let rank = run.map { $0.first - $0.before } ?? 0
    return IndexPath(
      row: rank > 0 ? insertions.place(ofRank: rank - 1, in: section) + 1 : 0, section: section)
  }
}
