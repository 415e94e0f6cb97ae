public import ScrollEngine

/// What the data sources of tables and collections that are changed by snapshots have in common.
@preconcurrency @MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The handlers of moves.
  public typealias ReorderingHandlers =
    DiffableDataSourceReorderingHandlers<SectionIdentifierType, ItemIdentifierType>

  nonisolated let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>

  /// What is asked and told about items that a person moves.
  public var reorderingHandlers: ReorderingHandlers {
    get { applier.reorderingHandlers }
    set { applier.reorderingHandlers = newValue }
  }

  init(_ list: any SnapshotList) { applier = SnapshotApplier(list) }

  // MARK: Snapshots

  /// Brings the list to the state of a snapshot, by the changes that lead there.
  ///
  /// May be called from any isolation: snapshots are applied in the order of the calls. On the main
  /// actor the list has changed when the call returns, unless an earlier snapshot waits, the list is
  /// calling its data source or delegate, or a batch of updates is open; then the snapshot waits
  /// until that is over.
  ///
  /// What is in sight stays where it is, as for `ListView.apply(_:animated:)`. Items that stay or
  /// move keep their cells, their selection and the focus; only items that come into sight, or are
  /// reloaded or reconfigured, are asked for.
  ///
  /// - Parameters:
  ///   - snapshot: The new state.
  ///   - animatingDifferences: Whether views move to their new places in time.
  ///   - completion: Called on the main actor, when all views are in place or have been
  ///     interrupted.
  /// - Complexity: O(n) for n items; O(n + b log b) if b stretches of them have changed places
  nonisolated open func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applier.request(
      snapshot, .difference(animated: animatingDifferences), completion: Completion(completion))
  }

  /// Brings the list to the state of a snapshot, and returns when all views are in place.
  nonisolated public final func apply(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Has the list ask for all content of a snapshot, without finding out what has changed: no item
  /// is selected afterwards, as after `reloadData()`.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applier.request(snapshot, .reload, completion: Completion(completion))
  }

  /// Has the list ask for all content of a snapshot, and returns when it has asked.
  nonisolated public final func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// The snapshot that was applied last, to be edited and applied.
  ///
  /// It may be ahead of what the list shows, if it still waits; the questions below are about what
  /// the list shows.
  nonisolated open func snapshot()
    -> DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { applier.latest }

  // MARK: Places

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    applier.shown.item(at: indexPath)
  }

  /// The index path of an item; nil if the list does not have it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applier.shown.indexPath(of: itemIdentifier)
  }

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    applier.shown.section(at: index)
  }

  /// The index of a section; nil if the list does not have it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    applier.shown.indexOfSection(sectionIdentifier)
  }

  func canMoveItem(at path: IndexPath) -> Bool {
    guard let canReorder = applier.reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: path)
    else { return false }
    return canReorder(item)
  }
}
