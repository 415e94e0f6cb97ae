/// A change that a callback has asked for in the middle of a layout or of another change.
struct PostponedChange {
  enum Kind {
    /// Updates that the data source has made already.
    case updates(ListBatch)
    /// A block that changes the data and asks for updates.
    case block((() -> Void)?, ((Bool) -> Void)?)
    /// Those of updates that a reload has made pointless.
    case completions((Bool) -> Void)
  }

  let kind: Kind
  /// Who has asked for it.
  let asker: UpdateAsker

  /// Whether it was asked for after the data had changed.
  fileprivate var isLate: Bool {
    if case .updates = kind { return true }
    return false
  }
}

/// The method that asks for a change, and the callback that has called it, for messages.
struct UpdateAsker {
  let call: StaticString
  /// The callback in which a change was asked for that has waited since.
  var callback: String?
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
  final func postpone(_ kind: PostponedChange.Kind, _ asker: UpdateAsker) {
    if isFrozen { fail("\(name): \(ListUpdateError(.frozen, of: element)), in \(self)") }
    var kind = kind
    if case .updates(let batch) = kind, phase != .changing {
      // What the data source has now is asked for anyway: everything, instead of what was asked for.
      setNeedsReload(insteadOf: batch.updates)
      guard batch.hasCompletions else { return }
      kind = .completions(batch.complete)
    }
    let asker = UpdateAsker(call: asker.call, callback: nameOfRunning)
    updates.postponed.append(PostponedChange(kind: kind, asker: asker))
    if access == .open { access = .postponed }
    noteStaleness()
  }

  /// Carries out what callbacks have asked for, once nothing else is under way.
  final func carryOutPostponed() {
    guard access == .postponed, phase == .resting, updates.batch.depth == 0 else { return }
    let changes = updates.postponed
    updates.postponed = []
    access = .open
    // The layout under way has left out what had to wait.
    markForLayout()
    // One update of data that were changed at once can be checked. Where there were more, nobody
    // knows what the data were between them: then everything is asked for again.
    let isMixed = changes.dropFirst().contains(where: \.isLate)
    if isMixed {
      for case .updates(let batch) in changes.map(\.kind) {
        setNeedsReload(insteadOf: batch.updates)
      }
    }
    for change in changes {
      switch change.kind {
      case .updates(let batch):
        if isMixed { batch.complete(true) } else { carryOutOrStop(batch, change.asker) }
      case .block(let updates, let completion):
        carryOut(updates, completion: completion, change.asker)
      case .completions(let complete):
        reloadIfNeeded()
        complete(true)
      }
    }
  }

  /// Drops what a reload makes pointless: all but blocks, which change the data, and completions.
  final func forgetPostponed() {
    updates.postponed = updates.postponed.compactMap { change in
      guard case .updates(let batch) = change.kind else { return change }
      guard batch.hasCompletions else { return nil }
      return PostponedChange(kind: .completions(batch.complete), asker: change.asker)
    }
    access = accessAtRest
  }

  /// What a list that is not frozen may do, by what is open and what waits.
  final var accessAtRest: Access {
    updates.batch.depth > 0 ? .batch : updates.postponed.isEmpty ? .open : .postponed
  }

  /// The callback that runs now: of a delegate or data source, or an override of a view's layout.
  final var nameOfRunning: String? {
    if running != .none { return running.rawValue }
    return (window ?? self).innermostLayingOut.map { "layoutSubviews() of \(type(of: $0))" }
  }

  /// The end of a message: which method was called, and from where if that was a callback.
  final func called(_ asker: UpdateAsker) -> String {
    let callback = (asker.callback ?? nameOfRunning).map { " from within \($0)" } ?? ""
    return "\(asker.call) was called\(callback)"
  }
}
