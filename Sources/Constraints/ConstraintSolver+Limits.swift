import Geometry

extension ConstraintSolver {
  /// The allowed magnitudes of coefficients.
  ///
  /// Numbers that differ more cannot be added without losing significant digits: `Double` has 16 of
  /// them, and an error of 10^-8 points must be noticeable.
  public static let coefficients = 1e-6...1e6

  /// The allowed constants, in points.
  public static let constants = -1e12...1e12

  /// The sum of each variable's coefficients, sorted by index; coefficients of the right side are
  /// negated, and sums that cancel out are left out.
  func merged(
    _ left: [LinearExpression.Term], _ right: [LinearExpression.Term]
  ) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(left.count + right.count)
    for term in left { entries.append(entry(term, sign: 1)) }
    for term in right { entries.append(entry(term, sign: -1)) }
    entries.sort { $0.index < $1.index }
    var (last, place) = (0, 0)
    while place < entries.count {
      var entry = entries[place]
      var size = abs(entry.coefficient)
      place += 1
      while place < entries.count, entries[place].index == entry.index {
        entry.coefficient += entries[place].coefficient
        size += abs(entries[place].coefficient)
        place += 1
      }
      if abs(entry.coefficient) <= Rounding.part * size { continue }
      require(
        Self.coefficients.contains(abs(entry.coefficient)),
        "ConstraintSolver: the coefficient \(entry.coefficient) is outside \(Self.coefficients)")
      entries[last] = entry
      last += 1
    }
    entries.removeLast(entries.count - last)
    return entries
  }

  private func entry(_ term: LinearExpression.Term, sign: Double) -> Entry {
    check(term.variable)
    require(
      term.coefficient.isFinite,
      "ConstraintSolver: the coefficient \(term.coefficient) is not a finite number")
    return Entry(index: term.variable.index, coefficient: sign * term.coefficient)
  }

  func checked(constant: Double) -> Double {
    require(
      Self.constants.contains(constant),
      "ConstraintSolver: the constant \(constant) is outside \(Self.constants)")
    return constant
  }
}
