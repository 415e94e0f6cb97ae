// Updates: elements and sections come, go and move, and everything else stays as it is.
extension ListView {
  /// Carries out updates that the data source has already made.
  ///
  /// The data source is asked for the number of sections, and of the elements of each, and the delegate
  /// for the sizes of what is new or reloaded; nothing is asked about what stays. (A collection's layout
  /// of one's own is prepared anew.) Elements that stay keep their cells, wherever they are now. Cells of
  /// elements that are gone go into the queue before the next layout asks for new ones; those of reloaded
  /// elements, too.
  ///
  /// What is visible stays where it is when elements come or go above it; in a ``ContainerScrollView`` it
  /// is the container that moves along. For what comes or goes in sight what follows makes way.
  ///
  /// In a window the views move to their new places, and elements come and go as their ``RowAnimation``
  /// says, in 0.3 seconds. All frames are the last ones from the start, also for touches. Nothing
  /// moves where `animated` is false, where all animations are `none`, and outside a window.
  ///
  /// When it throws, the list keeps the old elements on screen and asks its data source nothing until
  /// ``reloadData()``; see ``isFrozen``. A list that is to be reloaded anyway only does that.
  ///
  /// - Throws: What is wrong with the updates, the numbers or the heights; `underWay` when called
  ///   from within a callback of the list or a batch; `frozen` after an earlier failure.
  /// - Complexity: O(S + k log n) for k runs of neighbouring elements, n elements and S sections, and in
  ///   a collection what it takes to put items of different sizes into other lines
  public final func apply(
    _ updates: ListUpdates, animated: Bool = true
  ) throws(ListUpdateError) {
    try carryOut(updates, animated: animated) { _ in }
  }

  /// Whether an update has failed: the list shows what it showed before, and asks nothing.
  ///
  /// One can still scroll over the elements that have a cell. ``reloadData()`` ends it.
  public final var isFrozen: Bool { access == .frozen }

  // MARK: Batches

  /// Carries out the updates that are called for within a block, all at once; blocks can be nested.
  ///
  /// Until the outermost block has ended the list asks its data source nothing.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and says so to the list.
  ///   - completion: Called when everything is in its place, with false if it was cut short.
  /// - Precondition: What ``apply(_:animated:)`` would throw does not occur.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    if let completion { self.updates.batch.whenDone(completion) }
    updates?()
    endBatch()
  }

  final func beginBatch() {
    if updates.batch.depth == 0 {
      if phase != .resting { stop(.underWay) }
      if isFrozen { stop(.frozen) }
      // What the updates are relative to has to be known before the data changes.
      _ = contentSize
    }
    updates.batch.depth += 1
    if access == .open { access = .batch }
  }

  final func endBatch() {
    updates.batch.depth -= 1
    guard updates.batch.depth == 0 else { return }
    let batch = updates.batch.takeAll()
    if access == .batch { access = .open }
    setNeedsLayout()
    // An update within the batch has failed, and whoever asked for it knows.
    guard !isFrozen else { return batch.complete(false) }
    carryOutOrStop(
      batch.updates, reconfiguring: batch.reconfigured, completion: batch.complete)
  }

  // MARK: Sections

  /// Says that there are new sections; `sections` count after the update.
  ///
  /// - Precondition: As for ``performBatchUpdates(_:completion:)``, for this and all that follow.
  public final func insertSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update { $0.insertSections(sections, with: animation) }
  }

  /// Says that sections are gone; `sections` count before the update.
  public final func deleteSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update { $0.deleteSections(sections, with: animation) }
  }

  /// Asks for everything in some sections anew; `sections` count before the update.
  public final func reloadSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update { $0.reloadSections(sections, with: animation) }
  }

  /// Says that a section went, with its elements, from a number before the update to one after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, toSection: newSection) }
  }

  /// Records an update in the batch that is open, or else carries it out.
  final func update(_ record: (inout ListUpdates) -> Void) {
    guard updates.batch.depth == 0 else { return updates.batch.record(record) }
    var updates = ListUpdates()
    record(&updates)
    carryOutOrStop(updates) { _ in }
  }

  // MARK: Carrying out

  /// Everything is asked and checked, then nothing is asked and everything changes, then those are told
  /// whom it concerns.
  private func carryOut(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [], animated: Bool,
    completion: @escaping (Bool) -> Void
  ) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: element) }
    guard phase == .resting, self.updates.batch.depth == 0 else {
      access = .frozen
      throw ListUpdateError(.underWay, of: element)
    }
    // A list that asks for everything anyway need not be told what has changed.
    if isOutdated { return completion(true) }
    phase = .changing
    let update: ListUpdate
    do {
      update = try checked(updates)
    } catch {
      phase = .resting
      access = .frozen
      throw error
    }
    phase = .resting
    // The callbacks may have made it pointless.
    guard !isFrozen else { throw ListUpdateError(.frozen, of: element) }
    if isOutdated { return completion(true) }
    perform(update, animated: animated, completion: completion)
    let changes = update.changes
    if !paths.isEmpty { try refill(checking: paths.compactMap(changes.newIndexPath(forOld:))) }
  }

  private func carryOutOrStop(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [],
    completion: @escaping (Bool) -> Void
  ) {
    do {
      try carryOut(updates, reconfiguring: paths, animated: true, completion: completion)
    } catch {
      fail("\(name): \(error), in \(self)")
    }
  }

  private func stop(_ reason: ListUpdateError.Reason) -> Never {
    fail("\(name): \(ListUpdateError(reason, of: element)), in \(self)")
  }

  /// Follows the elements that the list remembers through updates.
  final func follow(_ changes: ListChanges) {
    let newPath = changes.newIndexPath(forOld:)
    selection.map(newPath)
    offsetMemory.map(newPath) { changes.sections.newSection(forOld: $0) }
  }
}
