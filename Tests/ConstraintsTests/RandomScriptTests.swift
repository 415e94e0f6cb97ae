import TestSupport
import Testing

@testable import Constraints

/// Random steps on random systems, compared with an exact optimum in whole numbers and with a
/// new solver that gets the same constraints.
@Suite struct RandomScriptTests {
  @Test func `After any steps the errors are the least possible, from the highest priority down`() {
    var conflicts = 0
    for seed in Soak.seeds(1...500) {
      let size = Int(seed % 4)
      var system = ScriptedSystem(seed: seed, variables: 2 + size % 3, size: 5 + size)
      for step in 0..<20 {
        let place: Comment = "seed \(seed), step \(step)"
        system.step(place)
        // Sometimes everything is derived anew between two steps.
        if step % 7 == 6 {
          system.solver.tableau.refactor()
          system.solver.tableau.refactorAtRest()
        }
        system.solver.checkInvariants()
        compareWithFresh(&system, place)
        if step % 5 == 4 { compareWithExact(&system, place) }
      }
      conflicts += system.conflicts
    }
    #expect(conflicts > 150)
  }

  @Test func `What is told of changes, step by step, adds up to the values`() {
    for seed in Soak.seeds(1...200) {
      let size = Int(seed % 4)
      var system = ScriptedSystem(seed: seed, variables: 3 + size, size: 5 + size)
      var told: [Variable: Double] = [:]
      for step in 0..<30 {
        let place: Comment = "seed \(seed), step \(step)"
        system.step(place)
        guard Bool.random(using: &system.random) else { continue }
        system.solver.takeChanges { told[$0] = $1 }
        // `takeChanges` has computed all values in order; the invariants confirm it.
        let tableau = system.solver.tableau
        #expect(tableau.stale.isEmpty && tableau.staleIsOrdered, place)
        system.solver.checkInvariants()
        for variable in system.variables {
          let value = system.solver.value(of: variable)
          #expect(abs(told[variable, default: 0] - value) <= Rounding.error, place)
        }
      }
    }
  }

  /// Checks errors against the exact optimum, and values where they are unique.
  private func compareWithExact(_ system: inout ScriptedSystem, _ place: Comment) {
    guard let best = system.model.solve() else {
      Issue.record("no solution is possible, and the solver has one: \(place)")
      return
    }
    let errors = zip(system.model.priorities, best.errorValues)
    for (priority, error) in errors {
      #expect(abs(system.sumOfErrors(priority) - error) < 1e-6, place)
    }
    let place: Comment = "\(place.rawValue), values"
    for (index, variable) in system.variables.enumerated() {
      let isUnique = system.model.isUnique(index, in: best)
      #expect(system.solver.isAmbiguous(variable) == !isUnique, place)
      if isUnique {
        #expect(abs(system.solver.value(of: variable) - best.value(index)) < 1e-6, place)
      }
    }
  }

  /// Compares with a new solver that gets all constraints one after the other.
  private func compareWithFresh(_ system: inout ScriptedSystem, _ place: Comment) {
    var fresh = system
    fresh.startAnew(place)
    for priority in system.model.priorities {
      #expect(abs(system.sumOfErrors(priority) - fresh.sumOfErrors(priority)) < 1e-6, place)
    }
    for (old, new) in zip(system.variables, fresh.variables)
    where abs(system.solver.value(of: old) - fresh.solver.value(of: new)) > 1e-6 {
      #expect(system.solver.isAmbiguous(old) && fresh.solver.isAmbiguous(new), place)
    }
  }
}

extension ScriptedSystem {
  /// The sum of the absolute errors at a priority.
  func sumOfErrors(_ priority: Int) -> Double {
    var sum = 0.0
    for (constraint, row) in zip(constraints, model.rows) {
      let error = solver.error(of: constraint)
      if row.priority(of: error > 0 ? 1 : -1) == priority { sum += abs(error) }
    }
    return sum
  }
}
