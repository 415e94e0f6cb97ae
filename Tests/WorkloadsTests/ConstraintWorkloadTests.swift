import Constraints
import Testing

@testable import Workloads

/// Systems of constraints: built, changed, and printed for other solvers.
@MainActor
struct ConstraintWorkloadTests {
  @Test("Every layout is measured in every size, and is right in the end")
  func sizes() {
    var found: [Measurement] = []
    let work = ConstraintsWorkload(counts: [10, 137, 600])
    #expect(work.run(operations: 40) { found.append($0) } == [])
    let metrics = ["add_all", "change_constant", "add_and_remove"]
    #expect(found.map(\.metric) == Array(repeating: metrics, count: 6).flatMap { $0 })
    #expect(
      Set(found.map(\.variant)) == [
        "labels, 10 constraints", "labels, 137 constraints", "labels, 600 constraints",
        "stack, 10 constraints", "stack, 137 constraints", "stack, 600 constraints",
      ])
  }

  @Test("A layout has as many constraints as it is asked for, and all can hold")
  func layouts() {
    for layout in ConstraintSystem.Layout.allCases {
      for count in [10, 11, 24, 25, 1_000] {
        let system = layout.system(of: count)
        #expect(system.rows.count == count)
        let loaded = LoadedConstraints(system)
        #expect(!loaded.constraints.contains(nil) && !loaded.edited.isEmpty)
        loaded.solver.checkInvariants()
      }
    }
  }

  @Test("A random system follows from its number, and so does its text")
  func random() {
    let lines = ConstraintExport.random(300)
    #expect(lines == ConstraintExport.random(300))
    #expect(lines.count { $0.hasPrefix("system random ") } == 300)
    for word in ["constraint ", "refused ", "value ", "error "] {
      #expect(lines.contains { $0.hasPrefix(word) })
    }
    #expect(lines.contains { $0.hasSuffix(" open") })
  }

  @Test("Text says what the system says")
  func text() throws {
    let lines = try #require(ConstraintExport.layout("stack", constraints: 10))
    #expect(
      Array(lines.prefix(5)) == [
        "system stack, 10 constraints", "variables 10", "constraint = 1000.0 16.0 1.0*0",
        "edited = 750.0 44.0 1.0*1", "constraint = 1000.0 8.0 1.0*2 -1.0*0 -1.0*1",
      ])
    #expect(ConstraintExport.layout("other", constraints: 10) == nil)
  }
}
