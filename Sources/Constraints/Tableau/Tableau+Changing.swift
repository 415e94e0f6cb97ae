/// The changes that a program makes. Each either leads to a new optimum, or throws and changes
/// nothing.
extension Tableau {
  /// Required constraints that contradict each other, by number.
  struct Conflict: Error {
    let constraints: [Int]
  }

  // MARK: - Variables

  mutating func makeVariable() -> Int {
    let index: Int
    if let free = freeVariables.popLast() {
      index = free
    } else {
      index = variables.count
      variables.append(VariableState())
    }
    variables[index].isAlive = true
    variables[index].place = nextPlace
    nextPlace += 1
    return index
  }

  /// Removes a variable that no constraint uses.
  mutating func removeVariable(_ variable: Int) {
    computeValues()
    // A variable that no constraint uses can be in definitions only because of rounding errors.
    undefine(variable)
    for dependent in variables[variable].dependents {
      variables[dependent].terms.removeAll { $0.index == variable }
      markStale(dependent)
    }
    computeValues()
    var state = VariableState()
    state.generation = variables[variable].generation + 1
    variables[variable] = state
    freeVariables.append(variable)
  }

  // MARK: - Constraints

  /// Adds a constraint whose terms are sorted by index, with each variable at most once.
  ///
  /// - Returns: The number of the new constraint.
  /// - Throws: The conflicting constraints, including the number of the new constraint; that number
  ///   is free again.
  mutating func add(
    _ terms: [Entry], _ constant: Double, _ cost: Cost
  ) throws(Conflict) -> Int {
    let index = makeConstraint(terms, constant, cost)
    if defineDirectly(index) { return index }
    let (free, readings) = reduce(terms)
    if define(index, from: free, readings) { return index }
    makeLoose(index, row: readings)
    try settleOrUndo { tableau in
      // While the constraint was tight, a refactoring may have derived definitions from it.
      tableau.substituteReading(of: index)
      tableau.erase(index)
    }
    return index
  }

  private mutating func makeConstraint(
    _ terms: [Entry], _ constant: Double, _ cost: Cost
  ) -> Int {
    let index: Int
    if let free = freeConstraints.popLast() {
      index = free
    } else {
      index = constraints.count
      constraints.append(ConstraintState())
    }
    constraints[index].isAlive = true
    constraints[index].terms = terms
    constraints[index].constant = constant
    constraints[index].reading = constant
    constraints[index].cost = cost
    constraints[index].isTight = true
    for term in terms { variables[term.index].uses += 1 }
    return index
  }

  /// Makes a constraint loose and gives it a row; no definition and no other row may contain it.
  mutating func makeLoose(_ index: Int, row: [Entry]) {
    constraints[index].isTight = false
    constraints[index].row = row
    for entry in row { constraints[entry.index].column.append(index) }
    computeReading(of: index)
    moved.insert(index)
  }

  mutating func remove(_ index: Int) {
    constraints[index].isSuspended = true
    loosen(index)
    if constraints[index].isTight {
      freeReading(of: index)
    } else {
      for entry in constraints[index].row { loaded.insert(entry.index) }
      substituteReading(of: index)
    }
    erase(index)
    relaxAndSettle()
    journal.removeAll(keepingCapacity: true)
    refactorAtRest()
  }

  /// Removes from the rows a constraint that is in no definition, and frees its number.
  private mutating func erase(_ index: Int) {
    for entry in constraints[index].row {
      constraints[entry.index].column.removeUnordered(index)
    }
    for term in constraints[index].terms { variables[term.index].uses -= 1 }
    var state = ConstraintState()
    state.generation = constraints[index].generation + 1
    constraints[index] = state
    freeConstraints.append(index)
  }

  // MARK: - Constants and priorities

  /// Changes a constant without restoring the optimum.
  mutating func setConstant(_ constant: Double, of index: Int) {
    let difference = constant - constraints[index].constant
    guard difference != 0 else { return }
    constraints[index].constant = constant
    guard constraints[index].isTight else { return moved.insert(index) }
    constraints[index].reading = constant
    markDependentsStale(of: index)
    for place in constraints[index].column.indices {
      let loose = constraints[index].column[place]
      change(loose, by: constraints[loose].row.coefficient(of: index) * difference)
    }
  }

  /// Adds a difference to the reading of a loose constraint; computes the reading anew if digits
  /// would be lost, or after many differences.
  private mutating func change(_ loose: Int, by amount: Double) {
    let old = constraints[loose].reading
    let isExact = abs(old) + abs(amount) <= 1e3 + 16 * abs(old + amount)
    guard isExact, constraints[loose].differences < Self.mostDifferences else {
      return computeReading(of: loose)
    }
    constraints[loose].differences += 1
    constraints[loose].size += abs(amount)
    setReading(of: loose, to: old + amount)
  }

  /// Restores a constant, and computes the readings anew, so that they are exactly as before.
  mutating func restoreConstant(_ constant: Double, of index: Int) {
    setConstant(constant, of: index)
    guard constraints[index].isTight else { return }
    for loose in constraints[index].column { computeReading(of: loose) }
  }

  mutating func setCost(_ cost: Cost, of index: Int) throws(Conflict) {
    let old = constraints[index].cost
    guard cost != old else { return }
    if constraints[index].isTight {
      constraints[index].cost = cost
      loaded.insert(index)
      relaxAndSettle()
      journal.removeAll(keepingCapacity: true)
      refactorAtRest()
    } else {
      // Relaxes without the constraint, then settles with its new cost.
      journal.append(.side(loose: index, side: constraints[index].side))
      constraints[index].side = 0
      constraints[index].isSuspended = true
      for entry in constraints[index].row { loaded.insert(entry.index) }
      relax()
      constraints[index].isSuspended = false
      constraints[index].cost = cost
      moved.insert(index)
      try settleOrUndo { tableau in tableau.constraints[index].cost = old }
    }
  }

  // MARK: - Settling

  /// Finds the new optimum, or undoes all steps since the last optimum.
  ///
  /// `undo` undoes the changes that are not in the journal.
  ///
  /// - Throws: The constraints that contradict each other.
  mutating func settleOrUndo(_ undo: (inout Tableau) -> Void) throws(Conflict) {
    if let loose = settle() {
      let conflict = constraints[loose].row.map(\.index) + [loose]
      undoJournal()
      undo(&self)
      refactorIfDue()
      moved.removeAll()
      throw Conflict(constraints: conflict.sorted())
    }
    journal.removeAll(keepingCapacity: true)
    refactorAtRest()
  }

  /// Finds the optimum after a constraint was removed, or a tight one got another priority: tight
  /// constraints may give way now.
  private mutating func relaxAndSettle() {
    relax()
    // All remaining constraints could hold before, so any remaining error is an invisible rounding
    // error.
    if settle() != nil { moved.removeAll() }
  }
}
