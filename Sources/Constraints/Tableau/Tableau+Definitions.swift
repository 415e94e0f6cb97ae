extension Tableau {
  // MARK: - Defining

  /// Makes a constraint define one of its variables, and returns whether one qualifies.
  ///
  /// The variable must have no definition and a large enough coefficient, no other variable of the
  /// constraint may depend on it, and `spared`, indexed by variable, must not exclude it.
  ///
  /// The constraint must be tight; no row changes.
  mutating func defineDirectly(_ constraint: Int, sparing spared: [Bool]? = nil) -> Bool {
    var terms = constraints[constraint].terms
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    // Tries the variable with the highest place first, because the others usually precede it
    // already.
    let candidates = terms.filter { term in
      !variables[term.index].isDefined && spared?[term.index] != true
        && abs(term.coefficient) >= largest * Self.smallestDivisor
    }.sorted { variables[$0.index].place > variables[$1.index].place }
    for candidate in candidates where makeRoom(for: candidate.index, after: terms) {
      terms.removeAll { $0.index == candidate.index }
      for place in terms.indices { terms[place].coefficient /= -candidate.coefficient }
      let reading = Entry(index: constraint, coefficient: 1 / candidate.coefficient)
      define(candidate.index, terms: terms, readings: [reading])
      return true
    }
    return false
  }

  /// Makes a constraint define one of the variables in `free` that `spared` does not exclude;
  /// returns false if there is none.
  ///
  /// `free` and `readings` are the constraint's expression with all definitions substituted.
  mutating func define(
    _ constraint: Int, from free: [Entry], _ readings: [Entry], sparing spared: [Bool]? = nil
  ) -> Bool {
    let possible = free.filter { spared?[$0.index] != true }
    let largest = possible.reduce(0) { max($0, abs($1.coefficient)) }
    let subject = possible.filter { abs($0.coefficient) >= largest * Self.smallestDivisor }
      .max { variables[$0.index].place < variables[$1.index].place }
    guard let subject else { return false }
    let others = free.filter { $0.index != subject.index }.sorted { $0.index < $1.index }
    // The free variables have no definitions, so no cycle can arise.
    guard makeRoom(for: subject.index, after: others) else { return false }
    let divisor = -subject.coefficient
    var definition = readings.map {
      Entry(index: $0.index, coefficient: $0.coefficient / divisor)
    }
    definition.insertSorted(Entry(index: constraint, coefficient: 1 / subject.coefficient))
    define(
      subject.index,
      terms: others.map { Entry(index: $0.index, coefficient: $0.coefficient / divisor) },
      readings: definition)
    return true
  }

  /// The smallest divisor, relative to the largest coefficient of the expression.
  private static let smallestDivisor = 0.1

  private mutating func define(_ variable: Int, terms: [Entry], readings: [Entry]) {
    for term in terms { variables[term.index].dependents.append(variable) }
    for reading in readings { constraints[reading.index].dependents.append(variable) }
    variables[variable].define(terms, readings)
    if !stale.isEmpty { staleIsOrdered = false }
    markStale(variable)
  }

  /// Removes the definition of a variable.
  mutating func undefine(_ variable: Int) {
    for term in variables[variable].terms {
      variables[term.index].dependents.removeUnordered(variable)
    }
    for reading in variables[variable].readings {
      constraints[reading.index].dependents.removeUnordered(variable)
    }
    variables[variable].terms = []
    variables[variable].readings = []
    variables[variable].isDefined = false
    markStale(variable)
  }

  // MARK: - Taking a reading out

  /// Substitutes the row of a loose constraint for its reading in all definitions.
  mutating func substituteReading(of loose: Int) {
    for variable in constraints[loose].dependents {
      roundings += 1
      let factor = variables[variable].readings.coefficient(of: loose)
      let row = constraints[loose].row
      changeReadings(of: variable, adding: factor, times: row, without: loose)
      markStale(variable)
    }
    constraints[loose].dependents = []
  }

  /// Removes the reading of a tight constraint from all definitions; the constraint must be in no
  /// row. One of the variables that it determined loses its definition.
  mutating func freeReading(of tight: Int) {
    let dependents = constraints[tight].dependents
    // Frees the variable with the lowest place, because the others may be defined by it.
    guard let freed = dependents.min(by: { variables[$0].place < variables[$1].place }) else {
      return
    }
    let definition = variables[freed]
    let divisor = definition.readings.coefficient(of: tight)
    noteDivision(of: definition.readings, by: divisor)
    noteDivision(of: definition.terms, by: divisor)
    undefine(freed)
    // The removed definition, solved for the reading.
    var terms = definition.terms.map {
      Entry(index: $0.index, coefficient: -$0.coefficient / divisor)
    }
    terms.insertSorted(Entry(index: freed, coefficient: 1 / divisor))
    let readings = definition.readings.filter { $0.index != tight }.map {
      Entry(index: $0.index, coefficient: -$0.coefficient / divisor)
    }
    for variable in dependents where variable != freed {
      roundings += 1
      let factor = variables[variable].readings.coefficient(of: tight)
      changeReadings(of: variable, adding: factor, times: readings, without: tight)
      changeTerms(of: variable, adding: factor, times: terms)
      markStale(variable)
    }
    constraints[tight].dependents = []
    if !stale.isEmpty { staleIsOrdered = false }
  }

  private mutating func changeReadings(
    of variable: Int, adding factor: Double, times others: [Entry], without omitted: Int
  ) {
    merge.add(variables[variable].readings, factor, times: others, without: omitted)
    swap(&merge.entries, &variables[variable].readings)
    for index in merge.appeared { constraints[index].dependents.append(variable) }
    for index in merge.vanished { constraints[index].dependents.removeUnordered(variable) }
  }

  private mutating func changeTerms(
    of variable: Int, adding factor: Double, times others: [Entry]
  ) {
    merge.add(variables[variable].terms, factor, times: others, without: -1)
    swap(&merge.entries, &variables[variable].terms)
    for index in merge.appeared { variables[index].dependents.append(variable) }
    for index in merge.vanished { variables[index].dependents.removeUnordered(variable) }
  }
}

extension VariableState {
  /// One access to the array: for three, the compiler allots registers otherwise in each run, and two
  /// builds give two programs.
  fileprivate mutating func define(_ terms: [Entry], _ readings: [Entry]) {
    self.terms = terms
    self.readings = readings
    isDefined = true
  }
}
