/// A topological order: each variable has a higher place than the variables that define it. It is
/// updated with each definition (Pearce and Kelly, "A Dynamic Topological Sort Algorithm for
/// Directed Acyclic Graphs", 2006).
extension Tableau {
  /// Moves a variable behind all other variables of a sum; returns false if one of these depends on
  /// it.
  ///
  /// - Complexity: O(terms), plus O(k log k) for each term that is out of order, where k is the
  ///   size of the definitions between the two places.
  mutating func makeRoom(for variable: Int, after terms: [Entry]) -> Bool {
    for term in terms where term.index != variable {
      guard order(term.index, before: variable) else { return false }
    }
    return true
  }

  private mutating func order(_ first: Int, before second: Int) -> Bool {
    let (lower, upper) = (variables[second].place, variables[first].place)
    guard upper > lower else { return true }
    visited.removeAll(keepingCapacity: true)
    defer { for variable in visited { variables[variable].isVisited = false } }
    guard visit(upwardsFrom: second, until: first, below: upper) else { return false }
    let count = visited.count
    visit(downwardsFrom: first, above: lower)
    let places = visited.map { variables[$0].place }.sorted()
    let order = sortedByPlace(visited[count...]) + sortedByPlace(visited[..<count])
    for (variable, place) in zip(order, places) { variables[variable].place = place }
    return true
  }

  private func sortedByPlace(_ some: ArraySlice<Int>) -> [Int] {
    some.sorted { variables[$0].place < variables[$1].place }
  }

  /// Visits the variables that depend on a variable, up to a place; returns false if `sought` is
  /// one of them.
  private mutating func visit(
    upwardsFrom start: Int, until sought: Int, below upper: Int
  ) -> Bool {
    var waiting = [start]
    mark(start)
    while let variable = waiting.popLast() {
      for dependent in variables[variable].dependents {
        if dependent == sought { return false }
        guard variables[dependent].place < upper, !variables[dependent].isVisited else { continue }
        mark(dependent)
        waiting.append(dependent)
      }
    }
    return true
  }

  /// Visits the variables that define a variable, down to a place.
  private mutating func visit(downwardsFrom start: Int, above lower: Int) {
    var waiting = [start]
    mark(start)
    while let variable = waiting.popLast() {
      for term in variables[variable].terms {
        guard variables[term.index].place > lower, !variables[term.index].isVisited else {
          continue
        }
        mark(term.index)
        waiting.append(term.index)
      }
    }
  }

  private mutating func mark(_ variable: Int) {
    variables[variable].isVisited = true
    visited.append(variable)
  }
}
