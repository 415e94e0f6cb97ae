extension Tableau {
  /// Derives definitions and rows anew when they have gone through many roundings, or when
  /// roundings show or may have grown.
  ///
  /// - Complexity: Amortised over what has been done in pivots and substitutions.
  mutating func refactorIfDue() {
    let limit = 100 + constraints.count
    let isSuspect = strain > Self.mostStrain && roundings > constraints.count / 8
    let isNoisy = merge.isNoisy && roundings > Self.fewRoundings
    if isSuspect || isNoisy || roundings > limit { refactor() }
  }

  /// Deriving everything anew after fewer pivots than these takes longer than they did.
  private static let fewRoundings = 16

  /// Of the sixteen digits of a coefficient this leaves eleven.
  private static let mostStrain = 1e5

  /// Notes that entries are divided by a coefficient: what they were rounded by grows as much.
  mutating func noteDivision(of entries: [Entry], by divisor: Double) {
    let largest = entries.reduce(0) { max($0, abs($1.coefficient)) }
    strain *= max(1, largest / abs(divisor))
  }

  /// The same between two changes, when all is settled.
  mutating func refactorAtRest() {
    refactorIfDue()
    // What is not settled is off by rounding.
    if settle() != nil { moved.removeAll() }
    journal.removeAll(keepingCapacity: true)
  }

  /// Derives all definitions and rows from the constraints as they were added; the same are tight
  /// afterwards, and the same variables undetermined, so that all values stay what they are.
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
    // Rounding alone makes a tight constraint depend on others.
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
