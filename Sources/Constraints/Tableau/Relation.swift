/// How the two sides of a constraint compare.
public enum Relation: CaseIterable, Hashable, Sendable {
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right one.
  case greaterThanOrEqual

  /// Whether a left side that is too large breaks the constraint.
  var limitsAbove: Bool { self != .greaterThanOrEqual }

  /// Whether a left side that is too small breaks the constraint.
  var limitsBelow: Bool { self != .lessThanOrEqual }
}
