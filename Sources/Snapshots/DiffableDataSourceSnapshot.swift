/// The sections and items of a list at one moment, named by identities.
///
/// A snapshot is a value: make a new one, or edit the one that the data source gives, and apply it.
/// The data source finds out what has changed. An identity may occur once among all sections, and
/// once among all items of all sections.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<Section, Message.ID>()
/// snapshot.appendSections([.pinned, .all])
/// snapshot.appendItems(messages.map(\.id), toSection: .all)
/// dataSource.apply(snapshot)
/// ```
///
/// Each edit costs O(1) on average for each identity that it names, wherever that is; deleting a
/// section costs as much as deleting its items. The first edit of a copy copies the storage, and the
/// first one that does not append items links all items, in O(n). The first question about places
/// after an edit numbers all items, in O(n); further ones cost O(1). This assumes that hashes are
/// well distributed, as for `Set`.
///
/// An edit stops the program if it adds an identity that is there already, or names one that is not
/// there; only deletions pass over unknown identities.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  @usableFromInline var items = IdentityTable<ItemIdentifierType>()
  @usableFromInline var itemChains = ItemChains()

  @usableFromInline var sections = IdentityTable<SectionIdentifierType>()
  var sectionLinks = ChainLinks()
  var sectionChain = Chain()

  var marks = SnapshotMarks()
  var cache = SnapshotOrderCache()
  /// How many deletions have named unknown items.
  var misses = 0

  /// Compares items with those of an older snapshot.
  ///
  /// The program makes this closure, with its snapshot: so the compiler knows the type of the
  /// identities, and compares them without a detour for each. It captures nothing else.
  nonisolated(unsafe) let match:
    (
      _ new: IdentityTable<ItemIdentifierType>, _ newSlots: [UInt32],
      _ old: IdentityTable<ItemIdentifierType>, _ oldSlots: [UInt32], _ oldPlaces: [UInt32]
    ) -> IdentityMatch

  /// Makes a snapshot without sections.
  @inlinable
  public init() { self.init { IdentityMatch($0, in: $1, with: $2, in: $3, at: $4) } }

  @usableFromInline
  init(
    match:
      @escaping (
        IdentityTable<ItemIdentifierType>, [UInt32], IdentityTable<ItemIdentifierType>, [UInt32],
        [UInt32]
      ) -> IdentityMatch
  ) { self.match = match }

  /// The order of sections and items; made anew after an edit.
  var order: SnapshotOrder {
    cache.order { SnapshotOrder(sectionChain, sectionLinks, itemChains) }
  }

  /// Called before each edit.
  @usableFromInline
  mutating func willEdit() {
    if isKnownUniquelyReferenced(&cache) { cache.forget() } else { cache = SnapshotOrderCache() }
  }

  // MARK: Numbers

  /// The number of items in all sections.
  public var numberOfItems: Int { items.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of items in a section.
  ///
  /// - Precondition: The snapshot has the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemChains.count(inSection: slot(ofSection: identifier))
  }

  // MARK: Identities

  /// The sections, in order.
  ///
  /// - Complexity: O(S) for S sections
  public var sectionIdentifiers: [SectionIdentifierType] {
    order.sections.map { sections[Int($0)] }
  }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(n)
  public var itemIdentifiers: [ItemIdentifierType] { order.items.map { items[Int($0)] } }

  /// The items of a section, in order.
  ///
  /// - Precondition: The snapshot has the section.
  /// - Complexity: O(n) for n items in the section
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    let section = slot(ofSection: identifier)
    var identifiers: [ItemIdentifierType] = []
    identifiers.reserveCapacity(itemChains.count(inSection: section))
    itemChains.forEach(inSection: section) { identifiers.append(items[$0]) }
    return identifiers
  }

  // MARK: Places

  /// The section of an item; nil if the snapshot does not have the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.slot(of: identifier).map { sections[itemChains.section(of: $0)] }
  }

  /// The index of an item among the items of all sections; nil if the snapshot does not have it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    items.slot(of: identifier).map { Int(order.itemPlaces[$0]) }
  }

  /// The index of a section; nil if the snapshot does not have it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.slot(of: identifier).map { Int(order.sectionPlaces[$0]) }
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
