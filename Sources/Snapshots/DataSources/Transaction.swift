/// A person's move of an item to another place.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The state before the move.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The state after the move.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The item.
  let item: ItemIdentifierType

  /// The change to the items of all sections, in order: one goes, and comes elsewhere.
  ///
  /// - Complexity: O(n), like those of the sections
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }

  /// The changes to the section that the item has left, and to the one into which it has come; one
  /// change if they are the same.
  public var sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    var sections: [SectionIdentifierType] = []
    for snapshot in [initialSnapshot, finalSnapshot] {
      guard let section = snapshot.sectionIdentifier(containingItem: item),
        section != sections.last
      else { continue }
      sections.append(section)
    }
    return sections.map { section in
      DiffableDataSourceSectionTransaction(
        sectionIdentifier: section,
        difference: finalSnapshot.itemIdentifiers(inSection: section)
          .difference(from: initialSnapshot.itemIdentifiers(inSection: section)))
    }
  }
}

/// The change to the items of a section by a person's move.
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The change to its items.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// What a data source asks and tells a program about items that a person moves.
public struct DiffableDataSourceReorderingHandlers<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Whether an item can be moved; no item can if this is nil.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// Called before the data source moves an item.
  public var willReorder:
    ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  /// Called when the data source has moved an item: change the program's own data accordingly.
  public var didReorder:
    ((DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

  /// Starts without handlers.
  public init() {}
}
