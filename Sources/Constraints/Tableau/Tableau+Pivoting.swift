extension Tableau {
  /// Makes a loose constraint tight, and a tight constraint in its row loose.
  ///
  /// `side` is the side of the constraint that becomes loose.
  /// - Complexity: O(size of the rows that contain the tight constraint).
  mutating func pivot(loose: Int, tight: Int, side: Int) {
    roundings += 1
    journal.append(.pivot(loose: loose, side: constraints[loose].side, tight: tight))

    // Solves the row for the tight constraint.
    var row: [Entry] = []
    swap(&row, &constraints[loose].row)
    guard let place = row.place(of: tight) else { return }
    let divisor = row[place].coefficient
    noteDivision(of: row, by: divisor)
    row.remove(at: place)
    for place in row.indices {
      row[place].coefficient /= -divisor
      constraints[row[place].index].column.replace(loose, with: tight)
    }
    row.insertSorted(Entry(index: loose, coefficient: 1 / divisor))

    // Substitutes the solved row into all other rows that contain the tight constraint.
    var column: [Int] = []
    swap(&column, &constraints[tight].column)
    column.removeUnordered(loose)
    for other in column {
      let factor = constraints[other].row.coefficient(of: tight)
      addRow(row, times: factor, to: other, without: tight)
    }

    constraints[tight].isTight = false
    constraints[tight].side = side
    constraints[tight].row = row
    constraints[loose].isTight = true
    constraints[loose].side = 0
    // All rows that contained the tight constraint contain the previously loose one now; no other
    // row does.
    constraints[loose].column = column
    constraints[loose].column.append(tight)

    setReading(of: loose, to: constraints[loose].constant)
    computeReading(of: tight)
    for other in column { computeReading(of: other) }
    moved.insert(tight)
  }

  private mutating func addRow(
    _ row: [Entry], times factor: Double, to other: Int, without omitted: Int
  ) {
    merge.add(constraints[other].row, factor, times: row, without: omitted)
    swap(&merge.entries, &constraints[other].row)
    for index in merge.appeared where constraints[index].isTight {
      constraints[index].column.append(other)
    }
    for index in merge.vanished { constraints[index].column.removeUnordered(other) }
  }

  /// Undoes the pivots and changes of sides in the journal, in reverse order.
  mutating func undoJournal() {
    let steps = journal
    for step in steps.reversed() {
      switch step {
      case .pivot(let loose, let side, let tight):
        pivot(loose: tight, tight: loose, side: side)
      case .side(let loose, let side):
        constraints[loose].side = side
      }
    }
    journal.removeAll(keepingCapacity: true)
    moved.removeAll()
    loaded.removeAll()
  }
}
