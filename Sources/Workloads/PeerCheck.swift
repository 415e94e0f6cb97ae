import ScrollEngine

/// Repeats the steps of the measurement and compares the visible cells with integer results.
@MainActor
struct PeerCheck {
  private let list: PeerList
  private let rows: PeerRows
  private let rowsPerTable: Int
  /// Whether all heights are known from the start, not only after a row has been visible.
  private let isExact: Bool

  /// The checksums of the visible cells' texts, after each step and each jump.
  private(set) var seen = TextChecksum()
  private(set) var expected = TextChecksum()
  /// The greatest error of a cell or of a jump's offset, in points.
  private(set) var positionError = 0.0
  /// The greatest error of the content's height, in points.
  private(set) var contentHeightError = 0.0
  /// The number of cells that must be filled, one for each row that becomes visible.
  private(set) var expectedBinds = 0
  /// The number of additional cells that may be filled on the first pass.
  ///
  /// A jump to the end of the content shows as many of the last rows as fit. If their heights are
  /// unknown, a table has to fill some of them to measure them, and the cells that end up above the
  /// visible part were filled in vain.
  private(set) var mostInVain = 0
  private var visible: Range<Int>
  /// The first of the rows at the end of the list that have all been visible, so that their heights
  /// are known.
  private var firstKnown: Int

  init(_ list: PeerList, rows: PeerRows, _ request: Request) {
    self.list = list
    self.rows = rows
    rowsPerTable = request.rows / request.sections
    isExact = request.heights != .lazy
    visible = rows.rows(from: list.offset, to: list.offset + PeerList.viewport.height)
    firstKnown = rows.count
    noteLastRows()
  }

  mutating func jump(to row: Int) {
    list.jump(to: row)
    let end = Double(rows.total) - PeerList.viewport.height
    compare(offset: max(0, min(Double(rows.offset(of: row)), end)))
  }

  /// Compares the list with the state that it would have at `offset`, in points, if all heights
  /// were known.
  mutating func compare(offset: Double) {
    let now = rows.rows(from: offset, to: offset + PeerList.viewport.height)
    expectedBinds += now.count - now.clamped(to: visible).count
    visible = now
    if !isExact, now.upperBound == rows.count, now.lowerBound < firstKnown {
      mostInVain += PeerList.mostVisibleRows
    }
    noteLastRows()
    if isExact { note(&positionError, list.offset - offset) }
    note(&contentHeightError, list.contentHeight - Double(rows.total))
    var row = now.lowerBound
    list.forEachVisibleCell { cell, start in
      seen.add(cell.textLabel?.text ?? "")
      let expectedStart = Double(rows.offset(of: min(row, rows.count)))
      note(&positionError, (start - list.offset) - (expectedStart - offset))
      row += 1
    }
    for row in now {
      expected.add("Section \(row / rowsPerTable) Row \(row % rowsPerTable)")
    }
  }

  private mutating func noteLastRows() {
    if visible.upperBound >= firstKnown { firstKnown = min(firstKnown, visible.lowerBound) }
  }

  /// The errors, given the numbers of cells filled on the first and on the second pass.
  func mistakes(firstBinds: Int, secondBinds: Int) -> [String] {
    var mistakes: [String] = []
    if seen != expected {
      mistakes.append("the visible texts have the checksum \(seen.value), not \(expected.value)")
    }
    if positionError != 0 { mistakes.append("positions are off by \(positionError) points") }
    if isExact, contentHeightError != 0 {
      mistakes.append("the height of the content is off by \(contentHeightError) points")
    }
    if !(expectedBinds...expectedBinds + mostInVain).contains(firstBinds) {
      let inVain = mostInVain == 0 ? "" : " to \(expectedBinds + mostInVain)"
      mistakes.append("\(firstBinds) cells were filled, not \(expectedBinds)\(inVain)")
    }
    // On the second pass, all needed heights are known.
    if secondBinds != expectedBinds {
      mistakes.append("the second time \(secondBinds) cells were filled, not \(expectedBinds)")
    }
    return mistakes
  }

  private func note(_ worst: inout Double, _ error: Double) {
    if abs(error) > abs(worst) { worst = error }
  }
}
