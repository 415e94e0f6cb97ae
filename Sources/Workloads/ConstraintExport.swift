import Constraints

/// Exports systems of constraints as text, for other solvers.
///
///     system random 7
///     variables 3
///     constraint <= 750 12.5 1*0 -2*2
///     refused = 1000 3 1*1
///     edited = 750 44 1*2
///     value 0 12.5
///     value 1 open
///     error 750 0.0
///
/// A constraint has a relation, a priority, a constant on the right and terms on the left. A
/// `refused` constraint contradicts earlier ones; the constant of an `edited` one changes. A
/// `value` is this solver's solution; `open` means that the solution is not unique.
package enum ConstraintExport {
  /// Random systems, with their solutions.
  package static func random(_ count: Int) -> [String] {
    (1...max(1, count)).flatMap { number in
      let system = ConstraintSystem.random(number)
      var loaded = LoadedConstraints(system)
      return lines(system, loaded) + solution(system, &loaded)
    }
  }

  /// A system of the workload, without its solution; nil if no layout has that name.
  package static func layout(_ name: String, constraints count: Int) -> [String]? {
    guard let layout = ConstraintSystem.Layout(rawValue: name) else { return nil }
    let system = layout.system(of: count)
    return lines(system, LoadedConstraints(system))
  }

  private static func lines(_ system: ConstraintSystem, _ loaded: LoadedConstraints) -> [String] {
    ["system \(system.name)", "variables \(system.variableCount)"]
      + zip(system.rows, loaded.constraints).map { row, constraint in
        let kind = constraint == nil ? "refused" : row.isEdited ? "edited" : "constraint"
        let relation =
          switch row.relation {
          case .equal: "="
          case .lessThanOrEqual: "<="
          case .greaterThanOrEqual: ">="
          }
        let terms = row.terms.map { "\($0.coefficient)*\($0.variable)" }
        return ([kind, relation, "\(row.priority.value)", "\(row.constant)"] + terms)
          .joined(separator: " ")
      }
  }

  private static func solution(
    _ system: ConstraintSystem, _ loaded: inout LoadedConstraints
  ) -> [String] {
    var lines: [String] = []
    for (index, variable) in loaded.variables.enumerated() {
      let isOpen = loaded.solver.isAmbiguous(variable)
      lines.append("value \(index) \(isOpen ? "open" : "\(loaded.solver.value(of: variable))")")
    }
    return lines + loaded.errors(system).map { "error \($0.priority) \($0.sum)" }
  }
}
