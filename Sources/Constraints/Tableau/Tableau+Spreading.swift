/// Lets satisfied constraints pull together with a tight constraint before it gives way.
///
/// If ten views in a row want the same height, one of their constraints is tight, and the other
/// nine are loose, satisfied, and do not pull. By itself, the tight constraint withstands only a
/// tenth of the force of all ten. It would give way, and then the nine would bring it back one by
/// one. Instead, the nine move at once to the sides on which they would be broken; this costs
/// nothing while they are satisfied. It is the step of a bound flipping ratio test (Maros, "A
/// Generalized Dual Phase-2 Simplex Algorithm", 2003).
extension Tableau {
  /// Makes satisfied constraints pull if they support a tight constraint that would give way to a
  /// loose one.
  ///
  /// - Complexity: O(size of the columns in the loose constraint's row).
  mutating func spreadPull(of loose: Int, _ direction: Int, to target: Int) {
    let (side, cost) = (constraints[loose].side, constraints[loose].cost)
    // A required constraint pulls with unlimited force.
    guard target == 0 || cost.priority(on: target) < Cost.required else { return }
    for place in constraints[loose].row.indices {
      let entry = constraints[loose].row[place]
      let rises = entry.coefficient * Double(direction) < 0
      var next = 0
      while withstandsLess(entry, rising: rises, than: cost, from: side, to: target),
        let beside = firstBeside(entry.index, rising: rises, from: &next)
      {
        let old = constraints[beside].side
        change(sideOf: beside, to: sideWhenBroken(beside, with: entry.index, rising: rises))
        // The tight constraint now withstands less in the other direction, perhaps too little.
        if computeMargin(of: entry.index, rising: !rises), force.sign < 0 {
          change(sideOf: beside, to: old)
          break
        }
      }
    }
  }

  /// Whether a tight constraint gives way before a loose one pulls with its full priority.
  private mutating func withstandsLess(
    _ entry: Entry, rising: Bool, than cost: Cost, from side: Int, to target: Int
  ) -> Bool {
    guard computeMargin(of: entry.index, rising: rising) else { return false }
    swap(&force, &leastForce)
    force.removeAll()
    if side != 0 { force.add(1, at: cost.priority(on: side)) }
    if target != 0 { force.add(1, at: cost.priority(on: target)) }
    return Force.compare(leastForce, over: abs(entry.coefficient), force, over: 1) < 0
  }

  /// The next satisfied constraint that depends only on this tight constraint and on fixed
  /// constraints, and that would be broken on another side than its current one if the tight
  /// constraint gave way; nil if there is none.
  private func firstBeside(_ tight: Int, rising: Bool, from next: inout Int) -> Int? {
    let column = constraints[tight].column
    while next < column.count {
      let beside = column[next]
      next += 1
      guard abs(constraints[beside].error) <= constraints[beside].tolerance,
        constraints[beside].row.allSatisfy({ $0.index == tight || isFixed($0.index) })
      else { continue }
      let side = sideWhenBroken(beside, with: tight, rising: rising)
      if side != 0, side != constraints[beside].side,
        constraints[beside].cost.priority(on: side) < Cost.required
      {
        return beside
      }
    }
    return nil
  }

  /// Whether a tight constraint never gives way in either direction.
  private func isFixed(_ tight: Int) -> Bool {
    let cost = constraints[tight].cost
    return cost.above == Cost.required && cost.below == Cost.required
  }

  private func sideWhenBroken(_ beside: Int, with tight: Int, rising: Bool) -> Int {
    let rises = constraints[beside].row.coefficient(of: tight) > 0 ? rising : !rising
    return rises ? constraints[beside].upperSide : constraints[beside].lowerSide
  }
}
