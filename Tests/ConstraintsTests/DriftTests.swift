import TestSupport
import Testing

@testable import Constraints

/// After any number of changes, the solution equals that of a new solver with the same
/// constraints.
@Suite struct DriftTests {
  @Test func `Changing constants again and again leaves nothing behind`() throws {
    var system = try Columns(count: 6)
    var random = SeededRandom(seed: 3)
    let count = Soak.count(100_000, soak: 1_000_000)
    for change in 1...count {
      let column = Int.random(in: 0..<6, using: &random)
      try system.setWidth(Double.random(in: 1...200, using: &random), of: column)
      if change % (count / 20) == 0 {
        system.solver.checkInvariants()
        try system.compareWithFresh()
      }
    }
    // Some of these changes made another constraint give way.
    #expect(system.wasDerivedAnew)
  }

  @Test func `A constant that was large for a while leaves no digit wrong`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let place = try solver.add(x, .equal, 10)
    let wish = try solver.add(x, .equal, 0.5, priority: .low)
    try solver.setConstant(1e12, of: place)
    try solver.setConstant(0.3, of: place)
    #expect(solver.value(of: x) == 0.3)
    #expect(solver.error(of: wish) == 0.3 - 0.5)
  }

  @Test func `Differences are added up only so often before a number is computed anew`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let place = try solver.add(x, .equal, 0.1)
    let wish = try solver.add(x, .equal, 0.5, priority: .low)
    var isRounded = false
    for change in 1...Tableau.mostDifferences + 1 {
      let constant = [0.1, 100.0 / 3, 77.7][change % 3]
      try solver.setConstant(constant, of: place)
      isRounded = solver.error(of: wish) != constant - 0.5
      if change == Tableau.mostDifferences { #expect(isRounded) }
    }
    #expect(!isRounded)
    // Computing the error anew has reset the count of the differences.
    #expect(solver.tableau.constraints[wish.index].differences == 0)
  }

  @Test func `A change that is refused leaves no digit wrong`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let place = try solver.add(x, .equal, 0.1)
    let wish = try solver.add(x, .equal, 0.5, priority: .low)
    try solver.add(x, .lessThanOrEqual, 10)
    for constant in [11.3, 100.0 / 3, 77.7, 333.3] {
      #expect(throws: ConstraintConflict.self) { try solver.setConstant(constant, of: place) }
      #expect(solver.error(of: wish) == 0.1 - 0.5)
    }
  }

  @Test func `An error of large numbers counts from their twelfth digit on`() throws {
    func expectErrors(of solver: ConstraintSolver, _ wishes: [Constraint]) {
      #expect(solver.error(of: wishes[0]) == 0)
      #expect(abs(solver.error(of: wishes[1]) + 1) < 1e-3)
      solver.checkInvariants()
    }
    for start in [1.0, 4e11] {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      let place = try solver.add(x, .equal, start)
      let wishes = try [0.6, 1].map { try solver.add(x, .equal, 4e11 + $0, priority: .low) }
      // The change starts from a small number in one run, from a large one in the other.
      try solver.setConstant(4e11, of: place)
      expectErrors(of: solver, wishes)
    }
  }

  @Test func `Deriving everything anew changes nothing`() throws {
    for seed in Soak.seeds(1...100) {
      let size = Int(seed % 4)
      var system = ScriptedSystem(seed: seed, variables: 3 + size, size: 6 + size)
      for step in 0..<30 { system.step("seed \(seed), step \(step)") }
      let values = system.variables.map { system.solver.value(of: $0) }
      let errors = system.constraints.map { system.solver.error(of: $0) }
      system.solver.tableau.refactor()
      system.solver.tableau.refactorAtRest()
      system.solver.checkInvariants()
      for (variable, value) in zip(system.variables, values) {
        #expect(abs(system.solver.value(of: variable) - value) < 1e-9, "seed \(seed)")
      }
      for (constraint, error) in zip(system.constraints, errors) {
        #expect(abs(system.solver.error(of: constraint) - error) < 1e-9, "seed \(seed)")
      }
    }
  }
}

/// Columns in a container too narrow or too wide for them; factors are thirds and sevenths.
private struct Columns {
  var solver = ConstraintSolver()
  private var columns: [Variable] = []
  private var widths: [Double]
  private var constraints: [Constraint] = []
  private(set) var wasDerivedAnew = false

  init(count: Int, widths: [Double]? = nil) throws {
    self.widths = widths ?? Array(repeating: 50, count: count)
    columns = (0..<count).map { _ in solver.makeVariable() }
    var sum = LinearExpression()
    for (place, column) in columns.enumerated() {
      try solver.add(column, .greaterThanOrEqual, 10.0 / 3)
      // Each column wants a third of its neighbour, with a lower priority than its own width.
      try solver.add(
        column, .equal, 1.0 / 3 * columns[(place + 1) % count],
        priority: Priority(Float(100 + place)))
      constraints.append(
        try solver.add(
          3.0 / 7 * column, .equal, self.widths[place], priority: Priority(Float(700 + place))))
      sum = sum + column
    }
    try solver.add(sum, .equal, 1000.0 / 7)
  }

  mutating func setWidth(_ width: Double, of column: Int) throws {
    widths[column] = width
    let before = solver.tableau.roundings
    try solver.setConstant(width, of: constraints[column])
    if solver.tableau.roundings < before { wasDerivedAnew = true }
  }

  mutating func compareWithFresh() throws {
    let fresh = try Columns(count: columns.count, widths: widths)
    for (old, new) in zip(columns, fresh.columns) {
      #expect(abs(solver.value(of: old) - fresh.solver.value(of: new)) < 1e-9)
    }
  }
}
