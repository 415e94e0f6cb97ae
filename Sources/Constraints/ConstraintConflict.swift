/// Required constraints that contradict each other; the change that led to the conflict was not
/// made.
///
/// The set is irreducible: without any one of its constraints, or without the change, the others
/// can hold.
public struct ConstraintConflict: Error, Hashable, Sendable {
  /// Constraints of the solver that contradict the added or changed constraint.
  ///
  /// A changed constraint is in the set. An added one is not, because it has no name yet; the set
  /// is empty if the added constraint, such as 0 = 1, can never hold.
  public let constraints: [Constraint]
}
