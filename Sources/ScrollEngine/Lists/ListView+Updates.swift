// Updates: elements and sections come, go and move; everything else stays.
extension ListView {
  /// Applies updates that the data source has already made.
  ///
  /// The list asks the data source for the number of sections and of their elements, and the
  /// delegate for the sizes of new and reloaded elements; it asks nothing about elements that stay.
  /// (A custom collection layout is prepared again.) Elements that stay keep their cells, even if
  /// they move. Cells of deleted and reloaded elements go into the queue before the next layout asks
  /// for new ones.
  ///
  /// Visible elements stay in position when elements come or go above them; in a
  /// ``ContainerScrollView`` the container adjusts its offset for that. Changes within the visible
  /// part move the elements after them. <doc:UpdatesAndAnchors> says which element keeps its
  /// position if the first visible one is removed.
  ///
  /// In a window the views move to their new frames, and elements come and go as their
  /// ``RowAnimation`` says, in 0.3 seconds. All frames are final from the start, also for touches.
  /// Nothing moves if `animated` is false, or outside a window, or if all animations are `none` and
  /// no element that stays changes its size.
  ///
  /// If this method throws, the list keeps the old elements on screen and asks its data source
  /// nothing until ``reloadData()``; see ``isFrozen``. If a reload is due, the list ignores the
  /// updates and reloads.
  ///
  /// - Throws: An error that describes the mistake in the updates, the counts or the heights;
  ///   `underWay` when called from within a callback of the list or a batch; `frozen` after an
  ///   earlier failure.
  /// - Complexity: O(S + k log n) for k runs of neighbouring elements, n elements and S sections,
  ///   and in a collection the cost of moving items of different sizes to other lines
  public final func apply(
    _ updates: ListUpdates, animated: Bool = true
  ) throws(ListUpdateError) {
    guard phase != .resting || access != .postponed else {
      // The data has changed already, as for postponed changes.
      var batch = ListBatch()
      batch.record { $0 = updates }
      updatesMade().postponed.append(
        PostponedChange(
          kind: .updates(batch), asker: UpdateAsker(call: #function, occasion: .apply)))
      return carryOutPostponed()
    }
    try carryOut(updates, animated: animated, on: .apply) { _ in }
  }

  /// Whether an update has failed: the list keeps its old content and asks for nothing.
  ///
  /// Scrolling over the elements that have a cell still works. ``reloadData()`` ends this state.
  public final var isFrozen: Bool { access == .frozen }

  // MARK: Batches

  /// The recorded updates, and the animation of earlier ones, made on first use.
  final func updatesMade() -> ListUpdateState {
    if let updates { return updates }
    let made = ListUpdateState()
    updates = made
    return made
  }

  /// Whether a batch of updates is open.
  final var isRecording: Bool { updates?.isRecording ?? false }

  final func beginBatch(_ asker: UpdateAsker) {
    if !isRecording {
      if isFrozen { stop(ListUpdateError(.frozen, of: element), asker) }
      // Reloads if a reload is due: the state to which the updates refer must be known before the
      // data changes.
      _ = contentSize
    }
    updatesMade().batch.depth += 1
    if access == .open { access = .batch }
  }

  final func endBatch(_ asker: UpdateAsker) {
    let updates = updatesMade()
    updates.batch.depth -= 1
    guard !updates.isRecording else { return }
    let batch = updates.batch.takeAll()
    if access == .batch { access = accessAtRest }
    markForLayout()
    // An update within the batch has failed, and has thrown to its caller.
    guard !isFrozen else { return batch.complete(false) }
    guard phase == .resting, access != .postponed else { return postpone(.updates(batch), asker) }
    carryOutOrStop(batch, asker)
  }

  /// Applies all updates requested within a block at once, as
  /// ``performBatchUpdates(_:completion:)`` does; views move at once if `animated` is false.
  ///
  /// A block within another batch is animated as that one.
  public final func performBatchUpdates(
    animated: Bool, _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    carryOut(
      updates, animated: animated, completion: completion,
      UpdateAsker(call: #function, occasion: .performBatchUpdates))
  }

  /// Carries out a block of ``performBatchUpdates(_:completion:)``.
  final func carryOut(
    _ block: (() -> Void)?, animated: Bool = true, completion: ((Bool) -> Void)?,
    _ asker: UpdateAsker
  ) {
    guard mayUpdate else {
      return postpone(.block(block, animated: animated, completion), asker)
    }
    beginBatch(asker)
    if updatesMade().batch.depth == 1 { updatesMade().batch.isAnimated = animated }
    if let completion { updatesMade().batch.whenDone(completion) }
    block?()
    endBatch(asker)
  }

  // MARK: Sections

  /// Inserts sections; `sections` are indices after the update.
  ///
  /// - Precondition: The updates are valid, as for ``performBatchUpdates(_:completion:)``.
  public final func insertSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update(on: .insertSections) { $0.insertSections(sections, with: animation) }
  }

  /// Deletes sections; `sections` are indices before the update.
  public final func deleteSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update(on: .deleteSections) { $0.deleteSections(sections, with: animation) }
  }

  /// Asks for all content of some sections again; `sections` are indices before the update.
  ///
  /// The first visible element and the focused one are recognised by their index in the section: if
  /// that index still exists, the first visible element keeps its position, and the focused element
  /// keeps the focus.
  public final func reloadSections(
    _ sections: some Sequence<Int>, with animation: RowAnimation = .automatic
  ) {
    update(on: .reloadSections) { $0.reloadSections(sections, with: animation) }
  }

  /// Records an update in the open batch, or else applies it.
  ///
  /// `call` is the method that requests the update; `occasion` names it in the causes of changes.
  final func update(
    on occasion: ScrollOccasion, call: StaticString = #function,
    _ record: (inout ListUpdates) -> Void
  ) {
    if let updates, updates.isRecording { return updates.batch.record(record) }
    let asker = UpdateAsker(call: call, occasion: occasion)
    guard phase == .resting, access != .postponed else {
      var batch = ListBatch()
      batch.record(record)
      return postpone(.updates(batch), asker)
    }
    var updates = ListUpdates()
    record(&updates)
    carryOutOrStop(updates, asker) { _ in }
  }

  // MARK: Applying

  private func carryOut(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [], animated: Bool,
    on occasion: ScrollOccasion, completion: @escaping (Bool) -> Void
  ) throws(ListUpdateError) {
    guard !isFrozen else { throw ListUpdateError(.frozen, of: element) }
    guard phase == .resting, !isRecording else {
      access = .frozen
      throw ListUpdateError(.underWay, of: element)
    }
    func leaveToReload() {
      setNeedsReload(insteadOf: updates)
      completion(true)
    }
    // A list that asks for everything anyway does not need the changes.
    if isOutdated { return leaveToReload() }
    phase = .checking
    let update: ListUpdate
    do {
      update = try checked(updates)
    } catch {
      phase = .resting
      // A callback has requested a reload, which replaces the update.
      if needsReload, !isFrozen { return leaveToReload() }
      access = .frozen
      throw error
    }
    if sendsKeys { takeKeys(before: update.changes) }
    phase = .resting
    // The callbacks may have made the update pointless.
    guard !isFrozen else { throw ListUpdateError(.frozen, of: element) }
    if needsReload { return leaveToReload() }
    during(occasion) { perform(update, animated: animated, completion: completion) }
    let changes = update.changes
    if !paths.isEmpty { try refill(checking: paths.compactMap(changes.newIndexPath(forOld:))) }
  }

  final func carryOutOrStop(_ batch: ListBatch, _ asker: UpdateAsker) {
    let updates = updatesMade()
    updates.asksHeights = !batch.isUsed
    defer { updates.asksHeights = false }
    carryOutOrStop(
      batch.updates, reconfiguring: batch.reconfigured, animated: batch.isAnimated, asker,
      completion: batch.complete)
  }

  private func carryOutOrStop(
    _ updates: ListUpdates, reconfiguring paths: [IndexPath] = [], animated: Bool = true,
    _ asker: UpdateAsker, completion: @escaping (Bool) -> Void
  ) {
    do {
      try carryOut(
        updates, reconfiguring: paths, animated: animated, on: asker.occasion,
        completion: completion)
    } catch {
      stop(error, asker)
    }
  }

  /// Stops the program with an error, and names the method that requested the change.
  final func stop(_ error: ListUpdateError, _ asker: UpdateAsker) -> Never {
    fail(
      "\(name): \(error), in \(self); \(called(asker)): change the data and name each change, or call "
        + "reloadData()")
  }
}
