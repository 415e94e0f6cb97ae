public import ScrollEngine

/// The data source of a collection that is changed by snapshots.
///
/// ```swift
/// let dataSource = CollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
///   collection, path, name in
///   collection.dequeueReusableCell(withReuseIdentifier: "name", for: path)
/// }
/// ```
///
/// Keep the data source: the collection does not.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource {
  /// Returns the cell of an item, filled, from the collection's queue.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?
  /// Returns the view of a header, footer or other supplementary element.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  private let cellProvider: CellProvider

  /// Returns the views of supplementary elements; nil for a layout without them.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes the data source of a collection, without sections, and gives it to the collection.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(collectionView)
    collectionView.dataSource = self
  }

  // MARK: The collection's questions

  open func numberOfSections(in collectionView: CollectionView) -> Int {
    applier.numberOfSections()
  }

  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { applier.numberOfItems(inSection: section) }

  /// The provider's cell.
  ///
  /// - Precondition: The provider returns a cell.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let item = applier.item(askedAt: indexPath)
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "CollectionViewDiffableDataSource: the provider has no cell for item \(item) at "
          + "\(indexPath)")
    }
    return cell
  }

  /// The provider's view.
  ///
  /// - Precondition: There is a provider, and it returns a view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      let lack = supplementaryViewProvider == nil ? "there is no provider" : "the provider has none"
      fatalError(
        "CollectionViewDiffableDataSource: the layout asks for a \"\(kind)\" at \(indexPath), but "
          + "\(lack)")
    }
    return view
  }

  /// No expected identity.
  open func collectionView(
    _ collectionView: CollectionView, contentIdentityForItemAt indexPath: IndexPath
  ) -> AnyHashable? { nil }

  // MARK: Reordering

  /// What the handlers say of the item; false without them.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    canMoveItem(at: indexPath)
  }

  /// Moves an item and calls the handlers, once the collection has moved it.
  ///
  /// A gesture of the program's calls this and then `CollectionView.moveItem(at:to:)`.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { applier.note(moveOf: sourceIndexPath, to: destinationIndexPath) }
}
