/// When the next turn of the loop is due: at most one for each refresh of the display.
///
/// Turns keep to an even grid while something moves, also after one that took too long. After a rest
/// the first one is due at once, so that a touch is answered without delay.
struct FramePacer {
  /// Seconds between two turns.
  var interval: Double

  /// The time for which the last turn was due.
  private var last = -Double.infinity

  init(interval: Double) {
    self.interval = interval
  }

  /// - Parameters:
  ///   - wake: When the content will change by itself, or nil.
  ///   - hasWork: Whether something waits to be handled or shown.
  /// - Returns: nil when only an event can bring work.
  func due(wake: Double?, hasWork: Bool) -> Double? {
    let earliest = last + interval
    if hasWork { return earliest }
    return wake.map { max($0, earliest) }
  }

  mutating func turn(at time: Double) {
    let planned = last + interval
    // A turn that comes late does not move those after it. One that comes later than a whole
    // interval has missed a picture anyway, or follows a rest: there the grid begins anew.
    last = time >= planned && time < planned + interval ? planned : time
  }
}
