import Constraints
import Testing

@Suite struct ConflictTests {
  @Test func `A contradiction names those that take part, and not the others`() throws {
    var solver = ConstraintSolver()
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let edge = try solver.add(right, .equal, left + width)
    let least = try solver.add(left, .greaterThanOrEqual, 16)
    try solver.add(left, .lessThanOrEqual, 500)
    let most = try solver.add(right, .lessThanOrEqual, 100)
    try solver.add(width, .equal, 300, priority: .high)
    let conflict = #expect(throws: ConstraintConflict.self) {
      try solver.add(width, .greaterThanOrEqual, 85)
    }
    #expect(conflict?.constraints == [edge, least, most])
    #expect(solver.constraintCount == 5)
    #expect(solver.value(of: width) == 84)
    solver.checkInvariants()
  }

  @Test func `After one of them is taken away the constraint can be added`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let ten = try solver.add(x, .equal, 10)
    do {
      try solver.add(x, .equal, 20)
      Issue.record("10 is 20")
    } catch {
      for constraint in error.constraints { solver.remove(constraint) }
    }
    #expect(!solver.contains(ten))
    try solver.add(x, .equal, 20)
    #expect(solver.value(of: x) == 20)
  }

  @Test func `A change that cannot be made names itself, too, and leaves everything`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(x, .equal, 10)
    let order = try solver.add(x, .lessThanOrEqual, y)
    let last = try solver.add(y, .equal, 20)
    let conflict = #expect(throws: ConstraintConflict.self) {
      try solver.setConstant(5, of: last)
    }
    #expect(conflict?.constraints == [first, order, last])
    #expect(solver.constant(of: last) == 20)
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 20)
    let wish = try solver.add(x, .equal, 11, priority: .high)
    let other = #expect(throws: ConstraintConflict.self) {
      try solver.setPriority(.required, of: wish)
    }
    #expect(other?.constraints == [first, wish])
    #expect(solver.error(of: wish) == -1)
    solver.checkInvariants()
  }

  @Test func `Numbers that should be equal and are rounded differently do not contradict`() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x, .equal, 0.1)
    try solver.add(y, .equal, x + 0.2)
    try solver.add(y, .equal, 0.3)
    try solver.add(3 * z, .equal, 1e9)
    try solver.add(z, .equal, 1e9 / 3)
    try solver.add(z, .lessThanOrEqual, (1e9 / 3).nextDown)
    solver.checkInvariants()
    #expect(throws: ConstraintConflict.self) { try solver.add(y, .equal, 0.300_000_1) }
    #expect(throws: ConstraintConflict.self) { try solver.add(z, .equal, 1e9 / 3 + 0.01) }
  }

  @Test func `A refused constraint leaves even those values that were open`() throws {
    var solver = ConstraintSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for variable in variables {
      try solver.add(variable, .greaterThanOrEqual, 0)
      try solver.add(variable, .lessThanOrEqual, 100)
    }
    try solver.add(
      variables[0] + variables[1] + variables[2] + variables[3], .equal, 150)
    let before = variables.map { solver.value(of: $0) }
    #expect(throws: ConstraintConflict.self) {
      try solver.add(variables[0] + variables[1], .greaterThanOrEqual, 151)
    }
    #expect(throws: ConstraintConflict.self) {
      try solver.add(variables[2] - variables[1], .greaterThanOrEqual, 101)
    }
    #expect(variables.map { solver.value(of: $0) } == before)
  }
}
