import TestSupport
import Testing

@testable import Constraints

/// Long chains of views, as in real layouts, take memory in proportion to their length.
@Suite struct LongChainTests {
  enum Order: CaseIterable {
    case forwards, backwards, shuffled, viewsFirst
  }

  @Test(
    "A chain of views is defined in as many terms as it has constraints, in whatever order they come",
    arguments: Order.allCases)
  func terms(order: Order) throws {
    let count = 600
    var solver = ConstraintSolver()
    let edges = (0..<count).map { _ in (solver.makeVariable(), solver.makeVariable()) }
    // For each view, its place behind the view before it, and its width.
    var steps = (0..<count).flatMap { [(view: $0, isWidth: false), (view: $0, isWidth: true)] }
    switch order {
    case .forwards: break
    case .backwards: steps.reverse()
    case .shuffled:
      var random = SeededRandom(seed: 1)
      steps.shuffle(using: &random)
    case .viewsFirst:
      steps = steps.filter { $0.isWidth } + steps.filter { !$0.isWidth }
    }
    for (view, isWidth) in steps {
      let (left, right) = edges[view]
      if isWidth {
        try solver.add(right, .equal, left + 10)
      } else if view == 0 {
        try solver.add(left, .equal, 0)
      } else {
        try solver.add(left, .equal, edges[view - 1].1 + 5)
      }
    }
    solver.checkInvariants()
    #expect(solver.value(of: edges[count - 1].1) == Double(count * 15 - 5))
    #expect(solver.tableau.entryCount <= 4 * count)
  }

  /// A solver that followed each path separately would never finish.
  @Test func `A value that is reached on many ways is computed once`() throws {
    var solver = ConstraintSolver()
    var edges = [solver.makeVariable(), solver.makeVariable()]
    var values = [100.0, 200]
    for (edge, value) in zip(edges, values) { try solver.add(edge, .equal, value) }
    for place in 2..<200 {
      edges.append(solver.makeVariable())
      try solver.add(edges[place], .equal, 0.5 * edges[place - 1] + 0.5 * edges[place - 2])
      values.append(0.5 * values[place - 1] + 0.5 * values[place - 2])
    }
    // No value has been computed before this call.
    #expect(abs(solver.value(of: edges[199]) - values[199]) < 1e-9)
  }

  @Test func `Taking a chain apart and joining it again leaves it as short`() throws {
    let count = 300
    var solver = ConstraintSolver()
    var random = SeededRandom(seed: 2)
    let edges = (0..<count).map { _ in solver.makeVariable() }
    try solver.add(edges[0], .equal, 0)
    var steps = try (1..<count).map { try solver.add(edges[$0], .equal, edges[$0 - 1] + 10) }
    for _ in 0..<2_000 {
      let place = Int.random(in: 1..<count, using: &random)
      solver.remove(steps[place - 1])
      steps[place - 1] = try solver.add(edges[place], .equal, edges[place - 1] + 10)
    }
    solver.checkInvariants()
    #expect(solver.value(of: edges[count - 1]) == Double(10 * (count - 1)))
    #expect(solver.tableau.entryCount <= 3 * count)
  }

  @Test func `A chain that is held at both ends stays short, too`() throws {
    let count = 100
    var solver = ConstraintSolver()
    var random = SeededRandom(seed: 4)
    let edges = (0...count).map { _ in solver.makeVariable() }
    try solver.add(edges[0], .equal, 0)
    try solver.add(edges[count], .equal, Double(11 * count))
    func join(_ place: Int) throws -> Constraint {
      try solver.add(
        edges[place] - edges[place - 1], equals: 10, hugging: .low, resistance: .high)
    }
    var steps = try (1...count).map(join)
    var longest = 0
    for _ in 0..<2_000 {
      let place = Int.random(in: 1...count, using: &random)
      solver.remove(steps[place - 1])
      steps[place - 1] = try join(place)
      longest = max(longest, solver.tableau.entryCount)
    }
    solver.checkInvariants()
    let errors = steps.reduce(0) { $0 + abs(solver.error(of: $1)) }
    #expect(abs(errors - Double(count)) < 1e-9)
    #expect(longest <= 20 * count)
  }
}

extension Tableau {
  /// The size of all definitions and rows.
  fileprivate var entryCount: Int {
    variables.reduce(0) { $0 + $1.terms.count + $1.readings.count }
      + constraints.reduce(0) { $0 + $1.row.count }
  }
}
