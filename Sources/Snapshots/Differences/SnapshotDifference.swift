internal import ScrollEngine

/// What leads from one state of a list to the next, as one batch of updates names it.
///
/// An item that is in a section of the same identity before and after stays, unless it has changed
/// places with others of the section; then as few as possible move, and rather those out of sight
/// (``HeaviestChain``). Sections are treated likewise. A section that moves and is reloaded leaves and
/// comes, and so does an item.
struct SnapshotDifference {
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var reconfiguredItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// The two states, and what they have in common.
  struct States {
    /// The number of the first item of each section, and the number of all items.
    var oldStarts: [Int]
    var newStarts: [Int]
    var sections: IdentityMatch
    var items: IdentityMatch
    /// The old items in sight.
    var inSight: Range<Int>
    /// Requests for new content, by the new indices and numbers.
    var sectionsToReload: [Int] = []
    var itemsToReload: [Int] = []
    var itemsToReconfigure: [Int] = []
  }

  /// Finds the difference between two states.
  ///
  /// - Complexity: O(n + b log b) for b stretches of items that have changed places
  init(_ states: States) {
    var finder = DifferenceFinder(states)
    finder.findSections(&self)
    for section in states.sections.new.indices { finder.findItems(ofOldSection: section, &self) }
    for section in states.sections.old.indices { finder.findItems(ofSection: section, &self) }
    finder.findNewContent(&self)
  }

  // MARK: Recording

  mutating func deleteSection(_ section: Int) { deletedSections.append(section) }
  mutating func insertSection(_ section: Int) { insertedSections.append(section) }
  mutating func reloadSection(_ section: Int) { reloadedSections.append(section) }
  mutating func moveSection(_ section: Int, to target: Int) {
    movedSections.append((section, target))
  }
  mutating func deleteItem(_ path: IndexPath) { deletedItems.append(path) }
  mutating func insertItem(_ path: IndexPath) { insertedItems.append(path) }
  mutating func reloadItem(_ path: IndexPath) { reloadedItems.append(path) }
  mutating func reconfigureItem(_ path: IndexPath) { reconfiguredItems.append(path) }
  mutating func moveItem(_ path: IndexPath, to target: IndexPath) {
    movedItems.append((path, target))
  }
}
