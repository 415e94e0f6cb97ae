public import ScrollEngine

extension CollectionView {
  /// The class of cells, and the code that fills them, in one value.
  ///
  /// ```swift
  /// let rows = CollectionView.CellRegistration<CollectionViewCell, Page> { cell, path, page in
  ///   var content = ListContentConfiguration.cell()
  ///   content.text = page.title
  ///   cell.contentConfiguration = content
  /// }
  /// ```
  ///
  /// Cells are reused among those of the same registration, so make it once, not where the collection
  /// asks for a cell: that stops the program.
  @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler =
      @MainActor (
        _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
      ) -> Void

    let key: RegistrationKey
    let handler: Handler

    /// Makes a registration; the handler is called each time a cell is dequeued.
    public init(handler: @escaping Handler) {
      key = RegistrationKey(Cell.self)
      self.handler = handler
    }
  }

  /// A cell of a registration, filled by its handler; without an item, the cell is not filled.
  ///
  /// - Precondition: The registration was not made while the collection asks for this cell.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = registration.key
    key.requireUse(for: Cell.self, at: indexPath, in: self)
    key.register(in: self) {
      register(Cell.self, forCellWithReuseIdentifier: key.identifier)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: key.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      fatalError(
        "CollectionView: \(self) dequeued \(dequeued) at \(indexPath) for a registration of "
          + "\(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
