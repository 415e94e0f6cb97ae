/// The slots of the sections and items that get new content when the snapshot is applied.
struct SnapshotMarks: Sendable {
  private(set) var reloadedSections: Set<Int> = []
  private(set) var reloadedItems: Set<Int> = []
  private(set) var reconfiguredItems: Set<Int> = []

  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  mutating func reloadSection(_ slot: Int) { reloadedSections.insert(slot) }
  mutating func reloadItem(_ slot: Int) { reloadedItems.insert(slot) }
  mutating func reconfigureItem(_ slot: Int) { reconfiguredItems.insert(slot) }
  mutating func forgetSection(_ slot: Int) { reloadedSections.remove(slot) }

  mutating func forgetItem(_ slot: Int) {
    reloadedItems.remove(slot)
    reconfiguredItems.remove(slot)
  }

  mutating func forgetItems() { (reloadedItems, reconfiguredItems) = ([], []) }
}

extension DiffableDataSourceSnapshot {
  /// Asks for new cells for items when the snapshot is applied.
  ///
  /// An item that is new to the list, or in a section that is new or reloaded, gets a new cell
  /// anyway. If the item has moved, it leaves its old place and comes in at the new one, so it loses
  /// selection and focus. Prefer ``reconfigureItems(_:)``.
  ///
  /// - Precondition: The snapshot has the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { marks.reloadItem(slot(ofItem: identifier)) }
  }

  /// Has the cells of items filled again, in place, when the snapshot is applied.
  ///
  /// - Precondition: The snapshot has the items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { marks.reconfigureItem(slot(ofItem: identifier)) }
  }

  /// Asks for all content of sections again when the snapshot is applied.
  ///
  /// - Precondition: The snapshot has the sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { marks.reloadSection(slot(ofSection: identifier)) }
  }

  /// The items that ``reloadItems(_:)`` has named, in order.
  ///
  /// - Complexity: O(n), like those below
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marked(marks.reloadedItems) }

  /// The items that ``reconfigureItems(_:)`` has named, in order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marked(marks.reconfiguredItems) }

  /// The sections that ``reloadSections(_:)`` has named, in order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    guard !marks.reloadedSections.isEmpty else { return [] }
    return order.sections.filter { marks.reloadedSections.contains(Int($0)) }
      .map { sections[Int($0)] }
  }

  private func marked(_ slots: Set<Int>) -> [ItemIdentifierType] {
    guard !slots.isEmpty else { return [] }
    return order.items.filter { slots.contains(Int($0)) }.map { items[Int($0)] }
  }

  /// The snapshot without requests for new content: what a list has once it is applied.
  var unmarked: DiffableDataSourceSnapshot {
    guard !marks.isEmpty else { return self }
    var copy = self
    copy.marks = SnapshotMarks()
    return copy
  }
}
