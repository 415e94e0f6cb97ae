// The focus stays with its element when elements come and go; if its element is removed, the focus
// goes to the element that takes its place.
extension ListView {
  /// Moves the focus with its element in an update; call this when the new counts are known.
  final func followFocus(_ changes: ListChanges) {
    guard let path = extras?.focusedPath else { return }
    let next =
      changes.newIndexPath(forOld: path) ?? nearestElement(to: changes.vacancy(ofOld: path))
    changeExtras { $0.focusedPath = next }
  }

  /// Keeps the focus at its index path after a reload, or moves it to the nearest element.
  ///
  /// An empty list keeps the index path for elements that come later.
  final func keepFocusAfterReload() {
    guard let path = extras?.focusedPath, !hasElement(at: path), let near = nearestElement(to: path)
    else { return }
    changeExtras { $0.focusedPath = near }
  }

  /// The element at an index path; else the last element of its section, else the first of a later
  /// section, else the last of the list; nil in an empty list.
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
  /// The index path that a removed element of the old state leaves vacant; another element may have
  /// it in the new state.
  ///
  /// - Complexity: O(log k) for k runs of updates.
  fileprivate func vacancy(ofOld path: IndexPath) -> IndexPath {
    guard let section = sections.newSection(forOld: path.section) else {
      // The index path follows the last staying section before the removed section.
      let run = sections.removals.run(holding: path.section)
      let rank = run.map { $0.first - $0.before } ?? 0
      return IndexPath(
        row: 0, section: rank > 0 ? sections.insertions.place(ofRank: rank - 1) + 1 : 0)
    }
    // All rows of a reloaded section count as removed, but the new row at the same index is most
    // likely the same row.
    if sections.reloads.run(holding: path.section) != nil {
      return IndexPath(row: path.row, section: section)
    }
    let run = removals.run(holding: path.row, in: path.section)
    let rank = run.map { $0.first - $0.before } ?? 0
    return IndexPath(
      row: rank > 0 ? insertions.place(ofRank: rank - 1, in: section) + 1 : 0, section: section)
  }
}
