import Constraints
import TestSupport
import Testing

@testable import ScrollEngine

/// The ties between edges, beside a solver that has the same equations.
struct EdgeTiesTests {
  private typealias Edge = EdgeTies.Edge

  /// A system of items with ties, and the solver for it. Item 0 is the content, which begins at 0.
  private struct System {
    var ties = EdgeTies()
    var solver = ConstraintSolver()
    private var places: [(start: Variable, length: Variable)] = []
    /// A place for each edge that satisfies everything, and inequalities with some room.
    private let plan: [(start: Double, length: Double)]

    init(_ random: inout SeededRandom) throws {
      let count = Int.random(in: 1...6, using: &random)
      plan = (0...count).map { place in
        place == 0
          ? (0, 1000)
          : (
            Double(Int.random(in: 0...800, using: &random)),
            Double(Int.random(in: 10...200, using: &random))
          )
      }
      places = plan.map { _ in (solver.makeVariable(), solver.makeVariable()) }
      try solver.add(places[0].start, .equal, 0)
      for item in 1...count {
        ties.items.append(
          EdgeTies.Item(isSized: false, start: plan[item].start, end: position(Edge(item, .end))))
        if Int.random(in: 0..<3, using: &random) > 0 { try size(item) }
      }
    }

    func position(_ edge: Edge) -> Double {
      let (start, length) = plan[edge.item]
      return start + length * Double(edge.part.rawValue) / 2
    }

    private func expression(_ edge: Edge) -> LinearExpression {
      let place = places[edge.item]
      return place.start + Double(edge.part.rawValue) / 2 * place.length
    }

    mutating func size(_ item: Int) throws {
      try solver.add(places[item].length, .equal, plan[item].length)
      ties.items[item].isSized = true
    }

    mutating func equate(_ one: Edge, _ other: Edge) throws {
      try solver.add(
        expression(one), .equal, expression(other) + (position(one) - position(other)))
      ties.equations.append((one, other))
    }

    mutating func limit(_ one: Edge, _ other: Edge) throws {
      try solver.add(
        expression(one), .lessThanOrEqual, expression(other) + (position(one) - position(other) + 7)
      )
      ties.inequalities.append((one, other))
    }

    /// Whether the end of the content could be elsewhere.
    var isOpen: Bool { solver.isAmbiguous(places[0].length) }
  }

  private static func edge(of system: System, middles: Bool, _ random: inout SeededRandom) -> Edge {
    let parts: [EdgeTies.Part] = middles ? [.start, .middle, .end] : [.start, .end]
    return Edge(
      Int.random(in: system.ties.items.indices, using: &random),
      parts[Int.random(in: parts.indices, using: &random)])
  }

  private static func system(_ random: inout SeededRandom, middles: Bool) throws -> System {
    var system = try System(&random)
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let (one, other) = (
        edge(of: system, middles: middles, &random), edge(of: system, middles: middles, &random)
      )
      guard one.item != other.item else { continue }
      if Int.random(in: 0..<4, using: &random) == 0 {
        try system.limit(one, other)
      } else {
        try system.equate(one, other)
      }
    }
    return system
  }

  @Test func `a constraint is missing exactly while the solver can move the content's end`() throws
  {
    var open = 0
    for seed in Soak.seeds(1...400) {
      var random = SeededRandom(seed: seed)
      let system = try Self.system(&random, middles: false)
      #expect((system.ties.missing != nil) == system.isOpen, "seed \(seed)")
      if system.isOpen { open += 1 }
    }
    #expect(open > 100)
  }

  @Test func `who adds what is missing, one after another, has a size in the end`() throws {
    for seed in Soak.seeds(1...400) {
      var random = SeededRandom(seed: seed)
      var system = try Self.system(&random, middles: true)
      var steps = 0
      while system.isOpen {
        steps += 1
        guard steps <= 3 * system.ties.items.count, let missing = system.ties.missing else {
          Issue.record("seed \(seed): after \(steps) steps, \(system.ties) is open")
          break
        }
        switch missing {
        case .tie(let one, let other, let isLoose):
          let other = try #require(other)
          #expect(one != Edge(0, .start) || other != Edge(0, .end) || isLoose, "seed \(seed)")
          let hasLimit = system.ties.inequalities.contains { first, second in
            first == one && second == other || first == other && second == one
          }
          #expect(isLoose == hasLimit, "seed \(seed)")
          try system.equate(one, other)
        case .length(let item):
          #expect(!system.ties.items[item].isSized)
          try system.size(item)
        }
      }
    }
  }

  @Test func `an inequality is named before anything else`() {
    var ties = EdgeTies()
    ties.items.append(EdgeTies.Item(isSized: true, start: 0, end: 10))
    ties.equations = [(Edge(0, .start), Edge(1, .start))]
    #expect(ties.missing == .tie(Edge(1, .end), Edge(0, .end), isLoose: false))
    ties.inequalities = [(Edge(0, .end), Edge(1, .end))]
    #expect(ties.missing == .tie(Edge(1, .end), Edge(0, .end), isLoose: true))
    ties.equations.append((Edge(1, .end), Edge(0, .end)))
    #expect(ties.missing == nil)
  }

  @Test func `the last and the first item by their places are the ones to tie`() {
    var ties = EdgeTies()
    for start in [0.0, 40, 20, 70, 60] {
      ties.items.append(EdgeTies.Item(isSized: true, start: start, end: start + 10))
    }
    for item in 1...3 { ties.equations.append((Edge(0, .start), Edge(item, .start))) }
    #expect(ties.missing == .tie(Edge(2, .end), Edge(0, .end), isLoose: false))
    for item in 4...5 { ties.equations.append((Edge(item, .end), Edge(0, .end))) }
    #expect(ties.missing == .tie(Edge(2, .end), Edge(5, .start), isLoose: false))
    // What stays in the viewport is no content.
    ties.items[2].isViewport = true
    #expect(ties.missing == .tie(Edge(3, .end), Edge(5, .start), isLoose: false))
  }
}
