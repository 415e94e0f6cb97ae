/// When the fingers have left a touchpad that says nothing of it, as SDL 2 keeps it to itself.
///
/// A touchpad sends events as long as the fingers move. When it has been silent for two and a half of its
/// intervals, the fingers have lifted, or they rest; fingers that come to rest were slow before.
///
/// Some systems let content coast themselves and send ever smaller deltas. A stroke that slowed down with
/// each of its last events, to half its speed or less, was such a system's, and must not coast again.
public struct TouchpadLift: Hashable, Sendable {
  /// The shortest silence that counts, in seconds: three events of a touchpad of 140 Hz.
  public static let shortestSilence = 0.020
  /// The longest, in seconds: what ``VelocityTracker`` takes for a pointer that rests.
  public static let longestSilence = VelocityTracker.restingTime

  /// Of so many intervals the silence is made. A choice.
  private static let intervals = 2.5
  /// How much a new interval counts in the mean.
  private static let weight = 0.25
  /// So many events that each are slower than the one before are no fingers any more. A choice.
  private static let longestSlowing = 16

  /// The usual time between two events, in seconds.
  private var interval = 1.0 / 60
  private var lastTime: Double
  private var lastSpeed = 0.0
  private var slowingEvents = 0
  /// How fast it was when it began to slow down, in points per second.
  private var speedBeforeSlowing = 0.0

  /// - Parameter time: Of the first event, in seconds.
  public init(at time: Double) { lastTime = time }

  /// Takes note of an event.
  ///
  /// - Parameters:
  ///   - distance: In points, of whatever sign.
  ///   - time: In seconds.
  public mutating func note(_ distance: Double, at time: Double) {
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

  /// When the fingers count as gone unless another event comes before, in seconds.
  public var due: Double {
    lastTime + min(max(Self.intervals * interval, Self.shortestSilence), Self.longestSilence)
  }

  /// Whether the system itself has let the content slow down.
  public var hasCoasted: Bool {
    slowingEvents >= Self.longestSlowing && lastSpeed <= speedBeforeSlowing / 2
  }
}
