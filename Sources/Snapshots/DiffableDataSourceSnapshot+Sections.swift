extension DiffableDataSourceSnapshot {
  /// Adds sections at the end.
  ///
  /// - Precondition: The snapshot has none of them.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, behind: sectionChain.last)
  }

  /// Inserts sections before another one.
  ///
  /// - Precondition: The snapshot has that section, and none of the new ones.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, behind: sectionLinks.slot(before: slot(ofSection: toIdentifier)))
  }

  /// Inserts sections behind another one.
  ///
  /// - Precondition: The snapshot has that section, and none of the new ones.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, behind: slot(ofSection: toIdentifier))
  }

  /// Removes sections with their items; passes over those that the snapshot does not have.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    willEdit()
    for identifier in identifiers {
      guard let slot = sections.remove(identifier) else {
        requireNoTwin(ofSection: identifier)
        continue
      }
      itemChains.forEach(inSection: slot) { item in
        _ = items.remove(items[item])
        marks.forgetItem(item)
      }
      itemChains.removeAll(inSection: slot)
      sectionLinks.remove(slot, from: &sectionChain)
      marks.forgetSection(slot)
    }
  }

  /// Moves a section with its items before another one.
  ///
  /// - Precondition: The snapshot has both.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let (slot, next) = (slot(ofSection: identifier), slot(ofSection: toIdentifier))
    guard slot != next else { return }
    willEdit()
    sectionLinks.remove(slot, from: &sectionChain)
    sectionLinks.insert(slot, behind: sectionLinks.slot(before: next), in: &sectionChain)
  }

  /// Moves a section with its items behind another one.
  ///
  /// - Precondition: The snapshot has both.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let (slot, previous) = (slot(ofSection: identifier), slot(ofSection: toIdentifier))
    guard slot != previous else { return }
    willEdit()
    sectionLinks.remove(slot, from: &sectionChain)
    sectionLinks.insert(slot, behind: previous, in: &sectionChain)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], behind previous: Int?) {
    willEdit()
    sections.reserve(identifiers.count)
    var previous = previous
    for identifier in identifiers {
      let (slot, isNew) = sections.insert(identifier)
      if !isNew {
        let place = previous.map { Int(order.sectionPlaces[$0]) + 1 } ?? 0
        stop(forTwin: identifier, at: slot, addedAt: place)
      }
      sectionLinks.insert(slot, behind: previous, in: &sectionChain)
      itemChains.addSection(slot)
      previous = slot
    }
  }
}
