public import Geometry

/// The offsets at which content can rest.
///
/// The least offset is the negative inset, the greatest shows the last point of the content and its
/// inset at the far edge; content smaller than the bounds rests at the least offset.
public struct ScrollRange: Hashable, Sendable {
  public let minimum: Point
  public let maximum: Point

  /// - Parameters:
  ///   - bounds: The size of the visible part, in points.
  ///   - content: The size of the content, in points.
  ///   - inset: Space around the content, in points.
  public init(bounds: Size, content: Size, inset: EdgeInsets) {
    // A negation would make an inset of zero a negative zero.
    minimum = Point(x: 0 - inset.left, y: 0 - inset.top)
    maximum = Point(
      x: max(minimum.x, content.width - bounds.width + inset.right),
      y: max(minimum.y, content.height - bounds.height + inset.bottom))
  }

  /// The nearest offset within the range, each axis on its own.
  public func clamp(_ offset: Point) -> Point {
    Point(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }

  /// Whether content can move along `axis` at all.
  public func isScrollable(_ axis: Axis) -> Bool {
    maximum[axis] > minimum[axis]
  }

  public func contains(_ offset: Point) -> Bool {
    clamp(offset) == offset
  }
}
