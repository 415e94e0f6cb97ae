internal import ScrollEngine

/// Finds a ``SnapshotDifference``: first the sections, then the items that go, then those that come
/// or move.
struct DifferenceFinder {
  private let states: SnapshotDifference.States
  private let oldStarts: [Int]
  private let newStarts: [Int]
  /// Whether each section gets all items anew: those of the new state, and their old ones.
  private var isFresh: [Bool]
  private var losesItems: [Bool]
  /// Whether the items that are to be reloaded include each new one; empty if there are none.
  private var isToReload: [Bool] = []
  /// Whether an old item that occurs in the new state is deleted and inserted instead of moved.
  private var isReplaced: Set<Int> = []
  private var movesTo: Set<Int> = []

  init(_ states: SnapshotDifference.States) {
    self.states = states
    oldStarts = states.oldStarts
    newStarts = states.newStarts
    isFresh = states.sections.old.map { $0 < 0 }
    losesItems = states.sections.new.map { $0 < 0 }
    guard !states.itemsToReload.isEmpty else { return }
    isToReload = [Bool](repeating: false, count: states.items.old.count)
    for item in states.itemsToReload { isToReload[item] = true }
  }

  // MARK: Sections

  mutating func findSections(_ difference: inout SnapshotDifference) {
    let (old, new) = (states.sections.old, states.sections.new)
    let common = old.indices.filter { old[$0] >= 0 }
    var moved = Set<Int>()
    if zip(common, common.dropFirst()).contains(where: { old[$0] > old[$1] }) {
      let inSight = states.inSight
      moved = Set(
        HeaviestChain.moved(among: common.map { old[$0] }) { index in
          let section = old[common[index]]
          let items = (oldStarts[section]..<oldStarts[section + 1]).clamped(to: inSight)
          return items.count * (common.count + 1) + 1
        }.map { common[$0] })
    }
    for section in states.sectionsToReload where old[section] >= 0 {
      isFresh[section] = true
      losesItems[old[section]] = true
    }
    for section in new.indices
    where new[section] < 0 || losesItems[section] && moved.contains(new[section]) {
      difference.deleteSection(section)
    }
    for section in old.indices {
      if old[section] < 0 || isFresh[section] && moved.contains(section) {
        difference.insertSection(section)
      } else if isFresh[section] {
        difference.reloadSection(old[section])
      } else if moved.contains(section) {
        difference.moveSection(old[section], to: section)
      }
    }
  }

  // MARK: Items

  /// Finds the items that are gone from a section of the old state that keeps others.
  func findItems(ofOldSection section: Int, _ difference: inout SnapshotDifference) {
    guard !losesItems[section] else { return }
    let start = oldStarts[section]
    for item in start..<oldStarts[section + 1] where states.items.new[item] < 0 {
      difference.deleteItem(IndexPath(row: item - start, section: section))
    }
  }

  /// Finds the items that come into a section of the new state, or move to another place in it.
  mutating func findItems(ofSection section: Int, _ difference: inout SnapshotDifference) {
    let oldSection = states.sections.old[section]
    // In a section with all items anew, only those that move in from another one count.
    let own = oldSection < 0 ? 0..<0 : oldStarts[oldSection]..<oldStarts[oldSection + 1]
    let start = newStarts[section]
    let items = start..<newStarts[section + 1]
    var moved = (isFresh[section] ? [] : movedItems(among: items, from: own))[...]
    for item in items {
      let old = states.items.old[item]
      let path = IndexPath(row: item - start, section: section)
      if old < 0 {
        if !isFresh[section] { difference.insertItem(path) }
      } else if moved.first == item {
        moved.removeFirst()
        move(old, to: path, number: item, &difference)
      } else if !own.contains(old) {
        move(old, to: path, number: item, &difference)
      }
    }
  }

  /// The items of a section, in order, that have changed places with others of it.
  private func movedItems(among items: Range<Int>, from own: Range<Int>) -> [Int] {
    var last = -1
    var isOrdered = true
    for item in items {
      let old = states.items.old[item]
      guard own.contains(old) else { continue }
      if old < last {
        isOrdered = false
        break
      }
      last = old
    }
    if isOrdered { return [] }
    let common = items.filter { own.contains(states.items.old[$0]) }
    let inSight = states.inSight
    return HeaviestChain.moved(among: common.map { states.items.old[$0] }) { index in
      inSight.contains(states.items.old[common[index]]) ? common.count + 1 : 1
    }.map { common[$0] }
  }

  private mutating func move(
    _ old: Int, to path: IndexPath, number: Int, _ difference: inout SnapshotDifference
  ) {
    let source = oldPath(of: old)
    guard !isToReload.isEmpty, isToReload[number] else {
      movesTo.insert(number)
      return difference.moveItem(source, to: path)
    }
    isReplaced.insert(number)
    if !losesItems[source.section] { difference.deleteItem(source) }
    if !isFresh[path.section] { difference.insertItem(path) }
  }

  // MARK: New content

  func findNewContent(_ difference: inout SnapshotDifference) {
    for item in states.itemsToReload where states.items.old[item] >= 0 && !isReplaced.contains(item)
    {
      guard !isAnew(item) else { continue }
      difference.reloadItem(oldPath(of: states.items.old[item]))
    }
    for item in states.itemsToReconfigure where states.items.old[item] >= 0 {
      if !isToReload.isEmpty, isToReload[item] { continue }
      guard movesTo.contains(item) || !isAnew(item) else { continue }
      difference.reconfigureItem(oldPath(of: states.items.old[item]))
    }
  }

  /// Whether an item that has not moved is in a section that gets all items anew.
  private func isAnew(_ item: Int) -> Bool {
    isFresh[Self.section(of: item, newStarts)]
  }

  private func oldPath(of item: Int) -> IndexPath {
    let section = Self.section(of: item, oldStarts)
    return IndexPath(row: item - oldStarts[section], section: section)
  }

  private static func section(of item: Int, _ starts: [Int]) -> Int {
    var (lower, upper) = (0, starts.count - 1)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= item { lower = middle } else { upper = middle }
    }
    return lower
  }
}
