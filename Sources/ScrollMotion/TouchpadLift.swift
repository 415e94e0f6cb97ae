/// Guesses when fingers have left a touchpad, because SDL 2 does not report the lift.
///
/// A touchpad sends events while the fingers move. If the touchpad is silent for two and a half of
/// its intervals, within limits, the fingers have lifted or rest. Fingers that come to rest were
/// slow before, so content need not coast for them.
///
/// Some systems coast by themselves and send ever smaller deltas. If each of the last events of a
/// stroke was slower than the event before, down to half the speed or less, such a system sent
/// these events, and the content must not coast again.
package struct TouchpadLift: Hashable, Sendable {
  /// The shortest silence that counts as lifting, in seconds: three events of a touchpad at 140 Hz.
  package static let shortestSilence = 0.020
  /// The longest silence that may be needed, in seconds: the silence of a resting pointer in
  /// ``VelocityTracker``.
  package static let longestSilence = VelocityTracker.restingTime

  /// The needed silence, in intervals. A choice.
  private static let intervals = 2.5
  /// The weight of a new interval in the running mean.
  private static let weight = 0.25
  /// The number of events, each slower than the previous, from which a system counts as coasting. A
  /// choice.
  private static let longestSlowing = 16

  /// The mean interval between two events, in seconds.
  package private(set) var interval = 1.0 / 60
  private var lastTime: Double
  private var lastSpeed = 0.0
  private var slowingEvents = 0
  /// The speed before the stroke began to slow down, in points per second.
  private var speedBeforeSlowing = 0.0

  /// Starts with the first event of a stroke; `time` is in seconds.
  package init(at time: Double) { lastTime = time }

  /// Records an event.
  ///
  /// - Parameters:
  ///   - distance: In points; the sign does not matter.
  ///   - time: In seconds.
  package mutating func note(_ distance: Double, at time: Double) {
    let elapsed = time - lastTime
    guard elapsed > 0 else { return }
    lastTime = time
    interval += (min(elapsed, Self.longestSilence) - interval) * Self.weight
    let speed = abs(distance) / elapsed
    if speed < lastSpeed {
      if slowingEvents == 0 { speedBeforeSlowing = lastSpeed }
      slowingEvents += 1
    } else {
      slowingEvents = 0
    }
    lastSpeed = speed
  }

  /// The time at which the fingers count as lifted if no event comes before, in seconds.
  package var due: Double {
    lastTime + min(max(Self.intervals * interval, Self.shortestSilence), Self.longestSilence)
  }

  /// Whether the system itself has let the content coast.
  package var hasCoasted: Bool {
    slowingEvents >= Self.longestSlowing && lastSpeed <= speedBeforeSlowing / 2
  }
}
