import Constraints
import Testing

@Suite struct ChangeTests {
  @Test func `Those and only those variables are told that have another value`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    let start = try solver.add(variables[0], .equal, 10)
    for (before, after) in zip(variables[..<3], variables[1..<4]) {
      try solver.add(after, .equal, before + 5)
    }
    let other = try solver.add(variables[4], .equal, 1)
    expectChanges(
      of: &solver,
      [
        variables[0]: 10, variables[1]: 15, variables[2]: 20, variables[3]: 25, variables[4]: 1,
      ])
    expectChanges(of: &solver, [:])
    try solver.setConstant(2, of: other)
    expectChanges(of: &solver, [variables[4]: 2])
    try solver.setConstant(20, of: start)
    try solver.setConstant(10, of: start)
    expectChanges(of: &solver, [:])
    _ = solver.value(of: variables[0])
    try solver.setConstant(11, of: start)
    // Reading a value does not remove it from the pending changes.
    _ = solver.value(of: variables[3])
    expectChanges(
      of: &solver,
      [
        variables[0]: 11, variables[1]: 16, variables[2]: 21, variables[3]: 26,
      ])
    solver.remove(other)
    expectChanges(of: &solver, [variables[4]: 0])
  }

  @Test func `A change that was refused is none`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ten = try solver.add(x, .equal, 10)
    try solver.add(y, .equal, x)
    try solver.add(y, .lessThanOrEqual, 10)
    solver.takeChanges { _, _ in }
    #expect(throws: ConstraintConflict.self) { try solver.setConstant(11, of: ten) }
    #expect(throws: ConstraintConflict.self) { try solver.add(x, .equal, 5) }
    expectChanges(of: &solver, [:])
  }

  @Test func `What nobody can see is kept until it is more`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x, .equal, 10)
    solver.takeChanges { _, _ in }
    for step in 1...9 {
      try solver.setConstant(10 + Double(step) * 1e-9, of: constraint)
      expectChanges(of: &solver, [:])
    }
    try solver.setConstant(10 + 11e-9, of: constraint)
    expectChanges(of: &solver, [x: 10 + 11e-9])
  }

  @Test func `What is defined in another way is told with the others`() throws {
    var solver = ConstraintSolver()
    let (x, y, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let ten = try solver.add(x, .equal, 10)
    try solver.add(sum, .equal, y + 5)
    try solver.add(sum + x, .equal, 30)
    expectChanges(of: &solver, [x: 10, y: 15, sum: 20])
    // From now on, `y` and `sum` depend on the variable `x`, no longer on its constraint.
    solver.remove(ten)
    expectChanges(of: &solver, [x: 0, y: 25, sum: 30])
    solver.checkInvariants()
  }

  @Test func `What a body throws leaves the other changes for the next time`() throws {
    struct Stop: Error {}
    var solver = ConstraintSolver()
    for _ in 0..<3 { try solver.add(solver.makeVariable(), .equal, 1) }
    #expect(throws: Stop.self) { try solver.takeChanges { _, _ in throw Stop() } }
    var left = 0
    solver.takeChanges { _, _ in left += 1 }
    #expect(left == 2)
  }

  @Test func `A variable that is removed is not told, and its number is given out again`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let constraint = try solver.add(x, .equal, 10)
    solver.remove(constraint)
    solver.remove(x)
    #expect(!solver.contains(x) && solver.contains(y) && !solver.contains(constraint))
    expectChanges(of: &solver, [:])
    let z = solver.makeVariable()
    #expect(z.index == x.index && z != x && !solver.contains(x))
    #expect(solver.value(of: z) == 0 && solver.variableCount == 2)
    let next = try solver.add(z, .equal, 3)
    #expect(next.index == constraint.index && next != constraint && !solver.contains(constraint))
    expectChanges(of: &solver, [z: 3])
  }
}

/// Compares the changes since the last call with the expected ones.
func expectChanges(
  of solver: inout ConstraintSolver, _ expected: [Variable: Double],
  _ location: SourceLocation = #_sourceLocation
) {
  var changes: [Variable: Double] = [:]
  solver.takeChanges { changes[$0] = $1 }
  #expect(changes == expected, sourceLocation: location)
}
