import Geometry

/// A line or a closed outline of a symbol: a circle, or straight segments.
///
/// Lengths are in points. Curves other than circles consist of segments that leave them by some
/// hundredths of a point in a symbol of the usual size.
enum SymbolPath: Sendable {
  case circle(Point, radius: Double)
  /// At least one point; the last is joined to the first if the path is closed.
  case segments([Point], isClosed: Bool)

  /// Whether the path has an inside.
  var isClosed: Bool {
    switch self {
    case .circle: true
    case .segments(_, let isClosed): isClosed
    }
  }

  /// The distance from a point to the path, below zero inside a closed one.
  ///
  /// - Complexity: O(segments).
  func distance(from point: Point) -> Double {
    switch self {
    case .circle(let middle, let radius): return (point - middle).length - radius
    case .segments(let points, let isClosed):
      var least = (point - points[0]).squaredLength
      var isInside = false
      for index in (isClosed ? 0 : 1)..<points.count {
        let start = points[index == 0 ? points.count - 1 : index - 1]
        let along = points[index] - start
        let way = point - start
        let part = (way.x * along.x + way.y * along.y) / max(along.squaredLength, 1e-30)
        least = min(least, (way - along * min(max(part, 0), 1)).squaredLength)
        if (start.y > point.y) != (points[index].y > point.y),
          (way.x * along.y < way.y * along.x) == (along.y > 0)
        {
          isInside.toggle()
        }
      }
      return isClosed && isInside ? -least.squareRoot() : least.squareRoot()
    }
  }

  /// How far the path reaches from the origin: to the sides, up or down, and in any direction.
  var reach: (x: Double, y: Double, any: Double) {
    switch self {
    case .circle(let middle, let radius):
      (abs(middle.x) + radius, abs(middle.y) + radius, middle.length + radius)
    case .segments(let points, _):
      points.reduce((0, 0, 0)) {
        (max($0.0, abs($1.x)), max($0.1, abs($1.y)), max($0.2, $1.length))
      }
    }
  }

  // MARK: Changes

  /// The path, multiplied by a factor above zero.
  func scaled(by factor: Double) -> SymbolPath {
    switch self {
    case .circle(let middle, let radius): .circle(middle * factor, radius: radius * factor)
    case .segments(let points, let isClosed):
      .segments(points.map { $0 * factor }, isClosed: isClosed)
    }
  }

  /// The path, turned clockwise by quarters about the origin.
  func turned(_ quarters: Int) -> SymbolPath {
    mapped { $0.turned(quarters) }
  }

  /// The path, mirrored to the other side.
  var flipped: SymbolPath { mapped { Point(x: -$0.x, y: $0.y) } }

  private func mapped(_ change: (Point) -> Point) -> SymbolPath {
    switch self {
    case .circle(let middle, let radius): .circle(change(middle), radius: radius)
    case .segments(let points, let isClosed): .segments(points.map(change), isClosed: isClosed)
    }
  }
}

extension Point {
  /// The point, turned clockwise by quarters about the origin.
  func turned(_ quarters: Int) -> Point {
    quarters == 0 ? self : Point(x: -y, y: x).turned(quarters - 1)
  }

  fileprivate var squaredLength: Double { x * x + y * y }
}
