/// The motion of one coordinate of the offset after a notch of the wheel, or a key.
///
/// It is a cubic in time that starts with a velocity and ends at rest on the target. Further
/// notches move the target, and the coordinate continues towards the new target with its current
/// velocity, so a wheel that keeps turning scrolls evenly. The coordinate never moves away from its
/// target or past it: if the wheel changes direction, the content first stops.
///
/// Source: the durations are Chromium's, `scroll_offset_animation_curve.cc`; the curve is a choice.
package struct WheelSmoothing: Hashable, Sendable {
  /// The duration for a key: 0.15 seconds, as in Chromium.
  package static let keyDuration = 0.15

  /// The coordinate at time zero, in points.
  package let start: Double
  /// The coordinate at the end, in points.
  package let destination: Double
  /// The velocity at time zero, in points per second.
  package let initialVelocity: Double
  /// The duration in seconds; zero if start and destination are equal.
  package let duration: Double

  /// Makes a motion between two coordinates.
  ///
  /// - Parameters:
  ///   - start: In points.
  ///   - destination: In points.
  ///   - velocity: In points per second; a velocity away from the destination counts as zero, and
  ///     any other is limited so that the coordinate does not pass the destination.
  ///   - duration: In seconds; that of ``duration(distance:)`` by default.
  package init(
    from start: Double, to destination: Double, velocity: Double = 0, duration: Double? = nil
  ) {
    self.start = start.motionValue
    self.destination = destination.motionValue
    let distance = self.destination - self.start
    let time = duration?.motionDuration ?? Self.duration(distance: distance)
    self.duration = distance == 0 ? 0 : time
    let velocity = velocity.motionValue
    // Fritsch and Carlson: a cubic is monotone if its slope is at most three times the mean slope.
    let fastest = time > 0 ? 3 * abs(distance) / time : 0
    initialVelocity =
      velocity * distance > 0 ? min(max(velocity, -fastest), fastest) : 0
  }

  /// The duration for a distance in points: 0.2 seconds up to 120 points, 0.1 from 480 points on,
  /// linear in between.
  package static func duration(distance: Double) -> Double {
    let length = min(max(abs(distance.motionValue), 120), 480)
    return 0.2 - 0.1 * (length - 120) / 360
  }

  /// The motion to another destination, from the position and velocity at a given time.
  ///
  /// - Parameters:
  ///   - destination: In points.
  ///   - time: In seconds since the start of this motion.
  ///   - duration: In seconds; that of ``duration(distance:)`` by default.
  /// - Returns: A motion that starts at `time`.
  package func retargeted(to destination: Double, at time: Double, duration: Double? = nil)
    -> WheelSmoothing
  {
    WheelSmoothing(
      from: value(at: time), to: destination, velocity: velocity(at: time), duration: duration)
  }

  /// The same motion, shifted by `distance` points.
  package func shifted(by distance: Double) -> WheelSmoothing {
    WheelSmoothing(
      from: start + distance, to: destination + distance, velocity: initialVelocity,
      duration: duration)
  }

  /// The coordinate in points, at a time in seconds since the start.
  package func value(at time: Double) -> Double {
    let time = time.motionTime
    guard time < duration else { return destination }
    let part = time / duration
    let rest = 1 - part
    let progress = part * part * (3 - 2 * part)
    let value =
      start * (1 - progress) + destination * progress
      + initialVelocity * duration * part * rest * rest
    return min(max(value, min(start, destination)), max(start, destination))
  }

  /// The velocity in points per second, at a time in seconds since the start.
  package func velocity(at time: Double) -> Double {
    let time = time.motionTime
    guard time < duration else { return 0 }
    let part = time / duration
    let mean = (destination - start) / duration
    return 6 * mean * part * (1 - part) + initialVelocity * (1 - part) * (1 - 3 * part)
  }
}
