public import Geometry

/// Decides when a pressed pointer begins to drag, and along which axis.
///
/// UIKit's slop is not published: flowkey uses 5 points, Flutter 18. The 10 points here are a
/// choice. The drag starts at the first sample outside of the slop, so the content does not jump.
public struct DragSlop: Hashable, Sendable {
  /// The farthest that a pointer may move without beginning a drag, in points.
  public let distance: Double

  /// Makes a slop of `distance` points; a negative distance, infinity or NaN counts as zero.
  public init(distance: Double) {
    self.distance = max(0, distance.motionValue)
  }

  /// The slop of a finger: 10 points.
  public static let standard = DragSlop(distance: 10)

  /// The slop of a mouse, 5 points: a hand on a table trembles less than a finger on glass. A
  /// choice.
  public static let mouse = DragSlop(distance: 5)

  /// The axis along which a drag begins; nil while the pointer is within the slop.
  ///
  /// The longer component decides; vertical if both are equal. `movement` is measured in points
  /// from the position of the press.
  public func axis(of movement: Point) -> Axis? {
    let movement = movement.motionValue
    guard movement.length > distance else { return nil }
    return movement.longerAxis
  }
}
