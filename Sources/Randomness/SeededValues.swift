/// Pseudorandom numbers that depend only on a seed and indexes.
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
    var random = SplitMix64(seed: value)
    return random.next()
  }
}
