import ScrollEngine

/// The pointer events of a drag or a flick: down, moves along a line at constant speed, and up.
struct PointerStroke: Hashable, Sendable {
  /// The time that a drag rests before its release, in seconds.
  ///
  /// This is longer than the time over which velocities are estimated, so a drag ends without
  /// velocity.
  static let hold = 0.1

  /// The longest ``duration``, in seconds: an hour, with 216,000 moves.
  static let longest = 3_600.0

  var start: Point
  var end: Point
  /// Seconds between the press and the last move.
  var duration: Double
  /// Seconds between the last move and the release.
  var hold: Double

  /// The events of a stroke that begins at `begin` seconds, in order; the last is the release.
  ///
  /// The last move is exactly at the end of `duration`, even if that is not a whole number of
  /// frames.
  func events(from begin: Double, on clock: ScriptClock) -> [InputEvent] {
    let rest = clock.aligned(begin + duration)
    let steps = max(1, Int((duration * ScriptClock.rate - ScriptClock.tolerance).rounded(.up)))
    var events = [InputEvent(time: begin, .pointerDown(pointer(at: start, isPressed: true)))]
    for step in 1..<steps {
      let elapsed = Double(step) / ScriptClock.rate
      let position = start + (end - start) * (elapsed / duration)
      events.append(
        InputEvent(
          time: clock.aligned(begin + elapsed),
          .pointerMoved(pointer(at: position, isPressed: true))))
    }
    events.append(
      InputEvent(time: rest, .pointerMoved(pointer(at: end, isPressed: true))))
    events.append(
      InputEvent(
        time: clock.aligned(rest + hold), .pointerUp(pointer(at: end, isPressed: false))))
    return events
  }

  /// Makes a mouse pointer, because the window tests use the mouse, and the same stroke must give
  /// the same frames.
  private func pointer(at position: Point, isPressed: Bool) -> InputEvent.Pointer {
    InputEvent.Pointer(at: position, isPressed: isPressed)
  }
}
