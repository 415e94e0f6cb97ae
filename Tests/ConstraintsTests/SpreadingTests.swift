import TestSupport
import Testing

@testable import Constraints

/// Many equal wishes that cannot all be fulfilled.
@Suite struct SpreadingTests {
  /// Rows with a given total length. Each row has views that are as long as the row, and want 24.
  struct Rows {
    var solver = ConstraintSolver()
    var lengths: [Variable] = []
    var total: Constraint

    init(_ rows: Int, views: Int, total: Double) throws {
      var sum = LinearExpression()
      for _ in 0..<rows {
        let length = solver.makeVariable()
        lengths.append(length)
        sum = sum + length
      }
      self.total = try solver.add(sum, .equal, total)
      for length in lengths {
        for _ in 0..<views {
          // Each view has a variable of its own, so that no two constraints look the same.
          let view = solver.makeVariable()
          try solver.add(view, .equal, length)
          try solver.add(view, equals: 24, hugging: .low, resistance: .high)
        }
      }
    }

    var found: [Double] { lengths.map { solver.value(of: $0) } }
  }

  @Test(arguments: [1, 2, 10])
  func `Rows of equal views are stretched without exchanging one for another`(views: Int) throws {
    let rows = try Rows(40, views: views, total: 1_000)
    rows.solver.checkInvariants()
    #expect(rows.found.count { $0 == 24 } == 39 && rows.found.reduce(0, +) == 1_000)
    #expect(rows.solver.tableau.roundings == 0)
  }

  @Test(arguments: [2, 5])
  func `Rows that grow and shrink again exchange nothing`(views: Int) throws {
    var rows = try Rows(12, views: views, total: 288)
    for total in [250.0, 320, 200, 400, 288, 100, 600, 0, 300] {
      try rows.solver.setConstant(total, of: rows.total)
      let off = rows.found.map { abs($0 - 24) }.reduce(0, +)
      #expect(abs(off - abs(total - 288)) < 1e-9)
      #expect(rows.solver.tableau.roundings == 0)
    }
  }

  @Test(arguments: [0.5, 2, -0.5])
  func `Wishes about another share pull together, too`(factor: Double) throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(factor * x + y, .equal, 10)
    for _ in 0..<5 { try solver.add(x, .equal, 4, priority: .low) }
    for _ in 0..<6 { try solver.add(y, .equal, 3, priority: .low) }
    for _ in 0..<5 { try solver.add(x, .equal, 7, priority: .low) }
    solver.checkInvariants()
    // At most one constraint gives way, on behalf of all constraints for the same value.
    #expect(solver.tableau.roundings <= 1)
  }

  @Test func `The fewer equal views a row has, the sooner it is stretched`() throws {
    var solver = ConstraintSolver()
    let lengths = (0..<5).map { _ in solver.makeVariable() }
    for (row, length) in lengths.enumerated() {
      for _ in 0..<[3, 2, 1, 2, 4][row] {
        try solver.add(length, equals: 10, hugging: .low, resistance: .high)
      }
    }
    try solver.add(lengths.dropFirst().reduce(lengths[0].expression) { $0 + $1 }, .equal, 80)
    solver.checkInvariants()
    #expect(lengths.map { solver.value(of: $0) } == [10, 10, 40, 10, 10])
  }

  @Test func `What is required does not pull together with a wish`() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let ten = try solver.add(x, equals: 10, hugging: .low, resistance: .required)
    let most = try solver.add(x, .lessThanOrEqual, 10)
    let twenty = try solver.add(x, .equal, 20, priority: .high)
    solver.checkInvariants()
    #expect(solver.value(of: x) == 10)
    #expect([ten, most, twenty].map { solver.error(of: $0) } == [0, 0, -10])
  }

  @Test func `What a limit could still satisfy does not pull together with a wish`() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x, .equal, 10, priority: .low)
    try solver.add(y, .greaterThanOrEqual, 0)
    let distance = try solver.add(x - y, .equal, 10, priority: .low)
    try solver.add(x, .equal, 20, priority: .high)
    solver.checkInvariants()
    #expect(solver.value(of: x) == 20 && solver.value(of: y) == 10)
    #expect(solver.error(of: distance) == 0)
  }

  @Test(arguments: Soak.seeds(1...60))
  func `The length changes as if everything were told anew`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (count, views) = (
      Int.random(in: 2...12, using: &random), Int.random(in: 1...5, using: &random)
    )
    var rows = try Rows(count, views: views, total: 300)
    for _ in 0..<10 {
      let total = Double(Int.random(in: 0...600, using: &random))
      try rows.solver.setConstant(total, of: rows.total)
      rows.solver.checkInvariants()
      // Any row may be longer or shorter: only the sum of the differences counts.
      let off = rows.found.map { abs($0 - 24) }.reduce(0, +)
      #expect(abs(off - abs(total - 24 * Double(count))) < 1e-6)
    }
  }
}
