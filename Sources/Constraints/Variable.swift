/// An unknown of a ``ConstraintSolver``: an edge, a width, the position of a baseline.
///
/// It is a name for something that the solver keeps, and means nothing to another solver.
public struct Variable: Hashable, Sendable {
  /// A small number that no other variable has at the same time, to index arrays by.
  public let index: Int
  let generation: Int
}

/// A constraint that stands in a ``ConstraintSolver``.
///
/// It is a name for something that the solver keeps, and means nothing to another solver.
public struct Constraint: Hashable, Sendable {
  /// A small number that no other constraint has at the same time, to index arrays by.
  public let index: Int
  let generation: Int
}
