extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section; of the last section if none is given.
  ///
  /// - Precondition: There is such a section, and the snapshot has none of the items.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = slotToAppend(sectionIdentifier)
    willEdit()
    items.reserve(identifiers.count)
    let usedSlots = itemChains.slotCount
    for identifier in identifiers {
      let (slot, isNew) = items.insert(identifier)
      if !isNew { stop(forTwin: identifier, at: slot, appendedToSection: section) }
      // Free slots are used first; the new ones behind them follow together.
      if slot < usedSlots { itemChains.append(slot, toSection: section) }
    }
    itemChains.appendSlots(upTo: items.slots.count, toSection: section)
  }

  /// Inserts items before an item, in its section.
  ///
  /// - Precondition: The snapshot has that item, and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let next = slot(ofItem: beforeIdentifier)
    insert(
      identifiers, behind: itemChains.slot(before: next), inSection: itemChains.section(of: next))
  }

  /// Inserts items behind an item, in its section.
  ///
  /// - Precondition: The snapshot has that item, and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let previous = slot(ofItem: afterIdentifier)
    insert(identifiers, behind: previous, inSection: itemChains.section(of: previous))
  }

  /// Removes items; passes over those that the snapshot does not have.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    willEdit()
    for identifier in identifiers {
      guard let slot = items.remove(identifier) else {
        requireNoTwin(of: identifier)
        continue
      }
      itemChains.remove(slot)
      marks.forgetItem(slot)
    }
  }

  /// Removes all items, and keeps the sections.
  ///
  /// - Complexity: O(S) for S sections
  public mutating func deleteAllItems() {
    willEdit()
    items = IdentityTable()
    itemChains.removeAll()
    marks.forgetItems()
  }

  /// Moves an item before another one, into the section of that one.
  ///
  /// - Precondition: The snapshot has both.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    let (slot, next) = (slot(ofItem: identifier), slot(ofItem: toIdentifier))
    guard slot != next else { return }
    takeOut(slot)
    itemChains.insert(
      slot, behind: itemChains.slot(before: next), inSection: itemChains.section(of: next))
  }

  /// Moves an item behind another one, into the section of that one.
  ///
  /// - Precondition: The snapshot has both.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    let (slot, previous) = (slot(ofItem: identifier), slot(ofItem: toIdentifier))
    guard slot != previous else { return }
    takeOut(slot)
    itemChains.insert(slot, behind: previous, inSection: itemChains.section(of: previous))
  }

  /// Moves an item, by its number among all items, to a place in a section, counted without it.
  ///
  /// - Precondition: There are such an item and such a place.
  mutating func moveItem(number: Int, toSection section: Int, at place: Int) {
    let order = order
    let others = order.items(inSection: section)
    var previous = others.lowerBound + place - 1
    if others.contains(number), number <= previous { previous += 1 }
    let slot = Int(order.items[number])
    takeOut(slot)
    itemChains.insert(
      slot, behind: place == 0 ? nil : Int(order.items[previous]),
      inSection: Int(order.sections[section]))
  }

  private mutating func takeOut(_ slot: Int) {
    willEdit()
    itemChains.remove(slot)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], behind previous: Int?, inSection section: Int
  ) {
    willEdit()
    items.reserve(identifiers.count)
    var previous = previous
    for identifier in identifiers {
      let (slot, isNew) = items.insert(identifier)
      if !isNew {
        let place = previous.map { Int(order.itemPlaces[$0]) + 1 - firstNumber(inSection: section) }
        stop(forTwin: identifier, at: slot, addedTo: section, at: place ?? 0)
      }
      itemChains.insert(slot, behind: previous, inSection: section)
      previous = slot
    }
  }
}
