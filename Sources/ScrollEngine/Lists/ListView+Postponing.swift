/// A change that a callback has asked for in the middle of a layout or of another change.
enum PostponedChange {
  /// Updates that the data source has made already, and the method that asked for them.
  case updates(ListUpdates, StaticString)
  /// Cells to refill.
  case reconfiguring([IndexPath])
  /// A block that changes the data and asks for updates.
  case batch((() -> Void)?, ((Bool) -> Void)?)

  /// Whether the data are others already.
  fileprivate var isBatch: Bool {
    if case .batch = self { return true }
    return false
  }
}

// Changes that callbacks ask for: they wait until the list is done with what it is doing. Until then
// it asks its data source nothing more, as that may have other elements already.
extension ListView {
  /// Whether updates can be carried out at once.
  final var mayUpdate: Bool {
    if updates.batch.depth > 0 { return true }
    if access == .postponed { carryOutPostponed() }
    return phase == .resting
  }

  /// Keeps a change for the end of the next layout.
  final func postpone(_ change: PostponedChange) {
    if case .updates(_, let call) = change {
      // What it would be added to is not known yet.
      if phase == .checking || phase == .preparing { failCall(call) }
      // What the data source has now is asked for anyway.
      if phase == .reloading { return setNeedsReload() }
    }
    if isFrozen { fail("\(name): \(ListUpdateError(.frozen, of: element)), in \(self)") }
    updates.postponed.append(change)
    if access == .open { access = .postponed }
    noteStaleness()
  }

  /// Carries out what callbacks have asked for, in the middle of nothing.
  final func carryOutPostponed() {
    guard access == .postponed, phase == .resting else { return }
    let changes = updates.postponed
    updates.postponed = []
    access = .open
    // One update of data that were changed at once can be checked. Where there were more, nobody
    // knows what the data were between them: then everything is asked for again.
    let isMixed = changes.dropFirst().contains { !$0.isBatch }
    if isMixed { setNeedsReload() }
    for change in changes {
      switch change {
      case .updates(let updates, _): if !isMixed { carryOutOrStop(updates) { _ in } }
      case .reconfiguring(let paths): if !isMixed { reconfigure(paths) }
      case .batch(let updates, let completion):
        performBatchUpdates(updates, completion: completion)
      }
    }
  }

  /// Drops what a reload makes pointless: all but blocks, which change the data.
  final func forgetPostponed() {
    updates.postponed.removeAll { !$0.isBatch }
    access = updates.batch.depth > 0 ? .batch : updates.postponed.isEmpty ? .open : .postponed
  }

  private func failCall(_ call: StaticString) -> Never {
    let callbacks =
      phase == .checking
      ? "is asked whether another update is right (by the callbacks that count sections and "
        + "\(element.rawValue)s, and those that have heights)"
      : "prepares its layout (by methods of the layout, and callbacks that have sizes)"
    fail(
      "\(name): \(call) was called from within a callback while the list \(callbacks); "
        + "call it when that is over, or reloadData(), in \(self)")
  }
}
