package import Geometry

/// The motion of the offset when a program sets the offset with an animation.
///
/// Both coordinates share the same progress, so the content moves straight to its target and
/// arrives there exactly. UIKit's documentation calls the velocity constant and names no duration;
/// 0.3 seconds and an ease-in-out curve are a choice.
package struct AnimatedOffset: Hashable, Sendable {
  /// The usual duration: 0.3 seconds.
  package static let standardDuration = 0.3

  /// The offset at time zero, in points.
  package let start: Point
  /// The offset at the end, in points.
  package let destination: Point
  /// The duration in seconds; zero if start and destination are equal.
  package let duration: Double
  /// The timing curve: the progress as a function of the time.
  package let curve: CubicBezier

  /// Makes a motion between two offsets in points.
  ///
  /// `duration` is in seconds; a duration below a microsecond, or NaN, counts as zero.
  package init(
    from start: Point, to destination: Point,
    duration: Double = AnimatedOffset.standardDuration, curve: CubicBezier = .easeInOut
  ) {
    self.start = start.motionValue
    self.destination = destination.motionValue
    self.duration = self.start == self.destination ? 0 : duration.motionDuration
    self.curve = curve
  }

  /// The motion, from the current offset to another target, that ends at the same time as this
  /// motion.
  ///
  /// The remaining distance shrinks in the same proportion as before, so the motion does not start
  /// over, and this may be called in every frame.
  ///
  /// - Parameters:
  ///   - current: The current offset, in points.
  ///   - destination: The new target, in points.
  ///   - time: In seconds since the start.
  /// - Returns: A motion that has the start time of this motion, and is at `current` at `time`.
  package func retargeted(
    from current: Point, to destination: Point, at time: Double
  ) -> AnimatedOffset {
    let time = time.motionTime
    let left = time < duration ? 1 - curve.value(at: time / duration) : 0
    // If nothing of the distance remains, the motion has arrived.
    guard left > 1e-9 else {
      return AnimatedOffset(from: destination, to: destination, duration: 0, curve: curve)
    }
    return AnimatedOffset(
      from: destination + (current - destination) * (1 / left), to: destination,
      duration: duration, curve: curve)
  }

  /// The same motion, shifted by `distance` points.
  package func shifted(by distance: Point) -> AnimatedOffset {
    AnimatedOffset(
      from: start + distance, to: destination + distance, duration: duration, curve: curve)
  }

  /// The offset in points, at a time in seconds since the start.
  package func value(at time: Double) -> Point {
    let time = time.motionTime
    guard time < duration else { return destination }
    let progress = curve.value(at: time / duration)
    var value = start * (1 - progress) + destination * progress
    // Rounding must not move a coordinate that does not change: it could leave its range.
    if start.x == destination.x { value.x = start.x }
    if start.y == destination.y { value.y = start.y }
    return value
  }

  /// The velocity in points per second, at a time in seconds since the start.
  package func velocity(at time: Double) -> Point {
    let time = time.motionTime
    guard time < duration else { return .zero }
    return (destination - start) * (curve.slope(at: time / duration) / duration)
  }
}
