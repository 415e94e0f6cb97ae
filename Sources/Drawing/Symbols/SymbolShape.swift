import Geometry

/// A drawing of one colour, told by how far a point lies from its edge.
indirect enum SymbolShape: Sendable {
  /// A stroke along a path, with round ends; the width is in points.
  case stroke(SymbolPath, width: Double)
  /// The inside of a closed path, with a border around it, in points.
  case fill(SymbolPath, border: Double)
  /// Everything that is in one of the shapes.
  case union([SymbolShape])
  /// The first shape, without what is in the second.
  case difference(SymbolShape, SymbolShape)
  /// One half of a shape at both sides of an axis through the origin.
  case mirrored(SymbolShape, SymbolMirror)

  /// The distance from a point to the edge in points, below zero inside; where shapes meet, perhaps
  /// less than that.
  ///
  /// It changes at most by as much as the point moves.
  func distance(from point: Point) -> Double {
    switch self {
    case .stroke(let path, let width): abs(path.distance(from: point)) - width / 2
    case .fill(let path, let border): path.distance(from: point) - border
    case .union(let shapes):
      shapes.reduce(.infinity) { min($0, $1.distance(from: point)) }
    case .difference(let whole, let hole):
      max(whole.distance(from: point), -hole.distance(from: point))
    case .mirrored(let shape, let mirror): shape.distance(from: mirror.representative(of: point))
    }
  }

  /// How far the shape reaches from the origin, to the sides and up or down, in points; at least
  /// that.
  var reach: (x: Double, y: Double) {
    switch self {
    case .stroke(let path, let width): (path.reach.x + width / 2, path.reach.y + width / 2)
    case .fill(let path, let border): (path.reach.x + border, path.reach.y + border)
    case .union(let shapes):
      shapes.reduce((0, 0)) { (max($0.0, $1.reach.x), max($0.1, $1.reach.y)) }
    case .difference(let whole, _): whole.reach
    case .mirrored(let shape, _): shape.reach
    }
  }
}

/// The half of a drawing that stands for both.
enum SymbolMirror: Int, Sendable {
  case right, lower, left, upper

  /// The point of the half that stands for a point.
  func representative(of point: Point) -> Point {
    switch self {
    case .right: Point(x: abs(point.x), y: point.y)
    case .lower: Point(x: point.x, y: abs(point.y))
    case .left: Point(x: -abs(point.x), y: point.y)
    case .upper: Point(x: point.x, y: -abs(point.y))
    }
  }

  /// The half after clockwise turns by quarters.
  func turned(_ quarters: Int) -> SymbolMirror {
    SymbolMirror(rawValue: (rawValue + quarters) % 4) ?? self
  }
}
