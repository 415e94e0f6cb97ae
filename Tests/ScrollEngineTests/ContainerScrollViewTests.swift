import ScrollEngine
import TestSupport
import Testing

@MainActor
struct ContainerScrollViewTests {
  struct Golden: CustomTestStringConvertible {
    let offset: Double
    let first: [Double]
    let second: [Double]
    let firstRows: [Int]
    let secondRows: [Int]

    var testDescription: String { "offset \(offset)" }
  }

  nonisolated static let goldens = [
    Golden(
      offset: -60, first: [0, 508, 0], second: [712, 0, 0], firstRows: Array(0...6),
      secondRows: []),
    Golden(
      offset: 0, first: [0, 568, 0], second: [712, 0, 0], firstRows: Array(0...7), secondRows: []),
    Golden(
      offset: 300, first: [300, 412, 300], second: [712, 156, 0], firstRows: Array(3...8),
      secondRows: Array(0...2)),
    Golden(
      offset: 712, first: [712, 0, 712], second: [712, 568, 0], firstRows: [],
      secondRows: Array(0...10)),
    Golden(
      offset: 796, first: [712, 0, 712], second: [796, 568, 84], firstRows: [],
      secondRows: Array(1...11)),
    Golden(
      offset: 850, first: [712, 0, 712], second: [850, 514, 138], firstRows: [],
      secondRows: Array(2...11)),
  ]

  @Test("The two tables of the article are sliced as it says", arguments: goldens)
  func articleTable(golden: Golden) {
    let container = ContainerScrollView()
    let tables = ArticleTables(in: container)
    container.contentOffset.y = golden.offset
    tables.window.layoutIfNeeded()

    #expect(describe(tables.first) == golden.first)
    #expect(describe(tables.second) == golden.second)
    #expect(tables.first.liveRows == golden.firstRows)
    #expect(tables.second.liveRows == golden.secondRows)
    #expect(container.contentSize == Size(width: 320, height: 1364))
    container.checkInvariants()
  }

  private func describe(_ table: TableView) -> [Double] {
    [table.frame.minY, table.frame.height, table.contentOffset.y]
  }

  @Test(
    "The naive container has 21 live cells at every offset", arguments: [-60, 0, 300, 796, 850])
  func naiveContainer(offset: Double) {
    let container = StackingScrollView()
    let tables = ArticleTables(in: container)
    container.contentOffset.y = offset
    tables.window.layoutIfNeeded()

    #expect(tables.first.visibleCells.count + tables.second.visibleCells.count == 21)
    #expect(tables.first.frame == Rect(x: 0, y: 0, width: 320, height: 712))
    #expect(tables.second.frame == Rect(x: 0, y: 712, width: 320, height: 652))
  }

  @Test("A jump from 0 to 300 creates eight cells and reuses one")
  func jump() {
    let container = ContainerScrollView()
    let tables = ArticleTables(in: container)
    container.contentOffset.y = 300
    tables.window.layoutIfNeeded()

    #expect(
      tables.first.reuseQueue.statistics(forIdentifier: "cell")
        == ReuseStatistics(live: 6, queued: 2, created: 8, dequeued: 9, reused: 1))
  }

  @Test("Scrolling from 0 to 420 in steps of one point makes nine and five cells")
  func steps() {
    let container = ContainerScrollView()
    let tables = ArticleTables(in: container)
    for offset in 1...420 {
      container.contentOffset.y = Double(offset)
      tables.window.layoutIfNeeded()
    }

    #expect(
      tables.first.reuseQueue.statistics(forIdentifier: "cell")
        == ReuseStatistics(live: 4, queued: 5, created: 9, dequeued: 9, reused: 0))
    #expect(
      tables.second.reuseQueue.statistics(forIdentifier: "cell")
        == ReuseStatistics(live: 5, queued: 0, created: 5, dequeued: 5, reused: 0))
    #expect(tables.first.visibleCells.map(\.instanceNumber) == [6, 7, 8, 9])
  }

  @Test("Ten thousand random steps keep the invariants of reuse", arguments: [1, 2, 3] as [UInt64])
  func randomSteps(seed: UInt64) {
    let container = ContainerScrollView()
    let tables = ArticleTables(in: container)
    var random = SeededRandom(seed: seed)
    var peaks = [ObjectIdentifier(tables.first): tables.first.visibleCells.count]
    for step in 0..<10_000 {
      let jump = step % 17 == 0
      container.contentOffset.y =
        jump
        ? .random(in: -200...1_000, using: &random)
        : container.contentOffset.y + .random(in: -90...90, using: &random)
      tables.window.layoutIfNeeded()
      container.checkInvariants()
      for table in [tables.first, tables.second] {
        let rows = table.numberOfRows(inSection: 0)
        let expected = (0..<rows).filter {
          let row = table.rectForRow(at: IndexPath(row: $0, section: 0))
          return row.maxY > table.bounds.minY && row.minY < table.bounds.maxY
        }
        #expect(table.liveRows == expected, "seed \(seed), step \(step)")
        let cells = table.subviews.filter { $0 is TableViewCell }
        let statistics = table.reuseQueue.statistics(forIdentifier: "cell")
        #expect(cells.count == statistics.live, "seed \(seed), step \(step)")
        let peak = max(peaks[ObjectIdentifier(table)] ?? 0, cells.count)
        peaks[ObjectIdentifier(table)] = peak
        #expect(statistics.created <= peak, "seed \(seed), step \(step)")
        if table.liveRows != expected { return }
      }
    }
  }
}
