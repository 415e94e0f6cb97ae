public import ScrollEngine

// Every length is a `Double` in points.

public typealias CGFloat = Double
public typealias CGPoint = Point
public typealias CGSize = Size
public typealias CGRect = Rect
public typealias UIEdgeInsets = EdgeInsets

extension Point {
  public init() { self = .zero }

  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
}

extension Size {
  public init() { self = .zero }

  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}

extension EdgeInsets {
  public init() { self = .zero }
}

extension Rect {
  public init() { self = .zero }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The rectangle shrunk on both sides of each axis; null when a side would be negative.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard width - 2 * dx >= 0, height - 2 * dy >= 0 else { return .null }
    return inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    offsetBy(CGPoint(x: dx, y: dy))
  }

  /// The smallest rectangle that holds both; null adds nothing.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether the other one lies in this one; they may have edges in common, and null lies in each.
  public func contains(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return other.isNull }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle with whole coordinates that holds this one.
  public var integral: CGRect {
    if isNull { return .null }
    let x = minX.rounded(.down)
    let y = minY.rounded(.down)
    return CGRect(
      x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
}
