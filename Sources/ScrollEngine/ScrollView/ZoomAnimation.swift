/// The way from one scale and offset to another.
///
/// The offset follows the scale, not the time: so one point of the content stays where it is on screen.
struct ZoomAnimation {
  private enum Curve {
    /// A program's: an ease in and out of 0.3 seconds.
    case ease
    /// Back from past a limit, from the speed that the fingers gave; of the logarithm of the scale, which
    /// has no zero to pass.
    case scaleSpring(CriticallyDampedSpring)
    /// The same where only the offset is out of its range; of the part of the way that is left.
    case offsetSpring(CriticallyDampedSpring)
  }

  /// So near to its end a scale is there: less than half a pixel at the edge of a large display.
  private static let threshold = StopThreshold(distance: 1e-4, velocity: 1e-3)

  private let from: (scale: Double, offset: Point)
  private let to: (scale: Double, offset: Point)
  private let curve: Curve
  private let start: Double
  /// When it is over, in seconds.
  let end: Double
  /// What it zooms about where the content moves as well, in points from the corner of the visible part.
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

  /// - Parameters:
  ///   - velocity: Of the scale, per second.
  ///   - anchor: Where the fingers were, in points from the corner of the visible part.
  ///   - start: In seconds.
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

  /// - Parameter time: In seconds.
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
    }
    if to.scale != from.scale { progress = (scale - from.scale) / (to.scale - from.scale) }
    return (scale, from.offset * (1 - progress) + to.offset * progress)
  }
}
