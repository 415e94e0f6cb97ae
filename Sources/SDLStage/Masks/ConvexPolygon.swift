internal import Geometry

// Convex polygons, as corners in clockwise or anticlockwise order.
extension [Point] {
  /// Positive for clockwise corners on screen, negative for anticlockwise ones.
  var signedArea: Double {
    guard var start = last else { return 0 }
    var sum = 0.0
    for end in self {
      sum += start.x * end.y - end.x * start.y
      start = end
    }
    return sum / 2
  }

  /// The intersection of two convex polygons; empty if they have no area in common.
  ///
  /// Source: I. Sutherland and G. Hodgman, Reentrant Polygon Clipping, 1974.
  /// - Complexity: O(points of one x points of the other).
  func clipped(to other: [Point]) -> [Point] {
    let area = other.signedArea
    guard area != 0, area.isFinite, var corner = other.last else { return [] }
    let turn = area > 0 ? 1.0 : -1.0
    var rest = self
    for next in other {
      let normal = Point(x: (corner.y - next.y) * turn, y: (next.x - corner.x) * turn)
      let from = corner
      rest = rest.clipped { ($0.x - from.x) * normal.x + ($0.y - from.y) * normal.y }
      if rest.isEmpty { return [] }
      corner = next
    }
    return rest
  }

  /// The intersection with a rectangle; rounding never puts a point outside of it.
  func clipped(to rect: PixelRect) -> [Point] {
    let (low, high) = (
      Point(x: Double(rect.x), y: Double(rect.y)),
      Point(x: Double(rect.x + rect.width), y: Double(rect.y + rect.height))
    )
    return clipped { $0.x - low.x }.clipped { high.x - $0.x }
      .clipped { $0.y - low.y }.clipped { high.y - $0.y }
      .map { Point(x: $0.x.clamped(low.x, high.x), y: $0.y.clamped(low.y, high.y)) }
  }

  /// The part of the polygon where a linear function is not negative; empty if it has no area.
  private func clipped(_ distance: (Point) -> Double) -> [Point] {
    guard var start = last else { return [] }
    var startDistance = distance(start)
    var result: [Point] = []
    result.reserveCapacity(count + 1)
    for end in self {
      let endDistance = distance(end)
      if (startDistance >= 0) != (endDistance >= 0) {
        let share = startDistance / (startDistance - endDistance)
        result.append(start + (end - start) * share)
      }
      if endDistance >= 0 { result.append(end) }
      (start, startDistance) = (end, endDistance)
    }
    return result.count > 2 ? result : []
  }
}

extension Double {
  fileprivate func clamped(_ low: Double, _ high: Double) -> Double {
    Swift.min(Swift.max(self, low), high)
  }
}

extension PixelRect {
  /// The smallest rectangle of whole pixels that contains some points.
  init(around points: [Point]) {
    let box = Rect(bounding: points)
    let limit = 1e9
    func whole(_ value: Double) -> Int { Int(min(max(value, -limit), limit)) }
    let (x, y) = (whole(box.minX.rounded(.down)), whole(box.minY.rounded(.down)))
    self.init(
      x: x, y: y, width: whole(box.maxX.rounded(.up)) - x, height: whole(box.maxY.rounded(.up)) - y)
  }
}
