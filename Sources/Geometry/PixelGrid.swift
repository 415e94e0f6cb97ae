/// The device pixels under a surface: the only type that converts points to whole pixels.
///
/// Each edge of a rectangle is rounded by itself, so two rectangles that share an edge in points
/// share it in pixels: neighbours have neither gap nor overlap. Ties round up on both sides of
/// zero, so a shape keeps its size while it crosses the origin.
///
/// Coordinates are first rounded to multiples of 2^-20 of a pixel. Sums of the same decimals, added
/// in a different order, differ in their last bits and must still land on the same pixel, even at a
/// tie: in content a thousand million pixels long the last bit is 2^-23. Visible differences are
/// far larger: a colour channel changes by one level per 2^-8 of a pixel.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  public let scale: Double

  private static let tie = 0.5 - 0x1p-21

  /// Makes a grid with `scale` device pixels per point.
  ///
  /// - Precondition: `scale` is finite and positive.
  public init(scale: Double) {
    require(scale.isFinite && scale > 0, "PixelGrid: scale \(scale) is not above zero")
    self.scale = scale
  }

  /// The pixel edge nearest to a coordinate in points, limited to ±1e9; NaN gives 0.
  public func pixel(_ coordinate: Double) -> Int {
    let limit = 1e9
    let scaled = edge(coordinate)
    return Int(min(max(scaled.isNaN ? 0 : scaled, -limit), limit))
  }

  /// The same edge as ``pixel(_:)``, without its limit: content may be far longer than a surface.
  ///
  /// The result is a whole number, exact up to 2^53; NaN gives NaN.
  public func edge(_ coordinate: Double) -> Double {
    let scaled = coordinate * scale
    let below = scaled.rounded(.down)
    // Rounding to the fine multiple first, ties up, is the same as lowering the tie by half a
    // multiple. Adding half a multiple to the value instead could itself be rounded: just below a
    // tie, or where numbers are too large to have halves.
    return scaled - below >= Self.tie ? below + 1 : below
  }

  /// The corner of a pixel that is nearest to a point, both in points.
  ///
  /// Half-way between two corners, the result is the left or upper one, while ``edge(_:)`` rounds
  /// to the right or down. So an edge that moves by the distance from the point to this corner
  /// stays on its pixel.
  public func corner(nearest point: Point) -> Point {
    Point(x: -edge(-point.x) / scale, y: -edge(-point.y) / scale)
  }

  /// The number of pixels a line of `width` points covers: at least one if `width` is above zero.
  public func lineWidth(_ width: Double) -> Int {
    width > 0 ? max(1, pixel(width)) : 0
  }

  /// The pixels of a rectangle given in points; the size of the result is never negative.
  public func pixels(_ rect: Rect) -> PixelRect {
    let x = pixel(rect.minX)
    let y = pixel(rect.minY)
    return PixelRect(
      x: x, y: y, width: max(0, pixel(rect.maxX) - x), height: max(0, pixel(rect.maxY) - y))
  }

  /// The pixels of a line inside a rectangle, along one of its edges; `width` is in points.
  ///
  /// The line is ``lineWidth(_:)`` pixels wide, but no wider than the rectangle, so it covers no
  /// pixel of a neighbour.
  public func line(along edge: Rect.Edge, of rect: Rect, width: Double) -> PixelRect {
    var line = pixels(rect)
    let width = lineWidth(width)
    switch edge {
    case .top: line.height = min(width, line.height)
    case .left: line.width = min(width, line.width)
    case .bottom:
      line.y += max(0, line.height - width)
      line.height = min(width, line.height)
    case .right:
      line.x += max(0, line.width - width)
      line.width = min(width, line.width)
    }
    return line
  }
}

/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The number of pixel columns.
  public var width: Int
  /// The number of pixel rows.
  public var height: Int

  /// Makes a rectangle from its top left corner and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle contains no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The shared pixels, or an empty rectangle if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    // Without an overlap, the end may lie so far before the start that their difference overflows.
    return PixelRect(
      x: left, y: top, width: max(left, min(maxX, other.maxX)) - left,
      height: max(top, min(maxY, other.maxY)) - top)
  }

  /// The ends of the sides, clamped to the range of `Int`.
  private var maxX: Int { Self.end(x, width) }
  private var maxY: Int { Self.end(y, height) }

  private static func end(_ start: Int, _ length: Int) -> Int {
    let (end, overflows) = start.addingReportingOverflow(length)
    return overflows ? (length > 0 ? .max : .min) : end
  }
}
