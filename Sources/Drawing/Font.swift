/// What a text is set in: a role and a size, never a file.
public struct Font: Hashable, Sendable {
  public enum Family: Hashable, Sendable, CaseIterable {
    /// Proportional, for words.
    case words
    /// Fixed pitch, for numbers that must not make their neighbours jump.
    case numbers
  }

  public enum Weight: Hashable, Sendable, CaseIterable {
    case regular
    case medium
    case semibold
    case bold
  }

  public var family: Family
  public var weight: Weight
  /// The em size in points.
  public var size: Double

  public init(_ family: Family, size: Double, weight: Weight = .regular) {
    self.family = family
    self.weight = weight
    self.size = size
  }

  /// The height of a capital letter in points: 0.727 em, as Inter has it.
  public var capHeight: Double { size * 0.727 }

  /// The distance between two baselines in points.
  public var lineHeight: Double { (size * 1.4).rounded() }
}

extension Font: CustomStringConvertible {
  public var description: String { "\(family) \(weight) \(compact(size))" }
}

/// What layout needs to know of fonts; the stage answers with real ones, tests with a fixed advance.
public protocol TextMeasuring {
  /// The width in points that `string` takes on one line.
  func width(of string: String, in font: Font) -> Double
}
