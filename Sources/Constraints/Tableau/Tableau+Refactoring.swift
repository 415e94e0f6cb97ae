extension Tableau {
  /// Derives definitions and rows anew when they have gone through many roundings, or when
  /// definitions have become longer than the constraints are.
  ///
  /// - Complexity: Amortised over what has been done in pivots and substitutions.
  mutating func refactorIfDue() {
    let limit = 1000 + 4 * constraints.count
    if roundings > limit || growth > limit { refactor() }
  }

  /// Derives all definitions and rows from the constraints as they were added; the same are tight
  /// afterwards, and the same variables undetermined, so that all values stay what they are.
  mutating func refactor() {
    computeValues()
    (roundings, growth) = (0, 0)
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
    if settle() != nil { moved.removeAll() }
    journal.removeAll(keepingCapacity: true)
  }
}
