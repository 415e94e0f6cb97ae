/// Draws numbers as they occur on real screens: not only whole numbers, which are exact in binary,
/// but also numbers whose sums depend on the order of addition in their last bit.
///
/// A script that draws all its sizes, spacings, insets, offsets and viewports here meets rounding
/// errors that a script with whole numbers never meets.
public struct RandomNumbers {
  /// The kind of numbers that a script draws.
  public enum Kind: CaseIterable, Sendable {
    /// 1, 2, 48: sums of whole numbers are exact.
    case whole
    /// 0.5, 17.5: sums of halves are exact, too.
    case halves
    /// 33.333…, as a screen divided by three gives.
    case thirds
    /// 33.3, 17.3: numbers as people type them.
    case tenths
    /// Tenths, and now and then a few thousandths of a point.
    case tiny
    /// Tenths, and now and then a million points.
    case huge
    /// Any number.
    case any
    /// A different kind for each number.
    case mixed
  }

  /// The display scales that a picture is tried at, in pixels a point.
  public static let scales = [1, 1.25, 1.5, 2]

  /// The generator of the numbers, for other random choices.
  public var random: SeededRandom
  /// The kind of numbers that are drawn.
  public let kind: Kind

  /// Draws numbers of one kind.
  public init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SeededRandom(seed: seed)
  }

  /// Draws numbers of a kind that follows from the seed; consecutive seeds give all kinds in turn.
  public init(seed: UInt64) {
    let kinds = Kind.allCases
    self.init(kinds[Int(seed % UInt64(kinds.count))], seed: seed)
  }

  /// A number of the kind, in points.
  ///
  /// The number lies in `range`, except for the millions of `huge`. If the range holds no number of
  /// the kind, one of its bounds is drawn.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Self.number(in: range, kind, &random)
  }

  /// Draws a number as `number(in:)` does, for a script with a generator of its own.
  public static func number(
    in range: ClosedRange<Double>, _ kind: Kind, _ random: inout some RandomNumberGenerator
  ) -> Double {
    switch kind {
    case .whole: return multiple(of: 1, in: range, &random)
    case .halves: return multiple(of: 2, in: range, &random)
    case .thirds: return multiple(of: 3, in: range, &random)
    case .tenths: return multiple(of: 10, in: range, &random)
    case .tiny:
      guard Int.random(in: 0..<4, using: &random) == 0 else { break }
      return clamp(Double(Int.random(in: 1...20, using: &random)) / 1000, range)
    case .huge:
      guard range.upperBound > 0, Int.random(in: 0..<8, using: &random) == 0 else { break }
      return 1e6 + multiple(of: 10, in: range, &random)
    case .any: return Double.random(in: range, using: &random)
    case .mixed:
      let kinds = Kind.allCases.filter { $0 != .mixed }
      let kind = kinds[Int.random(in: kinds.indices, using: &random)]
      return number(in: range, kind, &random)
    }
    return multiple(of: 10, in: range, &random)
  }

  /// A multiple of 1/`parts` in a range; divided, as a decimal literal is.
  private static func multiple(
    of parts: Double, in range: ClosedRange<Double>, _ random: inout some RandomNumberGenerator
  ) -> Double {
    let first = (range.lowerBound * parts).rounded(.up)
    let last = (range.upperBound * parts).rounded(.down)
    guard first <= last else { return range.lowerBound }
    return clamp(Double(Int.random(in: Int(first)...Int(last), using: &random)) / parts, range)
  }

  private static func clamp(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
