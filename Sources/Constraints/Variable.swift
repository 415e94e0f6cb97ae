/// An unknown of a ``ConstraintSolver``: an edge, a width, the position of a baseline.
///
/// It is a name that only its solver understands.
public struct Variable: Hashable, Sendable {
  /// A small number, unique among the variables that exist at the same time, for indexing arrays.
  public let index: Int
  let generation: Int
}

/// A constraint in a ``ConstraintSolver``.
///
/// It is a name that only its solver understands.
public struct Constraint: Hashable, Sendable {
  /// A small number, unique among the constraints that exist at the same time, for indexing arrays.
  public let index: Int
  let generation: Int
}
