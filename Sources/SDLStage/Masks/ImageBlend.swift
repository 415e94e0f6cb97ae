internal import Drawing
internal import Geometry

/// An image over opaque pixels, with an opacity.
///
/// Both parts are divided by 255 and truncated before they are added, as in ``Blend``. Because
/// alpha is premultiplied, white over white stays white.
struct ImageBlend {
  /// The opacity, out of 255.
  private let opacity: UInt32

  init(opacity: UInt8) {
    self.opacity = UInt32(opacity)
  }

  func callAsFunction(_ pixel: UInt32, over below: UInt32) -> UInt32 {
    let share = opacity == 255 ? pixel : Self.faded(pixel, opacity)
    return (share & 0xFF_FFFF) &+ below.times255th(255 &- share >> 24)
  }

  /// All four channels multiplied by an opacity out of 255.
  static func faded(_ pixel: UInt32, _ opacity: UInt32) -> UInt32 {
    pixel.times255th(opacity) | (pixel >> 24).times255th(opacity) << 24
  }

  /// Blends a part of an image.
  ///
  /// - Precondition: The part lies in the image, and in the rows where it is painted.
  func apply(_ image: Image, _ part: PixelRect, to rows: PixelRows, x: Int, y: Int) {
    let width = image.pixelSize.width
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for row in 0..<part.height {
        let start = first + (part.y + row) * width + part.x
        apply(start, to: rows[y + row] + x, count: part.width)
      }
    }
  }

  private func apply(
    _ pixels: UnsafePointer<UInt32>, to row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var x = 0
    let factor = SIMD8(repeating: UInt16(opacity))
    while x + 4 <= count {
      var four = UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD4<UInt32>.self)
      // Large parts of an icon are transparent.
      if four != .zero {
        if opacity < 255 {
          four = four.times255th(factor) | (four &>> 24).times255th(factor) &<< 24
        }
        let rest = 255 &- four &>> 24
        let rests = unsafeBitCast(rest | rest &<< 16, to: SIMD8<UInt16>.self)
        (row + x).setFour((four & 0xFF_FFFF) &+ (row + x).four.times255th(rests))
      }
      x += 4
    }
    while x < count {
      row[x] = self(pixels[x], over: row[x])
      x += 1
    }
  }
}
