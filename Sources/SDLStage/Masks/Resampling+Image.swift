internal import Drawing
internal import Geometry

extension Resampling {
  /// What becomes of an image; beyond its edges it is like its outermost pixels, as far as the clip
  /// lets them show.
  ///
  /// - Complexity: O(pixels of the region).
  func image(of image: Image) -> Image {
    var result = [UInt32](repeating: 0, count: width * height)
    let size = image.pixelSize
    image.pixels.withUnsafeBufferPointer { pixels in
      forEachPixel { place, points, share in
        var sum = SIMD4<Float>.zero
        for point in points { sum += Self.between(pixels, size, point) }
        let bytes = SIMD4<UInt32>(
          truncatingIfNeeded: SIMD4<Int32>(sum * Float(share) + 0.5))
        result[place] = bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]
      }
    }
    return Image(PixelSize(width: width, height: height), image.scale, result)
  }

  /// The channels at a point, between the middles of the pixels around it.
  @inline(__always)
  private static func between(
    _ pixels: UnsafeBufferPointer<UInt32>, _ size: PixelSize, _ point: Point
  ) -> SIMD4<Float> {
    let x = min(max(point.x - 0.5, 0), Double(size.width - 1))
    let y = min(max(point.y - 0.5, 0), Double(size.height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, size.width - 1), min(top + 1, size.height - 1))
    let (across, down) = (Float(x - Double(left)), Float(y - Double(top)))
    let upper =
      channels(pixels[top * size.width + left]) * (1 - across)
      + channels(pixels[top * size.width + right]) * across
    let lower =
      channels(pixels[bottom * size.width + left]) * (1 - across)
      + channels(pixels[bottom * size.width + right]) * across
    return upper * (1 - down) + lower * down
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<UInt32>(pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255))
  }
}

extension CoverageMask {
  /// How opaque the pixels of an image are.
  init(_ image: Image) {
    self.init(
      width: image.pixelSize.width, height: image.pixelSize.height,
      coverage: image.pixels.map { UInt8($0 >> 24) })
  }
}
