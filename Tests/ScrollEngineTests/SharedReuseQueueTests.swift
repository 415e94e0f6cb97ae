import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A queue shared by the tables of a container")
struct SharedReuseQueueTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let queue = ReuseQueue()
  let sources = (0..<6).map { RowSource(5 + $0) }
  let tables: [TableView]

  init() {
    tables = sources.map { source in
      let table = TableView()
      table.rowHeight = 20
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      return table
    }
    window.addSubview(container)
  }

  func share(in container: ContainerScrollView) {
    for table in tables {
      table.reuseQueue = queue
      container.addArrangedSubview(table)
    }
    window.layoutIfNeeded()
  }

  var live: Int { tables.reduce(0) { $0 + $1.visibleCells.count } }

  @Test(
    "never makes more cells than are visible at once, whichever way one jumps",
    arguments: 1...3 as ClosedRange<UInt64>)
  func jumps(seed: UInt64) {
    share(in: container)
    var random = SeededRandom(seed: seed)
    var mostVisible = live
    for step in 0..<1_500 {
      container.contentOffset.y = .random(in: -250...1_200, using: &random)
      window.layoutIfNeeded()
      mostVisible = max(mostVisible, live)
      let statistics = queue.statistics(forIdentifier: "cell")
      #expect(statistics.live == live, "seed \(seed), step \(step)")
      #expect(statistics.created <= mostVisible, "seed \(seed), step \(step)")
      queue.checkInvariants()
    }
  }

  @Test("releases everywhere before it fills anywhere, also upwards")
  func upwards() {
    share(in: container)
    container.contentOffset.y = 700
    window.layoutIfNeeded()
    let created = queue.statistics(forIdentifier: "cell").created
    container.contentOffset.y = 400
    window.layoutIfNeeded()
    container.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(queue.statistics(forIdentifier: "cell").created == created)
    #expect(created == 10)
  }

  @Test("does so through containers within containers")
  func nested() {
    let inner = [ContainerScrollView(), ContainerScrollView()]
    for (place, table) in tables.enumerated() {
      table.reuseQueue = queue
      inner[place / 3].addArrangedSubview(table)
    }
    for view in inner { container.addArrangedSubview(view) }
    window.layoutIfNeeded()
    var random = SeededRandom(seed: 11)
    var mostVisible = live
    for step in 0..<500 {
      container.contentOffset.y = .random(in: 0...700, using: &random)
      window.layoutIfNeeded()
      mostVisible = max(mostVisible, live)
      #expect(queue.statistics(forIdentifier: "cell").created <= mostVisible, "step \(step)")
      for view in inner { view.checkInvariants() }
      container.checkInvariants()
    }
    #expect(container.contentSize.height == 900)
    sources[5].counts = [1]
    tables[5].reloadData()
    #expect(container.contentSize.height == 720)
    tables[4].rowHeight = 10
    #expect(container.contentSize.height == 630)
  }

  @Test("brings the rows up to date before anything is filled")
  func staleRows() {
    share(in: container)
    let most = live
    for table in tables { table.rowHeight = 40 }
    window.layoutIfNeeded()
    for table in tables { table.rowHeight = 20 }
    window.layoutIfNeeded()
    #expect(queue.statistics(forIdentifier: "cell").created == most)
    container.checkInvariants()
  }

  @Test("gets the cells of a table that goes away")
  func lostTable() {
    container.frame.size.height = 0
    let other = RowSource(4)
    do {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      table.reuseQueue = queue
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = other
      table.layoutIfNeeded()
      #expect(queue.statistics(forIdentifier: "cell").live == 3)
    }
    #expect(
      queue.statistics(forIdentifier: "cell")
        == ReuseStatistics(queued: 3, created: 3, dequeued: 3))
    queue.checkInvariants()
  }
}
