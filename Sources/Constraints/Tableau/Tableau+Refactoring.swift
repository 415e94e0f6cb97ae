extension Tableau {
  /// Derives definitions and rows again after many rounding steps, or if rounding errors are
  /// visible or may have grown.
  ///
  /// - Complexity: Amortised over the pivots and substitutions so far.
  mutating func refactorIfDue() {
    let limit = 100 + constraints.count
    let isSuspect = strain > Self.mostStrain && roundings > constraints.count / 8
    let isNoisy = merge.isNoisy && roundings > Self.fewRoundings
    if isSuspect || isNoisy || roundings > limit { refactor() }
  }

  /// After fewer rounding steps than this, deriving everything again would take longer than the
  /// steps did.
  private static let fewRoundings = 16

  /// The largest allowed growth of rounding errors: of a coefficient's sixteen digits, it leaves
  /// eleven.
  private static let mostStrain = 1e5

  /// Records that entries are divided by a coefficient: the division increases their rounding
  /// errors.
  mutating func noteDivision(of entries: [Entry], by divisor: Double) {
    let largest = entries.reduce(0) { max($0, abs($1.coefficient)) }
    strain *= max(1, largest / abs(divisor))
  }

  /// Refactors between two changes, when the tableau is at its optimum.
  mutating func refactorAtRest() {
    refactorIfDue()
    // A constraint that cannot be settled is off only by a rounding error.
    if settle() != nil { moved.removeAll() }
    journal.removeAll(keepingCapacity: true)
  }

  /// Derives all definitions and rows from the constraints as they were added. The same constraints
  /// stay tight, and the same variables stay undetermined, so all values stay the same.
  mutating func refactor() {
    computeValues()
    roundings = 0
    let tight = constraints.indices.filter { constraints[$0].isAlive && constraints[$0].isTight }
    let loose = constraints.indices.filter { constraints[$0].isAlive && !constraints[$0].isTight }
    let undetermined = variables.map { $0.isAlive && !$0.isDefined }
    for variable in variables.indices where variables[variable].isDefined { undefine(variable) }
    for index in tight { constraints[index].column = [] }
    for index in loose { constraints[index].row = [] }

    var left: [Int] = []
    for index in tight where !defineDirectly(index, sparing: undetermined) {
      let (free, readings) = reduce(constraints[index].terms)
      if !define(index, from: free, readings, sparing: undetermined) { left.append(index) }
    }
    // Only rounding errors can make a tight constraint depend on other ones.
    for index in left {
      let (free, readings) = reduce(constraints[index].terms)
      if !define(index, from: free, readings) { makeLoose(index, row: readings) }
    }
    for index in loose {
      let (free, readings) = reduce(constraints[index].terms)
      guard define(index, from: free, readings) else {
        makeLoose(index, row: readings)
        continue
      }
      constraints[index].isTight = true
      constraints[index].side = 0
      constraints[index].reading = constraints[index].constant
    }
    (merge.isNoisy, strain) = (false, 1)
  }
}
