/// Required constraints that cannot all hold; the change that would have needed it was not made.
///
/// The set is irreducible: without any one of them, or without what was to be added or changed, the
/// others can hold.
public struct ConstraintConflict: Error, Hashable, Sendable {
  /// Constraints of the solver that contradict what was to be added or changed.
  ///
  /// Where a constraint of the solver was to be changed, it is among them. Where one was to be
  /// added, it is not, having no name yet; the set is empty if that one can never hold, as 0 = 1.
  public let constraints: [Constraint]
}
