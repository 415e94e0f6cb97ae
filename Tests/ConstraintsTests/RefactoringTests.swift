import Testing

@testable import Constraints

/// When everything is derived anew, and how many roundings are allowed until then.
@Suite struct RefactoringTests {
  struct State: Sendable {
    var roundings: Int
    var strain = 1.0
    var isNoisy = false
    let isDue: Bool
  }

  /// Eighty constraints allow 180 roundings: one each and a hundred more. Small divisors reduce
  /// that to 10, an eighth of eighty, and a sum with too large a remainder reduces it to 16.
  @Test(arguments: [
    State(roundings: 180, isDue: false), State(roundings: 181, isDue: true),
    State(roundings: 10, strain: 1e6, isDue: false),
    State(roundings: 11, strain: 1e6, isDue: true),
    State(roundings: 180, strain: 1e5, isDue: false),
    State(roundings: 16, isNoisy: true, isDue: false),
    State(roundings: 17, isNoisy: true, isDue: true),
  ])
  func `Everything is derived anew once it may have been rounded too much`(state: State) throws {
    var solver = ConstraintSolver()
    for _ in 0..<80 { try solver.add(solver.makeVariable(), .equal, 1) }
    solver.tableau.roundings = state.roundings
    solver.tableau.strain = state.strain
    solver.tableau.merge.isNoisy = state.isNoisy
    solver.tableau.refactorIfDue()
    let tableau = solver.tableau
    #expect(tableau.roundings == (state.isDue ? 0 : state.roundings))
    #expect(tableau.strain == (state.isDue ? 1 : state.strain))
    #expect(tableau.merge.isNoisy == (state.isDue ? false : state.isNoisy))
    solver.checkInvariants()
  }

  @Test func `Dividing by what is smaller than the other numbers is a strain`() {
    var tableau = Tableau()
    func entries(_ numbers: Double...) -> [Entry] {
      numbers.enumerated().map { Entry(index: $0, coefficient: $1) }
    }
    for (numbers, divisor, strain) in [
      (entries(), 0.5, 1.0), (entries(0.25), 0.5, 1), (entries(0.5, -4), -2, 2),
      (entries(0.5, -4), 8, 2), (entries(-4, 1), 1, 8),
    ] {
      tableau.noteDivision(of: numbers, by: divisor)
      #expect(tableau.strain == strain)
    }
  }

  @Test func `Substitutions count, too, if no constraint gives way`() throws {
    var solver = ConstraintSolver()
    let (x, y, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(sum, .equal, x + y)
    var (most, wasDerivedAnew) = (0, false)
    for _ in 0..<300 {
      let ten = try solver.add(x, .equal, 10)
      // Defines `y` by the constraint that defines `x`.
      let thirty = try solver.add(sum, .equal, 30)
      let before = solver.tableau.roundings
      solver.remove(ten)
      let after = solver.tableau.roundings
      (most, wasDerivedAnew) = (max(most, after), wasDerivedAnew || after < before)
      solver.remove(thirty)
    }
    solver.checkInvariants()
    #expect(wasDerivedAnew && most <= 103)
  }

  // MARK: - Remainders of rounding errors

  @Test func `A variable that only a rest keeps in a definition can be removed`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y, .equal, 5)
    solver.tableau.variables[y.index].terms = [Entry(index: x.index, coefficient: 1e-10)]
    solver.tableau.variables[x.index].dependents = [y.index]
    solver.remove(x)
    try solver.add(solver.makeVariable(), .equal, 1e6)
    #expect(solver.value(of: y) == 5)
    solver.checkInvariants()
  }

  @Test func `A constraint that only a rest made loose defines its variable again`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let ten = try solver.add(x, .equal, 10)
    solver.tableau.undefine(x.index)
    solver.tableau.constraints[ten.index].isTight = false
    solver.tableau.constraints[ten.index].reading = 0
    solver.tableau.refactor()
    #expect(solver.value(of: x) == 10)
    solver.checkInvariants()
  }
}
