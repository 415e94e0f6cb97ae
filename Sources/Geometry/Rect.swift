/// A rectangle in points, half open: it holds its minimum edges and not its maximum ones.
///
/// A row that starts exactly at `maxY` of the visible rectangle is therefore not visible. One with a
/// negative side holds nothing, unlike Core Graphics' rectangle; ``standardized`` turns its sides.
public struct Rect: Hashable, Sendable {
  /// One of the four sides.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case top
    case left
    case bottom
    case right
  }

  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// What two rectangles that lie apart have in common: no point, and no position either.
  ///
  /// Moved, scaled or inset it stays null.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// A rectangle that holds every other one; all its numbers are finite.
  public static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Whether it holds no point at all.
  public var isEmpty: Bool { size.isEmpty }

  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether it is ``null``; that is empty, too.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  public var isInfinite: Bool { self == .infinite }

  /// The same rectangle with sides that are not negative: it is turned over a negative one.
  public var standardized: Rect {
    Rect(
      x: width < 0 ? maxX : minX, y: height < 0 ? maxY : minY, width: abs(width),
      height: abs(height))
  }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two share at least one point; an empty rectangle shares none.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX
      && minY < other.maxY && other.minY < maxY
  }

  /// The shared part, or ``null`` when the two lie apart.
  ///
  /// Neighbours share the edge between them: an empty rectangle, which is not null.
  public func intersection(_ other: Rect) -> Rect {
    guard width >= 0, height >= 0, other.width >= 0, other.height >= 0 else { return .null }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let both = Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    return both.width >= 0 && both.height >= 0 ? both : .null
  }

  /// The rectangle moved by a translation.
  public func offsetBy(_ translation: Point) -> Rect {
    isNull ? .null : Rect(origin: origin + translation, size: size)
  }

  /// The rectangle shrunk by `insets`; negative insets grow it. Its size never falls below zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    if isNull { return .null }
    return Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle shrunk by the same distance on all four edges.
  public func inset(by distance: Double) -> Rect {
    inset(by: EdgeInsets(distance))
  }

  /// Position and size multiplied about the origin of the coordinate system.
  public func scaled(by factor: Double) -> Rect {
    if isNull { return .null }
    return Rect(
      origin: origin * factor, size: Size(width: width * factor, height: height * factor))
  }
}
