internal import Drawing
internal import Geometry

extension Resampling {
  /// The resampled image. Beyond the source's edges, its outermost pixels are repeated up to the
  /// clip.
  ///
  /// - Complexity: O(pixels of the region).
  func image(of image: Image) -> Image {
    var result = [UInt32](repeating: 0, count: width * height)
    let size = image.pixelSize
    image.pixels.withUnsafeBufferPointer { pixels in
      forEachPixel { place, points, share in
        var sum = PixelChannels.zero
        for point in points { sum += Self.between(pixels, size, point) }
        result[place] = (sum * Float(share)).pixel
      }
    }
    return Image(PixelSize(width: width, height: height), image.scale, result)
  }

  /// The interpolated channels at a point, from the pixels around it.
  @inline(__always)
  private static func between(
    _ pixels: UnsafeBufferPointer<UInt32>, _ size: PixelSize, _ point: Point
  ) -> PixelChannels {
    let x = min(max(point.x - 0.5, 0), Double(size.width - 1))
    let y = min(max(point.y - 0.5, 0), Double(size.height - 1))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, size.width - 1), min(top + 1, size.height - 1))
    let (across, down) = (Float(x - Double(left)), Float(y - Double(top)))
    let upper =
      PixelChannels(pixel: pixels[top * size.width + left]) * (1 - across)
      + PixelChannels(pixel: pixels[top * size.width + right]) * across
    let lower =
      PixelChannels(pixel: pixels[bottom * size.width + left]) * (1 - across)
      + PixelChannels(pixel: pixels[bottom * size.width + right]) * across
    return upper * (1 - down) + lower * down
  }
}

extension CoverageMask {
  /// The alpha of the pixels of an image.
  init(_ image: Image) {
    self.init(
      width: image.pixelSize.width, height: image.pixelSize.height,
      coverage: image.pixels.map { UInt8($0 >> 24) })
  }
}
