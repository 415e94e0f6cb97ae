internal import Geometry
internal import Glibc

/// The points around a rectangle, clockwise. With sharp corners, they begin at the top left corner;
/// with round corners, at the right end of the top edge.
struct RoundedRing {
  /// The largest distance of the straight pieces from the curve, in device pixels.
  private static let tolerance = 0.01
  private static let mostPieces = 256

  /// The number of straight pieces for a quarter of an ellipse whose longer radius, in pixels, is
  /// `radius`.
  static func pieces(forRadius radius: Double) -> Int {
    guard radius > 0 else { return 1 }
    // A piece that spans an angle deviates by up to radius * angle² / 8 from the curve.
    let angle = (8 * tolerance / radius).squareRoot()
    return Int(min(max((.pi / 2 / angle).rounded(.up), 2), Double(mostPieces)))
  }

  /// The radii are limited to half of the sides. If a radius is not above 0, the result is the four
  /// corners.
  static func points(
    _ rect: Rect, radiusX: Double, radiusY: Double, pieces: Int
  ) -> [Point] {
    let x = max(0, min(radiusX, rect.width / 2))
    let y = max(0, min(radiusY, rect.height / 2))
    guard x > 0, y > 0 else { return rect.corners }
    let middles = [
      Point(x: rect.maxX - x, y: rect.minY + y), Point(x: rect.maxX - x, y: rect.maxY - y),
      Point(x: rect.minX + x, y: rect.maxY - y), Point(x: rect.minX + x, y: rect.minY + y),
    ]
    return middles.enumerated().flatMap { quarter, middle in
      (0...pieces).map { piece in
        let angle = (Double(quarter) - 1 + Double(piece) / Double(pieces)) * .pi / 2
        return Point(x: middle.x + x * cos(angle), y: middle.y + y * sin(angle))
      }
    }
  }
}
