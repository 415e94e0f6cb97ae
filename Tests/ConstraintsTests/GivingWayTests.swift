import Testing

@testable import Constraints

/// Which constraint gives way, and which one replaces it. Any choice leads to the same errors, but
/// a wrong one takes more exchanges, or divides by small numbers.
@Suite struct GivingWayTests {
  @Test(arguments: [1.0, -1])
  func `What loses its limit goes at once to where it is pulled`(sign: Double) throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let limit = try solver.add(sign * x, .lessThanOrEqual, 10)
    // This constraint is nearer, but in the wrong direction.
    try solver.add(sign * x, .greaterThanOrEqual, 5)
    try solver.add(sign * x, .equal, 20, priority: .low)
    solver.remove(limit)
    #expect(solver.value(of: x) == sign * 20)
    // One rounding is the exchange; the other is the variable that the limit defined.
    #expect(solver.tableau.roundings == 2)
    solver.checkInvariants()
  }

  @Test(arguments: [1.0, -1], [false, true])
  func `What loses its limit is held by what is nearest`(sign: Double, isFirst: Bool) throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let limit = try solver.add(x, sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual, sign * 10)
    let wishes: [(place: Double, priority: Priority)] = [(20, .high), (30, .low)]
    for wish in isFirst ? wishes : wishes.reversed() {
      try solver.add(x, .equal, sign * wish.place, priority: wish.priority)
    }
    solver.remove(limit)
    #expect(solver.value(of: x) == sign * 20)
    #expect(solver.tableau.roundings == 2)
    solver.checkInvariants()
  }

  enum Order: CaseIterable {
    case largeFirst, smallFirst
    /// The large constraint is added first, but gets a higher number.
    case largeFirstByPlace
  }

  @Test(arguments: [10.0, 20], Order.allCases)
  func `Of those that hold at the same place, the one with the largest factor does`(
    place: Double, order: Order
  ) throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let ten = try solver.add(x, .equal, 10)
    let other = try solver.add(solver.makeVariable(), .equal, 0)
    func addSmall() throws {
      try solver.add(0.001 * x, .equal, 0.001 * place, priority: .low)
    }
    if order == .smallFirst { try addSmall() }
    let large = try solver.add(x, .equal, place, priority: .low)
    if order == .largeFirstByPlace { solver.remove(other) }
    if order != .smallFirst { try addSmall() }
    solver.remove(ten)
    #expect(solver.value(of: x) == place)
    #expect(solver.tableau.constraints[large.index].isTight)
    #expect(solver.tableau.roundings == 2)
    solver.checkInvariants()
  }

  @Test func `Of those that give way as easily, the one with the largest factor does`() throws {
    for (one, other) in [(1, 0.001), (0.001, 1)] {
      var solver = ConstraintSolver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(x, .greaterThanOrEqual, 0)
      try solver.add(y, .greaterThanOrEqual, 0)
      try solver.add(one * x + other * y, .greaterThanOrEqual, 10)
      #expect(solver.value(of: x) == (one == 1 ? 10 : 0))
      #expect(solver.value(of: y) == (one == 1 ? 0 : 10))
    }
  }
}
