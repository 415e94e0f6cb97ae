/// The channels of a pixel for arithmetic: blue, green, red and alpha, from 0 to 255.
///
/// With this order and these steps, the compiler converts all four channels with a few
/// instructions. Converting a `SIMD4<Float>` to integers directly is checked lane by lane, and
/// takes forty times as long.
package typealias PixelChannels = SIMD4<Float>

extension SIMD4<Float> {
  /// The channels of a pixel with alpha in the highest byte.
  @inline(__always)
  package init(pixel: UInt32) {
    let bytes = unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self)
    self.init(SIMD4<Int32>(truncatingIfNeeded: bytes))
  }

  /// The pixel with these channels, rounded to integers, with halves rounded up.
  ///
  /// The channels must be from 0 to 255, up to rounding errors of sums.
  @inline(__always)
  package var pixel: UInt32 {
    let sum = self + 0.5
    // From `wholeFrom` on, a `Float` has no fraction bits: adding it rounds the sum, sometimes
    // upwards.
    let shifted = sum + Self.wholeFrom
    let isAbove = (shifted - Self.wholeFrom) .> sum
    let whole =
      unsafeBitCast(shifted, to: SIMD4<UInt32>.self)
      &- SIMD4<UInt32>.zero.replacing(with: 1, where: isAbove)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: whole), to: UInt32.self).littleEndian
  }

  private static var wholeFrom: Float { 8_388_608 }
}
