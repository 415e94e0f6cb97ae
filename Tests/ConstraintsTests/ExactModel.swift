import Constraints

/// The model for the solver: constraints with whole numbers, and the optimum that it finds by
/// trying every corner, in whole numbers.
///
/// The errors, as functions, have kinks only where constraints are tight. So some optimal solution
/// is a corner: a point at which the greatest number of independent constraints is tight.
struct ExactModel {
  struct Row {
    var coefficients: [Int]
    var constant: Int
    /// The priorities against a left side that is larger (`above`) or smaller (`below`) than
    /// `constant`: 1000 if it is forbidden, nil if it is allowed.
    var above: Int?
    var below: Int?

    /// Whether the constraint is required in at least one direction.
    var isRequired: Bool { above == 1000 || below == 1000 }

    /// The priority that counts for an error of this sign.
    func priority(of error: Int) -> Int? { error == 0 ? nil : error > 0 ? above : below }
  }

  /// A point as numerators over one denominator, and the sums of its errors.
  struct Solution {
    var numerators: [Int]
    var denominator: Int
    /// The sum of errors for each priority, the highest first, over the denominator.
    var errors: [Int]

    func value(_ variable: Int) -> Double {
      Double(numerators[variable]) / Double(denominator)
    }

    var errorValues: [Double] { errors.map { Double($0) / Double(denominator) } }

    func isBetter(than other: Solution) -> Bool {
      for (one, another) in zip(errors, other.errors) {
        let (left, right) = (one * other.denominator, another * denominator)
        if left != right { return left < right }
      }
      return false
    }
  }

  var variableCount: Int
  var rows: [Row] = []

  /// The priorities that are not required, the highest first.
  var priorities: [Int] {
    Set(rows.flatMap { [$0.above ?? 1000, $0.below ?? 1000] }.filter { $0 < 1000 }).sorted(by: >)
  }

  /// An optimal solution; nil if the required constraints contradict each other.
  func solve() -> Solution? {
    var search = Search(model: self)
    return search.run()
  }

  /// Whether a variable has one value in all optimal solutions.
  func isUnique(_ variable: Int, in best: Solution) -> Bool {
    var row = Array(repeating: 0, count: variableCount)
    row[variable] = best.denominator
    var echelon = Echelon()
    for row in rows { echelon.add(row.coefficients + [0]) }
    guard !echelon.add(row + [0]) else { return false }
    return [-1, 1].allSatisfy { way in
      var pulled = self
      let constant = best.numerators[variable] + way * best.denominator
      pulled.rows.append(
        Row(coefficients: row, constant: constant, above: 0, below: 0))
      guard let solution = pulled.solve() else { return false }
      return solution.numerators[variable] * best.denominator
        == best.numerators[variable] * solution.denominator
    }
  }
}

/// Independent rows with a constant each, every row solved for a variable of its own.
private struct Echelon {
  private(set) var rows: [[Int]] = []
  private(set) var pivots: [Int] = []

  /// Adds a row; returns false if its coefficients depend on those of the other rows.
  @discardableResult
  mutating func add(_ row: [Int]) -> Bool {
    var row = row
    for (known, pivot) in zip(rows, pivots) { Self.eliminate(pivot, of: known, from: &row) }
    guard let pivot = row.dropLast().firstIndex(where: { $0 != 0 }) else { return false }
    for place in rows.indices { Self.eliminate(pivot, of: row, from: &rows[place]) }
    rows.append(row)
    pivots.append(pivot)
    return true
  }

  private static func eliminate(_ pivot: Int, of known: [Int], from row: inout [Int]) {
    let (factor, divisor) = (row[pivot], known[pivot])
    guard factor != 0 else { return }
    var common = 0
    for place in row.indices {
      row[place] = divisor * row[place] - factor * known[place]
      common = greatestCommonDivisor(common, row[place])
    }
    guard common > 1 else { return }
    for place in row.indices { row[place] /= common }
  }
}

private func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (first, second) = (abs(first), abs(second))
  while second != 0 { (first, second) = (second, first % second) }
  return first
}

/// Tries all corners, one set of tight constraints after the other.
private struct Search {
  let model: ExactModel
  let priorities: [Int]
  let rank: Int
  var best: ExactModel.Solution?
  private var start = Echelon()
  private var choices: [[Int]] = []

  init(model: ExactModel) {
    self.model = model
    priorities = model.priorities
    var all = Echelon()
    for row in model.rows { all.add(row.coefficients + [row.constant]) }
    rank = all.rows.count
    for row in model.rows {
      let entries = row.coefficients + [row.constant]
      // These constraints are tight in every solution.
      if row.above == 1000, row.below == 1000 {
        start.add(entries)
      } else {
        choices.append(entries)
      }
    }
  }

  mutating func run() -> ExactModel.Solution? {
    visit(start, from: 0)
    return best
  }

  private mutating func visit(_ echelon: Echelon, from first: Int) {
    guard echelon.rows.count < rank else { return visit(corner(echelon)) }
    guard first < choices.count else { return }
    for choice in first..<choices.count {
      var next = echelon
      if next.add(choices[choice]) { visit(next, from: choice + 1) }
    }
  }

  private func corner(_ echelon: Echelon) -> ExactModel.Solution {
    var denominator = 1
    for (row, pivot) in zip(echelon.rows, echelon.pivots) {
      denominator *= abs(row[pivot]) / greatestCommonDivisor(denominator, row[pivot])
    }
    var numerators = Array(repeating: 0, count: model.variableCount)
    for (row, pivot) in zip(echelon.rows, echelon.pivots) {
      numerators[pivot] = row[model.variableCount] * (denominator / row[pivot])
    }
    return ExactModel.Solution(numerators: numerators, denominator: denominator, errors: [])
  }

  private mutating func visit(_ corner: ExactModel.Solution) {
    var corner = corner
    corner.errors = Array(repeating: 0, count: priorities.count)
    for row in model.rows {
      var error = -row.constant * corner.denominator
      for (coefficient, numerator) in zip(row.coefficients, corner.numerators) {
        error += coefficient * numerator
      }
      guard let priority = row.priority(of: error) else { continue }
      guard let place = priorities.firstIndex(of: priority) else { return }
      corner.errors[place] += abs(error)
    }
    guard let known = best else { return best = corner }
    if corner.isBetter(than: known) { best = corner }
  }
}
