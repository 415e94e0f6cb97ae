/// Determines when the next turn of the loop is due: at most one per refresh of the display.
///
/// While content moves, turns stay on an even grid, even after one that took too long. After a
/// rest, the first turn is due at once, so that a touch is answered without delay.
struct FramePacer {
  /// The time between two turns, in seconds.
  var interval: Double

  /// The time at which the last turn was due, in seconds; if it began a new grid, the time at which
  /// it ran.
  private var last = -Double.infinity

  init(interval: Double) {
    self.interval = interval
  }

  /// When the next turn is due, in seconds; nil if no turn is due before the next event.
  ///
  /// - Parameters:
  ///   - wake: When the content will next change without an event; nil if it will not.
  ///   - hasWork: Whether an event must be handled or a change shown.
  /// - Returns: A time no earlier than one interval after the last turn.
  func due(wake: Double?, hasWork: Bool) -> Double? {
    let earliest = last + interval
    if hasWork { return earliest }
    return wake.map { max($0, earliest) }
  }

  mutating func turn(at time: Double) {
    let planned = last + interval
    // A late turn does not shift the turns after it. A turn late by a whole interval has missed a
    // picture anyway, or follows a rest: the grid then starts anew.
    last = time >= planned && time < planned + interval ? planned : time
  }
}
