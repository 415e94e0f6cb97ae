internal import Geometry

/// Straight segments of one width with round joints and ends, in device pixels of a region.
struct PolylineShape: Hashable {
  /// In pixels from the region's top left corner.
  let points: [Point]
  /// In pixels, not rounded: a line may run at any angle, and only its coverage is exact.
  let lineWidth: Double
  let width: Int
  let height: Int

  /// The union of the segments: where two meet, nothing is counted twice.
  ///
  /// - Complexity: O(pixels along the line).
  func mask() -> CoverageMask {
    var mask = CoverageMask(width: width, height: height)
    for (start, end) in zip(points, points.dropFirst()) {
      add(start, end, to: &mask)
    }
    return mask
  }

  private func add(_ start: Point, _ end: Point, to mask: inout CoverageMask) {
    let reach = lineWidth / 2 + 1
    let direction = end - start
    let lengthSquared = direction.x * direction.x + direction.y * direction.y
    let rows = span(min(start.y, end.y) - reach, max(start.y, end.y) + reach, limit: height)
    for y in rows {
      // The part of the segment that can touch this row bounds the pixels worth testing.
      let band = fractions(
        from: start.y, by: direction.y, low: Double(y) - reach, high: Double(y) + 1 + reach)
      let x1 = start.x + direction.x * band.lowerBound
      let x2 = start.x + direction.x * band.upperBound
      for x in span(min(x1, x2) - reach, max(x1, x2) + reach, limit: width) {
        let centre = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - start
        let along =
          lengthSquared > 0
          ? min(max((centre.x * direction.x + centre.y * direction.y) / lengthSquared, 0), 1) : 0
        let distance = (centre - direction * along).length
        let coverage = min(max(lineWidth / 2 + 0.5 - distance, 0), min(1, lineWidth))
        mask[x, y] = max(mask[x, y], UInt8((coverage * 255).rounded()))
      }
    }
  }

  private func span(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
    let size = Double(limit)
    let first = Int(min(max(low.rounded(.down), 0), size))
    let last = Int(min(max(high.rounded(.up), 0), size))
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
