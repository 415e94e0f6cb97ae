/// Constraints that would be broken together with one that gives way pull before it does.
///
/// Where ten views of a row want the same height, one is tight and nine stand beside it: they hold
/// without pulling. Taken for itself the tight one withstands a tenth of what the row does, so that
/// it would give way, and after it one after the other of the nine take it back. Instead they come
/// to the side that they would be on, which costs nothing while they hold: the step that a bound
/// flipping ratio test takes (Maros, "A Generalized Dual Phase-2 Simplex Algorithm", 2003).
extension Tableau {
  /// Has those constraints pull that stand beside a tight one which would give way to a loose one.
  ///
  /// - Complexity: O(what the columns in the row of the loose one hold).
  mutating func spreadPull(of loose: Int, _ direction: Int, to target: Int) {
    let (side, cost) = (constraints[loose].side, constraints[loose].cost)
    // What is required pulls without an end.
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
        // The other way it now withstands less.
        if computeMargin(of: entry.index, rising: !rises), force.sign < 0 {
          change(sideOf: beside, to: old)
          break
        }
      }
    }
  }

  /// Whether a tight constraint gives way before a loose one pulls with all it has.
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

  /// The next constraint that stands beside a tight one alone, holds, and would be broken with it
  /// without pulling.
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

  /// Whether a tight constraint never gives way, to no side.
  private func isFixed(_ tight: Int) -> Bool {
    let cost = constraints[tight].cost
    return cost.above == Cost.required && cost.below == Cost.required
  }

  private func sideWhenBroken(_ beside: Int, with tight: Int, rising: Bool) -> Int {
    let rises = constraints[beside].row.coefficient(of: tight) > 0 ? rising : !rising
    return rises ? constraints[beside].upperSide : constraints[beside].lowerSide
  }
}
