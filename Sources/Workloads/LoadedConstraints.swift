import Constraints

/// A system that has been added to a solver.
struct LoadedConstraints {
  var solver = ConstraintSolver()
  private(set) var variables: [Variable] = []
  /// The constraints by row; nil for a constraint that contradicts earlier ones.
  private(set) var constraints: [Constraint?] = []
  /// The constraints whose constant changes, with their rows.
  private(set) var edited: [(row: Int, constraint: Constraint)] = []

  init(_ system: ConstraintSystem) {
    variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    for (index, row) in system.rows.enumerated() {
      let constraint = try? solver.add(
        expression(row), row.relation, row.constant, priority: row.priority)
      constraints.append(constraint)
      if let constraint, row.isEdited { edited.append((index, constraint)) }
    }
  }

  private func expression(_ row: ConstraintSystem.Row) -> LinearExpression {
    LinearExpression(
      row.terms.map {
        LinearExpression.Term(variables[$0.variable], times: $0.coefficient)
      })
  }

  /// The sum of the errors of each priority, the highest priority first.
  func errors(_ system: ConstraintSystem) -> [(priority: Float, sum: Double)] {
    var sums: [(priority: Float, sum: Double)] = []
    for (constraint, row) in zip(constraints, system.rows) where !row.priority.isRequired {
      guard let constraint else { continue }
      let error = abs(solver.error(of: constraint))
      if let place = sums.firstIndex(where: { $0.priority == row.priority.value }) {
        sums[place].sum += error
      } else {
        sums.append((row.priority.value, error))
      }
    }
    return sums.sorted { $0.priority > $1.priority }
  }
}
