extension ConstraintSolver {
  /// The value of a variable, in points; zero if nothing determines it.
  ///
  /// - Precondition: The variable is there.
  /// - Complexity: O(1) after ``takeChanges(_:)``; before, O(what has changed and it is defined
  ///   by).
  public func value(of variable: Variable) -> Double {
    check(variable)
    return tableau.value(of: variable.index)
  }

  /// By how many points the left side of a constraint is too large, or below zero too small.
  ///
  /// It is zero if the constraint holds, but for rounding by less than 10^-8 points.
  ///
  /// - Precondition: The constraint is there.
  /// - Complexity: O(1)
  public func error(of constraint: Constraint) -> Double {
    check(constraint)
    let state = tableau.constraints[constraint.index]
    guard !state.isTight, abs(state.error) > state.tolerance else { return 0 }
    return (state.error > 0 ? state.upperSide : state.lowerSide) == 0 ? 0 : state.error
  }

  /// Reports each variable whose value differs from the last one reported, with the new value in
  /// points.
  ///
  /// The body cannot ask the solver, which is being changed. A new variable counts as reported to
  /// be zero. Differences below 10^-8 points are kept until they are more.
  ///
  /// - Complexity: O(what has changed)
  public mutating func takeChanges(_ body: (Variable, Double) throws -> Void) rethrows {
    tableau.computeValues()
    while let index = tableau.unreported.pop(smallest: false) {
      let state = tableau.variables[index]
      guard state.isAlive, abs(state.value - state.reported) >= Rounding.error else { continue }
      tableau.variables[index].reported = state.value
      try body(Variable(index: index, generation: state.generation), state.value)
    }
  }

  /// Whether a variable could have another value while all constraints hold as well as they do.
  ///
  /// The answer is exact but for rounding. For debugging: where the first look does not decide, two
  /// copies of the solver are asked.
  ///
  /// - Precondition: The variable is there.
  /// - Complexity: O(variables and constraints)
  public func isAmbiguous(_ variable: Variable) -> Bool {
    check(variable)
    var tableau = tableau
    return !tableau.isUnique(variable.index)
  }

  /// Checks all that the solver relies on, and stops the program with what does not hold; for
  /// tests.
  public func checkInvariants() {
    var tableau = tableau
    tableau.checkInvariants()
  }
}
