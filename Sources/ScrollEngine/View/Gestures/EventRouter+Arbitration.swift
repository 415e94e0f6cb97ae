/// Which of several recognizers may have a gesture, and which must wait for others.
extension EventRouter {
  /// Whether a recognizer may begin, as far as it depends on others.
  enum Standing {
    case free
    /// Another must fail first, and has not decided yet.
    case mustWait
    /// Another had to fail first, and did not.
    case mustFail
  }

  func standing(of recognizer: GestureRecognizer) -> Standing {
    var standing = Standing.free
    for other in candidates + waiting where other !== recognizer {
      guard other.isInterested || other.progress == .ended, waits(recognizer, for: other) else {
        continue
      }
      guard other.progress == .possible else { return .mustFail }
      standing = .mustWait
    }
    return standing
  }

  /// Whether a recognizer begins only after another has failed.
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

  /// Whether a recognizer that has recognized its gesture makes another fail.
  private func prevents(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      && !goTogether(recognizer, other)
  }

  /// A recognizer has begun, ended or failed: others may have waited for that.
  func outcomeChanged(of recognizer: GestureRecognizer) {
    let hasFailed = recognizer.progress == .failed || recognizer.progress == .cancelled
    for other in candidates + waiting where other.postponed != nil && other !== recognizer {
      guard waits(other, for: recognizer) else { continue }
      if !hasFailed {
        other.cancel()
      } else if standing(of: other) == .free {
        other.goOn()
        if other.isActive { give(to: other) }
      }
    }
    waiting.removeAll { !$0.isWaiting }
  }

  /// Gives what is down to one recognizer and those that go with it.
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

  /// Gives what is down to those that have begun.
  func settleActive(among recognizers: [GestureRecognizer]) {
    for recognizer in recognizers where recognizer.isActive { give(to: recognizer) }
  }

  /// Ends the gestures of recognizers whose last finger went up.
  func finish(
    _ recognizers: [GestureRecognizer], at location: Point, _ time: Double,
    _ report: GestureRecognizer.Report?
  ) {
    // They may ask each other whether they have failed.
    candidates = recognizers
    defer {
      candidates = []
      waiting.removeAll { !$0.isWaiting }
    }
    for recognizer in recognizers where recognizer.isInterested {
      recognizer.finish(at: location, time: time, report)
      if recognizer.progress == .ended {
        if recognizer.cancelsTouchesInView, let view = recognizer.view {
          touches.cancel(in: view, at: time)
        }
        for other in candidates where other !== recognizer && other.isInterested {
          if prevents(recognizer, other) { other.cancel() }
        }
      }
      if recognizer.isWaiting, !waiting.contains(where: { $0 === recognizer }) {
        waiting.append(recognizer)
      }
    }
    for recognizer in recognizers where !recognizer.isWaiting { recognizer.reset() }
  }

  /// Cancels the recognizers of views that have left the window since the pointer went down, and
  /// their touches.
  func dropDetached(_ time: Double) {
    guard let window else { return }
    touches.cancel(outside: window, at: time)
    let detached = candidates.filter { $0.view == nil || $0.view?.window !== window }
    guard !detached.isEmpty else { return }
    candidates.removeAll { recognizer in detached.contains { $0 === recognizer } }
    for recognizer in detached {
      recognizer.cancel()
      outcomeChanged(of: recognizer)
    }
  }

  // MARK: Time

  /// Delivers a pointer that has stayed put for long enough to the content, lets deadlines of
  /// recognizers pass, and releases what a touchpad has moved once it has been silent for long
  /// enough.
  func release(at time: Double) {
    if let due = heldBackUntil, time >= due - 1e-9 { tellContent() }
    passDeadlines(before: time + 1e-9)
    releaseTouchpad(at: time)
  }

  /// When ``release(at:)`` will next have something to do, in seconds, or nil.
  var nextRelease: Double? {
    var next = heldBackUntil
    func add(_ time: Double) { next = min(next ?? time, time) }
    if let touchpad { add(touchpad.due) }
    for recognizer in candidates { recognizer.deadline.map(add) }
    for recognizer in waiting { recognizer.deadline.map(add) }
    return next
  }

  /// Lets the deadlines before a time pass, in order, whatever frames there were: an event comes
  /// after all that was due before it.
  func passDeadlines(before time: Double) {
    guard !waiting.isEmpty || candidates.contains(where: { $0.deadline != nil }) else { return }
    while let recognizer = (candidates + waiting).filter({ $0.deadline ?? time < time })
      .min(by: { ($0.deadline ?? 0) < ($1.deadline ?? 0) })
    {
      recognizer.expire()
      if recognizer.isActive { give(to: recognizer) }
      waiting.removeAll { !$0.isWaiting }
    }
  }
}
