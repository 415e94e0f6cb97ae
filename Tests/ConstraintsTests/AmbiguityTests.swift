import Constraints
import Testing

@Suite struct AmbiguityTests {
  @Test func `A variable is ambiguous until something determines it`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(x + y, .equal, 10)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    let three = try solver.add(x, .equal, 3, priority: Priority(1))
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    solver.remove(sum)
    #expect(!solver.isAmbiguous(x) && solver.isAmbiguous(y))
    solver.remove(three)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
  }

  @Test func `A range is ambiguous, and a range of one point is not`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(x, .greaterThanOrEqual, 10)
    let most = try solver.add(x, .lessThanOrEqual, 20)
    #expect(solver.isAmbiguous(x))
    try solver.setConstant(10, of: most)
    #expect(!solver.isAmbiguous(x))
    try solver.setConstant(10.001, of: most)
    #expect(solver.isAmbiguous(x))
  }

  @Test func `Equal wishes that differ leave everything between them open`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(x, .equal, 10, priority: .low)
    let other = try solver.add(x, .equal, 20, priority: .low)
    #expect(solver.isAmbiguous(x))
    try solver.setPriority(Priority(251), of: other)
    #expect(!solver.isAmbiguous(x))
    #expect(solver.value(of: x) == 20)
  }

  @Test func `What shares an error may be ambiguous while its sum is not`() throws {
    var solver = ConstraintSolver()
    let (x, y, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(sum, .equal, x + y)
    try solver.add(sum, .equal, 100)
    try solver.add(x, .equal, 80, priority: .low)
    let second = try solver.add(y, .equal, 80, priority: .low)
    #expect(!solver.isAmbiguous(sum))
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    // As with the views of a stack, the variable with the higher priority keeps its width.
    try solver.setPriority(Priority(251), of: second)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    #expect(solver.value(of: x) == 20 && solver.value(of: y) == 80)
  }

  @Test func `Asking changes nothing`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y, .lessThanOrEqual, 10)
    try solver.add(x, .greaterThanOrEqual, 2)
    try solver.add(y, .greaterThanOrEqual, 3)
    solver.takeChanges { _, _ in }
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    expectChanges(of: &solver, [:])
    solver.checkInvariants()
  }
}
