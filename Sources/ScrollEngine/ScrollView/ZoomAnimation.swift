import ScrollMotion

/// An animation from one scale and offset to another.
///
/// The offset follows the scale, not the time, so one point of the content stays fixed on screen.
struct ZoomAnimation {
  private enum Curve {
    /// A program's: ease in and out over 0.3 seconds.
    case ease
    /// Back from past a limit, with the velocity the fingers gave; on the logarithm of the scale,
    /// which has no zero to cross.
    case scaleSpring(CriticallyDampedSpring)
    /// The same if only the offset is out of its range; on the remaining part of the way.
    case offsetSpring(CriticallyDampedSpring)
    /// By notches of the wheel; on the logarithm of the scale, so that each notch weighs the same.
    case notches(WheelSmoothing)
  }

  /// A scale this close to its end has arrived: less than half a pixel at the edge of a large
  /// display.
  private static let threshold = StopThreshold(distance: 1e-4, velocity: 1e-3)

  private let from: (scale: Double, offset: Point)
  let to: (scale: Double, offset: Point)
  private let curve: Curve
  private let start: Double
  /// When it ends, in seconds.
  let end: Double
  /// Whether something else has moved the content meanwhile: its offset is not the animation's then.
  var isCarried = false
  /// The fixed point if the content moves as well, in points from the corner of the visible part.
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

  /// Springs back from `start`, in seconds. The velocity is the scale's, per second; `anchor` is
  /// where the fingers were, in points from the corner of the visible part.
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

  /// Eases towards a scale that the wheel asks for; the velocity is that of the logarithm, per second.
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

  /// The velocity of the logarithm of a scale that the wheel changes, per second.
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
