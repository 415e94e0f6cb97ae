// Item updates; sections and batches are those of any list.
extension CollectionView {
  /// Inserts items; `indexPaths` count after the update.
  ///
  /// - Precondition: As for ``ListView/performBatchUpdates(_:completion:)``, also for all methods
  ///   below.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insert(at: indexPaths) }
  }

  /// Deletes items; `indexPaths` count before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.delete(at: indexPaths) }
  }

  /// Replaces the cells and sizes of items; `indexPaths` count before the update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reload(at: indexPaths) }
  }

  /// Moves an item from an index path before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.move(at: indexPath, to: newIndexPath) }
  }

  /// Refills the cells of items in place.
  ///
  /// The data source is asked for the cell, and gets the current one when it dequeues one with the
  /// same identifier, without `prepareForReuse`. Items without a cell are filled when they become
  /// visible, as always. If each item has its own size, the delegate is asked for it, or the cell
  /// is measured. In a batch the index paths count before the update.
  ///
  /// - Precondition: The collection has the items; the data source returns the cell that it gets;
  ///   and it is not called from within a callback of the collection.
  /// - Complexity: O(k log n) for k items, and the cost of moving items to other lines
  public func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
}
