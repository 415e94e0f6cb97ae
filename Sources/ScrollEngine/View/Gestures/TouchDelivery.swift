/// Delivers touches to the views that they are on.
///
/// A touch may be kept from its view for a while, because it may be about to scroll, and a gesture
/// may cancel it. A view that has received the beginning of a touch also receives its end.
@MainActor
final class TouchDelivery {
  private enum Stage {
    /// The view has not received the touch yet.
    case held
    case told
    /// The view has received the end of the touch, or will never receive the touch.
    case over
  }

  @MainActor
  private final class Entry {
    let touch: Touch
    /// The pointer as it went down; `start` is the time at which it did, in seconds.
    let pointer: InputEvent.Pointer
    let start: Double
    var stage = Stage.held
    /// Whether the view has not received the touch's latest position yet.
    var hasMoved = false
    /// The recognizers that still delay the end of the touch for its view.
    var delaying: [GestureRecognizer] = []

    init(_ touch: Touch, of pointer: InputEvent.Pointer) {
      self.touch = touch
      self.pointer = pointer
      start = touch.timestamp
    }
  }

  private var entries: [Entry] = []
  /// Touches whose pointer is up, but whose end is delayed for their view.
  private var ended: [Entry] = []
  /// The touch that ended last.
  private var last: (location: Point, time: Double, tapCount: Int)?

  /// The touches that are down.
  var touches: Set<Touch> { Set(entries.map(\.touch)) }

  /// The touch of a pointer; nil if none is down.
  func touch(of pointer: InputEvent.Pointer) -> Touch? { entry(of: pointer)?.touch }

  /// The views that have received a touch that is not over.
  var toldViews: [View] { entries.compactMap { $0.stage == .told ? $0.touch.view : nil } }

  func event(at time: Double) -> Event { Event(at: time, touches: touches) }

  private func entry(of pointer: InputEvent.Pointer) -> Entry? {
    entries.first { $0.pointer.id == pointer.id && $0.pointer.device == pointer.device }
  }

  // MARK: Begin

  /// Adds a touch on a view, without calling the view yet.
  func begin(_ pointer: InputEvent.Pointer, in view: View, at time: Double) -> Touch {
    let touch = Touch(
      at: pointer.position, in: view, type: pointer.device == .touch ? .direct : .indirectPointer,
      tapCount: tapCount(at: pointer.position, in: view, time), time: time)
    let entry = Entry(touch, of: pointer)
    let isSecond = entries.contains { $0.touch.view === view && $0.stage != .over }
    if isSecond, !view.isMultipleTouchEnabled { entry.stage = .over }
    entries.append(entry)
    return touch
  }

  private func tapCount(at location: Point, in view: View, _ time: Double) -> Int {
    let pause = view.window?.doubleTapPause ?? TapSequence.longestPause
    guard let last,
      TapSequence.goesOn(from: last.location, last.time, to: location, time, within: pause)
    else { return 1 }
    return last.tapCount + 1
  }

  /// Delivers the touches that were kept from views, with the times at which they began.
  ///
  /// `mayBegin` returns whether a view may receive a touch.
  func tellHeld(where mayBegin: (Touch, Event) -> Bool) {
    for entry in entries where entry.stage == .held {
      if !entry.touch.isKeptByRecognizers { tellBeginning(entry, where: mayBegin) }
    }
  }

  private func tellBeginning(_ entry: Entry, where mayBegin: (Touch, Event) -> Bool) {
    let event = event(at: entry.start)
    guard let view = entry.touch.view, mayBegin(entry.touch, event) else {
      entry.stage = .over
      return
    }
    entry.stage = .told
    entry.touch.showBeginning(at: entry.pointer.position, entry.start) {
      view.touchesBegan([entry.touch], with: Event(at: entry.start, touches: touches))
    }
  }

  /// Withholds touches from their views for good: the recognizer that delays them has recognized
  /// its gesture.
  func keepHeld(by recognizer: GestureRecognizer) {
    for entry in entries where entry.stage == .held {
      if entry.touch.gestureRecognizers?.contains(recognizer) ?? false { entry.stage = .over }
    }
  }

  /// Withholds for good the touches that their views have not received.
  func dropHeld() {
    for entry in entries where entry.stage == .held { entry.stage = .over }
  }

  // MARK: Move and end

