import Geometry

/// A parallel projection of a plane that is turned about its vertical and its horizontal axis.
/// Parallel lines stay parallel, and equal lengths on parallel sheets stay equal.
struct Axonometry: Hashable {
  /// The sine of the angle about the vertical axis; if positive, points in front move to the right.
  var yaw = 0.0
  /// The sine of the angle about the horizontal axis; if positive, points in front move up.
  var pitch = 0.0

  private var yawCosine: Double { max(0, 1 - yaw * yaw).squareRoot() }
  private var pitchCosine: Double { max(0, 1 - pitch * pitch).squareRoot() }

  /// Projects a point that lies `height` points in front of the plane.
  func project(_ point: Point, height: Double = 0) -> Point {
    let depth = height * yawCosine - point.x * yaw
    return Point(
      x: point.x * yawCosine + height * yaw, y: point.y * pitchCosine - depth * pitch)
  }

  /// The distance between sheets of a width, in points, at which their projections do not overlap;
  /// 0 without yaw.
  func gap(beside width: Double) -> Double { yaw == 0 ? 0 : width * yawCosine / abs(yaw) }

  /// The depth of a point, in points; greater values are nearer to the eye.
  func nearness(_ point: Point, height: Double) -> Double {
    (height * yawCosine - point.x * yaw) * pitchCosine + point.y * pitch
  }

  /// The point on the sheet at `height` whose projection is `place`; nil if the sheet is seen edge
  /// on.
  func point(seenAt place: Point, height: Double) -> Point? {
    guard yawCosine * pitchCosine > 1e-6 else { return nil }
    let x = (place.x - height * yaw) / yawCosine
    let depth = height * yawCosine - x * yaw
    return Point(x: x, y: (place.y + depth * pitch) / pitchCosine)
  }
}

extension Rect {
  /// The corners, from the upper left one clockwise.
  var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }

  /// Whether the rectangle intersects a convex polygon, whose corners are in order.
  func intersects(_ polygon: [Point]) -> Bool {
    // If they do not intersect, an edge of the rectangle or of the polygon separates them.
    guard let box = Rect.around(polygon), intersects(box) else { return false }
    let middle = polygon.reduce(Point.zero, +) * (1 / Double(polygon.count))
    return zip(polygon, polygon.dropFirst() + polygon.prefix(1)).allSatisfy { start, end in
      func side(_ point: Point) -> Double {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      }
      return corners.contains { side($0) * side(middle) > 0 }
    }
  }

  /// The smallest rectangle around points; nil if there are none.
  static func around(_ points: some Sequence<Point>) -> Rect? {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    var (low, high) = (first, first)
    while let point = iterator.next() {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}
