/// A rectangle in points, half open: it holds its minimum edges and not its maximum ones.
///
/// A row that starts exactly at `maxY` of the visible rectangle is therefore not visible.
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

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  /// Whether it holds no point at all.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  public var isFinite: Bool { origin.isFinite && size.isFinite }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two share at least one point; an empty rectangle shares none.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX
      && minY < other.maxY && other.minY < maxY
  }

  /// The shared part, or an empty rectangle at this one's origin when there is none.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return Rect(origin: origin, size: .zero) }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// The rectangle moved by a translation.
  public func offsetBy(_ translation: Point) -> Rect {
    Rect(origin: origin + translation, size: size)
  }

  /// The rectangle shrunk by `insets`; negative insets grow it. Its size never falls below zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
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
    Rect(
      origin: origin * factor, size: Size(width: width * factor, height: height * factor))
  }
}
