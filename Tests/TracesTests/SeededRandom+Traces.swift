import TestSupport

extension SeededRandom {
  /// Whether something that happens once in `count` times happens.
  mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A number as they are in frames, or, rarely, a strange one.
  mutating func number() -> Double {
    switch Int.random(in: 0..<12, using: &self) {
    case 0...5: Double(Int.random(in: -50...2_000, using: &self)) / 2
    case 6...9: Double.random(in: -1e4...1e4, using: &self)
    case 10:
      [0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e308].randomElement(
        using: &self) ?? 0
    default: Double(bitPattern: next())
    }
  }

  mutating func whole() -> Int {
    one(in: 10) ? Int(truncatingIfNeeded: next()) : Int.random(in: -3...300, using: &self)
  }

  mutating func text() -> String {
    // The two é look alike and have different bytes.
    ["", "table1", "CollectionView", "é", "e\u{301}", "a longer text, with 漢字 and more"]
      .randomElement(using: &self) ?? ""
  }
}
