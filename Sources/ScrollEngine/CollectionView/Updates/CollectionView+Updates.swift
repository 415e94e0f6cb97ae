// What one says of items that come and go; of sections, and in batches, as of any list.
extension CollectionView {
  /// Says that there are new items; `indexPaths` count after the update.
  ///
  /// - Precondition: As for ``ListView/performBatchUpdates(_:completion:)``, for this and all that follow.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insert(at: indexPaths) }
  }

  /// Says that items are gone; `indexPaths` count before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.delete(at: indexPaths) }
  }

  /// Has items get new cells and sizes; `indexPaths` count before the update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reload(at: indexPaths) }
  }

  /// Says that an item went from one place before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.move(at: indexPath, to: newIndexPath) }
  }

  /// Has the cells of items filled again, without giving them other cells.
  ///
  /// The data source is asked for the cell, and gets the one there is when it dequeues one with the
  /// same identifier; nobody calls `prepareForReuse`. Items without a cell are filled when they come
  /// into sight, as always. Where each item has its own size the delegate is asked for it, or the cell
  /// is measured. In a batch the index paths count before the update.
  ///
  /// - Precondition: The collection has the items; the data source returns the cell that it gets; and
  ///   it is not called from within a callback of the collection.
  /// - Complexity: O(k log n) for k items, and what it takes to put items into other lines
  public func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
}
