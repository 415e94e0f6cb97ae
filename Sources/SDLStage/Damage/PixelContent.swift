/// What a pixel is made of: one colour, or a mix of several things that lie on each other.
struct PixelContent: Equatable, BitwiseCopyable {
  private let bits: UInt32

  private static let mixBit: UInt32 = 0x8000_0000
  /// What nothing is ever made of.
  static let unknown = PixelContent(bits: .max)

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// A colour, as it lies in a surface's memory.
  init(pixel: UInt32) {
    bits = pixel & 0xFF_FFFF
  }

  /// A mix, by its number among ``PixelMixes``.
  init(mix number: Int) {
    bits = UInt32(number) | Self.mixBit
  }

  /// The colour, or nil if it takes more than that.
  var pixel: UInt32? { bits < Self.mixBit ? bits : nil }

  /// The number of a content that is a mix.
  var mix: Int { Int(bits & ~Self.mixBit) }

  /// A number of its own.
  var key: UInt64 { UInt64(bits) }
}
