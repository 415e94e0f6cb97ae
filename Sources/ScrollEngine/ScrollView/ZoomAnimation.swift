import ScrollMotion

/// An animation from one scale and offset to another.
///
/// The offset follows the scale, not the time, so that one point of the content stays fixed on
/// screen.
struct ZoomAnimation {
  private enum Curve {
    /// A program's zoom: eases in and out over 0.3 seconds.
    case ease
    /// A return from past a limit with the velocity of the fingers; a spring of the logarithm of
    /// the scale, so that the scale cannot reach zero.
    case scaleSpring(CriticallyDampedSpring)
    /// A return when only the offset is out of its range; a spring of the fraction of the distance
    /// that remains.
    case offsetSpring(CriticallyDampedSpring)
    /// Notches of the wheel; eases the logarithm of the scale, so that each notch has the same
    /// effect.
    case notches(WheelSmoothing)
  }

  /// The distance and velocity at which a scale has arrived: less than half a pixel at the edge of
  /// a large display.
  private static let threshold = StopThreshold(distance: 1e-4, velocity: 1e-3)

  private let from: (scale: Double, offset: Point)
  let to: (scale: Double, offset: Point)
  private let curve: Curve
  private let start: Double
  /// The time at which the animation ends, in seconds.
  let end: Double
  /// Whether a drag or a motion has moved the content meanwhile; then the animation sets only the
  /// scale.
  var isCarried = false
  /// The fixed point if the content is also dragged or moving, in points from the corner of the
  /// visible part.
  let anchor: Point

  init(
    from: (scale: Double, offset: Point), to: (scale: Double, offset: Point), about anchor: Point,
    start: Double
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.anchor = anchor
    curve = .ease
    end = start + AnimatedOffset.standardDuration
  }

  /// Springs back from `start`, in seconds. `velocity` is that of the scale, per second; `anchor`
  /// is the point between the fingers, in points from the corner of the visible part.
  init(
    springingFrom from: (scale: Double, offset: Point), to: (scale: Double, offset: Point),
    velocity: Double, about anchor: Point, start: Double
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.anchor = anchor
    let spring: CriticallyDampedSpring
    if from.scale != to.scale {
      spring = ZoomPhysics.spring(from: from.scale, to: to.scale, velocity: velocity)
      curve = .scaleSpring(spring)
    } else {
      spring = CriticallyDampedSpring(from: 1, to: 0, velocity: 0)
      curve = .offsetSpring(spring)
    }
    end = start + spring.settlingTime(threshold: Self.threshold)
  }

  /// Eases to a scale that the wheel requests; `velocity` is that of the logarithm, per second.
  init(
    turningFrom from: (scale: Double, offset: Point), to: (scale: Double, offset: Point),
    velocity: Double, about anchor: Point, start: Double
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.anchor = anchor
    let smoothing = WheelSmoothing(
      from: ZoomPhysics.magnification(of: from.scale),
      to: ZoomPhysics.magnification(of: to.scale), velocity: velocity)
    curve = .notches(smoothing)
    end = start + smoothing.duration
  }

  var isByNotches: Bool {
    if case .notches = curve { return true }
    return false
  }

  /// The velocity of the logarithm of a scale that the wheel changes, per second; otherwise 0.
  func turningVelocity(at time: Double) -> Double {
    guard case .notches(let smoothing) = curve else { return 0 }
    return smoothing.velocity(at: time - start)
  }

  /// The scale and offset at a time in seconds.
  func value(at time: Double) -> (scale: Double, offset: Point) {
    guard time < end else { return to }
    let elapsed = max(0, time - start)
    let scale: Double
    var progress: Double
    switch curve {
    case .ease:
      progress = CubicBezier.easeInOut.value(at: elapsed / AnimatedOffset.standardDuration)
      scale = from.scale + (to.scale - from.scale) * progress
    case .scaleSpring(let spring):
      scale = ZoomPhysics.scale(of: spring, at: elapsed)
      progress = 0
    case .offsetSpring(let spring):
      scale = to.scale
      progress = 1 - spring.value(at: elapsed)
    case .notches(let smoothing):
      scale = ZoomPhysics.scale(ofMagnification: smoothing.value(at: elapsed))
      progress = 0
    }
    if to.scale != from.scale { progress = (scale - from.scale) / (to.scale - from.scale) }
    return (scale, from.offset * (1 - progress) + to.offset * progress)
  }
}
