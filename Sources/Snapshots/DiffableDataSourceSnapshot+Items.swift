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
    for identifier in identifiers {
      let (slot, isNew) = items.insert(identifier)
      if !isNew {
        linkNewSlots(toSection: section)
        stop(forTwin: identifier, at: slot, addedTo: section, at: chains[section].count)
      }
      // Free slots are used first; the new ones behind them are linked together.
      if slot < homes.count { put(slot, behind: chains[section].last, inSection: section) }
    }
    linkNewSlots(toSection: section)
  }

  /// Adds the items in slots that no section has yet to the end of a section.
  @usableFromInline
  mutating func linkNewSlots(toSection section: Int) {
    let slots = homes.count..<items.values.count
    itemLinks.append(slots, to: &chains[section])
    homes.append(contentsOf: repeatElement(UInt32(section), count: slots.count))
  }

  /// Inserts items before an item, in its section.
  ///
  /// - Precondition: The snapshot has that item, and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let next = slot(ofItem: beforeIdentifier)
    insert(identifiers, behind: itemLinks.slot(before: next), inSection: Int(homes[next]))
  }

  /// Inserts items behind an item, in its section.
  ///
  /// - Precondition: The snapshot has that item, and none of the new ones.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let previous = slot(ofItem: afterIdentifier)
    insert(identifiers, behind: previous, inSection: Int(homes[previous]))
  }

  /// Removes items; passes over those that the snapshot does not have.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    willEdit()
    for identifier in identifiers {
      guard let slot = items.remove(identifier) else {
        requireNoTwin(of: identifier)
        continue
      }
      itemLinks.remove(slot, from: &chains[Int(homes[slot])])
      marks.forgetItem(slot)
    }
  }

  /// Removes all items, and keeps the sections.
  ///
  /// - Complexity: O(S) for S sections
  public mutating func deleteAllItems() {
    willEdit()
    items = IdentityTable()
    itemLinks = ChainLinks()
    homes = []
    for section in chains.indices { chains[section] = Chain() }
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
    put(slot, behind: itemLinks.slot(before: next), inSection: Int(homes[next]))
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
    put(slot, behind: previous, inSection: Int(homes[previous]))
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
    put(
      slot, behind: place == 0 ? nil : Int(order.items[previous]),
      inSection: Int(order.sections[section]))
  }

  private mutating func takeOut(_ slot: Int) {
    willEdit()
    itemLinks.remove(slot, from: &chains[Int(homes[slot])])
  }

  @usableFromInline
  mutating func put(_ slot: Int, behind previous: Int?, inSection section: Int) {
    itemLinks.insert(slot, behind: previous, in: &chains[section])
    if slot == homes.count { homes.append(UInt32(section)) } else { homes[slot] = UInt32(section) }
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
      put(slot, behind: previous, inSection: section)
      previous = slot
    }
  }
}
