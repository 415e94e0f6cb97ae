import Geometry

/// The dual simplex method, for constants that have changed.
///
/// The forces are still in balance, but some loose constraint is no longer on its side. It pulls in
/// the other direction with increasing force, until it pulls with its full priority or a tight
/// constraint in its row gives way.
extension Tableau {
  /// Moves each loose constraint to the side of its error.
  ///
  /// - Returns: A required loose constraint for which no tight one gives way, so that it
  ///   contradicts the tight constraints in its row; nil if all constraints are settled.
  mutating func settle() -> Int? {
    var patience = Patience(count: constraints.count)
    while let loose = moved.pop(smallest: patience.isShort) {
      guard constraints[loose].isAlive, !constraints[loose].isTight else { continue }
      guard let direction = direction(of: loose) else { continue }
      patience.spend()
      let target = direction > 0 ? constraints[loose].upperSide : constraints[loose].lowerSide
      if !patience.isShort { spreadPull(of: loose, direction, to: target) }
      let holder = firstToGiveWay(
        to: loose, direction, breaksTies: patience.isShort ? .byNumber : .bySize)
      if target != 0, constraints[loose].cost.priority(on: target) == Cost.required {
        guard let holder else {
          moved.insert(loose)
          return loose
        }
        exchange(loose, holder, direction)
        refactorIfDue()
      } else if let holder {
        computeWay(of: loose, to: target)
        if Force.compare(force, over: 1, leastForce, over: abs(holder.coefficient)) <= 0 {
          change(sideOf: loose, to: target)
        } else {
          exchange(loose, holder, direction)
          refactorIfDue()
        }
      } else {
        change(sideOf: loose, to: target)
      }
    }
    return nil
  }

  /// Sets `force` to the sum of the pull that a loose constraint loses on its side and gains on
  /// another.
  private mutating func computeWay(of loose: Int, to target: Int) {
    let (side, cost) = (constraints[loose].side, constraints[loose].cost)
    force.removeAll()
    if side != 0 { force.add(1, at: cost.priority(on: side)) }
    if target != 0 { force.add(1, at: cost.priority(on: target)) }
  }

  /// The direction in which a loose constraint must pull more; nil if its side fits its error.
  private func direction(of loose: Int) -> Int? {
    let (error, tolerance) = (constraints[loose].error, constraints[loose].tolerance)
    if error > tolerance { return constraints[loose].mayRise ? nil : 1 }
    if error < -tolerance { return constraints[loose].mayFall ? nil : -1 }
    return nil
  }

  mutating func change(sideOf loose: Int, to side: Int) {
    journal.append(.side(loose: loose, side: constraints[loose].side))
    constraints[loose].side = side
  }

  private mutating func exchange(_ loose: Int, _ holder: Entry, _ direction: Int) {
    pivot(
      loose: loose, tight: holder.index,
      side: holder.coefficient * Double(direction) < 0
        ? constraints[holder.index].upperSide : constraints[holder.index].lowerSide)
  }

  enum TieBreaker {
    /// By the largest coefficient, because it causes the smallest rounding errors.
    case bySize
    /// By the smallest number, so that no sequence of steps repeats (Bland 1977).
    case byNumber
  }

  /// The tight constraint that gives way first when a loose one pulls in a direction with
  /// increasing force; nil if none does. Sets `leastForce` to the force at which it gives way.
  private mutating func firstToGiveWay(
    to loose: Int, _ direction: Int, breaksTies: TieBreaker
  ) -> Entry? {
    var least: Entry?
    for place in constraints[loose].row.indices {
      let entry = constraints[loose].row[place]
      // The tight constraint gives way in the direction that reduces the loose one's error.
      let rises = entry.coefficient * Double(direction) < 0
      guard computeMargin(of: entry.index, rising: rises) else { continue }
      if let known = least {
        let order = Force.compare(
          force, over: abs(entry.coefficient), leastForce, over: abs(known.coefficient))
        if order > 0 { continue }
        if order == 0 {
          let isBetter =
            switch breaksTies {
            case .bySize: abs(entry.coefficient) > abs(known.coefficient)
            case .byNumber: entry.index < known.index
            }
          guard isBetter else { continue }
        }
      }
      least = entry
      swap(&force, &leastForce)
    }
    return least
  }

  /// Sets `force` to the additional force on a tight constraint that makes its error rise or fall;
  /// returns false if no force does.
  mutating func computeMargin(of tight: Int, rising: Bool) -> Bool {
    let limit = rising ? constraints[tight].upperSide : constraints[tight].lowerSide
    force.removeAll()
    if limit != 0 {
      let priority = constraints[tight].cost.priority(on: limit)
      guard priority < Cost.required else { return false }
      force.add(1, at: priority)
    }
    for loose in constraints[tight].column where constraints[loose].side != 0 {
      let side = constraints[loose].side
      let pull = constraints[loose].row.coefficient(of: tight) * Double(side)
      force.add(rising ? pull : -pull, at: constraints[loose].cost.priority(on: side))
    }
    return true
  }
}

/// Counts the steps of a change; after a limit, ties are broken by the rule that guarantees an end.
struct Patience {
  private var steps = 0
  private let limit: Int

  init(count: Int) { limit = 100 + count }

  var isShort: Bool { steps > limit }

  mutating func spend() {
    steps += 1
    require(
      steps < 1000 * limit,
      "ConstraintSolver: no optimum after \(steps) steps; do coefficients differ too much?")
  }
}
