/// A change that a callback requested during a layout or another change.
struct PostponedChange {
  enum Kind {
    /// Updates that the data source has made already.
    case updates(ListBatch)
    /// A block that changes the data and asks for updates.
    case block((() -> Void)?, animated: Bool, ((Bool) -> Void)?)
    /// The completions of updates that a reload has made pointless.
    case completions((Bool) -> Void)
  }

  let kind: Kind
  /// The method and the callback that requested the change.
  let asker: UpdateAsker

  /// Whether the change was requested after the data had changed.
  fileprivate var isLate: Bool {
    if case .updates = kind { return true }
    return false
  }
}

/// The method that requests a change, and the callback that called the method, for messages.
struct UpdateAsker {
  let call: StaticString
  /// The method in the causes of changes; none for methods that change nothing.
  var occasion = ScrollOccasion.none
  /// The callback that requested the change, if the change was postponed; otherwise nil.
  var callback: String?
}

// Changes requested by callbacks wait until the list has finished its current work. Until then the
// list does not ask its data source, which may already have other elements.
extension ListView {
  /// Whether updates can be recorded or carried out now; carries out postponed changes first.
  final var mayUpdate: Bool {
    if isRecording { return true }
    if access == .postponed { carryOutPostponed() }
    return phase == .resting
  }

  /// Keeps a change for the end of the next layout, or requests a reload if the list cannot apply
  /// it.
  final func postpone(_ kind: PostponedChange.Kind, _ asker: UpdateAsker) {
    if isFrozen { fail("\(name): \(ListUpdateError(.frozen, of: element)), in \(self)") }
    var kind = kind
    if case .updates(let batch) = kind, phase != .changing {
      // The data has changed already: the list asks for everything instead of applying the updates.
      setNeedsReload(insteadOf: batch.updates)
      guard batch.hasCompletions else { return }
      kind = .completions(batch.complete)
    }
    var asker = asker
    asker.callback = nameOfRunning
    updatesMade().postponed.append(PostponedChange(kind: kind, asker: asker))
    if access == .open { access = .postponed }
    noteStaleness()
  }

  /// Carries out postponed changes, once nothing else is under way.
  final func carryOutPostponed() {
    guard access == .postponed, phase == .resting, !isRecording, let updates else { return }
    let changes = updates.postponed
    updates.postponed = []
    access = .open
    // Cells that could not be filled while changes were postponed need another layout.
    markForLayout()
    // The first update can be checked against the data. If a late update follows another change,
    // the data between the two is unknown, so the list asks for everything again.
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
      case .block(let updates, let animated, let completion):
        carryOut(updates, animated: animated, completion: completion, change.asker)
      case .completions(let complete):
        reloadIfNeeded()
        complete(true)
      }
    }
  }

  /// Drops updates, which a reload makes pointless; keeps completions, and blocks that change the
  /// data.
  final func forgetPostponed() {
    updates?.forgetPostponed()
    access = accessAtRest
  }

  /// The access of a list that is not frozen; it follows from open batches and postponed changes.
  final var accessAtRest: Access {
    isRecording ? .batch : updates?.postponed.isEmpty ?? true ? .open : .postponed
  }

  /// The callback that is running: a method of the delegate or data source, or a view's override of
  /// `layoutSubviews()`; nil if no callback is running.
  final var nameOfRunning: String? {
    if running != .none { return running.rawValue }
    return (window ?? self).innermostLayingOut.map { "layoutSubviews() of \(type(of: $0))" }
  }

  /// The end of a message: the method that was called, and the callback that called it, if any.
  final func called(_ asker: UpdateAsker) -> String {
    let callback = (asker.callback ?? nameOfRunning).map { " from within \($0)" } ?? ""
    return "\(asker.call) was called\(callback)"
  }
}
