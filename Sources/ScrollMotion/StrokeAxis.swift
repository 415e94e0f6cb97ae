package import Geometry

/// The axis on which a stroke on a touchpad stays.
///
/// Fingers do not move straight. A stroke that begins along an axis stays on that axis until the
/// fingers have clearly moved along the other axis for a while; a stroke that begins diagonally
/// follows both axes.
package struct StrokeAxis: Hashable, Sendable {
  /// The distance after which earlier directions of the stroke are forgotten, in points. A choice.
  private static let memory = 30.0

  /// The axes the content currently follows.
  package private(set) var lock: DirectionalLock
  /// The recent distance along each axis, in points.
  private var recent = Point.zero

  /// Makes a lock from the first movement of a stroke, in points.
  package init(movement: Point) {
    lock = DirectionalLock(movement: movement)
  }

  /// The part of a movement that the content follows, in points.
  package mutating func follow(_ movement: Point) -> Point {
    let movement = movement.motionValue
    let kept = Self.memory / (Self.memory + movement.length)
    recent = Point(
      x: recent.x * kept + abs(movement.x), y: recent.y * kept + abs(movement.y))
    // Changes the axis after three times the distance along the other axis: that is clearly another
    // direction, and the lock does not change back at once.
    if recent.length > Self.memory / 2, case .locked(let axis) = lock {
      if recent[axis.across] > 3 * recent[axis] { lock = .locked(axis.across) }
    }
    return lock.apply(to: movement)
  }
}
