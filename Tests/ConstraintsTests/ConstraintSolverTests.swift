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
    solver.checkInvariants()
    #expect(solver.value(of: width) == 84)
    #expect(solver.error(of: text) == -36)
    try solver.setConstant(60, of: text)
    solver.checkInvariants()
    #expect(solver.value(of: width) == 60)
  }
}
