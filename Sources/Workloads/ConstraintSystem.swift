import Constraints
import Randomness
import SceneParts

/// Variables and constraints as numbers, for this solver and for other solvers.
struct ConstraintSystem {
  struct Row {
    /// The indices of variables, with their coefficients.
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
    /// Whether the constant changes; such a row is an equation of one variable.
    var isEdited = false
  }

  /// The name, in a few words.
  var name: String
  private(set) var variableCount = 0
  private(set) var rows: [Row] = []

  init(name: String) { self.name = name }

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    _ priority: Priority = .required, isEdited: Bool = false
  ) {
    rows.append(
      Row(
        terms: terms, relation: relation, constant: constant, priority: priority,
        isEdited: isEdited))
  }

  mutating func removeRows(from count: Int) { rows.removeLast(max(0, rows.count - count)) }
}

extension ConstraintSystem {
  /// The kinds of systems that are measured.
  enum Layout: String, CaseIterable {
    /// A column of rows with four labels each. A label is as wide as its text if that fits; the
    /// height of a row changes.
    case labels
    /// One row of views side by side; the width of one of them changes.
    case stack

    /// A system of exactly this many constraints.
    func system(of count: Int) -> ConstraintSystem {
      var system = ConstraintSystem(name: "\(rawValue), \(grouped(count)) constraints")
      switch self {
      case .labels: system.addLabels(count)
      case .stack: system.addStack(count)
      }
      // Removes the excess, which may leave the last row or view incomplete.
      system.removeRows(from: count)
      return system
    }
  }

  /// The space between views, and at the edges, in points.
  static let (spacing, margin) = (8.0, 16.0)

  private mutating func addLabels(_ count: Int) {
    let width = makeVariable()
    add([(width, 1)], .equal, 320)
    var above: (top: Int, height: Int)?
    while rows.count < count {
      let (top, height) = (makeVariable(), makeVariable())
      if let above {
        add([(top, 1), (above.top, -1), (above.height, -1)], .equal, Self.spacing)
      } else {
        add([(top, 1)], .equal, Self.margin)
      }
      add([(height, 1)], .equal, 44, .high, isEdited: true)
      above = (top, height)
      var before: (left: Int, width: Int)?
      for label in 0..<4 {
        let (left, labelWidth) = (makeVariable(), makeVariable())
        if let before {
          add([(left, 1), (before.left, -1), (before.width, -1)], .equal, Self.spacing)
        } else {
          add([(left, 1)], .equal, Self.margin)
        }
        let text = Double(30 + (rows.count + label) * 7919 % 71)
        add([(labelWidth, 1)], .lessThanOrEqual, text, .low)
        add([(labelWidth, 1)], .greaterThanOrEqual, text, .high)
        before = (left, labelWidth)
      }
      guard let before else { return }
      add(
        [(before.left, 1), (before.width, 1), (width, -1)], .lessThanOrEqual, -Self.margin)
    }
  }

  private mutating func addStack(_ count: Int) {
    var before: (left: Int, width: Int)?
    while rows.count < count {
      let (left, width) = (makeVariable(), makeVariable())
      if let before {
        add([(left, 1), (before.left, -1), (before.width, -1)], .equal, Self.spacing)
      } else {
        add([(left, 1)], .equal, Self.margin)
      }
      add([(width, 1)], .equal, 44, .high, isEdited: true)
      before = (left, width)
    }
  }

  /// A small system of random constraints, the same for each number.
  ///
  /// In some systems, weak constraints have large coefficients: they would outweigh stronger
  /// constraints in a solver that uses strengths as weights in one sum.
  static func random(_ number: Int) -> ConstraintSystem {
    var random = SplitMix64(seed: UInt64(number))
    func next(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    var system = ConstraintSystem(name: "random \(number)")
    let count = 2 + next(below: 4)
    for _ in 0..<count { _ = system.makeVariable() }
    for _ in 0..<3 + next(below: 8) {
      var coefficients = Array(repeating: 0.0, count: count)
      for _ in 0..<1 + next(below: 3) {
        coefficients[next(below: count)] = [1, 1, -1, -1, 2, 0.5][next(below: 6)]
      }
      let priority = Priority([1000, 1000, 750, 500, 250][next(below: 5)])
      let factor = number.isMultiple(of: 10) && priority == .low ? 4096.0 : 1
      let terms = coefficients.enumerated().filter { $0.element != 0 }
      system.add(
        terms.map { (variable: $0.offset, coefficient: factor * $0.element) },
        Relation.allCases[next(below: 3)],
        factor * Double(next(below: 401) - 200) / 4, priority)
    }
    return system
  }
}
