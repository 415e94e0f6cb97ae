/// The way of one coordinate of the offset after a notch of the wheel, or a key.
///
/// It is a cubic of the time that starts with a velocity and ends at rest on the target. Further
/// notches move the target, and the coordinate sets out for it with the velocity it has, so that a
/// wheel that keeps turning scrolls evenly. It never goes back and never past its target: a wheel that
/// turns round stops the content first.
///
/// Source: the durations are Chromium's, `scroll_offset_animation_curve.cc`; the curve is a choice.
public struct WheelSmoothing: Hashable, Sendable {
  /// 0.15 seconds for a key, as in Chromium.
  public static let keyDuration = 0.15

  /// In points.
  public let start: Double
  /// In points.
  public let destination: Double
  /// In points per second.
  public let initialVelocity: Double
  /// In seconds; zero when there is nowhere to go.
  public let duration: Double

  /// - Parameters:
  ///   - start: In points.
  ///   - destination: In points.
  ///   - velocity: In points per second; away from the destination it counts as zero, and it is
  ///     limited to that with which the coordinate does not pass the destination.
  ///   - duration: In seconds; that of ``duration(distance:)`` without one.
  public init(
    from start: Double, to destination: Double, velocity: Double = 0, duration: Double? = nil
  ) {
    self.start = start.motionValue
    self.destination = destination.motionValue
    let distance = self.destination - self.start
    let time = duration?.motionDuration ?? Self.duration(distance: distance)
    self.duration = distance == 0 ? 0 : time
    let velocity = velocity.motionValue
    // Fritsch and Carlson: a slope of at most three times the mean one keeps a cubic monotone.
    let fastest = time > 0 ? 3 * abs(distance) / time : 0
    initialVelocity =
      velocity * distance > 0 ? min(max(velocity, -fastest), fastest) : 0
  }

  /// How long the way takes: 0.2 seconds up to 120 points, 0.1 from 480 on, linear in between.
  ///
  /// - Parameter distance: In points.
  public static func duration(distance: Double) -> Double {
    let length = min(max(abs(distance.motionValue), 120), 480)
    return 0.2 - 0.1 * (length - 120) / 360
  }

  /// The way on to another destination, from where and as fast as the coordinate is at a time.
  ///
  /// - Parameters:
  ///   - destination: In points.
  ///   - time: In seconds since the start of this way; the new one starts there.
  ///   - duration: In seconds; that of ``duration(distance:)`` without one.
  public func retargeted(to destination: Double, at time: Double, duration: Double? = nil)
    -> WheelSmoothing
  {
    WheelSmoothing(
      from: value(at: time), to: destination, velocity: velocity(at: time), duration: duration)
  }

  /// The same way, so many points further on.
  public func shifted(by distance: Double) -> WheelSmoothing {
    WheelSmoothing(
      from: start + distance, to: destination + distance, velocity: initialVelocity,
      duration: duration)
  }

  /// The coordinate in points, at a time in seconds since the start.
  public func value(at time: Double) -> Double {
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
  public func velocity(at time: Double) -> Double {
    let time = time.motionTime
    guard time < duration else { return 0 }
    let part = time / duration
    let mean = (destination - start) / duration
    return 6 * mean * part * (1 - part) + initialVelocity * (1 - part) * (1 - 3 * part)
  }
}
