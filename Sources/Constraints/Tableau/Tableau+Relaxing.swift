/// The primal simplex method, for a constraint that was removed or has another priority.
///
/// All loose constraints are on their sides, but the force on some tight constraint is too large.
/// That constraint gives way until a loose constraint becomes satisfied and holds it.
extension Tableau {
  /// Makes each tight constraint give way if the force on it is too large.
  mutating func relax() {
    var patience = Patience(count: constraints.count)
    while let tight = loaded.pop(smallest: patience.isShort) {
      guard constraints[tight].isAlive, constraints[tight].isTight,
        let rises = givesWay(tight)
      else { continue }
      patience.spend()
      guard
        let keeper = firstToHold(
          tight, rising: rises, breaksTies: patience.isShort ? .byNumber : .bySize)
      else { continue }
      release(tight, keeper.loose, rising: rises)
      refactorIfDue()
    }
  }

  /// Whether a tight constraint gives way by rising (true) or falling (false); nil if it does not.
  private mutating func givesWay(_ tight: Int) -> Bool? {
    guard !constraints[tight].column.isEmpty else { return nil }
    if computeMargin(of: tight, rising: true), force.sign < 0 { return true }
    if computeMargin(of: tight, rising: false), force.sign < 0 { return false }
    return nil
  }

  private mutating func release(_ tight: Int, _ loose: Int, rising: Bool) {
    pivot(
      loose: loose, tight: tight,
      side: rising ? constraints[tight].upperSide : constraints[tight].lowerSide)
    for entry in constraints[tight].row { loaded.insert(entry.index) }
  }

  /// The loose constraint that becomes satisfied first when a tight constraint rises or falls, and
  /// the distance until then; nil if none becomes satisfied.
  private func firstToHold(
    _ tight: Int, rising: Bool, breaksTies: TieBreaker
  ) -> (loose: Int, way: Double)? {
    var first: (loose: Int, way: Double, rate: Double)?
    for loose in constraints[tight].column {
      let state = constraints[loose]
      let coefficient = state.row.coefficient(of: tight)
      let rate = rising ? coefficient : -coefficient
      guard rate > 0 ? !state.mayRise : !state.mayFall else { continue }
      // An error that is only a rounding error leaves no distance; otherwise such steps could
      // repeat for ever.
      let error = rate > 0 ? -state.error : state.error
      let way = error > state.tolerance ? error / abs(rate) : 0
      if let known = first {
        let difference = way - known.way
        if abs(difference) <= Rounding.part * max(way, known.way) {
          let isBetter =
            switch breaksTies {
            case .bySize:
              abs(rate) > known.rate || (abs(rate) == known.rate && loose < known.loose)
            case .byNumber: loose < known.loose
            }
          guard isBetter else { continue }
        } else if difference > 0 {
          continue
        }
      }
      first = (loose, way, abs(rate))
    }
    return first.map { ($0.loose, $0.way) }
  }

  /// Makes a tight constraint loose if it is in a row, and a loose constraint can become tight
  /// instead.
  ///
  /// If no force makes the constraint give way, it moves in the direction of the shorter distance.
  mutating func loosen(_ tight: Int) {
    guard constraints[tight].isTight, !constraints[tight].column.isEmpty else { return }
    if let rises = givesWay(tight),
      let keeper = firstToHold(tight, rising: rises, breaksTies: .bySize)
    {
      return release(tight, keeper.loose, rising: rises)
    }
    let up = firstToHold(tight, rising: true, breaksTies: .bySize)
    let down = firstToHold(tight, rising: false, breaksTies: .bySize)
    if let up, up.way <= down?.way ?? .infinity {
      release(tight, up.loose, rising: true)
    } else if let down {
      release(tight, down.loose, rising: false)
    }
  }
}
