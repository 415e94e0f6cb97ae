/// A position or a translation, in points.
public struct Point: Hashable, Sendable {
  /// The horizontal component; it grows to the right.
  public var x: Double
  /// The vertical component; it grows downwards.
  public var y: Double

  /// Makes a point from its two components.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Whether both components are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Adds componentwise.
  public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// Subtracts componentwise.
  public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  /// Multiplies both components by a factor.
  public static func * (lhs: Point, rhs: Double) -> Point {
    Point(x: lhs.x * rhs, y: lhs.y * rhs)
  }

  /// The component along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }
}
