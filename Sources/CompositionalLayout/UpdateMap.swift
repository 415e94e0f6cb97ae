import ScrollEngine

/// Where sections and items go in an update.
struct UpdateMap {
  /// Indices that come and go, in order.
  private struct Changes {
    var removed: [Int] = []
    var added: [Int] = []

    /// The index after the change of something that neither goes nor moves; nil if it goes.
    func place(ofOld old: Int) -> Int? {
      let before = removed.prefixCount { $0 < old }
      guard before == removed.count || removed[before] != old else { return nil }
      let rank = old - before
      // The additions up to the place push it on, one after another.
      var (low, high) = (0, added.count)
      while low < high {
        let middle = (low + high) / 2
        if added[middle] - middle <= rank { low = middle + 1 } else { high = middle }
      }
      return rank + low
    }
  }

  private var sections = Changes()
  private var movedSections: [Int: Int] = [:]
  private var reloadedSections: Set<Int> = []
  private var removed: [Int: [Int]] = [:]
  private var added: [Int: [Int]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private var reloaded: Set<IndexPath> = []

  init(_ items: [CollectionViewUpdateItem]) {
    for item in items {
      let (old, new) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      guard (old ?? new)?.item != CollectionViewUpdateItem.wholeSection else {
        note(item.updateAction, old?.section, new?.section)
        continue
      }
      if item.updateAction == .reload {
        if let old { reloaded.insert(old) }
        continue
      }
      if let old { removed[old.section, default: []].append(old.item) }
      if let new { added[new.section, default: []].append(new.item) }
      if let old, let new { moved[old] = new }
    }
    sections.removed.sort()
    sections.added.sort()
    for section in removed.keys { removed[section]?.sort() }
    for section in added.keys { added[section]?.sort() }
  }

  private mutating func note(
    _ action: CollectionViewUpdateItem.Action, _ old: Int?, _ new: Int?
  ) {
    if action == .reload {
      if let old { reloadedSections.insert(old) }
      return
    }
    if let old { sections.removed.append(old) }
    if let new { sections.added.append(new) }
    if let old, let new { movedSections[old] = new }
  }

  /// The index of a section after the update; nil if it is gone.
  func newSection(forOld section: Int) -> Int? {
    movedSections[section] ?? sections.place(ofOld: section)
  }

  /// The index path of an item after the update; nil if it is gone.
  func newPath(forOld path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard let section = newSection(forOld: path.section) else { return nil }
    let changes = Changes(removed: removed[path.section] ?? [], added: added[section] ?? [])
    return changes.place(ofOld: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Whether an item has new content.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}

extension Array {
  /// The number of elements at the start for which a condition holds, in O(log n): no other element
  /// fulfils it.
  fileprivate func prefixCount(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
