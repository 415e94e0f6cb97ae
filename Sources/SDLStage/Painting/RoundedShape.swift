/// A rectangle with round corners, filled or as an outline inside its edge, in device pixels.
///
/// Everything is computed in the top left quadrant: a position is given by its distances from the
/// nearest vertical and the nearest horizontal edge, so all four corners look alike. If a point of
/// this quadrant is inside the rounded outer edge, so is each point to the lower right of it; the
/// same holds for the inner edge of an outline.
struct RoundedShape: Hashable {
  let width: Int
  let height: Int
  /// At most half of the shorter side.
  let radius: Double
  /// Nil for a filled shape.
  let lineWidth: Int?

  // Shapes rarely differ only in the properties that are not hashed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(radius)
    hasher.combine(width)
  }

  /// Samples per side of a pixel that the edge crosses: 256 in all, one for each step of coverage.
  static let samples = 16

  func contains(_ dx: Double, _ dy: Double) -> Bool {
    guard Self.isInside(dx, dy, radius: radius) else { return false }
    guard let lineWidth else { return true }
    let line = Double(lineWidth)
    return !Self.isInside(dx - line, dy - line, radius: max(0, radius - line))
  }

  private static func isInside(_ dx: Double, _ dy: Double, radius: Double) -> Bool {
    guard dx >= 0, dy >= 0 else { return false }
    guard dx < radius, dy < radius else { return true }
    let x = radius - dx
    let y = radius - dy
    return x * x + y * y <= radius * radius
  }

  /// The coverage of the whole rectangle.
  ///
  /// - Complexity: O(width x height); pixels that the edge crosses cost 256 samples.
  func mask() -> CoverageMask {
    var mask = CoverageMask(width: width, height: height)
    let halfWidth = (width + 1) / 2
    let halfHeight = (height + 1) / 2
    for y in 0..<halfHeight {
      for x in 0..<halfWidth {
        let coverage = coverage(x, y)
        let farX = width - 1 - x
        let farY = height - 1 - y
        mask[x, y] = coverage
        mask[farX, y] = coverage
        mask[x, farY] = coverage
        mask[farX, farY] = coverage
      }
    }
    return mask
  }

  /// The coverage of a pixel of the whole rectangle; only for a filled shape.
  func coverage(atX x: Int, y: Int) -> UInt8 {
    let (x, y) = (min(x, width - 1 - x), min(y, height - 1 - y))
    return Double(x) < radius && Double(y) < radius ? coverage(x, y) : 255
  }

  /// The coverage of a pixel in the top left quadrant, including the middle row and column.
  private func coverage(_ x: Int, _ y: Int) -> UInt8 {
    let nearX = Double(x)
    let nearY = Double(y)
    let farX = min(nearX + 1, Double(width) / 2)
    let farY = min(nearY + 1, Double(height) / 2)
    if lineWidth == nil, Self.isInside(nearX, nearY, radius: radius) { return 255 }
    if let lineWidth, Self.isInside(nearX, nearY, radius: radius) {
      let line = Double(lineWidth)
      let inner = max(0, radius - line)
      if !Self.isInside(farX - line, farY - line, radius: inner) { return 255 }
      if Self.isInside(nearX - line, nearY - line, radius: inner) { return 0 }
    }
    var count = 0
    for row in 0..<Self.samples {
      let sampleY = nearY + (Double(row) + 0.5) / Double(Self.samples)
      let dy = min(sampleY, Double(height) - sampleY)
      for column in 0..<Self.samples {
        let sampleX = nearX + (Double(column) + 0.5) / Double(Self.samples)
        if contains(min(sampleX, Double(width) - sampleX), dy) { count += 1 }
      }
    }
    return UInt8(count * 255 / (Self.samples * Self.samples))
  }
}
