// Row updates; sections and batches are those of any list.
extension TableView {
  /// Begins a batch of updates; batches can be nested.
  ///
  /// - Precondition: Not called from within a callback of the table.
  public func beginUpdates() { beginBatch() }

  /// Ends a batch; the outermost one applies all its updates.
  ///
  /// - Precondition: A batch is open; and that of ``ListView/performBatchUpdates(_:completion:)``.
  public func endUpdates() {
    require(updates.batch.depth > 0, "TableView: endUpdates without beginUpdates in \(self)")
    endBatch()
  }

  /// Inserts rows; `indexPaths` count after the update.
  ///
  /// - Precondition: As for ``ListView/performBatchUpdates(_:completion:)``, also for all methods
  ///   below.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update { $0.insert(at: indexPaths, with: animation) }
  }

  /// Deletes rows; `indexPaths` count before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update { $0.delete(at: indexPaths, with: animation) }
  }

  /// Replaces the cells and heights of rows; `indexPaths` count before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update { $0.reload(at: indexPaths, with: animation) }
  }

  /// Moves a row from an index path before the update to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.move(at: indexPath, to: newIndexPath) }
  }

  /// Refills the cells of rows in place.
  ///
  /// The data source is asked for the cell, and gets the current one when it dequeues one with the
  /// same identifier, without `prepareForReuse`. Rows without a cell are filled when they become
  /// visible, as always. The delegate is asked for the heights of all of them. In a batch the index
  /// paths count before the update.
  ///
  /// - Precondition: The table has the rows; the data source returns the cell that it gets; and it
  ///   is not called from within a callback of the table.
  /// - Complexity: O(k log n) for k rows
  public func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
}
