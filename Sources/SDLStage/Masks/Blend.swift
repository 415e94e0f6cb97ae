internal import Drawing
internal import Geometry

/// A translucent colour over opaque pixels, with SDL's arithmetic.
///
/// Both parts are divided by 255 and truncated before they are added, so a colour over itself may
/// come out a shade darker.
struct Blend {
  /// The colour multiplied by its alpha.
  private let share: UInt32
  /// The weight of the pixels below, out of 255.
  private let rest: UInt32

  init(_ color: Color) {
    let alpha = UInt32(color.alpha)
    share = color.pixel.times255th(alpha)
    rest = 255 - alpha
  }

  func callAsFunction(over pixel: UInt32) -> UInt32 {
    share &+ pixel.times255th(rest)
  }

  func apply(to row: UnsafeMutablePointer<UInt32>, from low: Int32, to high: Int32) {
    guard low < high else { return }
    let high = Int(high)
    var x = Int(low)
    let shares = SIMD4(repeating: share)
    let factor = SIMD8(repeating: UInt16(rest))
    // Most pixels equal the pixels before them, and so do their results.
    var below = row[x]
    var result = SIMD4(repeating: self(over: below))
    while x + 4 <= high {
      if !(row + x).areFour(below) {
        below = row[x + 3]
        let four = shares &+ (row + x).four.times255th(factor)
        (row + x).setFour(four)
        result = SIMD4(repeating: four[3])
      } else {
        (row + x).setFour(result)
      }
      x += 4
    }
    while x < high {
      row[x] = self(over: row[x])
      x += 1
    }
  }
}

/// A colour through a mask over opaque pixels, with SDL's arithmetic.
struct Tint {
  private let pixel: UInt32
  private let alpha: UInt32
  private let isWhite: Bool
  /// Whether full coverage hides what is below.
  private let isPlain: Bool

  init(_ color: Color) {
    pixel = color.pixel
    alpha = UInt32(color.alpha)
    isWhite = color == Color(0xFFFFFF)
    isPlain = color.alpha == 255
  }

  /// Tints pixels through a part of a mask.
  ///
  /// - Precondition: The part lies within the mask and, placed at `x`, `y`, within the rows.
  func apply(_ mask: CoverageMask, _ part: PixelRect, to rows: PixelRows, x: Int, y: Int) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let first = coverage.baseAddress else { return }
      for row in 0..<part.height {
        let start = first + (part.y + row) * mask.width + part.x
        apply(start, to: rows[y + row] + x, count: part.width)
      }
    }
  }

  /// Tints `count` pixels through as many bytes of coverage.
  private func apply(
    _ coverage: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let bytes = UnsafeRawPointer(coverage)
    let pixels = SIMD4(repeating: pixel)
    let alphas = SIMD8(repeating: UInt16(alpha))
    var x = 0
    while x + 4 <= count {
      let four = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
      if four == 0 {
        x += 4
        // Most of a line of text is empty, and nearly all of a line across a large area.
        while x + 8 <= count, bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self) == 0 {
          x += 8
        }
        continue
      }
      if four == .max, isPlain {
        // Inside a shape, the result is the colour itself.
        (row + x).setFour(pixels)
      } else if isWhite {
        for x in x..<x + 4 { row[x] = self(UInt32(coverage[x]), over: row[x]) }
      } else {
        let alpha = (SIMD8(bytes: four) &* alphas).divided255()
        let below = (row + x).four.times255th(255 &- alpha)
        (row + x).setFour(pixels.times255th(alpha) &+ below)
      }
      x += 4
    }
    while x < count {
      row[x] = self(UInt32(coverage[x]), over: row[x])
      x += 1
    }
  }

  /// The results for one pixel at each of the 256 coverages.
  func shades(of pixel: UInt32) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: 256) { shades, count in
      for coverage in 0..<256 { shades[coverage] = self(UInt32(coverage), over: pixel) }
      count = 256
    }
  }

  func callAsFunction(_ coverage: UInt32, over pixel: UInt32) -> UInt32 {
    if isWhite { return Self.white(coverage, over: pixel) }
    let alpha = (coverage &* alpha).divided255()
    return self.pixel.times255th(alpha) &+ pixel.times255th(255 &- alpha)
  }

  /// Opaque white counts as no tint: SDL then divides both parts by 256 and truncates, so the
  /// result is darker still.
  private static func white(_ coverage: UInt32, over pixel: UInt32) -> UInt32 {
    guard coverage > 0 else { return pixel }
    guard coverage < 255 else { return 0xFF_FFFF }
    let share = (255 &* coverage) >> 8
    let rest = 255 &- coverage
    let redBlue = ((pixel & 0xFF_00FF) &* rest) >> 8 & 0xFF_00FF
    let green = ((pixel & 0xFF00) &* rest) >> 8 & 0xFF00
    return share &* 0x1_0101 &+ (redBlue | green)
  }
}

extension UInt32 {
  /// Each channel multiplied by `factor` (0 to 255), divided by 255 and truncated.
  ///
  /// Red and blue are computed in one number, 16 bits each.
  func times255th(_ factor: UInt32) -> UInt32 {
    let redBlue = (self & 0xFF_00FF) &* factor
    let green = (self >> 8 & 0xFF) &* factor
    return redBlue.divided255() | green.divided255() << 8
  }

  /// Divides two 16-bit products of bytes by 255, exactly for all such products.
  fileprivate func divided255() -> UInt32 {
    (self &+ 0x1_0001 &+ (self >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
  }
}

// The same arithmetic for four pixels at once, in eight 16-bit lanes: every processor can multiply
// these lanes in one instruction, but not every processor can multiply four 32-bit lanes.
extension SIMD4<UInt32> {
  /// Each channel multiplied by its pixel's factor (0 to 255), divided by 255 and truncated;
  /// `factor` holds the factor of each pixel twice.
  @inline(__always)
  func times255th(_ factor: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let redBlue = unsafeBitCast(self & 0xFF_00FF, to: SIMD8<UInt16>.self) &* factor
    let green = unsafeBitCast(self &>> 8 & 0xFF, to: SIMD8<UInt16>.self) &* factor
    return unsafeBitCast(redBlue.divided255(), to: SIMD4<UInt32>.self)
      | unsafeBitCast(green.divided255(), to: SIMD4<UInt32>.self) &<< 8
  }
}

extension SIMD8<UInt16> {
  /// Four bytes, the lowest first, each in two lanes.
  @inline(__always)
  fileprivate init(bytes: UInt32) {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
    self = unsafeBitCast(bytes | bytes &<< 16, to: SIMD8<UInt16>.self)
  }

  /// Divides products of bytes by 255, exactly for all such products.
  @inline(__always)
  func divided255() -> SIMD8<UInt16> { (self &+ 1 &+ (self &>> 8)) &>> 8 }
}

extension UnsafeMutablePointer<UInt32> {
  /// Four pixels from an address with any alignment.
  @inline(__always)
  var four: SIMD4<UInt32> {
    UnsafeRawPointer(self).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// Whether four pixels have one value.
  @inline(__always)
  func areFour(_ pixel: UInt32) -> Bool {
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    let start = UnsafeRawPointer(self)
    let first = start.loadUnaligned(as: UInt64.self)
    let second = start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return (first ^ pair) | (second ^ pair) == 0
  }

  @inline(__always)
  func setFour(_ pixels: SIMD4<UInt32>) {
    UnsafeMutableRawPointer(self).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }
}

extension Color {
  /// The colour in the format of a surface's memory, where alpha is ignored.
  var pixel: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
