/// The device pixels under a surface: the one place where points become whole pixels.
///
/// Both edges of a rectangle are rounded on their own, so two rectangles that share an edge in
/// points share it in pixels: no gap and no overlap appears between neighbours. Ties round up on
/// both sides of zero, so a shape does not change its size while it crosses the origin.
///
/// Coordinates count as multiples of 2^-20 of a pixel. Sums of the same decimals that were added in
/// another order differ in their last bits, and are to land on one pixel also where they lie at a tie:
/// among content a thousand million pixels long the last bit is 2^-23. What one sees is far coarser:
/// a level of a colour is 2^-8 of a pixel.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels in a point.
  public let scale: Double

  private static let tie = 0.5 - 0x1p-21

  /// - Precondition: `scale` is finite and positive.
  public init(scale: Double) {
    require(scale.isFinite && scale > 0, "PixelGrid: scale \(scale) is not above zero")
    self.scale = scale
  }

  /// The pixel edge nearest to a coordinate in points.
  public func pixel(_ coordinate: Double) -> Int {
    let limit = 1e9
    let scaled = edge(coordinate)
    return Int(min(max(scaled.isNaN ? 0 : scaled, -limit), limit))
  }

  /// The same edge as ``pixel(_:)``, without its limit: content may be far longer than a surface.
  ///
  /// Whole as long as the result stays below 2^53; not a number stays not a number.
  public func edge(_ coordinate: Double) -> Double {
    let scaled = coordinate * scale
    let below = scaled.rounded(.down)
    // To round to the fine multiple first, ties up, does nothing but lower the tie by half of one.
    // Adding that much would itself be rounded: just below a tie, and where there are no halves.
    return scaled - below >= Self.tie ? below + 1 : below
  }

  /// The number of pixels that a line of `width` points covers: at least one, if it has a width.
  public func lineWidth(_ width: Double) -> Int {
    width > 0 ? max(1, pixel(width)) : 0
  }

  /// The pixels of a rectangle given in points.
  public func pixels(_ rect: Rect) -> PixelRect {
    let x = pixel(rect.minX)
    let y = pixel(rect.minY)
    return PixelRect(
      x: x, y: y, width: max(0, pixel(rect.maxX) - x), height: max(0, pixel(rect.maxY) - y))
  }

  /// The pixels of a line inside a rectangle, along one of its edges.
  ///
  /// As many as ``lineWidth(_:)`` says, or as the rectangle has: a neighbour loses none to the line.
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
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The shared pixels, or an empty rectangle when there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    // What is left of a side is no longer than the side was; where nothing is, the end may be far off.
    return PixelRect(
      x: left, y: top, width: max(left, min(maxX, other.maxX)) - left,
      height: max(top, min(maxY, other.maxY)) - top)
  }

  /// The ends of the sides; those beyond all numbers are taken for the greatest, or the least.
  private var maxX: Int { Self.end(x, width) }
  private var maxY: Int { Self.end(y, height) }

  private static func end(_ start: Int, _ length: Int) -> Int {
    let (end, overflows) = start.addingReportingOverflow(length)
    return overflows ? (length > 0 ? .max : .min) : end
  }
}
