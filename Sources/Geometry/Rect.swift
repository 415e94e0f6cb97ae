/// A rectangle in points, half open: it contains its minimum edges but not its maximum edges.
///
/// A row that starts exactly at `maxY` of the visible rectangle is therefore not visible. Unlike in
/// Core Graphics, a rectangle with a negative side contains nothing; ``standardized`` makes its
/// sides positive.
public struct Rect: Hashable, Sendable {
  /// One of the four sides.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The edge at `minY`.
    case top
    /// The edge at `minX`.
    case left
    /// The edge at `maxY`.
    case bottom
    /// The edge at `maxX`.
    case right
  }

  /// The top left corner, if the size is not negative.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Makes a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its position and extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The intersection of rectangles that lie apart: it has no points and no position.
  ///
  /// A null rectangle stays null when it is moved, scaled or inset.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// A rectangle that contains every other rectangle; all its components are finite.
  public static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width of the size; it may be negative.
  public var width: Double { size.width }
  /// The height of the size; it may be negative.
  public var height: Double { size.height }

  /// Whether the rectangle contains no point.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether all four components are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether the rectangle is ``null``, which is also empty.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle is ``infinite``.
  public var isInfinite: Bool { self == .infinite }

  /// The same rectangle with no negative side: the origin moves to the other end of each negative
  /// side.
  public var standardized: Rect {
    Rect(
      x: width < 0 ? maxX : minX, y: height < 0 ? maxY : minY, width: abs(width),
      height: abs(height))
  }

  /// Whether `point` lies inside, or on the left or top edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the other rectangle lies in this one; the two may share edges.
  ///
  /// Every rectangle contains ``null``. `intersection(other) == other` is not the same: the width
  /// of an intersection is a difference, which is rounded.
  public func contains(_ other: Rect) -> Bool {
    guard !isNull, !other.isNull else { return other.isNull }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share at least one point; an empty rectangle shares none.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX
      && minY < other.maxY && other.minY < maxY
  }

  /// The shared part; ``null`` if the two lie apart, or if one has a negative side.
  ///
  /// Neighbours share the edge between them: an empty rectangle that is not null.
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

  /// The rectangle shrunk by `insets`; negative insets grow it.
  ///
  /// The size of the result is never negative.
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

  /// The rectangle with its position and size multiplied by a factor.
  public func scaled(by factor: Double) -> Rect {
    if isNull { return .null }
    return Rect(
      origin: origin * factor, size: Size(width: width * factor, height: height * factor))
  }
}
