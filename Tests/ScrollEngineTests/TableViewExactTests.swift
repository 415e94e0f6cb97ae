import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table that stops to estimate")
struct TableViewExactTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  @Test("counts the rows whose heights are estimates, and nothing else")
  func counting() {
    let source = EstimateSource([[10, 20, 30], [], [40, 50]])
    let table = source.table(style: .grouped, in: window)
    #expect(table.numberOfEstimatedRows == 5)
    window.layoutIfNeeded()
    #expect(table.numberOfEstimatedRows == 5 - table.visibleCells.count)
    table.estimatedRowHeight = 0
    #expect(table.numberOfEstimatedRows == 0)
    let uniform = RowSource(10)
    let other = TableView(frame: window.bounds)
    other.dataSource = uniform
    #expect(other.numberOfEstimatedRows == 0)
  }

  @Test("needs memory for the heights it knows, and gives it back when it forgets them")
  func memory() {
    let source = EstimateSource.uneven(100_000)
    let table = source.table(in: window)
    #expect(table.rowIndexByteCount < 1_000)
    table.estimatedRowHeight = 0
    // Two bytes for a height, and something for the blocks.
    #expect((200_000..<250_000).contains(table.rowIndexByteCount))
    table.estimatedRowHeight = 30
    #expect(table.rowIndexByteCount < 1_000)
  }

  @Test("leaves the rows one sees where they are, and knows the rest", arguments: [true, false])
  func staysPut(isScrolling: Bool) {
    let source = EstimateSource.uneven(5_000)
    let table = source.table(in: window)
    table.contentOffset.y = 70_000
    window.layoutIfNeeded()
    let before = table.placesOnScreen
    if isScrolling { table.setContentOffset(Point(x: 0, y: 90_000), animated: true) }
    table.estimatedRowHeight = 0
    window.layoutIfNeeded()
    #expect(table.placesOnScreen == before)
    #expect(table.contentSize.height == source.sections[0].reduce(0, +))
    let first = table.visibleRows[0].row
    #expect(
      table.rectForRow(at: IndexPath(row: first, section: 0)).minY
        == source.sections[0][..<first].reduce(0, +))
    table.checkInvariants()
    table.estimatedRowHeight = 30
    window.layoutIfNeeded()
    #expect(table.placesOnScreen == before)
    table.checkInvariants()
  }

  @Test("stays within the range at the end of the content")
  func atTheEnd() {
    let source = EstimateSource([(0..<400).map { _ in 7 }])
    let table = source.table(in: window)
    table.contentOffset.y = table.scrollRange.maximum.y
    window.layoutIfNeeded()
    let before = table.placesOnScreen
    table.estimatedRowHeight = 0
    window.layoutIfNeeded()
    #expect(table.placesOnScreen == before)
    #expect(table.contentOffset.y == table.scrollRange.maximum.y)
    table.checkInvariants()
  }

  @Test(
    "does not make its container jump, wherever in it one is",
    arguments: 1...20 as ClosedRange<UInt64>)
  func inContainer(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let sources = (0..<6).map { _ in EstimateSource.uneven(.random(in: 3...300, using: &random)) }
    let tables = sources.map { source in
      let table = source.table()
      container.addArrangedSubview(table)
      return table
    }
    func places() -> [[Int]: Double] {
      var places: [[Int]: Double] = [:]
      for (number, table) in tables.enumerated() where table.frame.height > 0 {
        for (path, place) in table.placesOnScreen {
          places[[number, path.row]] = place + table.frame.minY - container.contentOffset.y
        }
      }
      return places
    }
    for step in 0..<40 {
      // Not at the very ends, where the content may be too short to stay where it is.
      let end = container.scrollRange.maximum.y
      container.contentOffset.y = Double.random(in: end * 0.2...end * 0.8, using: &random).rounded()
      window.layoutIfNeeded()
      let before = places()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if let table = tables.randomElement(using: &random) {
          table.estimatedRowHeight = table.estimatedRowHeight == 0 ? 30 : 0
        }
      }
      window.layoutIfNeeded()
      container.checkInvariants()
      let after = places()
      #expect(Set(after.keys) == Set(before.keys), "seed \(seed), step \(step)")
      for (row, place) in after {
        #expect(abs(place - (before[row] ?? .nan)) < 1e-9, "seed \(seed), step \(step), \(row)")
      }
    }
  }
}
