import Constraints

/// The constraint solver alone, with systems like those of layouts, in several sizes.
@MainActor
struct ConstraintsWorkload {
  /// The numbers of constraints in the systems.
  let counts: [Int]

  /// Returns the errors found by comparing the solutions with sums.
  func run(operations: Int, send: @escaping (Measurement) -> Void) -> [String] {
    var mistakes: [String] = []
    for layout in ConstraintSystem.Layout.allCases {
      for count in counts {
        let system = layout.system(of: count)
        let report = Report(variant: system.name, rows: 0, sections: 0, send: send)
        mistakes += measure(system, operations: operations, report)
      }
    }
    return mistakes
  }

  private func measure(
    _ system: ConstraintSystem, operations: Int, _ report: Report
  ) -> [String] {
    var loaded = LoadedConstraints(system)
    let times = (0..<5).map { _ in
      let (time, again) = CPUClock.milliseconds {
        var again = LoadedConstraints(system)
        again.solver.takeChanges { _, _ in }
        return again
      }
      loaded = again
      return time
    }
    report.samples("add_all", times, unit: "ms")
    guard !loaded.edited.isEmpty else { return [] }

    var random = PeerSteps(distance: 0)
    var extents = Dictionary(
      uniqueKeysWithValues: loaded.edited.map { ($0.row, system.rows[$0.row].constant) })
    var mistakes = 0
    report.samples(
      "change_constant",
      CPUClock.measure(operations) {
        let (row, constraint) = loaded.edited[random.nextRow(of: loaded.edited.count)]
        let constant = Double(30 + random.nextRow(of: 41))
        extents[row] = constant
        do {
          try loaded.solver.setConstant(constant, of: constraint)
          loaded.solver.takeChanges { _, _ in }
        } catch {
          mistakes += 1
        }
      })
    report.samples(
      "add_and_remove",
      CPUClock.measure(operations) {
        let (row, _) = loaded.edited[random.nextRow(of: loaded.edited.count)]
        do {
          let least = try loaded.solver.add(
            loaded.variables[system.rows[row].terms[0].variable], .greaterThanOrEqual, 50)
          loaded.solver.takeChanges { _, _ in }
          loaded.solver.remove(least)
          loaded.solver.takeChanges { _, _ in }
        } catch {
          mistakes += 1
        }
      })
    if mistakes > 0 { return ["\(system.name): \(mistakes) changes were refused"] }
    return check(&loaded, system, extents)
  }

  /// Checks each row's height or view's width, and its position.
  private func check(
    _ loaded: inout LoadedConstraints, _ system: ConstraintSystem, _ extents: [Int: Double]
  ) -> [String] {
    var offset = ConstraintSystem.margin
    for (row, _) in loaded.edited {
      let extent = loaded.variables[system.rows[row].terms[0].variable]
      let start = loaded.variables[system.rows[row].terms[0].variable - 1]
      let expected = extents[row] ?? 0
      let (found, place) = (loaded.solver.value(of: extent), loaded.solver.value(of: start))
      guard found == expected, place == offset else {
        return ["\(system.name): row \(row) has \(found) at \(place), not \(expected) at \(offset)"]
      }
      offset += expected + ConstraintSystem.spacing
    }
    return []
  }
}
