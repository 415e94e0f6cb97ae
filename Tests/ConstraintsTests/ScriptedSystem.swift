import Constraints
import TestSupport
import Testing

/// A solver, and an exact model with the same constraints; random steps change both.
struct ScriptedSystem {
  var solver = ConstraintSolver()
  /// The solver's names for the model's variables and rows.
  private(set) var variables: [Variable] = []
  private(set) var constraints: [Constraint] = []
  private(set) var model = ExactModel(variableCount: 0)
  private(set) var conflicts = 0
  var random: SeededRandom
  private let size: Int

  /// A system of `count` variables that has about `size` constraints at any time.
  init(seed: UInt64, variables count: Int, size: Int) {
    random = SeededRandom(seed: seed)
    self.size = size
    model.variableCount = count
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  /// Takes one random step.
  mutating func step(_ place: Comment) {
    let isFull = constraints.count >= size
    switch Int.random(in: 0..<11, using: &random) {
    case 10: replaceVariable()
    case 0..<(isFull ? 1 : 5): add(place)
    case 1..<(isFull ? 4 : 6): remove()
    case 1..<8: changeConstant(place)
    case 8: changePriority(place)
    default: changeConstants(place)
    }
  }

  // MARK: - Steps

  private mutating func row() -> ExactModel.Row {
    var coefficients = Array(repeating: 0, count: variables.count)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      coefficients[Int.random(in: coefficients.indices, using: &random)] =
        [1, 1, 1, -1, -1, -1, 2, -3][Int.random(in: 0..<8, using: &random)]
    }
    let (first, second) = (priority(), priority())
    let sides: (above: Int?, below: Int?) = [
      (first, first), (first, nil), (nil, first), (first, second),
    ][Int.random(in: 0..<4, using: &random)]
    return ExactModel.Row(
      coefficients: coefficients, constant: constant(), above: sides.above, below: sides.below)
  }

  private mutating func constant() -> Int { Int.random(in: -20...20, using: &random) }

  private mutating func priority() -> Int {
    [1000, 1000, 1000, 750, 750, 500, 250][Int.random(in: 0..<7, using: &random)]
  }

  func expression(_ row: ExactModel.Row) -> LinearExpression {
    var expression = LinearExpression()
    for (variable, coefficient) in zip(variables, row.coefficients) where coefficient != 0 {
      expression.terms.append(.init(variable, times: Double(coefficient)))
    }
    return expression
  }

  private mutating func tell(_ row: ExactModel.Row) throws(ConstraintConflict) -> Constraint {
    let (expression, constant) = (expression(row), Double(row.constant))
    switch (row.above, row.below) {
    case (let above?, nil):
      return try solver.add(
        expression, .lessThanOrEqual, constant, priority: Priority(Float(above)))
    case (nil, let below?):
      return try solver.add(
        expression, .greaterThanOrEqual, constant, priority: Priority(Float(below)))
    case (let above?, let below?) where above != below:
      return try solver.add(
        expression, equals: constant, hugging: Priority(Float(above)),
        resistance: Priority(Float(below)))
    default:
      return try solver.add(
        expression, .equal, constant, priority: Priority(Float(row.above ?? 1000)))
    }
  }

  private mutating func add(_ place: Comment) {
    let row = row()
    do {
      constraints.append(try tell(row))
      model.rows.append(row)
    } catch {
      check(error, adding: [row], place)
    }
  }

  private mutating func remove() {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    solver.remove(constraints.remove(at: index))
    model.rows.remove(at: index)
  }

  /// Removes a variable that no constraint uses, and makes another one.
  private mutating func replaceVariable() {
    let index = variables.indices.first { index in
      model.rows.allSatisfy { $0.coefficients[index] == 0 }
    }
    guard let index else { return }
    solver.remove(variables[index])
    variables[index] = solver.makeVariable()
  }

  private mutating func changeConstant(_ place: Comment) {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    let constant = constant()
    do {
      try solver.setConstant(Double(constant), of: constraints[index])
      model.rows[index].constant = constant
    } catch {
      var changed = model
      changed.rows[index].constant = constant
      check(error, in: changed, mustName: [index], place)
    }
  }

  private mutating func changeConstants(_ place: Comment) {
    var changed = model
    var changes: [(constraint: Constraint, constant: Double)] = []
    for index in constraints.indices where Bool.random(using: &random) {
      changed.rows[index].constant = constant()
      changes.append((constraints[index], Double(changed.rows[index].constant)))
    }
    do {
      try solver.setConstants(changes)
      model = changed
    } catch {
      check(error, in: changed, mustName: [], place)
    }
  }

  private mutating func changePriority(_ place: Comment) {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    var changed = model
    let row = model.rows[index]
    let (first, second) = (priority(), priority())
    do {
      if row.above == nil || row.below == nil || Bool.random(using: &random) {
        changed.rows[index].above = row.above == nil ? nil : first
        changed.rows[index].below = row.below == nil ? nil : first
        try solver.setPriority(Priority(Float(first)), of: constraints[index])
      } else {
        (changed.rows[index].above, changed.rows[index].below) = (first, second)
        try solver.setPriorities(
          hugging: Priority(Float(first)), resistance: Priority(Float(second)),
          of: constraints[index])
      }
      model = changed
    } catch {
      check(error, in: changed, mustName: [index], place)
    }
  }

  /// Adds all constraints to a new solver.
  mutating func startAnew(_ place: Comment) {
    solver = ConstraintSolver()
    variables = variables.map { _ in solver.makeVariable() }
    constraints = []
    for row in model.rows {
      do {
        constraints.append(try tell(row))
      } catch {
        Issue.record("\(error): \(place)")
      }
    }
  }

  // MARK: - Conflicts

  private mutating func check(
    _ conflict: ConstraintConflict, adding rows: [ExactModel.Row], _ place: Comment
  ) {
    var changed = model
    changed.rows += rows
    let added = Array(model.rows.count..<changed.rows.count)
    check(indices(of: conflict, place) + added, of: changed, place)
  }

  private mutating func check(
    _ conflict: ConstraintConflict, in changed: ExactModel, mustName named: [Int],
    _ place: Comment
  ) {
    let indices = indices(of: conflict, place)
    #expect(named.allSatisfy(indices.contains), place)
    check(indices, of: changed, place)
  }

  private func indices(of conflict: ConstraintConflict, _ place: Comment) -> [Int] {
    let indices = conflict.constraints.compactMap(constraints.firstIndex(of:))
    #expect(indices.count == conflict.constraints.count, place)
    return indices
  }

  /// The rows must contradict one another; without any one of them, they must not.
  private mutating func check(_ indices: [Int], of changed: ExactModel, _ place: Comment) {
    conflicts += 1
    var core = ExactModel(variableCount: model.variableCount)
    core.rows = indices.map { changed.rows[$0] }
    #expect(core.rows.allSatisfy { $0.isRequired }, place)
    #expect(core.solve() == nil, place)
    for left in core.rows.indices {
      var others = core
      others.rows.remove(at: left)
      #expect(others.solve() != nil, place)
    }
  }
}
