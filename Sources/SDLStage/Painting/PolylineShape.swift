internal import Geometry

/// Straight segments of one width with round joints and ends, in a region of device pixels.
struct PolylineShape: Hashable {
  /// In pixels from the region's top left corner.
  let points: [Point]
  /// In pixels, not rounded: a line at any angle has soft edges, so its width need not be whole.
  let lineWidth: Double
  let width: Int
  let height: Int

  // A curve has hundreds of points, and a few of them distinguish it from others.
  func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    for index in stride(from: 0, to: points.count, by: 16) { hasher.combine(points[index]) }
    if let last = points.last { hasher.combine(last) }
  }

  /// The coverage of each pixel: the largest that any segment has there, not the sum.
  ///
  /// - Complexity: O(pixels along the line).
  func mask() -> CoverageMask {
    var coverage = [UInt8](repeating: 0, count: width * height)
    for index in points.indices.dropLast() {
      add(points[index], points[index + 1], to: &coverage)
    }
    return CoverageMask(width: width, height: height, coverage: coverage)
  }

  private func add(_ start: Point, _ end: Point, to coverage: inout [UInt8]) {
    let (directionX, directionY) = (end.x - start.x, end.y - start.y)
    let lengthSquared = directionX * directionX + directionY * directionY
    // The largest distance from the middle of the line at which a pixel has ink.
    let edge = lineWidth / 2 + 0.5
    let edgeSquared = edge * edge
    let most = min(1, lineWidth)
    let reach = edge + Self.slack(start, end)
    let rows = span(min(start.y, end.y) - reach, max(start.y, end.y) + reach, limit: height)
    // Beside the inner part of an upright or level line, all pixels at a distance have the same ink.
    let isUpright = directionX == 0 && directionY != 0
    let isLevel = directionY == 0 && directionX != 0
    let inner =
      isUpright
      ? Self.inner(start.y, end.y, in: rows)
      : isLevel ? Self.inner(start.x, end.x, in: 0..<width) : 0..<0
    func ink(_ distanceSquared: Double) -> UInt8 {
      guard distanceSquared < edgeSquared else { return 0 }
      return UInt8(rounding: min(max(edge - distanceSquared.squareRoot(), 0), most) * 255)
    }
    if isUpright {
      for x in span(start.x - reach, start.x + reach, limit: width) {
        let off = Double(x) + 0.5 - start.x
        let ink = ink(off * off)
        for place in stride(
          from: inner.lowerBound * width + x, to: inner.upperBound * width, by: width)
        where ink > coverage[place] { coverage[place] = ink }
      }
    } else if isLevel {
      for y in rows {
        let off = Double(y) + 0.5 - start.y
        let ink = ink(off * off)
        for place in (y * width + inner.lowerBound)..<(y * width + inner.upperBound)
        where ink > coverage[place] { coverage[place] = ink }
      }
    }
    for y in rows {
      if isUpright, inner.contains(y) { continue }
      // Only the part of the segment that can touch this row is tested.
      let middle = Double(y) + 0.5
      let band = fractions(
        from: start.y, by: directionY, low: middle - reach, high: middle + reach)
      let x1 = start.x + directionX * band.lowerBound
      let x2 = start.x + directionX * band.upperBound
      let centreY = middle - start.y
      for x in span(min(x1, x2) - reach, max(x1, x2) + reach, limit: width) {
        if isLevel, inner.contains(x) { continue }
        let centreX = Double(x) + 0.5 - start.x
        let along =
          lengthSquared > 0
          ? min(max((centreX * directionX + centreY * directionY) / lengthSquared, 0), 1) : 0
        let offX = centreX - directionX * along
        let offY = centreY - directionY * along
        let distanceSquared = offX * offX + offY * offY
        let ink = ink(distanceSquared)
        let place = y * width + x
        if ink > coverage[place] { coverage[place] = ink }
      }
    }
  }

  /// The pixels whose middles lie between two coordinates, in a range of pixels.
  private static func inner(_ start: Double, _ end: Double, in pixels: Range<Int>) -> Range<Int> {
    let first = max(min(start, end) + 0.5, Double(pixels.lowerBound)).rounded(.up)
    let last = min(max(start, end) - 0.5, Double(pixels.upperBound)).rounded(.down)
    return first < last ? Int(first)..<Int(last) : pixels.lowerBound..<pixels.lowerBound
  }

  /// The margin around the ink within which pixels are also tested, in pixels; larger where
  /// coordinates are large and inexact.
  private static func slack(_ start: Point, _ end: Point) -> Double {
    let furthest = max(abs(start.x), abs(start.y), abs(end.x), abs(end.y))
    return furthest < 1e6 ? 1e-3 : 1
  }

  /// The pixels whose middles lie between two coordinates.
  private func span(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
    let size = Double(limit)
    let first = Int(min(max((low - 0.5).rounded(.up), 0), size))
    let last = Int(min(max((high + 0.5).rounded(.down), 0), size))
    return first..<max(first, last)
  }

  private func fractions(
    from start: Double, by length: Double, low: Double, high: Double
  ) -> ClosedRange<Double> {
    guard abs(length) > 1e-9 else { return 0...1 }
    let a = min(max((low - start) / length, 0), 1)
    let b = min(max((high - start) / length, 0), 1)
    return min(a, b)...max(a, b)
  }
}

extension UInt8 {
  /// The nearest whole number to a value from 0 to 255, halves rounded up. On a processor that may
  /// lack a rounding instruction, `rounded()` calls the C library, which costs as much as the rest
  /// of a pixel.
  fileprivate init(rounding value: Double) {
    let whole = UInt8(value)
    self = value - Double(whole) >= 0.5 ? whole + 1 : whole
  }
}
