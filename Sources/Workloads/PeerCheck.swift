import ScrollEngine

/// Goes the way of the measurement once more and compares what is seen with whole numbers.
@MainActor
struct PeerCheck {
  private let list: PeerList
  private let rows: PeerRows
  private let rowsPerTable: Int
  /// Whether all heights are known, and not only those of rows that were in sight.
  private let isExact: Bool

  /// Of the texts of the visible cells, after each step and each jump.
  private(set) var seen = TextChecksum()
  private(set) var expected = TextChecksum()
  /// The most by which a cell or the offset of a jump was away from where it belongs, in points.
  private(set) var positionError = 0.0
  /// The most by which the height of the content was off, in points.
  private(set) var contentHeightError = 0.0
  /// The cells that have to be filled on the way: rows that come into sight.
  private(set) var expectedBinds = 0
  /// How many more may be filled when the way is gone for the first time.
  ///
  /// A jump to the end of the content shows as many of the last rows as fit. Where nobody knows their
  /// heights, a table has to fill some of them to measure them, and those that then lie above the
  /// visible part were filled in vain.
  private(set) var mostInVain = 0
  private var visible: Range<Int>
  /// The first of the last rows of which all have been in sight.
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

  /// - Parameter offset: Of what should be seen, were all heights known.
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

  /// What is wrong, given how many cells were filled when the way was gone for the first time, and for
  /// the second.
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
    // Now all heights on the way are known.
    if secondBinds != expectedBinds {
      mistakes.append("the second time \(secondBinds) cells were filled, not \(expectedBinds)")
    }
    return mistakes
  }

  private func note(_ worst: inout Double, _ error: Double) {
    if abs(error) > abs(worst) { worst = error }
  }
}
