extension Tableau {
  /// Whether a variable has the same value in all optimal solutions.
  ///
  /// The value is unique if the variable depends only on tight constraints that cannot move in
  /// either direction without cost. If the variable also depends on constraints that can move,
  /// loose constraints may still hold them. A trial shows whether they do: it pulls at the variable
  /// with less force than any constraint.
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

  /// The least distance that counts as movement, in points, for a pull of one point.
  private static let leastWay = 1e-6

  /// Whether a tight constraint can give way in some direction without cost, judging by the forces.
  private mutating func isIndifferent(_ tight: Int) -> Bool {
    (computeMargin(of: tight, rising: true) && force.sign <= 0)
      || (computeMargin(of: tight, rising: false) && force.sign <= 0)
  }
}
