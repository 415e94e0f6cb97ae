/// How the two sides of a constraint compare.
public enum Relation: CaseIterable, Hashable, Sendable {
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right one.
  case greaterThanOrEqual
}
