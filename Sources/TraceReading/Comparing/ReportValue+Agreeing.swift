import Documents

extension ReportValue {
  /// The distance of two numbers that count as equal: what reports round to.
  private static let tolerance = 0.001

  /// Whether two values count as equal.
  func agrees(with other: ReportValue) -> Bool {
    lies(between: other, and: other)
  }

  /// Whether the value lies between two others, or is one of them.
  func lies(between one: ReportValue, and two: ReportValue) -> Bool {
    guard case .numbers(let numbers) = self, case .numbers(let first) = one,
      case .numbers(let second) = two, numbers.count == first.count, first.count == second.count
    else { return self == one || self == two }
    return numbers.indices.allSatisfy {
      Self.lies(numbers[$0], between: first[$0], and: second[$0])
    }
  }

  private static func lies(_ number: Double, between one: Double, and two: Double) -> Bool {
    if number.bitPattern == one.bitPattern || number.bitPattern == two.bitPattern { return true }
    if number == one || number == two { return true }
    return number >= min(one, two) - tolerance && number <= max(one, two) + tolerance
  }

  /// Whether two lists of numbers count as equal.
  static func agree(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { lies($0, between: $1, and: $1) }
  }
}
