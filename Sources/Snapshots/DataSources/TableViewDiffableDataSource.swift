public import ScrollEngine

/// The data source of a table that is changed by snapshots.
///
/// ```swift
/// let dataSource = TableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
///   let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
///   cell.textLabel?.text = name
///   return cell
/// }
/// ```
///
/// Keep the data source: the table does not. A subclass overrides the methods of
/// `TableViewDataSource` that it needs, such as titles. As in UIKit, rows can be edited only if
/// a subclass says so.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource {
  /// Returns the cell of an item, filled, from the table's queue.
  public typealias CellProvider = (
    _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> TableViewCell?

  private let cellProvider: CellProvider

  /// How rows and sections come and go.
  public var defaultRowAnimation: RowAnimation {
    get { applier.animation }
    set { applier.animation = newValue }
  }

  /// Makes the data source of a table, without sections, and gives it to the table.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(tableView)
    tableView.dataSource = self
  }

  // MARK: The table's questions

  open func numberOfSections(in tableView: TableView) -> Int { applier.numberOfSections() }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    applier.numberOfItems(inSection: section)
  }

  /// The provider's cell.
  ///
  /// - Precondition: The provider returns a cell.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let item = applier.item(askedAt: indexPath)
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "TableViewDiffableDataSource: the provider has no cell for item \(item) at \(indexPath)")
    }
    return cell
  }

  /// No title.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// No title.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether the row can be moved.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    self.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Does nothing.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// What the handlers say of the item; false without them.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveItem(at: indexPath)
  }

  /// Moves the item and calls the handlers, once the table has moved the row.
  ///
  /// An override that applies a snapshot of its own, with or without calling this one, moves the item
  /// by that instead.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { applier.note(moveOf: sourceIndexPath, to: destinationIndexPath) }

  /// No titles, and so no index.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section whose index is the title's number.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// No expected identity.
  open func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable? { nil }
}
