import Constraints
import Testing

@Suite struct ConstraintSolverTests {
  @Test func `The example in the documentation holds`() throws {
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(right, .equal, left + width)
    try solver.add(left, .greaterThanOrEqual, 16)
    let text = try solver.add(width, .equal, 120, priority: .high)
    try solver.add(right, .lessThanOrEqual, 100)
    #expect(solver.value(of: width) == 84)
    #expect(solver.error(of: text) == -36)
    try solver.setConstant(60, of: text)
    #expect(solver.value(of: width) == 60)
    #expect(solver.error(of: text) == 0)
  }

  @Test func `Nothing has no changes, and a variable without constraints is zero`() {
    var solver = ConstraintSolver()
    expectChanges(of: &solver, [:])
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    expectChanges(of: &solver, [:])
    #expect(solver.isAmbiguous(x))
    #expect(solver.variableCount == 1 && solver.constraintCount == 0)
  }

  @Test func `Both sides may have variables and numbers`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(2 * x + 3, .equal, y - 0.5 * x + 8)
    try solver.add(y, .equal, 5)
    #expect(solver.constant(of: sum) == 5)
    #expect(solver.value(of: x) == 4)
    #expect(solver.value(of: y) == 5)
  }

  @Test func `Sums and differences keep the numbers of both`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(x + (y + 3), .equal, 10)
    let difference = try solver.add(x - (y + 3), .equal, 2 * (y - 0.5))
    #expect(solver.constant(of: sum) == 7 && solver.constant(of: difference) == 2)
    #expect(solver.value(of: x) == 5.75 && solver.value(of: y) == 1.25)
  }

  @Test func `Coefficients of a variable that comes several times add up`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + x + y, .equal, y + 10)
    #expect(solver.value(of: x) == 5)
    // A constraint does not use a variable that cancels out, so the variable may be removed.
    solver.remove(y)
  }

  @Test func `Coefficients that cancel out but for rounding are none`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(0.1 * x + 0.2 * x + y, .equal, 0.3 * x)
    #expect(solver.isAmbiguous(x))
    #expect(!solver.isAmbiguous(y))
    solver.remove(x)
  }

  @Test func `A rest of large coefficients is none, however small the first one is`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(0.001 * x + 1e6 * x + y, .equal, 1e6 * x + 0.001 * x)
    #expect(solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    solver.remove(x)
  }

  @Test func `Priorities are ordered, and only the highest is required`() {
    let priorities: [Priority] = [
      Priority(1), .fittingSize, .low, .high, Priority(999.9), .required,
    ]
    #expect(priorities.reversed().sorted() == priorities)
    #expect(priorities.map(\.isRequired) == [false, false, false, false, false, true])
    #expect(!(Priority.low < .low))
  }

  @Test func `A higher priority counts more than many lower ones`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<200 { try solver.add(1_000 * x, .equal, 1_000_000, priority: Priority(500)) }
    #expect(solver.value(of: x) == 1_000)
    let zero = try solver.add(0.001 * x, .equal, 0, priority: Priority(500.0.nextUp32))
    #expect(solver.value(of: x) == 0)
    try solver.setPriority(Priority(499), of: zero)
    #expect(solver.value(of: x) == 1_000)
  }

  @Test func `Among equals the sum of the errors counts`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    // The median has the least sum of distances.
    let constraints = try [10.0, 90, 20, 80, 30].map {
      try solver.add(x, .equal, $0, priority: .low)
    }
    #expect(solver.value(of: x) == 30)
    #expect(constraints.map { solver.error(of: $0) } == [20, -60, 10, -50, 0])
    solver.remove(constraints[1])
    solver.remove(constraints[3])
    #expect(solver.value(of: x) == 20)
  }

  @Test func `An inequality that is not tight costs nothing`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let least = try solver.add(x, .greaterThanOrEqual, 10, priority: .low)
    let most = try solver.add(x, .lessThanOrEqual, 50, priority: .low)
    try solver.add(x, .equal, 30)
    #expect(solver.error(of: least) == 0 && solver.error(of: most) == 0)
    let second = try solver.add(x, .lessThanOrEqual, 25, priority: .low)
    let third = try solver.add(x, .greaterThanOrEqual, 35, priority: .low)
    #expect(solver.error(of: second) == 5 && solver.error(of: third) == -5)
  }

  @Test func `A size may hug its content and resist with two priorities`() throws {
    var solver = ConstraintSolver()
    let (label, field) = (solver.makeVariable(), solver.makeVariable())
    let text = try solver.add(
      label, equals: 80, hugging: Priority(251), resistance: Priority(750))
    let typed = try solver.add(field, equals: 100, hugging: .low, resistance: Priority(749))
    let room = try solver.add(label + field, .equal, 200)
    // A view with lower hugging grows, and a view with lower resistance is cut off.
    #expect(solver.value(of: label) == 80 && solver.value(of: field) == 120)
    try solver.setConstant(150, of: room)
    #expect(solver.value(of: label) == 80 && solver.value(of: field) == 70)
    try solver.setPriorities(hugging: .low, resistance: .low, of: text)
    #expect(solver.value(of: label) == 50 && solver.value(of: field) == 100)
    #expect(solver.priority(of: typed) == Priority(749) && solver.priority(of: text) == .low)
    try solver.setPriorities(hugging: .low, resistance: .required, of: text)
    #expect(solver.value(of: label) == 80)
    let conflict = #expect(throws: ConstraintConflict.self) {
      try solver.add(label, .lessThanOrEqual, 79)
    }
    #expect(conflict?.constraints == [text])
  }

  @Test func `A constraint may have no variable at all`() throws {
    var solver = ConstraintSolver()
    let nothing = LinearExpression()
    try solver.add(nothing, .equal, 0)
    try solver.add(nothing, .lessThanOrEqual, 3)
    let wrong = try solver.add(nothing, .greaterThanOrEqual, 3, priority: .low)
    #expect(solver.error(of: wrong) == -3)
    let conflict = #expect(throws: ConstraintConflict.self) {
      try solver.add(nothing, .equal, 1)
    }
    #expect(conflict?.constraints == [])
    try solver.setConstant(-3, of: wrong)
    #expect(solver.error(of: wrong) == 0)
    solver.remove(wrong)
    #expect(solver.constraintCount == 2)
    solver.checkInvariants()
  }

  @Test func `The same constraint twice holds until both are gone`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let first = try solver.add(x, .equal, 10)
    let second = try solver.add(2 * x, .equal, 20)
    solver.remove(first)
    #expect(solver.value(of: x) == 10 && !solver.isAmbiguous(x))
    solver.remove(second)
    #expect(solver.value(of: x) == 0 && solver.isAmbiguous(x))
  }

  @Test func `A suggestion is followed as far as it can be`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add(x, .greaterThanOrEqual, 0)
    try solver.add(x, .lessThanOrEqual, 100)
    let finger = try solver.add(x, .equal, 50, priority: .high)
    for (way, place) in [(-20.0, 0.0), (70, 70), (170, 100), (100, 100), (99, 99)] {
      try solver.setConstant(way, of: finger)
      #expect(solver.value(of: x) == place)
    }
  }

  @Test func `Constants that only fit together are changed together`() throws {
    var solver = ConstraintSolver()
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(right, .equal, left + width)
    let edges = try [(left, 10.0), (width, 80), (right, 90)].map {
      try solver.add($0.0, .equal, $0.1)
    }
    #expect(throws: ConstraintConflict.self) { try solver.setConstant(20, of: edges[0]) }
    try solver.setConstants([(edges[0], 20), (edges[2], 100)])
    #expect([left, width, right].map { solver.value(of: $0) } == [20, 80, 100])
    #expect(throws: ConstraintConflict.self) {
      try solver.setConstants([(edges[0], 30), (edges[2], 100), (edges[0], 40)])
    }
    #expect(edges.map { solver.constant(of: $0) } == [20, 80, 100])
    #expect([left, width, right].map { solver.value(of: $0) } == [20, 80, 100])
    try solver.setConstants([])
    solver.checkInvariants()
  }

  @Test func `A priority that is raised, lowered or made required decides anew`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let ten = try solver.add(x, .equal, 10, priority: .low)
    let twenty = try solver.add(x, .equal, 20, priority: .high)
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(.required, of: ten)
    #expect(solver.value(of: x) == 10 && solver.priority(of: ten) == .required)
    #expect(throws: ConstraintConflict.self) { try solver.setPriority(.required, of: twenty) }
    #expect(solver.priority(of: twenty) == .high && solver.error(of: twenty) == -10)
    try solver.setPriority(Priority(1), of: ten)
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(.required, of: twenty)
    #expect(solver.value(of: x) == 20)
    solver.checkInvariants()
  }

  @Test func `A copy does not notice what happens to the other`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x, .equal, 10)
    var copy = solver
    try copy.setConstant(20, of: constraint)
    #expect(solver.value(of: x) == 10 && copy.value(of: x) == 20)
  }

  @Test func `A thousand views in a row are followed by the last one`() throws {
    var solver = ConstraintSolver()
    var edge = solver.makeVariable()
    let start = try solver.add(edge, .equal, 16)
    for _ in 0..<1_000 {
      let next = solver.makeVariable()
      try solver.add(next, .equal, edge + 10)
      edge = next
    }
    #expect(solver.value(of: edge) == 10_016)
    try solver.setConstant(0, of: start)
    #expect(solver.value(of: edge) == 10_000)
  }
}

extension Double {
  /// The next `Float` above the `Float` that is nearest to this number.
  fileprivate var nextUp32: Float { Float(self).nextUp }
}
