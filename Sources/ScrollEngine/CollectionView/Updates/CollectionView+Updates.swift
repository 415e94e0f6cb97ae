// Updates: items and sections come, go and move, and everything else stays as it is.
extension CollectionView {
  /// Carries out updates that the data source has already made.
  ///
  /// The data source is asked for the number of sections, and of the items of each, and the delegate
  /// for the sizes of what is new or reloaded; a layout of one's own is prepared anew. Items that stay
  /// keep their cells, wherever they are now. Cells of items that are gone go into the queue before
  /// the next layout asks for new ones; those of reloaded items, too.
  ///
  /// In a layout of lines, or a subclass of one, the line of the first item that shows beside the
  /// insets and stays in its place stays where it is on screen, unless the content is at its
  /// beginning. In a ``ContainerScrollView`` the container moves along as far.
  ///
  /// In a window the views move to their new places, and items come and go as their ``RowAnimation``
  /// says, in 0.3 seconds. All frames are the last ones from the start, also for touches. Nothing
  /// moves where `animated` is false, where all animations are `none`, and outside a window.
  ///
  /// When it throws, the collection keeps the old items on screen and asks its data source nothing
  /// until ``reloadData()``; see ``isFrozen``. A collection that is to be reloaded anyway only does
  /// that.
  ///
  /// - Throws: What is wrong with the updates or the numbers; `underWay` when called from within a
  ///   callback of the collection or a batch; `frozen` after an earlier failure.
  /// - Complexity: O(S + k log n) for k runs of neighbouring items, n items and S sections, and what
  ///   it takes to put items of different sizes into other lines
  public func apply(_ updates: ListUpdates, animated: Bool = true) throws(ListUpdateError) {
    try carryOut(updates, animated: animated) { _ in }
  }

  /// Whether an update has failed: the collection shows what it showed before, and asks nothing.
  ///
  /// One can still scroll over the items that have a cell. ``reloadData()`` ends it.
  public var isFrozen: Bool { updateState.isFrozen }

  // MARK: Batches

  /// Carries out the updates that are called for within a block, all at once; blocks can be nested.
  ///
  /// Until the outermost block has ended the collection asks its data source nothing.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says so to the collection.
  ///   - completion: Called when everything is in its place, with false if it was cut short.
  /// - Precondition: What ``apply(_:animated:)`` would throw does not occur.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if updateState.batch.depth == 0 {
      if isUpdating { stop(.underWay) }
      if isFrozen { stop(.frozen) }
      // What the updates are relative to has to be known before the data changes.
      reloadIfNeeded()
      prepareIfNeeded()
    }
    updateState.batch.depth += 1
    updateSuspension()
    if let completion { updateState.batch.whenDone(completion) }
    updates?()
    updateState.batch.depth -= 1
    if updateState.batch.depth == 0 { endBatch() }
  }

  private func endBatch() {
    let batch = updateState.batch.takeAll()
    updateSuspension()
    setNeedsLayout()
    // An update within the batch has failed, and whoever asked for it knows.
    guard !isFrozen else { return batch.complete(false) }
    carryOutOrStop(
      batch.updates, reconfiguring: batch.reconfigured, completion: batch.complete)
  }

  // MARK: Items

  /// Says that there are new items; `indexPaths` count after the update.
  ///
  /// - Precondition: As for ``performBatchUpdates(_:completion:)``, for this and all that follow.
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

  // MARK: Sections

  /// Says that there are new sections; `sections` count after the update.
  public func insertSections(_ sections: some Sequence<Int>) {
    update { $0.insertSections(sections) }
  }

  /// Says that sections are gone; `sections` count before the update.
  public func deleteSections(_ sections: some Sequence<Int>) {
    update { $0.deleteSections(sections) }
  }

  /// Asks for everything in some sections anew; `sections` count before the update.
  public func reloadSections(_ sections: some Sequence<Int>) {
    update { $0.reloadSections(sections) }
  }

  /// Says that a section went, with its items, from a number before the update to one after it.
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
      fail("CollectionView: \(error), in \(self)")
    }
  }

  func stop(_ reason: ListUpdateError.Reason) -> Never {
    fail("CollectionView: \(ListUpdateError(reason, of: .item)), in \(self)")
  }

  /// Has to be called when a batch begins or ends, and when the collection freezes or thaws.
  func updateSuspension() {
    isSuspended = updateState.batch.depth > 0 || updateState.isFrozen
  }

  func freeze() {
    updateState.isFrozen = true
    updateSuspension()
  }
}
