public import Geometry

/// When a pointer that is down begins to drag, and along which axis.
///
/// UIKit's slop is not published: flowkey has 5 points, Flutter 18. 10 points are a choice. The
/// sample that leaves the slop is the one the drag starts from, so that the content does not jump.
public struct DragSlop: Hashable, Sendable {
  /// How far a pointer may move and still be one that taps, in points.
  public let distance: Double

  /// - Parameter distance: In points; below zero and not a number count as zero.
  public init(distance: Double) {
    self.distance = max(0, distance.motionValue)
  }

  /// 10 points.
  public static let standard = DragSlop(distance: 10)

  /// 5 points, for a mouse: a hand on a table trembles less than a finger on glass. A choice.
  public static let mouse = DragSlop(distance: 5)

  /// The axis along which a drag begins; nil while the pointer is within the slop.
  ///
  /// The longer component decides, and of equal ones the vertical.
  /// - Parameter movement: From where the pointer came down, in points.
  public func axis(of movement: Point) -> Axis? {
    let movement = movement.motionValue
    guard movement.length > distance else { return nil }
    return movement.longerAxis
  }
}
