// What one says of rows that come and go; of sections, and in batches, as of any list.
extension TableView {
  /// Begins a batch of updates; batches can be nested.
  ///
  /// - Precondition: It is not called from within a callback of the table.
  public func beginUpdates() { beginBatch() }

  /// Ends a batch, and if it is the outermost carries out all its updates.
  ///
  /// - Precondition: A batch was begun; and that of ``ListView/performBatchUpdates(_:completion:)``.
  public func endUpdates() {
    require(updates.batch.depth > 0, "TableView: endUpdates without beginUpdates in \(self)")
    endBatch()
  }

  /// Says that there are new rows; `indexPaths` count after the update.
  ///
  /// - Precondition: As for ``ListView/performBatchUpdates(_:completion:)``, for this and all that follow.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update { $0.insert(at: indexPaths, with: animation) }
  }

  /// Says that rows are gone; `indexPaths` count before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update { $0.delete(at: indexPaths, with: animation) }
  }

  /// Has rows get new cells and heights; `indexPaths` count before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update { $0.reload(at: indexPaths, with: animation) }
  }

  /// Says that a row went from one place before the update to one after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.move(at: indexPath, to: newIndexPath) }
  }

  /// Has the cells of rows filled again, without giving them other cells.
  ///
  /// The data source is asked for the cell, and gets the one there is when it dequeues one with the
  /// same identifier; nobody calls `prepareForReuse`. Rows without a cell are filled when they come
  /// into sight, as always. The delegate is asked for the heights of all of them. In a batch the
  /// index paths count before the update.
  ///
  /// - Precondition: The table has the rows; the data source returns the cell that it gets; and it is
  ///   not called from within a callback of the table.
  /// - Complexity: O(k log n) for k rows
  public func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
}
