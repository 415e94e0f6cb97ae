import Constraints
import TestSupport
import Testing

@Suite struct PreconditionTests {
  @Test func `A priority outside 1...1000 stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Priority(0.5)
    }
    #expect(lastWords(result).contains("Priority: 0.5 is outside 1...1000"))
    let above = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Priority(1000.5)
    }
    #expect(lastWords(above).contains("Priority: 1000.5 is outside 1...1000"))
    let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Priority(.nan)
    }
    #expect(lastWords(nan).contains("Priority: nan is outside 1...1000"))
  }

  @Test func `A coefficient that is no number, or of another size, stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = try solver.add(.nan * x, .equal, 0)
    }
    #expect(lastWords(result).contains("the coefficient nan is not a finite number"))
    let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = try solver.add(.infinity * x, .equal, 0)
    }
    #expect(lastWords(infinite).contains("the coefficient inf is not a finite number"))
    let large = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = try solver.add(-2e6 * x, .equal, 0)
    }
    #expect(lastWords(large).contains("the coefficient -2000000.0 is outside 1e-06...1000000.0"))
    let small = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      _ = try solver.add(1e-7 * x, .equal, 0)
    }
    #expect(lastWords(small).contains("the coefficient 1e-07 is outside 1e-06...1000000.0"))
  }

  @Test func `A constant that is no number, or too large, stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      _ = try solver.add(solver.makeVariable(), .equal, .infinity)
    }
    #expect(lastWords(result).contains("the constant inf is outside -1000000000000.0"))
    let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let constraint = try solver.add(solver.makeVariable(), .equal, 0)
      try solver.setConstant(.nan, of: constraint)
    }
    #expect(lastWords(nan).contains("the constant nan is outside"))
    let large = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let constraint = try solver.add(solver.makeVariable(), .equal, 0)
      try solver.setConstants([(constraint, 2e12)])
    }
    #expect(lastWords(large).contains("the constant 2000000000000.0 is outside"))
  }

  @Test func `What is not there cannot be removed, read or spoken of`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let constraint = try solver.add(solver.makeVariable(), .equal, 0)
      solver.remove(constraint)
      solver.remove(constraint)
    }
    #expect(lastWords(result).contains("the constraint Constraint(index: 0, generation: 0)"))
    let variable = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      solver.remove(x)
      _ = solver.makeVariable()
      _ = solver.value(of: x)
    }
    #expect(
      lastWords(variable).contains("the variable Variable(index: 0, generation: 0) is not there"))
    let foreign = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var (solver, other) = (ConstraintSolver(), ConstraintSolver())
      _ = try solver.add(other.makeVariable(), .equal, 0)
    }
    #expect(lastWords(foreign).contains("the variable Variable("))
    let replaced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let constraint = try solver.add(solver.makeVariable(), .equal, 0)
      solver.remove(constraint)
      _ = try solver.add(solver.makeVariable(), .equal, 0)
      try solver.setConstant(3, of: constraint)
    }
    #expect(
      lastWords(replaced).contains(
        "the constraint Constraint(index: 0, generation: 0) is not there"))
  }

  enum VariableUse: String, Codable, CaseIterable {
    case value, isAmbiguous, remove, add
  }

  @Test(arguments: VariableUse.allCases)
  func `No use of a variable takes another one for it that has its number`(
    use: VariableUse
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [use = use as VariableUse] in
      var solver = ConstraintSolver()
      let gone = solver.makeVariable()
      solver.remove(gone)
      _ = solver.makeVariable()
      switch use {
      case .value: _ = solver.value(of: gone)
      case .isAmbiguous: _ = solver.isAmbiguous(gone)
      case .remove: solver.remove(gone)
      case .add: try solver.add(gone, .equal, 0)
      }
    }
    #expect(
      lastWords(result).contains("the variable Variable(index: 0, generation: 0) is not there"))
  }

  enum ConstraintUse: String, Codable, CaseIterable {
    case constant, setConstant, setConstants, priority, setPriority, setPriorities, error, remove
  }

  @Test(arguments: ConstraintUse.allCases)
  func `No use of a constraint takes another one for it that has its number`(
    use: ConstraintUse
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [use = use as ConstraintUse] in
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let gone = try solver.add(x, .equal, 0)
      solver.remove(gone)
      try solver.add(x, .equal, 0)
      switch use {
      case .constant: _ = solver.constant(of: gone)
      case .setConstant: try solver.setConstant(1, of: gone)
      case .setConstants: try solver.setConstants([(gone, 1)])
      case .priority: _ = solver.priority(of: gone)
      case .setPriority: try solver.setPriority(.low, of: gone)
      case .setPriorities: try solver.setPriorities(hugging: .low, resistance: .high, of: gone)
      case .error: _ = solver.error(of: gone)
      case .remove: solver.remove(gone)
      }
    }
    #expect(
      lastWords(result).contains("the constraint Constraint(index: 0, generation: 0) is not there"))
  }

  @Test func `The largest and smallest numbers are allowed`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1e6 * x, .equal, 1e12)
    let other = try solver.add(1e-6 * y, .equal, -1e6)
    #expect(solver.value(of: x) == 1e6 && abs(solver.value(of: y) + 1e12) < 1)
    try solver.setConstants([(other, -1e12)])
    #expect(solver.constant(of: other) == -1e12)
  }

  @Test(arguments: [(-1e12).nextDown, 1e12.nextUp])
  func `A constant that is only just too large stops the program`(constant: Double) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [constant] in
      var solver = ConstraintSolver()
      try solver.add(solver.makeVariable(), .equal, constant)
    }
    #expect(lastWords(result).contains("the constant \(constant) is outside"))
  }

  @Test func `An inequality cannot be given two priorities`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let constraint = try solver.add(solver.makeVariable(), .lessThanOrEqual, 0)
      try solver.setPriorities(hugging: .low, resistance: .high, of: constraint)
    }
    #expect(lastWords(result).contains("is an inequality, and has one priority"))
  }

  @Test func `A variable that constraints speak of cannot be removed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      try solver.add(x, .equal, 0)
      try solver.add(x, .lessThanOrEqual, 0)
      solver.remove(x)
    }
    #expect(lastWords(result).contains("2 constraints use variable 0"))
  }
}
