/// The content of a pixel: one colour, or a mix of several layers.
struct PixelContent: Equatable, BitwiseCopyable {
  private let bits: UInt32

  private static let mixBit: UInt32 = 0x8000_0000
  /// A content that no pixel ever has.
  static let unknown = PixelContent(bits: .max)

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// A colour, in the format of a surface's memory.
  init(pixel: UInt32) {
    bits = pixel & 0xFF_FFFF
  }

  /// A mix, by its index in ``PixelMixes``.
  init(mix number: Int) {
    bits = UInt32(number) | Self.mixBit
  }

  /// The colour; nil for a mix, and for unknown content.
  var pixel: UInt32? { bits < Self.mixBit ? bits : nil }

  /// The number of a mix; meaningless for a colour.
  var mix: Int { Int(bits & ~Self.mixBit) }

  /// A hash key, unique for each content.
  var key: UInt64 { UInt64(bits) }
}
