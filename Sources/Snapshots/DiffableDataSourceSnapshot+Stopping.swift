// Looks identities up, and stops the program with their names and places if that fails.
extension DiffableDataSourceSnapshot {
  func slot(ofItem identifier: ItemIdentifierType, call: StaticString = #function) -> Int {
    if let slot = items.slot(of: identifier) { return slot }
    if let twin = items.slotOfTwin(of: identifier) { stop(identifier, hashedUnlike: twin) }
    fatalError(
      "DiffableDataSourceSnapshot: there is no item \(identifier) among the \(items.count) items")
  }

  func slot(ofSection identifier: SectionIdentifierType) -> Int {
    if let slot = sections.slot(of: identifier) { return slot }
    requireNoTwin(ofSection: identifier)
    fatalError(
      "DiffableDataSourceSnapshot: there is no section \(identifier) among \(sectionIdentifiers)")
  }

  /// The slot of the section to which items are appended.
  @usableFromInline
  func slotToAppend(_ identifier: SectionIdentifierType?) -> Int {
    if let identifier { return slot(ofSection: identifier) }
    if let last = sectionChain.last { return last }
    fatalError("DiffableDataSourceSnapshot: items were appended, but there is no section")
  }

  /// Stops if an unknown item equals one of the items: then `==` and `hash(into:)` disagree.
  ///
  /// Comparing all items costs O(n), so this is done for the first, second, fourth … unknown item.
  mutating func requireNoTwin(of identifier: ItemIdentifierType) {
    misses += 1
    guard misses & (misses - 1) == 0, let twin = items.slotOfTwin(of: identifier) else { return }
    stop(identifier, hashedUnlike: twin)
  }

  func requireNoTwin(ofSection identifier: SectionIdentifierType) {
    guard let twin = sections.slotOfTwin(of: identifier) else { return }
    fatalError(
      "DiffableDataSourceSnapshot: section \(identifier) equals section \(sections[twin]) at "
        + "\(order.sectionPlaces[twin]), but is not found by its hash: "
        + "== and hash(into:) of \(SectionIdentifierType.self) disagree, or it was changed since")
  }

  private func stop(_ identifier: ItemIdentifierType, hashedUnlike twin: Int) -> Never {
    fatalError(
      "DiffableDataSourceSnapshot: item \(identifier) equals \(name(ofItem: twin)), but is not found "
        + "by its hash: == and hash(into:) of \(ItemIdentifierType.self) disagree, or it was "
        + "changed since")
  }

  @usableFromInline
  mutating func stop(
    forTwin identifier: ItemIdentifierType, at slot: Int, appendedToSection section: Int
  ) -> Never {
    itemChains.appendSlots(upTo: items.slots.count, toSection: section)
    stop(
      forTwin: identifier, at: slot, addedTo: section, at: itemChains.count(inSection: section))
  }

  func stop(
    forTwin identifier: ItemIdentifierType, at slot: Int, addedTo section: Int, at place: Int
  ) -> Never {
    fatalError(
      "DiffableDataSourceSnapshot: item \(identifier) was added to section "
        + "\(sections[section]) at \(place), but is there already: \(name(ofItem: slot))")
  }

  func stop(forTwin identifier: SectionIdentifierType, at slot: Int, addedAt place: Int) -> Never {
    fatalError(
      "DiffableDataSourceSnapshot: section \(identifier) was added at \(place), but is there "
        + "already: section \(sections[slot]) at \(order.sectionPlaces[slot])")
  }

  /// The words for an item and its place.
  func name(ofItem slot: Int) -> String {
    let section = itemChains.section(of: slot)
    let place = Int(order.itemPlaces[slot]) - firstNumber(inSection: section)
    return "item \(items[slot]) of section \(sections[section]) at \(place)"
  }

  /// The number, among all items, of the first item of the section in a slot.
  func firstNumber(inSection slot: Int) -> Int { order.starts[Int(order.sectionPlaces[slot])] }
}
