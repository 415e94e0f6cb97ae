/// When the next turn of the loop is due: at most one in a sixtieth of a second.
///
/// Turns keep to an even grid while something moves. After a rest the first one is due at once, so
/// that a touch is answered without delay.
struct FramePacer {
  /// Seconds between two turns.
  static let interval = 1.0 / 60

  /// The time for which the last turn was due.
  private var last = -Double.infinity

  /// - Parameters:
  ///   - wake: When the content will change by itself, or nil.
  ///   - hasWork: Whether something waits to be handled or shown.
  /// - Returns: nil when only an event can bring work.
  func due(wake: Double?, hasWork: Bool) -> Double? {
    let earliest = last + Self.interval
    if hasWork { return earliest }
    return wake.map { max($0, earliest) }
  }

  mutating func turn(at time: Double) {
    let planned = last + Self.interval
    // Falling behind by more than a part of a frame begins a new grid instead of chasing the old.
    last = time - planned < Self.interval / 4 && time >= planned ? planned : time
  }
}
