/// Numbers that look random and follow from a seed and their place alone, in any order they are asked.
///
/// They are those of SplitMix64, which needs no state to be at its n-th number.
struct SeededNumbers: Hashable, Sendable {
  private let start: UInt64

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// - Parameter stream: Each stream has numbers of its own.
  init(seed: UInt64, stream: Int = 0) {
    start = Self.mixed(seed &+ UInt64(bitPattern: Int64(stream)) &* 0xD1B5_4A32_D192_ED03)
  }

  /// The number at a place, in 0..<`bound`.
  func number(below bound: Int, at place: Int) -> Int {
    let bits = Self.mixed(start &+ UInt64(bitPattern: Int64(place)) &* Self.step)
    return Int(((bits >> 32) &* UInt64(bound)) >> 32)
  }

  private static func mixed(_ bits: UInt64) -> UInt64 {
    var z = bits
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
