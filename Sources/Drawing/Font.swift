/// The typeface of a text as a role, a weight and a size; it never names a file.
public struct Font: Hashable, Sendable {
  /// The role of a font.
  public enum Family: Hashable, Sendable, CaseIterable {
    /// Proportional, for words.
    case words
    /// Monospaced, for numbers that must not shift when they change.
    case numbers
  }

  /// The thickness of the strokes.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// Normal text.
    case regular
    /// Slightly heavier than normal text.
    case medium
    /// Between medium and bold.
    case semibold
    /// The heaviest.
    case bold
  }

  /// The role.
  public var family: Family
  /// The weight of the strokes.
  public var weight: Weight
  /// The em size in points.
  public var size: Double

  /// Makes a font; `size` is the em size in points.
  public init(_ family: Family, size: Double, weight: Weight = .regular) {
    self.family = family
    self.weight = weight
    self.size = size
  }

  /// The height of a capital letter in points: 0.727 em, as in Inter.
  public var capHeight: Double { size * 0.727 }

  /// The depth of letters like g below the baseline, in points: 0.21 em, as in Inter.
  public var descent: Double { size * 0.21 }

  /// The distance between two baselines in points.
  public var lineHeight: Double { (size * 1.4).rounded() }
}

extension Font: CustomStringConvertible {
  /// The family, weight and size, for snapshots.
  public var description: String { "\(family) \(weight) \(compact(size))" }
}
