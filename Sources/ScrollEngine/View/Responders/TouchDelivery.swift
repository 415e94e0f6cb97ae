/// Tells views of the touches on them.
///
/// A touch may be kept from its view for a while, because it may be about to scroll; and it may be
/// taken away by a gesture. A view that was told that a touch began is told how it ended.
@MainActor
final class TouchDelivery {
  private enum Stage {
    /// Its view has not heard of it yet.
    case held
    case told
    /// Its view has heard the end of it, or never will hear anything.
    case over
  }

  @MainActor
  private final class Entry {
    let touch: Touch
    /// As it went down, and when.
    let pointer: InputEvent.Pointer
    let start: Double
    var stage = Stage.held
    /// Whether its view does not know yet where it is.
    var hasMoved = false

    init(_ touch: Touch, of pointer: InputEvent.Pointer) {
      self.touch = touch
      self.pointer = pointer
      start = touch.timestamp
    }
  }

  private var entries: [Entry] = []
  /// What went up last.
  private var last: (location: Point, time: Double, tapCount: Int)?

  /// The touches that are down.
  var touches: Set<Touch> { Set(entries.map(\.touch)) }

  /// The touch of a pointer that is down.
  func touch(of pointer: InputEvent.Pointer) -> Touch? { entry(of: pointer)?.touch }

  /// The views that know of touches on them.
  var toldViews: [View] { entries.compactMap { $0.stage == .told ? $0.touch.view : nil } }

  func event(at time: Double) -> Event { Event(at: time, touches: touches) }

  private func entry(of pointer: InputEvent.Pointer) -> Entry? {
    entries.first { $0.pointer.id == pointer.id && $0.pointer.device == pointer.device }
  }

  // MARK: Begin

  /// Notes a touch on a view, which is not told yet.
  func begin(_ pointer: InputEvent.Pointer, in view: View, at time: Double) -> Touch {
    let touch = Touch(
      at: pointer.position, in: view, type: pointer.device == .touch ? .direct : .indirectPointer,
      tapCount: tapCount(at: pointer.position, time), time: time)
    let entry = Entry(touch, of: pointer)
    let isSecond = entries.contains { $0.touch.view === view && $0.stage != .over }
    if isSecond, !view.isMultipleTouchEnabled { entry.stage = .over }
    entries.append(entry)
    return touch
  }

  private func tapCount(at location: Point, _ time: Double) -> Int {
    guard let last, TapSequence.goesOn(from: last.location, last.time, to: location, time)
    else { return 1 }
    return last.tapCount + 1
  }

  /// Tells the views of the touches that were kept from them, with the times of those.
  ///
  /// `mayBegin` is whether a view gets to know of a touch.
  func tellHeld(where mayBegin: (Touch, Event) -> Bool) {
    for entry in entries where entry.stage == .held {
      let event = event(at: entry.start)
      guard let view = entry.touch.view, mayBegin(entry.touch, event) else {
        entry.stage = .over
        continue
      }
      entry.stage = .told
      entry.touch.showBeginning(at: entry.pointer.position, entry.start) {
        view.touchesBegan([entry.touch], with: Event(at: entry.start, touches: touches))
      }
    }
  }

  // MARK: Move and end

  /// Notes where a pointer is, without telling anybody.
  func note(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer) else { return }
    if pointer.position != entry.touch.location(in: nil) {
      entry.hasMoved = true
      entry.touch.phase = .moved
    }
    entry.touch.move(to: pointer.position, time: time)
  }

  /// Tells the view of a touch that has moved.
  func tellMoved(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer), entry.hasMoved else { return }
    entry.hasMoved = false
    guard entry.stage == .told else { return }
    entry.touch.view?.touchesMoved([entry.touch], with: event(at: time))
  }

  /// Ends a touch; a view that has heard of it is told.
  func end(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer) else { return }
    last = (pointer.position, time, entry.touch.tapCount)
    finish(entry, .ended, at: time)
    forget(entry)
  }

  /// Ends a touch that the system has taken away.
  func lose(_ pointer: InputEvent.Pointer, at time: Double) {
    guard let entry = entry(of: pointer) else { return }
    finish(entry, .cancelled, at: time)
    forget(entry)
  }

  /// Takes the touches on a view and in it away; all of them for nil.
  func cancel(in view: View?, at time: Double) {
    for entry in entries {
      guard let touched = entry.touch.view, view.map(touched.isDescendant(of:)) ?? true else {
        continue
      }
      finish(entry, .cancelled, at: time)
    }
  }

  /// The same for those of views that have left a window.
  func cancel(outside window: Window, at time: Double) {
    for entry in entries where entry.touch.window !== window {
      finish(entry, .cancelled, at: time)
    }
  }

  private func finish(_ entry: Entry, _ phase: Touch.Phase, at time: Double) {
    let wasTold = entry.stage == .told
    entry.stage = .over
    entry.touch.phase = phase
    entry.touch.timestamp = time
    guard wasTold, let view = entry.touch.view else { return }
    let event = event(at: time)
    if phase == .ended {
      view.touchesEnded([entry.touch], with: event)
    } else {
      view.touchesCancelled([entry.touch], with: event)
    }
  }

  private func forget(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    entry.touch.gestureRecognizers = nil
    entry.touch.view = nil
  }

  /// Forgets everything that is down.
  func forgetAll() {
    for entry in entries { forget(entry) }
  }
}
