/// The channels of a pixel as numbers to count with: blue, green, red and alpha, from 0 to 255.
///
/// Only in this order and in these steps they are converted by a few instructions for all four at once.
/// Converting a `SIMD4<Float>` to one of whole numbers is checked lane by lane, and takes forty times as
/// long.
package typealias PixelChannels = SIMD4<Float>

extension SIMD4<Float> {
  /// The channels of a pixel that is a number, alpha the highest byte.
  @inline(__always)
  package init(pixel: UInt32) {
    let bytes = unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self)
    self.init(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }

  /// The pixel of these channels, rounded; halves upwards.
  ///
  /// They lie between 0 and 255, but for what rounding adds in sums of them.
  @inline(__always)
  package var pixel: UInt32 {
    let sum = self + 0.5
    // From here on a number has no room for parts of 1: they are rounded away, sometimes upwards.
    let shifted = sum + Self.wholeFrom
    let isAbove = (shifted - Self.wholeFrom) .> sum
    let whole =
      unsafeBitCast(shifted, to: SIMD4<UInt32>.self)
      &- SIMD4<UInt32>.zero.replacing(with: 1, where: isAbove)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: whole), to: UInt32.self).littleEndian
  }

  private static var wholeFrom: Float { 8_388_608 }
}