  /// Updates the position of a touch, without calling its view.
  func note(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer) else { return }
    if pointer.position != entry.touch.location(in: nil) {
      entry.hasMoved = true
      entry.touch.phase = .moved
    }
    entry.touch.move(to: pointer.position, time: time)
  }

  /// Delivers the movement of a touch to its view.
  func tellMoved(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer), entry.hasMoved else { return }
    entry.hasMoved = false
    guard entry.stage == .told else { return }
    entry.touch.view?.touchesMoved([entry.touch], with: event(at: time))
  }

  /// Ends a touch; a view that has received its beginning receives its end, perhaps after a delay.
  func end(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer) else { return }
    last = (pointer.position, time, entry.touch.tapCount)
    entry.delaying = entry.touch.recognizersDelayingEnd(isTold: entry.stage == .told)
    guard entry.stage != .over, !entry.delaying.isEmpty else {
      finish(entry, .ended, at: time)
      return forget(entry)
    }
    entry.touch.timestamp = time
    entries.removeAll { $0 === entry }
    ended.append(entry)
  }

  /// Once a recognizer has recognized its gesture or failed, ends or cancels the touches whose end
  /// it has delayed.
  ///
  /// `mayBegin` returns whether a view may receive a touch.
  func outcomeChanged(
    of recognizer: GestureRecognizer, hasFailed: Bool, where mayBegin: (Touch, Event) -> Bool
  ) {
    guard !ended.isEmpty else { return }
    for entry in ended where entry.delaying.contains(where: { $0 === recognizer }) {
      entry.delaying.removeAll { $0 === recognizer }
      if !hasFailed, recognizer.cancelsTouchesInView || entry.stage == .held {
        entry.delaying = []
        finish(entry, .cancelled, at: recognizer.time)
      } else if entry.delaying.isEmpty {
        if entry.stage == .held { tellBeginning(entry, where: mayBegin) }
        finish(entry, .ended, at: entry.touch.timestamp)
      }
    }
    for entry in ended where entry.delaying.isEmpty { forget(entry) }
  }

  /// Cancels a touch that the system has taken away.
  func lose(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer) else { return }
    finish(entry, .cancelled, at: time)
    forget(entry)
  }

  /// Cancels the touches on a view and the views inside it; all touches if `view` is nil.
  func cancel(in view: View?, at time: Double) {
    for entry in ended + entries {
      guard let touched = entry.touch.view, view.map(touched.isDescendant(of:)) ?? true else {
        continue
      }
      finish(entry, .cancelled, at: time)
    }
  }

  /// The touches of a recognizer that are down, marked as cancelled.
  func cancelled(for recognizer: GestureRecognizer) -> Set<Touch> {
    let touches = entries.map(\.touch).filter {
      $0.gestureRecognizers?.contains(recognizer) ?? false
    }
    for touch in touches { touch.phase = .cancelled }
    return Set(touches)
  }

  /// Cancels the touches on views that have left a window.
  func cancel(outside window: Window, at time: Double) {
    for entry in ended + entries where entry.touch.window !== window {
      finish(entry, .cancelled, at: time)
    }
  }

  private func finish(_ entry: Entry, _ phase: Touch.Phase, at time: Double) {
    let wasTold = entry.stage == .told
    entry.stage = .over
    entry.touch.phase = phase
    entry.touch.timestamp = time
    guard wasTold, let view = entry.touch.view else { return }
    let event = Event(at: time, touches: touches.union([entry.touch]))
    if phase == .ended {
      view.touchesEnded([entry.touch], with: event)
    } else {
      view.touchesCancelled([entry.touch], with: event)
    }
  }

  private func forget(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    ended.removeAll { $0 === entry }
    entry.touch.gestureRecognizers = nil
    entry.touch.view = nil
  }

  /// Forgets all touches.
  func forgetAll() {
    for entry in ended + entries { forget(entry) }
  }
}

extension Touch {
  /// Whether a recognizer that may still recognize its gesture keeps the touch from its view.
  fileprivate var isKeptByRecognizers: Bool {
    gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.progress == .possible } ?? false
  }

  /// The waiting recognizers that delay the end of the touch for its view.
  fileprivate func recognizersDelayingEnd(isTold: Bool) -> [GestureRecognizer] {
    gestureRecognizers?.filter { recognizer in
      recognizer.isWaiting
        && (isTold ? recognizer.delaysTouchesEnded : recognizer.delaysTouchesBegan)
    } ?? []
  }
}
