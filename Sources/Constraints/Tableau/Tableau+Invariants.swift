import Geometry

extension Tableau {
  /// Checks all invariants of the algorithm, and stops the program if one is broken.
  mutating func checkInvariants() {
    computeValues()
    checkDefinitions()
    checkRows()
    // A small reading may be the difference of large numbers, so the tolerance depends on the
    // largest constant or value.
    let largest = max(
      constraints.reduce(0) { max($0, abs($1.constant)) },
      variables.reduce(0) { max($0, abs($1.value)) })
    for index in constraints.indices where constraints[index].isAlive {
      checkReading(of: index, within: 1e-9 + Rounding.errorPart * largest)
    }
    for index in constraints.indices where constraints[index].isAlive {
      if constraints[index].isTight { checkForce(on: index) } else { checkSide(of: index) }
    }
  }

  private func checkDefinitions() {
    var count = 0
    for (index, state) in variables.enumerated() {
      count += state.isDefined ? 1 : 0
      require(state.isAlive || state.dependents.isEmpty, "variable \(index) is gone and needed")
      require(
        state.isDefined || state.terms.isEmpty && state.readings.isEmpty && state.value == 0,
        "variable \(index) has no definition and is \(state.value)")
      for term in state.terms {
        require(
          variables[term.index].place < state.place && variables[term.index].isAlive,
          "variable \(index) comes before what defines it, \(term.index)")
        require(
          variables[term.index].dependents.count { $0 == index } == 1,
          "variable \(term.index) does not know that \(index) depends on it")
      }
      for entry in state.readings {
        require(
          constraints[entry.index].dependents.count { $0 == index } == 1,
          "constraint \(entry.index) does not know that variable \(index) depends on it")
      }
      for dependent in state.dependents {
        require(
          variables[dependent].terms.place(of: index) != nil,
          "variable \(dependent) does not depend on \(index)")
      }
    }
    let tight = constraints.count { $0.isAlive && $0.isTight }
    require(count == tight, "\(tight) tight constraints define \(count) variables")
  }

  private func checkRows() {
    for (index, state) in constraints.enumerated() where state.isAlive {
      require(
        state.isTight ? state.row.isEmpty : state.column.isEmpty,
        "constraint \(index) has a row and a column")
      require(
        zip(state.row, state.row.dropFirst()).allSatisfy { $0.index < $1.index },
        "the row \(index) is not sorted")
      for entry in state.row {
        require(
          constraints[entry.index].isTight
            && constraints[entry.index].column.count { $0 == index } == 1,
          "the column \(entry.index) lacks the row \(index)")
      }
      for loose in state.column {
        require(
          constraints[loose].row.place(of: index) != nil, "the row \(loose) lacks \(index)")
      }
    }
  }

  /// Compares a reading with the value of the constraint's expression.
  private func checkReading(of index: Int, within tolerance: Double) {
    var (sum, size) = (0.0, 0.0)
    for term in constraints[index].terms {
      sum += term.coefficient * variables[term.index].value
      size += abs(term.coefficient)
    }
    require(
      abs(sum - constraints[index].reading) <= tolerance * (1 + size),
      "the reading \(index) is \(constraints[index].reading), and its expression \(sum)")
  }

  private func checkSide(of index: Int) {
    let state = constraints[index]
    require(
      state.side == 0
        || state.cost.priority(on: state.side) < Cost.required
          && [state.upperSide, state.lowerSide].contains(state.side),
      "constraint \(index) is on the side \(state.side)")
    require(
      (state.error <= state.tolerance || state.mayRise)
        && (state.error >= -state.tolerance || state.mayFall),
      "constraint \(index) is on the side \(state.side) with an error of \(state.error)")
  }

  private mutating func checkForce(on index: Int) {
    for rising in [true, false] where computeMargin(of: index, rising: rising) {
      require(force.sign >= 0, "constraint \(index) does not withstand \(force.parts)")
    }
  }
}
