/// Decides which recognizers may recognize a gesture, and which must wait for others to fail.
extension EventRouter {
  func standing(of recognizer: GestureRecognizer) -> RecognizerStanding {
    var standing = RecognizerStanding.free
    for other in candidates + waiting where other !== recognizer {
      guard other.isInterested || other.progress == .ended, waits(recognizer, for: other) else {
        continue
      }
      guard other.progress == .possible else { return .mustFail }
      standing = .mustWait
    }
    return standing
  }

  /// Whether a recognizer begins only after another recognizer has failed.
  private func waits(_ recognizer: GestureRecognizer, for other: GestureRecognizer) -> Bool {
    guard !recognizer.isPartOfItsView, !other.isPartOfItsView else { return false }
    return recognizer.requires(failureOf: other)
      || recognizer.asked?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  private func goTogether(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    one.asked?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.asked?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }

  /// Whether a recognizer that has recognized its gesture makes another recognizer fail.
  private func prevents(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      && !goTogether(recognizer, other)
  }

  func outcomeChanged(of recognizer: GestureRecognizer) {
    let hasFailed = recognizer.progress == .failed || recognizer.progress == .cancelled
    defer { tellDelayed(by: recognizer, hasFailed: hasFailed) }
    for other in candidates + waiting where other.postponed != nil && other !== recognizer {
      guard waits(other, for: recognizer) else { continue }
      if !hasFailed {
        other.cancel()
      } else if standing(of: other) == .free {
        other.goOn()
        settle([other])
      }
    }
    dropDecided()
  }

  /// Forgets the recognizers that no longer wait for anything.
  private func dropDecided() {
    let decided = waiting.filter { !$0.isWaiting }
    guard !decided.isEmpty else { return }
    waiting.removeAll { !$0.isWaiting }
    for recognizer in decided where !isInPlay(recognizer) { recognizer.reset() }
  }

  private func isInPlay(_ recognizer: GestureRecognizer) -> Bool {
    participants.contains { $0 === recognizer }
  }

  /// Gives the pointers that are down to one recognizer and to the recognizers that it does not
  /// prevent.
  func give(to recognizer: GestureRecognizer) {
    heldBack = nil
    if recognizer.cancelsTouchesInView, let view = recognizer.view {
      touches.cancel(in: view, at: recognizer.time)
    }
    guard candidates.count > 1 else { return }
    let others = candidates
    candidates = others.filter { $0 === recognizer || !prevents(recognizer, $0) }
    for other in others where !candidates.contains(where: { $0 === other }) { other.cancel() }
  }

  /// Gives the pointers that are down to the recognizers among `recognizers` that have recognized
  /// their gesture.
  func settle(_ recognizers: [GestureRecognizer]) {
    for recognizer in recognizers where recognizer.isActive || recognizer.progress == .ended {
      if candidates.contains(where: { $0 === recognizer }) { give(to: recognizer) }
    }
  }

  /// Resets the recognizers that have received the pointers, except those that still wait.
  func resetParticipants() {
    let seen = participants
    participants = []
    for recognizer in seen where !recognizer.isWaiting { recognizer.reset() }
  }

  /// Ends the gestures of recognizers whose last pointer has gone up.
  func finish(
    _ recognizers: [GestureRecognizer], at location: Point, _ time: Double,
    _ report: GestureRecognizer.Report?
  ) {
    // The recognizers check among the candidates whether they must wait for others.
    candidates = recognizers
    defer {
      candidates = []
      resetParticipants()
      dropDecided()
    }
    for recognizer in recognizers where recognizer.isInterested {
      recognizer.finish(at: location, time: time, report)
      if recognizer.progress == .ended { settle([recognizer]) }
      if recognizer.isWaiting, !waiting.contains(where: { $0 === recognizer }) {
        waiting.append(recognizer)
      }
    }
  }

  /// Cancels the recognizers of views that have left the window since the pointer went down, and
  /// the touches on these views.
  func dropDetached(_ time: Double) {
    guard let window else { return }
    touches.cancel(outside: window, at: time)
    let detached = (candidates + waiting).filter { $0.view == nil || $0.view?.window !== window }
    guard !detached.isEmpty else { return }
    func isDetached(_ recognizer: GestureRecognizer) -> Bool {
      detached.contains { $0 === recognizer }
    }
    candidates.removeAll(where: isDetached)
    waiting.removeAll(where: isDetached)
    for recognizer in detached {
      recognizer.cancel()
      outcomeChanged(of: recognizer)
    }
    // Other recognizers may have waited for a recognizer that has lost its view.
    for recognizer in waiting where recognizer.postponed != nil {
      if standing(of: recognizer) == .free { recognizer.goOn() }
    }
    dropDecided()
  }

  // MARK: Time

  /// Delivers a pointer to the content once it has stayed put for long enough, handles the
  /// deadlines of recognizers, and ends a touchpad stroke once the touchpad has been silent for
  /// long enough.
  func release(at time: Double) {
    if isTracking || !waiting.isEmpty { dropDetached(time) }
    if let due = heldBackUntil, time >= due - 1e-9 { tellContent() }
    passDeadlines(before: time + 1e-9)
    advanceTouchpad(to: time)
  }

  /// The time at which ``release(at:)`` will next have something to do, in seconds; nil if nothing
  /// is due.
  var nextRelease: Double? {
    var next = heldBackUntil
    func add(_ time: Double) { next = min(next ?? time, time) }
    if let touchpadChoice { add(touchpadChoice.due) }
    if let touchpad { add(touchpad.isMoving ? window?.now ?? touchpad.due : touchpad.due) }
    for recognizer in candidates { recognizer.deadline.map(add) }
    for recognizer in waiting { recognizer.deadline.map(add) }
    return next
  }

  /// Handles the deadlines before a time, in order and independently of frames: an event is handled
  /// after everything that was due before it.
  func passDeadlines(before time: Double) {
    guard !waiting.isEmpty || candidates.contains(where: { $0.deadline != nil }) else { return }
    dropDetached(time)
    while let recognizer = (candidates + waiting).filter({ $0.deadline ?? time < time })
      .min(by: { ($0.deadline ?? 0) < ($1.deadline ?? 0) })
    {
      recognizer.expire()
      settle([recognizer])
      dropDecided()
    }
  }
}
