extension Tableau {
  /// Whether a variable has one value only in all optimal solutions.
  ///
  /// It has if it depends on nothing but constraints that would not move either way for nothing. If
  /// it depends on others, those may still be kept by loose ones: then it is tried out, by pulling
  /// at the variable less than anything else does.
  mutating func isUnique(_ variable: Int) -> Bool {
    let (free, readings) = reduce([Entry(index: variable, coefficient: 1)])
    guard free.isEmpty else { return false }
    if readings.allSatisfy({ !isIndifferent($0.index) }) { return true }
    computeValues()
    let value = variables[variable].value
    let pull = Cost(above: Cost.trial, below: Cost.trial)
    return [-1.0, 1].allSatisfy { way in
      var trial = self
      let target = value + way
      guard
        (try? trial.add(
          [Entry(index: variable, coefficient: 1)], target, pull)) != nil
      else { return true }
      trial.computeValues()
      return abs(trial.variables[variable].value - value) < Self.leastWay
    }
  }

  /// How far a variable has to move before it counts, of one point that it is pulled by.
  private static let leastWay = 1e-6

  /// Whether a tight constraint could be broken, one way or the other, without cost as far as
  /// forces go.
  private mutating func isIndifferent(_ tight: Int) -> Bool {
    (computeMargin(of: tight, rising: true) && force.sign <= 0)
      || (computeMargin(of: tight, rising: false) && force.sign <= 0)
  }
}
