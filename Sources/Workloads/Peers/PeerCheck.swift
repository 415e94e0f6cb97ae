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
  private var visible: Range<Int>

  init(_ list: PeerList, rows: PeerRows, _ request: Request) {
    self.list = list
    self.rows = rows
    rowsPerTable = request.rows / request.sections
    isExact = request.heights != .lazy
    visible = rows.rows(from: list.offset, to: list.offset + PeerList.viewport.height)
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

  /// What is wrong, given how many cells were filled each time the way was gone.
  func mistakes(binds: [Int]) -> [String] {
    var mistakes: [String] = []
    if seen != expected {
      mistakes.append("the visible texts have the checksum \(seen.value), not \(expected.value)")
    }
    if positionError != 0 { mistakes.append("positions are off by \(positionError) points") }
    if isExact, contentHeightError != 0 {
      mistakes.append("the height of the content is off by \(contentHeightError) points")
    }
    for count in binds where count != expectedBinds {
      mistakes.append("\(count) cells were filled, not \(expectedBinds)")
    }
    return mistakes
  }

  private func note(_ worst: inout Double, _ error: Double) {
    if abs(error) > abs(worst) { worst = error }
  }
}
