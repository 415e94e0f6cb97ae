/// Guesses when fingers have left a touchpad that does not report it: SDL 2 drops that event.
///
/// A touchpad sends events as long as the fingers move. Once it has been silent for two and a half
/// of its intervals, the fingers have lifted or rest; fingers that come to rest were slow before.
///
/// Some systems let content coast by themselves and send ever smaller deltas. A stroke that slowed
/// down with each of its last events, to half its speed or less, came from such a system and must
/// not coast again.
package struct TouchpadLift: Hashable, Sendable {
  /// The shortest silence that counts, in seconds: three events of a touchpad at 140 Hz.
  package static let shortestSilence = 0.020
  /// The longest, in seconds: what ``VelocityTracker`` takes for a resting pointer.
  package static let longestSilence = VelocityTracker.restingTime

  /// How many intervals the silence lasts. A choice.
  private static let intervals = 2.5
  /// The weight of a new interval in the mean.
  private static let weight = 0.25
  /// This many events, each slower than the one before, are no longer fingers. A choice.
  private static let longestSlowing = 16

  /// The usual interval between two events, in seconds.
  package private(set) var interval = 1.0 / 60
  private var lastTime: Double
  private var lastSpeed = 0.0
  private var slowingEvents = 0
  /// Its speed when it began to slow down, in points per second.
  private var speedBeforeSlowing = 0.0

  /// Starts with the first event of a stroke; `time` is in seconds.
  package init(at time: Double) { lastTime = time }

  /// Notes an event.
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

  /// When the fingers count as lifted unless another event comes first, in seconds.
  package var due: Double {
    lastTime + min(max(Self.intervals * interval, Self.shortestSilence), Self.longestSilence)
  }

  /// Whether the system itself has let the content slow down.
  package var hasCoasted: Bool {
    slowingEvents >= Self.longestSlowing && lastSpeed <= speedBeforeSlowing / 2
  }
}
