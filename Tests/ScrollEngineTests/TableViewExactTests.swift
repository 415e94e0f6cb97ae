import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table that stops to estimate")
final class TableViewExactTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  private var sources: [EstimateSource] = []

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
    let other = exactTable(frame: window.bounds)
    other.dataSource = uniform
    #expect(other.numberOfEstimatedRows == 0)
  }

  @Test("needs memory for the heights it knows, and gives it back when it forgets them")
  func memory() {
    let source = EstimateSource.uneven(100_000)
    let table = source.table(in: window)
    #expect(table.rowIndexByteCount < 1_000)
    table.estimatedRowHeight = 0
    // Two bytes for each height, and an overhead for each block.
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

  /// Tables in a container with `counts` rows each, of 50 points except for the last one.
  private func stacked(_ counts: [Int], last: Double = 50) -> (ContainerScrollView, [TableView]) {
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let tables = counts.map { count in
      let source = EstimateSource([Array(repeating: 50, count: count - 1) + [last]])
      sources.append(source)
      let table = source.table(estimate: 0)
      container.addArrangedSubview(table)
      return table
    }
    window.layoutIfNeeded()
    return (container, tables)
  }

  @Test("keeps the last row of a table in sight, though as guessed it would end above that")
  func lastRow() {
    let (container, tables) = stacked([4, 100], last: 150)
    container.contentOffset.y = 280
    window.layoutIfNeeded()
    tables[0].estimatedRowHeight = 5
    window.layoutIfNeeded()
    #expect(tables[0].visibleRows == [IndexPath(row: 3, section: 0)])
    #expect(container.contentOffset.y == 145)
    #expect(container.contentSize.height == 165 + 5_100)
  }

  @Test("keeps what one sees where another table comes into sight that was last seen at its end")
  func passedBefore() {
    let (container, tables) = stacked([20, 100, 100])
    container.contentOffset.y = 7_000
    window.layoutIfNeeded()
    container.contentOffset.y = 790
    window.layoutIfNeeded()
    for table in tables[0...1] { table.estimatedRowHeight = 30 }
    window.layoutIfNeeded()
    #expect(tables[0].visibleRows.first == IndexPath(row: 15, section: 0))
    #expect(container.contentOffset.y == 15 * 30 + 40)
  }

  @Test(
    "does not make its container jump, wherever in it one is",
    arguments: Soak.seeds(1...24))
  func inContainer(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    window.frame.size.height = numbers.number(in: 30...300)
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    // Tables hold their data sources weakly.
    sources = (0..<6).map { _ in
      EstimateSource([
        (0..<Int.random(in: 3...300, using: &numbers.random)).map { _ in
          numbers.number(in: 0.001...70)
        }
      ])
    }
    let estimate = numbers.number(in: 1...60)
    let tables = sources.map { source in
      let table = source.table(estimate: estimate)
      container.addArrangedSubview(table)
      return table
    }
    /// The tops of rows, from the top of the container, and their heights.
    func places() -> [[Int]: (top: Double, height: Double)] {
      var places: [[Int]: (Double, Double)] = [:]
      for (number, table) in tables.enumerated() where table.frame.height > 0 {
        for (path, place) in table.placesOnScreen {
          places[[number, path.row]] = (
            place + table.frame.minY - container.contentOffset.y,
            table.rectForRow(at: path).height
          )
        }
      }
      return places
    }
    for step in 0..<40 {
      let end = container.scrollRange.maximum.y
      container.contentOffset.y = min(numbers.number(in: end * 0.2...end * 0.8), end * 0.8)
      window.layoutIfNeeded()
      let before = places()
      let length = container.contentSize.height
      for _ in 0..<Int.random(in: 1...3, using: &numbers.random) {
        if let table = tables.randomElement(using: &numbers.random) {
          table.estimatedRowHeight = table.estimatedRowHeight == 0 ? estimate : 0
        }
      }
      window.layoutIfNeeded()
      container.checkInvariants()
      let after = places()
      let closeness = Closeness(upTo: max(length, container.contentSize.height))
      let range = container.scrollRange[.vertical]
      // At an end of the content, rows may have had to move.
      guard container.contentOffset.y > range.lowerBound + closeness.tolerance,
        container.contentOffset.y < range.upperBound - closeness.tolerance
      else { continue }
      for row in Set(before.keys).union(after.keys) {
        guard let old = before[row], let new = after[row] else {
          // A row that ends within a rounding error of the edge may be there or not.
          let (top, height) = before[row] ?? after[row] ?? (0, 0)
          #expect(
            closeness.overlap(top, top + height, from: 0, to: container.bounds.height) == .doubtful,
            "seed \(seed), step \(step), \(row) at \(top)")
          continue
        }
        #expect(closeness.isEqual(old.top, new.top), "seed \(seed), step \(step), \(row)")
      }
    }
  }
}
