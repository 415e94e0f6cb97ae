internal import Geometry

/// Pixels with colours and straight alpha, 32 bits each: the glyphs of emoji fonts.
struct ColorPixels {
  let width: Int
  let height: Int
  /// ARGB with alpha in the highest byte; row by row from the top.
  private(set) var pixels: [UInt32]

  init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// - Precondition: `pixels` has `width * height` elements.
  init(width: Int, height: Int, pixels: [UInt32]) {
    require(
      pixels.count == width * height,
      "ColorPixels: \(pixels.count) pixels are not \(width) x \(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Overwrites a part with the visible pixels of `other`, clipped to these bounds.
  mutating func put(_ other: ColorPixels, x: Int, y: Int) {
    for row in max(0, -y)..<max(0, -y, min(other.height, height - y)) {
      for column in max(0, -x)..<max(0, -x, min(other.width, width - x)) {
        let pixel = other[column, row]
        if pixel >> 24 > 0 { pixels[(y + row) * width + x + column] = pixel }
      }
    }
  }

  /// The pixels at a smaller size, each the average of the pixels that it replaces, weighted by
  /// alpha.
  ///
  /// `scale` is above 0; at 1 and above nothing changes.
  func scaled(by scale: Double) -> ColorPixels {
    guard scale < 1 else { return self }
    let newWidth = max(1, Int((Double(width) * scale).rounded()))
    let newHeight = max(1, Int((Double(height) * scale).rounded()))
    var result = ColorPixels(width: newWidth, height: newHeight)
    for y in 0..<newHeight {
      let rows = Self.shares(of: y, among: newHeight, from: height)
      for x in 0..<newWidth {
        let columns = Self.shares(of: x, among: newWidth, from: width)
        result.pixels[y * newWidth + x] = average(columns, rows)
      }
    }
    return result
  }

  /// The old pixels that a new pixel covers along an axis, and the covered share of each.
  private static func shares(
    of place: Int, among count: Int, from old: Int
  ) -> [(place: Int, share: Double)] {
    let start = Double(place) * Double(old) / Double(count)
    let end = Double(place + 1) * Double(old) / Double(count)
    return (Int(start)..<min(old, Int(end.rounded(.up)))).map { place in
      (place, min(end, Double(place + 1)) - max(start, Double(place)))
    }
  }

  private func average(
    _ columns: [(place: Int, share: Double)], _ rows: [(place: Int, share: Double)]
  ) -> UInt32 {
    var area = 0.0
    var alpha = 0.0
    var channels = SIMD3<Double>.zero
    for row in rows {
      for column in columns {
        let pixel = self[column.place, row.place]
        let share = row.share * column.share
        let weight = share * Double(pixel >> 24)
        area += share
        alpha += weight
        let color = SIMD3<UInt32>(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        channels += weight * SIMD3<Double>(color)
      }
    }
    guard alpha > 0 else { return 0 }
    let color = SIMD3<UInt32>((channels / alpha).rounded(.toNearestOrAwayFromZero))
    let opacity = UInt32((alpha / area).rounded())
    return opacity << 24 | color.x << 16 | color.y << 8 | color.z
  }
}
