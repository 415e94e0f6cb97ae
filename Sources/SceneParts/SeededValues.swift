/// Numbers that look random and are always the same for the same seed and indexes: SplitMix64.
package struct SeededValues {
  private let seed: UInt64

  package init(_ seed: UInt64) {
    self.seed = seed
  }

  /// A number from 0 up to, but not including, 1.
  package func unit(_ first: Int, _ second: Int) -> Double {
    let mixed = Self.mix(Self.mix(seed &+ UInt64(bitPattern: Int64(first))) &+ UInt64(second))
    return Double(mixed >> 11) * 0x1p-53
  }

  /// A whole number from 0 up to, but not including, `bound`.
  package func number(below bound: Int, _ first: Int, _ second: Int) -> Int {
    Int(unit(first, second) * Double(bound))
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
