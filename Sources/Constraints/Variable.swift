/// An unknown of a ``ConstraintSolver``: an edge, a width, the position of a baseline.
///
/// A variable has a meaning only for the solver that made it, and for copies of that solver.
public struct Variable: Hashable, Sendable {
  /// A small number, unique among the variables that exist at the same time, for indexing arrays.
  public let index: Int
  let generation: Int
}

/// A constraint in a ``ConstraintSolver``.
///
/// A constraint has a meaning only for the solver that made it, and for copies of that solver.
public struct Constraint: Hashable, Sendable {
  /// A small number, unique among the constraints that exist at the same time, for indexing arrays.
  public let index: Int
  let generation: Int
}
