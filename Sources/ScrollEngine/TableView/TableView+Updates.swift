// Updates: rows and sections come, go and move, and everything else stays as it is.
extension TableView {
  public typealias RowAnimation = ScrollEngine.RowAnimation

  /// Carries out updates that the data source has already made.
  ///
  /// The data source is asked for the number of sections, and of the rows of each, and the delegate
  /// for the heights of what is new or reloaded; nothing is asked about what stays. Rows that stay
  /// keep their cells, wherever they are now. Cells of rows that are gone go into the queue before
  /// the next layout asks for new ones; those of reloaded rows, too.
  ///
  /// What is visible stays where it is when rows come or go above it; in a ``ContainerScrollView`` it
  /// is the container that moves along. For rows that come or go in sight what follows makes way.
  ///
  /// In a window the views move to their new places, and rows come and go as their ``RowAnimation``
  /// says, in 0.3 seconds. All frames are the last ones from the start, also for touches. Nothing
  /// moves where `animated` is false, where all animations are `none`, and outside a window.
  ///
  /// When it throws, the table keeps the old rows on screen and asks its data source nothing until
  /// ``reloadData()``; see ``isFrozen``. A table that is to be reloaded anyway only does that.
  ///
  /// - Throws: What is wrong with the updates, the numbers or the heights; `underWay` when called
  ///   from within a callback of the table or a batch; `frozen` after an earlier failure.
  /// - Complexity: O(S + k log n) for k runs of neighbouring rows, n rows and S sections
  public func apply(_ updates: ListUpdates, animated: Bool = true) throws(ListUpdateError) {
    try carryOut(updates, animated: animated) { _ in }
  }

  /// Whether an update has failed: the table shows what it showed before, and asks nothing.
  ///
  /// One can still scroll over the rows that have a cell. ``reloadData()`` ends it.
  public var isFrozen: Bool { updateState.isFrozen }

  // MARK: Batches

  /// Carries out the updates that are called for within a block, all at once.
  ///
  /// Until the outermost block has ended the table asks its data source nothing.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says so to the table.
  ///   - completion: Called when everything is in its place, with false if it was cut short.
  /// - Precondition: What ``apply(_:animated:)`` would throw does not occur.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    if let completion { updateState.batch.whenDone(completion) }
    updates?()
    endUpdates()
  }

  /// Begins a batch of updates; batches can be nested.
  ///
  /// - Precondition: It is not called from within a callback of the table.
  public func beginUpdates() {
    if updateState.batch.depth == 0 {
      if isUpdating { stop(.underWay) }
      if isFrozen { stop(.frozen) }
      // What the updates are relative to has to be known before the data changes.
      reloadIfNeeded()
    }
    updateState.batch.depth += 1
    updateSuspension()
  }

  /// Ends a batch, and if it is the outermost carries out all its updates.
  ///
  /// - Precondition: A batch was begun; and that of ``performBatchUpdates(_:completion:)``.
  public func endUpdates() {
    require(updateState.batch.depth > 0, "TableView: endUpdates without beginUpdates in \(self)")
    updateState.batch.depth -= 1
    guard updateState.batch.depth == 0 else { return }
    let batch = updateState.batch.takeAll()
    updateSuspension()
    setNeedsLayout()
    // An update within the batch has failed, and whoever asked for it knows.
    guard !isFrozen else { return batch.complete(false) }
    carryOutOrStop(
      batch.updates, reconfiguring: batch.reconfigured, completion: batch.complete)
  }

  // MARK: Rows

  /// Says that there are new rows; `indexPaths` count after the update.
  ///
  /// - Precondition: As for ``performBatchUpdates(_:completion:)``, for this and all that follow.
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

  // MARK: Sections

  /// Says that there are new sections; `sections` count after the update.
  public func insertSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update { $0.insertSections(sections, with: animation) }
  }

  /// Says that sections are gone; `sections` count before the update.
  public func deleteSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update { $0.deleteSections(sections, with: animation) }
  }

  /// Asks for everything in some sections anew; `sections` count before the update.
  public func reloadSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update { $0.reloadSections(sections, with: animation) }
  }

  /// Says that a section went, with its rows, from a number before the update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, toSection: newSection) }
  }

  /// Records an update in the batch that is open, or else carries it out.
  private func update(_ record: (inout ListUpdates) -> Void) {
    guard updateState.batch.depth == 0 else { return updateState.batch.record(record) }
    var updates = ListUpdates()
    record(&updates)
    carryOutOrStop(updates) { _ in }
  }

  // MARK: Mistakes

  private func carryOutOrStop(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [],
    completion: @escaping (Bool) -> Void
  ) {
    do {
      try carryOut(updates, reconfiguring: paths, animated: true, completion: completion)
    } catch {
      fail("TableView: \(error), in \(self)")
    }
  }

  func stop(_ reason: ListUpdateError.Reason) -> Never {
    fail("TableView: \(ListUpdateError(reason, of: .row)), in \(self)")
  }

  /// Has to be called when a batch begins or ends, and when the table freezes or thaws.
  func updateSuspension() {
    isSuspended = updateState.batch.depth > 0 || updateState.isFrozen
  }

  func freeze() {
    updateState.isFrozen = true
    updateSuspension()
  }
}
