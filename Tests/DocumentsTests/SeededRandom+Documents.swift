import TestSupport

extension SeededRandom {
  /// A whole number, a half, a number with all digits of a double, or a zero of either sign.
  mutating func number(within limit: Double) -> Double {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: 0
    case 1: -0.0
    case 2: Double.random(in: -limit...limit, using: &self).rounded()
    case 3: (Double.random(in: -limit...limit, using: &self) * 2).rounded() / 2
    case 4: Double.random(in: -1e-9...1e-9, using: &self)
    default: Double.random(in: -limit...limit, using: &self)
    }
  }

  /// Words, characters that JSON escapes, and characters of several bytes.
  mutating func text() -> String {
    let pieces = ["a", "table1", "/", "\"", "\\", "\n", "\u{1}", "é", "漢", "👩‍👩‍👧", " ", "+", "\u{7F}"]
    let count = Int.random(in: 1...5, using: &self)
    return (0..<count).map { _ in pieces.randomElement(using: &self) ?? "a" }.joined()
  }
}
