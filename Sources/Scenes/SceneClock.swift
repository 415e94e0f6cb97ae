/// The time of a scene, in seconds since it was opened. It moves only when it is told to.
@MainActor
public final class SceneClock {
  public private(set) var now = 0.0

  public init() {}

  /// Moves on to a time; one that has passed already changes nothing.
  public func advance(to time: Double) {
    now = max(now, time)
  }
}
