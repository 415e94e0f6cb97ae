import Constraints
import TestSupport
import Testing

/// Systems with the numbers and the sizes that layouts of real screens have.
@Suite struct AnyNumberTests {
  @Test func `With any numbers the errors are those of a solver that is told everything at once`() {
    for seed in Soak.seeds(1...120) {
      var system = NumberSystem(seed: seed, constants: .ofScreens)
      for step in 0..<30 {
        system.step()
        system.solver.checkInvariants()
        if step % 6 == 5 { system.compareWithFresh("seed \(seed), step \(step)") }
      }
    }
  }

  /// Many pivots with large constants once rounded coefficients until the same pivots recurred.
  @Test func `Constants may be far apart, and many constraints may compete`() {
    for seed in Soak.seeds(1...60) {
      var system = NumberSystem(seed: seed, constants: .farApart)
      for step in 0..<200 {
        system.step()
        if step % 10 == 9 { system.solver.checkInvariants() }
      }
      system.compareWithFresh("seed \(seed)")
    }
  }
}

/// Rows of views with margins, sizes and wishes, changed at random.
private struct NumberSystem {
  enum Constants {
    case ofScreens, farApart
  }

  var solver = ConstraintSolver()
  private var numbers: RandomNumbers
  private var variables: [Variable] = []
  private var rows: [Row] = []
  private let constants: Constants

  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
    var constraint: Constraint?
  }

  init(seed: UInt64, constants: Constants) {
    numbers = RandomNumbers(seed: seed)
    self.constants = constants
    variables = (0..<12).map { _ in solver.makeVariable() }
  }

  private mutating func constant() -> Double {
    guard constants == .farApart else { return numbers.number(in: -500...500) }
    let digits = Int.random(in: -3...9, using: &numbers.random)
    let size = (0..<abs(digits)).reduce(1.0) { size, _ in size * (digits < 0 ? 0.1 : 10) }
    return Double.random(in: -1...1, using: &numbers.random) * size
  }

  private mutating func coefficient() -> Double {
    choose(
      constants == .farApart
        ? [1, -1] : [1, 1, 1, -1, -1, -1, 0.5, -2, 16.0 / 9, 1.0 / 3, 0.1])
  }

  private mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers.random)]
  }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &numbers.random) {
    case 0..<5 where rows.count < 40: add()
    case 0..<7:
      guard !rows.isEmpty else { return }
      let row = rows.remove(at: Int.random(in: rows.indices, using: &numbers.random))
      if let constraint = row.constraint { solver.remove(constraint) }
    default:
      guard !rows.isEmpty else { return }
      let place = Int.random(in: rows.indices, using: &numbers.random)
      let constant = constant()
      guard let constraint = rows[place].constraint,
        (try? solver.setConstant(constant, of: constraint)) != nil
      else { return }
      rows[place].constant = constant
    }
  }

  private mutating func add() {
    let count = Int.random(in: 1...4, using: &numbers.random)
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<count {
      terms.append(
        (
          Int.random(in: variables.indices, using: &numbers.random),
          coefficient()
        ))
    }
    var row = Row(
      terms: terms, relation: choose(Relation.allCases),
      constant: constant(),
      priority: Priority(choose([1000, 1000, 999, 750, 750, 251, 250, 50])))
    row.constraint = try? add(row, to: &solver, variables)
    if row.constraint != nil { rows.append(row) }
  }

  private func add(
    _ row: Row, to solver: inout ConstraintSolver, _ variables: [Variable]
  ) throws -> Constraint {
    let terms = row.terms.map {
      LinearExpression.Term(variables[$0.variable], times: $0.coefficient)
    }
    return try solver.add(
      LinearExpression(terms), row.relation, row.constant, priority: row.priority)
  }

  private func sums(_ solver: ConstraintSolver, _ constraints: [Constraint?]) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for (constraint, row) in zip(constraints, rows) {
      guard let constraint else { continue }
      sums[row.priority.value, default: 0] += abs(solver.error(of: constraint))
    }
    return sums
  }

  mutating func compareWithFresh(_ place: Comment) {
    var fresh = ConstraintSolver()
    let variables = variables.map { _ in fresh.makeVariable() }
    let constraints = rows.map { try? add($0, to: &fresh, variables) }
    #expect(!constraints.contains(nil), place)
    let (ours, theirs) = (sums(solver, rows.map(\.constraint)), sums(fresh, constraints))
    // A difference within the tolerance may become larger at a lower priority.
    for priority in ours.keys.sorted(by: >) {
      let (one, other) = (ours[priority] ?? 0, theirs[priority] ?? 0)
      #expect(abs(one - other) <= 1e-6 * (1 + abs(one)), "\(place.rawValue), \(priority)")
    }
  }
}
