// Applies an update in three steps: asks the data source and the delegate, and checks the answers;
// changes the list's state without asking either; calls the callbacks.
extension ListView {
  /// Checks updates against the data source's numbers of sections and elements.
  ///
  /// Asks the data source about each section of the new state once, in order, and passes each count
  /// to `note`.
  final func changes(
    of updates: ListUpdates, noting note: (_ count: Int) -> Void = { _ in }
  ) throws(ListUpdateError) -> ListChanges {
    let sections = askNumberOfSections()
    var count = ListCount(name, of: element)
    if sections >= 0 { count.checkSections(sections) }
    return try ListChanges(
      updates, of: element, sectionsBefore: knownSections, rowsBefore: knownCount(inSection:),
      sectionsAfter: sections,
      rowsAfter: { section in
        let rows = askCount(inSection: section)
        if rows >= 0 { count.add(rows, inSection: section) }
        note(rows)
        return rows
      })
  }

  /// Carries out checked updates.
  final func perform(
    _ update: ListUpdate, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    let changes = update.changes
    // The list moves its views itself, also those inside its cells.
    guard View.recorder == nil else {
      return unrecorded { perform(update, animated: animated, completion: completion) }
    }
    let animated = (animated || animatesAll) && View.areAnimationsEnabled
    phase = .changing
    let updates = updatesMade()
    updates.version += 1
    let version = updates.version
    windowReference?.withObject { if $0.followsMoves { $0.trace.noteNewPaths() } }
    let snapshot =
      animated && (changes.isAnimated || update.resizesElements) ? snapshot(before: changes) : nil
    let announced = prefetcher?.announced(at: path(ofNumber:))
    follow(changes)
    change(by: update)
    if extras != nil { followFocus(changes) }
    if let announced {
      prefetcher?.map { announced[$0].flatMap(changes.newIndexPath(forOld:)).map(number(of:)) }
    }
    letGo(after: update, snapshot)
    phase = .resting
    if let stacking {
      stacking.animatesChange = snapshot != nil
      moveContent(after: update)
      stacking.animatesChange = false
    } else {
      moveContent(after: update)
    }
    contentHasMoved(snapshot)
    // A callback for the new offset may have changed the list again; then the snapshot is not of the
    // state before.
    guard updates.version == version else {
      if let snapshot { window?.start(snapshot.motion) }
      return completion(true)
    }
    if let snapshot {
      animate(snapshot, completion: completion)
    } else {
      updates.arrival = nil
      if updates.isMoving { updates.interruption = window?.now }
      completion(true)
    }
  }

  /// Makes changes that a block of animations does not show.
  @inline(never)
  private func unrecorded(_ change: () -> Void) {
    let recorder = View.recorder
    View.recorder = nil
    change()
    View.recorder = recorder
  }

  /// Updates the index paths of all elements that the list remembers.
  @inline(__always)
  private func follow(_ changes: ListChanges) {
    let newPath = changes.newIndexPath(forOld:)
    selection.map(newPath)
    offsetMemory.map(newPath) { changes.sections.newSection(forOld: $0) }
    if let extras {
      mapParkedViews(newPath) { changes.sections.newSection(forOld: $0) }
      extras.spokenRows?.map(newPath)
    }
    followScrollTarget(changes)
  }
}
