import Geometry

extension SymbolShape {
  /// The empty border of an image, in points: edges need half a pixel more than the shape.
  private static let border = 0.5
  /// The side of the squares that are looked at as one, in pixels.
  private static let block = 8

  /// An image of the shape in black, with the origin in its middle and a whole number of points on
  /// both sides.
  ///
  /// - Complexity: O(pixels / 64), and for pixels near the edge O(segments).
  func image(scale: Double) -> Image {
    let reach = reach
    let points = Size(
      width: (2 * (reach.x + Self.border)).rounded(.up),
      height: (2 * (reach.y + Self.border)).rounded(.up))
    let size = PixelSize(
      width: Int((points.width * scale).rounded(.up)),
      height: Int((points.height * scale).rounded(.up)))
    return Image(size, scale, pixels(size, scale))
  }

  /// The pixels of the shape in black.
  func pixels(_ size: PixelSize, _ scale: Double) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let middle = Point(x: Double(size.width) / 2, y: Double(size.height) / 2)
    // The distance from the edge, in pixels.
    func distance(_ x: Double, _ y: Double) -> Double {
      self.distance(from: Point(x: (x - middle.x) / scale, y: (y - middle.y) / scale)) * scale
    }
    let half = Double(Self.block) / 2
    // A distance grows at most as the point moves: beyond this, all pixels are alike.
    let far = half * 2.0.squareRoot() + 0.5
    for top in stride(from: 0, to: size.height, by: Self.block) {
      for left in stride(from: 0, to: size.width, by: Self.block) {
        let there = distance(Double(left) + half, Double(top) + half)
        if there > far { continue }
        for y in top..<min(top + Self.block, size.height) {
          for x in left..<min(left + Self.block, size.width) {
            let away = there < -far ? there : distance(Double(x) + 0.5, Double(y) + 0.5)
            let alpha = (min(max(0.5 - away, 0), 1) * 255).rounded()
            pixels[y * size.width + x] = UInt32(alpha) << 24
          }
        }
      }
    }
    return pixels
  }
}
