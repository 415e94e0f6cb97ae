extension ConstraintSolver {
  /// Returns the value of a variable, in points; zero if no constraint determines it.
  ///
  /// - Precondition: The solver has the variable.
  /// - Complexity: O(1) after ``takeChanges(_:)``; before it, O(changed variables that the variable
  ///   depends on).
  public func value(of variable: Variable) -> Double {
    check(variable)
    return tableau.value(of: variable.index)
  }

  /// Returns by how much a constraint is broken: its left side minus its right side, in points.
  ///
  /// The error is zero if the constraint holds, up to rounding errors of about 10^-8 points.
  ///
  /// - Precondition: The solver has the constraint.
  /// - Complexity: O(1)
  public func error(of constraint: Constraint) -> Double {
    check(constraint)
    let state = tableau.constraints[constraint.index]
    guard !state.isTight, abs(state.error) > state.tolerance else { return 0 }
    return (state.error > 0 ? state.upperSide : state.lowerSide) == 0 ? 0 : state.error
  }

  /// Reports each variable whose value differs from the last reported one, with the new value in
  /// points.
  ///
  /// `body` must not use the solver, because the solver is being changed. New variables count as
  /// reported with zero. Differences below 10^-8 points are reported once they have grown larger.
  ///
  /// - Complexity: O(changed variables)
  public mutating func takeChanges(_ body: (Variable, Double) throws -> Void) rethrows {
    tableau.computeValues()
    while let index = tableau.unreported.pop(smallest: false) {
      let state = tableau.variables[index]
      guard state.isAlive, abs(state.value - state.reported) >= Rounding.error else { continue }
      tableau.variables[index].reported = state.value
      try body(Variable(index: index, generation: state.generation), state.value)
    }
  }

  /// Whether a variable could have another value in an equally good solution.
  ///
  /// The answer is exact up to rounding. For debugging: if a quick test does not decide, the solver
  /// pulls the variable both ways, each in a copy of itself.
  ///
  /// - Precondition: The solver has the variable.
  /// - Complexity: O(variables and constraints)
  public func isAmbiguous(_ variable: Variable) -> Bool {
    check(variable)
    var tableau = tableau
    return !tableau.isUnique(variable.index)
  }

  /// Checks all invariants, and stops the program if one is broken; for tests.
  public func checkInvariants() {
    var tableau = tableau
    tableau.checkInvariants()
  }
}
