internal import Geometry

/// Maps the pixels of a region to a bitmap that a transform turns or scales.
struct Resampling: Hashable {
  /// Maps the pixels of the region to the pixels of the bitmap.
  let source: AffineTransform
  let width: Int
  let height: Int
  /// A convex polygon that clips the result, in pixels of the region; nil for no clip.
  let clip: [Point]?

  /// The most samples per pixel along an axis: a bitmap that needs more is too small to recognise.
  private static let mostSamples = 16

  /// The samples per pixel along each axis: enough that no pixel of the bitmap is skipped.
  private var samples: (x: Int, y: Int) {
    func count(_ length: Double) -> Int {
      Int(min(max((length - 1e-6).rounded(.up), 1), Double(Self.mostSamples)))
    }
    return (
      count(Point(x: source.a, y: source.b).length), count(Point(x: source.c, y: source.d).length)
    )
  }

  /// The resampled mask.
  ///
  /// - Complexity: O(pixels of the region and of the bitmap).
  func mask(of mask: CoverageMask) -> CoverageMask {
    var result = CoverageMask(width: width, height: height)
    forEachPixel { place, points, share in
      var sum = 0.0
      for point in points {
        Self.forEachNeighbour(of: point, mask.width, mask.height) {
          sum += $1 * Double(mask.coverage[$0])
        }
      }
      result.coverage[place] = UInt8((sum * share).rounded())
    }
    return result
  }

  /// The resampled pixels, each weighted by its alpha.
  func pixels(of pixels: ColorPixels) -> ColorPixels {
    var result = [UInt32](repeating: 0, count: width * height)
    forEachPixel { place, points, share in
      var alpha = 0.0
      var channels = SIMD3<Double>.zero
      for point in points {
        Self.forEachNeighbour(of: point, pixels.width, pixels.height) {
          let pixel = pixels.pixels[$0]
          let weight = $1 * Double(pixel >> 24)
          let color = SIMD3<UInt32>(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
          alpha += weight
          channels += weight * SIMD3<Double>(color)
        }
      }
      guard alpha > 0 else { return }
      let color = SIMD3<UInt32>((channels / alpha).rounded(.toNearestOrAwayFromZero))
      let opacity = UInt32((alpha * share).rounded())
      result[place] = opacity << 24 | color.x << 16 | color.y << 8 | color.z
    }
    return ColorPixels(width: width, height: height, pixels: result)
  }

  /// Calls `body` for each pixel inside the clip: with its index, the points of the bitmap to
  /// sample, and the weight of each sample, which is smaller where the clip cuts the pixel.
  func forEachPixel(_ body: (Int, [Point], Double) -> Void) {
    let limit = clip.map {
      PathShape(added: [$0], width: width, height: height).mask().coverage
    }
    let (columns, rows) = samples
    var points = [Point](repeating: .zero, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width {
        let place = y * width + x
        let cover = limit.map { Double($0[place]) / 255 } ?? 1
        guard cover > 0 else { continue }
        for row in 0..<rows {
          for column in 0..<columns {
            points[row * columns + column] = Point(
              x: Double(x) + (Double(column) + 0.5) / Double(columns),
              y: Double(y) + (Double(row) + 0.5) / Double(rows)
            ).applying(source)
          }
        }
        body(place, points, cover / Double(columns * rows))
      }
    }
  }

  /// Calls `body` with the indices and weights of the four pixels around a point, except those
  /// outside of the bitmap; the nearer the middle of a pixel, the more it weighs.
  @inline(__always)
  private static func forEachNeighbour(
    of point: Point, _ width: Int, _ height: Int, _ body: (Int, Double) -> Void
  ) {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, bottom) = (x - Double(left), y - Double(top))
    for (row, share) in [(top, 1 - bottom), (top + 1, bottom)]
    where row >= 0 && row < height && share > 0 {
      if left >= 0 { body(row * width + left, share * (1 - right)) }
      if left + 1 < width, right > 0 { body(row * width + left + 1, share * right) }
    }
  }
}
