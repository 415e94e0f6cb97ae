extension Tableau {
  /// Expresses a sum of variables in terms of variables without a definition and readings of tight
  /// constraints.
  ///
  /// Definitions are substituted from the highest place down, so that each is substituted only
  /// once.
  ///
  /// - Complexity: O(k log k), where k is the size of all definitions that are substituted.
  mutating func reduce(_ terms: [Entry]) -> (free: [Entry], readings: [Entry]) {
    variableSums.reserve(variables.count)
    readingSums.reserve(constraints.count)
    for term in terms { addToSum(term.coefficient, of: term.index) }
    var free: [Entry] = []
    while let variable = queue.pop() {
      let factor = variableSums.take(variable)
      guard factor != 0 else { continue }
      guard variables[variable].isDefined else {
        free.append(Entry(index: variable, coefficient: factor))
        continue
      }
      for place in variables[variable].terms.indices {
        let term = variables[variable].terms[place]
        addToSum(factor * term.coefficient, of: term.index)
      }
      for reading in variables[variable].readings {
        readingSums.add(factor * reading.coefficient, at: reading.index)
      }
    }
    variableSums.removeAll()
    for place in readingSums.touched.indices {
      let loose = readingSums.touched[place]
      guard !constraints[loose].isTight else { continue }
      let factor = readingSums.take(loose)
      for entry in constraints[loose].row {
        readingSums.add(factor * entry.coefficient, at: entry.index)
      }
    }
    return (free, readingSums.takeEntries())
  }

  private mutating func addToSum(_ amount: Double, of variable: Int) {
    if variableSums.add(amount, at: variable) {
      queue.insert(variable, place: variables[variable].place)
    }
  }
}
