public import Geometry

/// The way of the offset when a program sets it animated.
///
/// Both coordinates have the same progress, so the content goes straight to its target and arrives
/// there exactly. UIKit calls the velocity constant and does not name a duration; 0.3 seconds and an
/// ease in and out are a choice.
public struct AnimatedOffset: Hashable, Sendable {
  /// 0.3 seconds.
  public static let standardDuration = 0.3

  /// In points.
  public let start: Point
  /// In points.
  public let destination: Point
  /// In seconds; zero when start and destination are the same.
  public let duration: Double
  /// How the progress follows the time.
  public let curve: CubicBezier

  /// - Parameters:
  ///   - start: In points.
  ///   - destination: In points.
  ///   - duration: In seconds; one below zero or not a number counts as zero.
  public init(
    from start: Point, to destination: Point,
    duration: Double = AnimatedOffset.standardDuration, curve: CubicBezier = .easeInOut
  ) {
    self.start = start.motionValue
    self.destination = destination.motionValue
    self.duration = self.start == self.destination ? 0 : duration.motionDuration
    self.curve = curve
  }

  /// The way from another place to another target that arrives at the same time.
  ///
  /// What is left of the way shrinks in the same proportion as it would have, so that it may be called
  /// for each frame: the way does not start anew each time.
  ///
  /// - Parameters:
  ///   - current: Where the content is, in points.
  ///   - destination: In points.
  ///   - time: In seconds since the start.
  public func retargeted(
    from current: Point, to destination: Point, at time: Double
  ) -> AnimatedOffset {
    let time = time.motionTime
    let left = time < duration ? 1 - curve.value(at: time / duration) : 0
    // Where nothing is left, it is there in no time.
    guard left > 1e-9 else {
      return AnimatedOffset(from: destination, to: destination, duration: 0, curve: curve)
    }
    return AnimatedOffset(
      from: destination + (current - destination) * (1 / left), to: destination,
      duration: duration, curve: curve)
  }

  /// The same way, so many points further on.
  public func shifted(by distance: Point) -> AnimatedOffset {
    AnimatedOffset(
      from: start + distance, to: destination + distance, duration: duration, curve: curve)
  }

  /// The offset in points, at a time in seconds since the start.
  public func value(at time: Double) -> Point {
    let time = time.motionTime
    guard time < duration else { return destination }
    let progress = curve.value(at: time / duration)
    var value = start * (1 - progress) + destination * progress
    // Rounding is not to move what does not move, out of its range perhaps.
    if start.x == destination.x { value.x = start.x }
    if start.y == destination.y { value.y = start.y }
    return value
  }

  /// The velocity in points per second, at a time in seconds since the start.
  public func velocity(at time: Double) -> Point {
    let time = time.motionTime
    guard time < duration else { return .zero }
    return (destination - start) * (curve.slope(at: time / duration) / duration)
  }
}
