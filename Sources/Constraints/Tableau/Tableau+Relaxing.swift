/// The primal simplex method: what to do when a constraint has gone or has another priority.
///
/// Every loose constraint is on its side, but some tight one does not withstand what pulls on it.
/// It gives way until a loose constraint that comes to hold keeps it.
extension Tableau {
  /// Lets every tight constraint give way that is pulled too hard.
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

  /// Whether a tight constraint gives way upwards or downwards; nil if it withstands.
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

  /// The loose constraint that first comes to hold when a tight one rises or falls, and after how
  /// much.
  private func firstToHold(
    _ tight: Int, rising: Bool, breaksTies: TieBreaker
  ) -> (loose: Int, way: Double)? {
    var first: (loose: Int, way: Double, rate: Double)?
    for loose in constraints[tight].column {
      let state = constraints[loose]
      let coefficient = state.row.coefficient(of: tight)
      let rate = rising ? coefficient : -coefficient
      guard rate > 0 ? !state.mayRise : !state.mayFall else { continue }
      // An error that is only rounding leaves no way to go; otherwise steps by what rounds could
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

  /// Loosens a tight constraint that nothing holds, if it stands in a row.
  ///
  /// Where nothing pulls on it, the solution moves to the nearest corner.
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
