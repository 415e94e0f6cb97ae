/// When the next turn of the loop is due: at most one per refresh of the display.
///
/// Turns stay on an even grid while something moves, even after one that took too long. After a
/// rest the first turn is due at once, so that a touch is answered without delay.
struct FramePacer {
  /// The time between two turns, in seconds.
  var interval: Double

  /// The time at which the last turn was due, in seconds.
  private var last = -Double.infinity

  init(interval: Double) {
    self.interval = interval
  }

  /// When the next turn is due, in seconds; nil if only an event can bring work.
  ///
  /// - Parameters:
  ///   - wake: When the content will change by itself, or nil.
  ///   - hasWork: Whether something waits to be handled or shown.
  /// - Returns: A time no earlier than one interval after the last turn.
  func due(wake: Double?, hasWork: Bool) -> Double? {
    let earliest = last + interval
    if hasWork { return earliest }
    return wake.map { max($0, earliest) }
  }

  mutating func turn(at time: Double) {
    let planned = last + interval
    // A late turn does not move those after it. A turn later than a whole interval has missed a
    // picture anyway, or follows a rest: there the grid starts anew.
    last = time >= planned && time < planned + interval ? planned : time
  }
}
