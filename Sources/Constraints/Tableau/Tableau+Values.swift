/// The values of variables, computed on demand.
extension Tableau {
  /// Marks a variable, and all variables that depend on it, as stale.
  ///
  /// Each variable is appended to `stale` after all variables that depend on it, so values can be
  /// computed in the reverse order, even after several calls.
  ///
  /// - Complexity: O(number of variables that become stale).
  mutating func markStale(_ variable: Int) {
    guard !variables[variable].isStale else { return }
    variables[variable].isStale = true
    visits.append(Visit(variable: variable, next: 0))
    while let visit = visits.last {
      if visit.next < variables[visit.variable].dependents.count {
        visits[visits.count - 1].next += 1
        let dependent = variables[visit.variable].dependents[visit.next]
        if !variables[dependent].isStale {
          variables[dependent].isStale = true
          visits.append(Visit(variable: dependent, next: 0))
        }
      } else {
        stale.append(visit.variable)
        visits.removeLast()
      }
    }
  }

  /// Marks the variables that depend on a constraint's reading as stale.
  mutating func markDependentsStale(of constraint: Int) {
    for place in constraints[constraint].dependents.indices {
      markStale(constraints[constraint].dependents[place])
    }
  }

  /// Computes all stale values.
  mutating func computeValues() {
    guard !stale.isEmpty else { return }
    if !staleIsOrdered {
      let order = stale.sorted { variables[$0].place > variables[$1].place }
      stale = order
      staleIsOrdered = true
    }
    for variable in stale.reversed() {
      variables[variable].isStale = false
      let value = value(of: variable) { variables[$0].value }
      if value != variables[variable].value {
        variables[variable].value = value
        unreported.insert(variable)
      }
    }
    stale.removeAll(keepingCapacity: true)
  }

  /// The value of a variable, even if it is stale.
  func value(of variable: Int) -> Double {
    guard variables[variable].isStale else { return variables[variable].value }
    var values = [variable: 0.0]
    var waiting = [variable]
    while let next = waiting.popLast() {
      for term in variables[next].terms
      where variables[term.index].isStale && values[term.index] == nil {
        values[term.index] = 0
        waiting.append(term.index)
      }
    }
    for next in values.keys.sorted(by: { variables[$0].place < variables[$1].place }) {
      values[next] = value(of: next) { values[$0] ?? variables[$0].value }
    }
    return values[variable] ?? 0
  }

  /// The value of a variable from its definition, given the values of other variables.
  private func value(of variable: Int, _ valueOf: (Int) -> Double) -> Double {
    var value = 0.0
    for term in variables[variable].terms { value += term.coefficient * valueOf(term.index) }
    for entry in variables[variable].readings {
      value += entry.coefficient * constraints[entry.index].reading
    }
    return value
  }

  /// Computes the reading of a loose constraint from the constants of the constraints in its row.
  mutating func computeReading(of loose: Int) {
    var (sum, size) = (0.0, 0.0)
    for entry in constraints[loose].row {
      let amount = entry.coefficient * constraints[entry.index].constant
      sum += amount
      size += abs(amount)
    }
    constraints[loose].size = size
    constraints[loose].differences = 0
    setReading(of: loose, to: sum)
  }

  /// Changes the reading of a loose constraint.
  mutating func setReading(of loose: Int, to reading: Double) {
    guard reading != constraints[loose].reading else { return }
    constraints[loose].reading = reading
    moved.insert(loose)
    markDependentsStale(of: loose)
  }

  /// The number of times a reading may be changed by a difference before it is computed anew: that
  /// many rounding errors stay far below the tolerance.
  static let mostDifferences = 256
}
