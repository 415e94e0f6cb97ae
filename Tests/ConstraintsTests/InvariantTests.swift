import TestSupport
import Testing

@testable import Constraints

/// Checks that `checkInvariants`, on which other tests rely, finds tableaus broken on purpose.
@Suite struct InvariantTests {
  struct Break: Sendable, Codable, CustomTestStringConvertible {
    let name: String
    let message: String

    var testDescription: String { name }
  }

  static let breaks = [
    Break(name: "a variable that is gone", message: "variable 2 is gone and needed"),
    Break(name: "a value of its own", message: "variable 2 has no definition and is 3.0"),
    Break(name: "a place", message: "variable 1 comes before what defines it, 0"),
    Break(
      name: "a variable that is not known to depend on another",
      message: "variable 0 does not know that 1 depends on it"),
    Break(
      name: "a variable that is not known to depend on a constraint",
      message: "constraint 0 does not know that variable 0 depends on it"),
    Break(
      name: "a variable that does not depend", message: "variable 2 does not depend on 0"),
    Break(
      name: "a tight constraint without a variable",
      message: "3 tight constraints define 2 variables"),
    Break(name: "a row of a tight constraint", message: "constraint 0 has a row and a column"),
    Break(name: "a column of a loose one", message: "constraint 3 has a row and a column"),
    Break(name: "an entry that comes twice", message: "the row 2 is not sorted"),
    Break(name: "a column without a row", message: "the column 1 lacks the row 2"),
    Break(name: "a row without a column", message: "the row 3 lacks 1"),
    Break(name: "a reading", message: "the reading 3 is 11.0, and its expression 10.0"),
    Break(name: "a required side", message: "constraint 2 is on the side 1"),
    Break(name: "a side without a cost", message: "constraint 4 is on the side -1"),
    Break(
      name: "a side that is too large for it",
      message: "constraint 3 is on the side 0 with an error of -10.0"),
    Break(
      name: "a side that is too small for it",
      message: "constraint 5 is on the side 0 with an error of 10.0"),
    Break(name: "a force", message: "constraint 0 does not withstand"),
  ]

  /// Two variables that two tight constraints define, an undetermined one, and four loose
  /// constraints.
  private static func tableau() throws -> Tableau {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = solver.makeVariable()
    try solver.add(x, .equal, 10)
    try solver.add(y, .equal, x + 5)
    try solver.add(y, .lessThanOrEqual, 15)
    try solver.add(x, .equal, 20, priority: .low)
    try solver.add(x, .lessThanOrEqual, 10, priority: .low)
    try solver.add(x, .equal, 0, priority: .low)
    solver.checkInvariants()
    return solver.tableau
  }

  /// Breaks one thing in such a way that all checks before the intended one still pass.
  private static func checkBroken(_ name: String) throws {
    var tableau = try tableau()
    switch name {
    case "a variable that is gone":
      tableau.variables[2].isAlive = false
      tableau.variables[2].dependents = [1]
    case "a value of its own": tableau.variables[2].value = 3
    case "a place": tableau.variables[1].place = -1
    case "a variable that is not known to depend on another": tableau.variables[0].dependents = []
    case "a variable that is not known to depend on a constraint":
      tableau.constraints[0].dependents = []
    case "a variable that does not depend": tableau.variables[0].dependents.append(2)
    case "a tight constraint without a variable": tableau.constraints[3].isTight = true
    case "a row of a tight constraint":
      tableau.constraints[0].row = [Entry(index: 1, coefficient: 1)]
    case "a column of a loose one": tableau.constraints[3].column = [2]
    case "an entry that comes twice":
      tableau.constraints[2].row.insert(tableau.constraints[2].row[0], at: 0)
    case "a column without a row": tableau.constraints[1].column = []
    case "a row without a column": tableau.constraints[1].column.append(3)
    case "a reading": tableau.constraints[3].reading += 1
    case "a required side": tableau.constraints[2].side = 1
    case "a side without a cost": tableau.constraints[4].side = -1
    case "a side that is too large for it": tableau.constraints[3].side = 0
    case "a side that is too small for it": tableau.constraints[5].side = 0
    case "a force":
      tableau.constraints[0].cost = Cost(above: 250, below: 250)
      tableau.constraints[3].cost = Cost(above: 750, below: 750)
    default: break
    }
    tableau.checkInvariants()
  }

  @Test("The check stops the program with what is broken", arguments: breaks)
  func stops(at broken: Break) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = broken.name as String] in
      try InvariantTests.checkBroken(name)
    }
    #expect(lastWords(result).contains(broken.message), "\(lastWords(result).suffix(400))")
  }

  @Test(arguments: [1_000, 1_000.0 / 7, 12_345.6])
  func `Values that are multiplied by a lot may be rounded by as much`(size: Double) throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(7 * x, .equal, size)
    try solver.add(0.7 * y, .equal, size / 10)
    try solver.add(1e6 * x, .equal, 1e6 * y, priority: .low)
    solver.checkInvariants()
  }
}
