import ScrollEngine
import Testing

@MainActor
@Suite("A table that estimates the heights of its rows")
struct TableViewEstimateTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  @Test("asks for the height of a row when it comes into sight, and not before")
  func asksLate() {
    let source = EstimateSource.uneven(1_000_000)
    let table = source.table(in: window)
    #expect(table.contentSize.height == 30_000_000)
    #expect(source.heightRequests == 0)
    window.layoutIfNeeded()
    #expect(source.heightRequests == table.visibleCells.count)
    #expect(
      table.visibleCells.map(\.frame.height)
        == source.sections[0].prefix(table.visibleCells.count).map { $0 })
    table.checkInvariants()
    let measured = source.heightRequests
    table.contentOffset.y = 15_000_000
    window.layoutIfNeeded()
    #expect(source.heightRequests == measured + table.visibleCells.count)
    table.checkInvariants()
    let all = source.heightRequests
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(source.heightRequests == all)
    table.checkInvariants()
  }

  @Test("takes the height of each row at once when it is told so, or when all are the same")
  func noEstimates() {
    let source = EstimateSource.uneven(50)
    let exact = source.table(estimate: 0)
    #expect(exact.contentSize.height == source.sections[0].reduce(0, +))
    #expect(source.heightRequests == 50)
    let uniform = RowSource(10)
    let table = exactTable(frame: window.bounds)
    table.dataSource = uniform
    table.rowHeight = 12
    table.estimatedRowHeight = 99
    #expect(table.contentSize.height == 120)
  }

  @Test("asks a delegate that can guess for a guess of each row")
  func guesses() {
    @MainActor
    final class Guesser: TableViewDelegate {
      var guesses = 0
      func tableView(_ t: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
        guesses += 1
        return indexPath.row == 3 ? TableView.automaticDimension : 20
      }
      func tableView(_ t: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        indexPath.row == 1 ? TableView.automaticDimension : 50
      }
    }
    let source = RowSource(100)
    let guesser = Guesser()
    let table = exactTable(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = guesser
    window.addSubview(table)
    #expect(table.contentSize.height == 99 * 20 + 44)
    #expect(guesser.guesses == 100)
    window.layoutIfNeeded()
    // A cell that does not say otherwise wants 44 points.
    #expect(table.visibleCells.map(\.frame.height) == [50, 44, 50, 50, 50])
    #expect(guesser.guesses == 100)
    table.checkInvariants()
  }

  @Test(
    "does not jump when rows above turn out higher or lower, whoever says so",
    arguments: EstimateSource.Teller.allCases)
  func upwards(teller: EstimateSource.Teller) {
    let source = EstimateSource.uneven(2_000, teller: teller)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    table.contentOffset.y = 40_000
    window.layoutIfNeeded()
    var mostVisible = table.visibleCells.count
    for step in 0..<300 {
      let before = table.placesOnScreen
      table.contentOffset.y -= 17
      window.layoutIfNeeded()
      table.checkInvariants()
      mostVisible = max(mostVisible, table.visibleCells.count)
      for (path, place) in table.placesOnScreen {
        if let old = before[path] { #expect(place == old + 17, "step \(step), \(path)") }
      }
    }
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").created <= mostVisible)
  }

  @Test("is as high as its rows when all have been seen, and ends with the last of them")
  func allTheWay() {
    let source = EstimateSource.uneven(200, teller: .cell)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    for _ in 0..<1_000 {
      table.contentOffset.y = min(table.contentOffset.y + 40, table.scrollRange.maximum.y)
      window.layoutIfNeeded()
    }
    #expect(table.contentSize.height == source.sections[0].reduce(0, +))
    #expect(table.visibleCells.last.flatMap { table.indexPath(for: $0) }?.row == 199)
    #expect(table.visibleCells.last?.frame.maxY == table.bounds.maxY)
  }

  // MARK: Cells that change their mind

  @Test("measures a row again when its cell asks for it, and the first row in sight stays")
  func invalidation() {
    let source = EstimateSource.uneven(500, teller: .cell)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    table.contentOffset.y = 4_000
    window.layoutIfNeeded()
    let before = table.placesOnScreen
    let rows = table.visibleRows
    let changed = [rows[0], rows[2]]
    let requests = table.reuseQueue.statistics(forIdentifier: "cell").dequeued
    for path in changed {
      source.sections[0][path.row] += 25
      table.cellForRow(at: path)?.invalidateIntrinsicContentSize()
    }
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[rows[0]] == before[rows[0]])
    #expect(table.placesOnScreen[rows[1]] == (before[rows[1]] ?? 0) + 25)
    #expect(table.rectForRow(at: rows[2]).height == source.sections[0][rows[2].row])
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").dequeued == requests)
    table.checkInvariants()

    table.selfSizingInvalidation = .disabled
    source.sections[0][rows[1].row] += 25
    table.cellForRow(at: rows[1])?.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(
      table.rectForRow(at: rows[1]).height == source.sections[0][rows[1].row] - 25)
  }

  @Test("measures its rows again when it gets another width")
  func widthChange() {
    let source = EstimateSource.uneven(500, teller: .cell)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    table.contentOffset.y = 4_000
    window.layoutIfNeeded()
    let first = table.visibleRows[0]
    let place = table.placesOnScreen[first]
    table.frame.size.width = 50
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[first] == place)
    for path in table.visibleRows {
      #expect(table.rectForRow(at: path).height == 2 * source.sections[0][path.row])
    }
    table.checkInvariants()
  }

  @Test("comes to rest where a row without a height follows the space that one sees first")
  func flatRowBelowSpace() {
    let source = EstimateSource([[50, 0], Array(repeating: 50, count: 9)], teller: .cell)
    let table = source.table(in: window)
    table.rowSpacing = 20
    window.layoutIfNeeded()
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    // All heights are estimated again, also that of the row without a height.
    table.frame.size.width = 50
    window.layoutIfNeeded()
    table.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(table.visibleRows.first == IndexPath(row: 0, section: 1))
    table.checkInvariants()
  }

  @Test("keeps the first row in sight where it is when it reloads")
  func reload() {
    let source = EstimateSource.uneven(500)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    for _ in 0..<100 {
      table.contentOffset.y += 40
      window.layoutIfNeeded()
    }
    let first = table.visibleRows[0]
    let place = table.placesOnScreen[first]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.placesOnScreen[first] == place)
    table.checkInvariants()
    source.sections = [[5, 5]]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 0 && table.liveRows == [0, 1])
    table.checkInvariants()
  }
}
