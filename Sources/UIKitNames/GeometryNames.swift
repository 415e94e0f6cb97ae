public import ScrollEngine

// Every length is a `Double` in points.

/// The type of every length and coordinate.
public typealias CGFloat = Double
/// The engine's `Point`.
public typealias CGPoint = Point
/// The engine's `Size`.
public typealias CGSize = Size
/// The engine's `Rect`.
public typealias CGRect = Rect
/// The engine's `AffineTransform`.
public typealias CGAffineTransform = AffineTransform
/// The engine's `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets

extension Point {
  /// Makes the origin.
  public init() { self = .zero }

  /// Makes a point from whole numbers of points.
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
  /// Makes an empty size.
  public init() { self = .zero }

  /// Makes a size from whole numbers of points.
  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension EdgeInsets {
  /// Makes insets of zero.
  public init() { self = .zero }
}

extension Rect {
  /// Makes an empty rectangle at the origin.
  public init() { self = .zero }

  /// Makes a rectangle from whole numbers of points.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The rectangle shrunk on both sides of each axis; null if a side would be negative.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard width - 2 * dx >= 0, height - 2 * dy >= 0 else { return .null }
    return inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle moved by a translation in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    offsetBy(CGPoint(x: dx, y: dy))
  }

  /// The smallest rectangle that contains both; null adds nothing.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether the other rectangle lies in this one; they may share edges, and every one contains
  /// null.
  public func contains(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return other.isNull }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle with whole coordinates that contains this one.
  public var integral: CGRect {
    if isNull { return .null }
    let x = minX.rounded(.down)
    let y = minY.rounded(.down)
    return CGRect(
      x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
}
