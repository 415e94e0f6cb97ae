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
      let table = exactTable()
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

  /// The number of visible rows of `height` points, without and with rows that rounding decides.
  func rowsInSight(of tables: [TableView], height: Double = 20) -> ClosedRange<Int> {
    let closeness = Closeness(upTo: container.contentSize.height + abs(container.contentOffset.y))
    let bounds = container.bounds
    var counts = (sure: 0, doubtful: 0)
    var start = 0.0
    for table in tables {
      for row in 0..<table.numberOfRows(inSection: 0) {
        let top = start + Double(row) * height
        switch closeness.overlap(top, top + height, from: bounds.minY, to: bounds.maxY) {
        case .none: break
        case .doubtful: counts.doubtful += 1
        case .some: counts.sure += 1
        }
      }
      start += Double(table.numberOfRows(inSection: 0)) * height
    }
    return counts.sure...counts.sure + counts.doubtful
  }

  @Test(
    "never makes more cells than are visible at once, whichever way one jumps",
    arguments: Soak.seeds(1...8))
  func jumps(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let height = numbers.number(in: 12...40)
    for table in tables { table.rowHeight = height }
    share(in: container)
    var mostVisible = live
    for step in 0..<400 {
      container.contentOffset.y = numbers.number(in: -250...45 * height + 250)
      if step.isMultiple(of: 3) {
        // An offset at which a row begins, or is about to come into sight.
        let row = Double(Int.random(in: 0...45, using: &numbers.random))
        container.contentOffset.y =
          row * height - (Bool.random(using: &numbers.random) ? container.bounds.height : 0)
      }
      window.layoutIfNeeded()
      mostVisible = max(mostVisible, live)
      let statistics = queue.statistics(forIdentifier: "cell")
      #expect(statistics.live == live, "seed \(seed), step \(step)")
      #expect(
        rowsInSight(of: tables, height: height).contains(live), "seed \(seed), step \(step)")
      #expect(statistics.created <= mostVisible, "seed \(seed), step \(step)")
      queue.checkInvariants()
    }
  }

  @Test(
    "makes as many for a thousand tables that are scrolled through as are visible at once",
    arguments: [33.3, 33.25, 33.3125, 100.0 / 3, 17.3, 48])
  func thousandTables(height: Double) {
    let source = RowSource(7)
    let tables = (0..<1_000).map { _ in
      let table = exactTable()
      table.rowHeight = height
      table.reuseQueue = queue
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      return table
    }
    for table in tables { container.addArrangedSubview(table) }
    let rows = 7_000
    /// The number of visible rows, without and with rows that rounding decides, from offsets alone.
    func inSight() -> ClosedRange<Int> {
      let (top, bottom) = (container.bounds.minY, container.bounds.maxY)
      func count(_ slack: Double) -> Int {
        let first = max(0, ((top - slack) / height).rounded(.down))
        let end = min(Double(rows), ((bottom + slack) / height).rounded(.up))
        return max(0, Int(end - first))
      }
      return count(-1e-6)...count(1e-6)
    }
    var most = (sure: 0, perhaps: 0)
    var offset = 0.0
    while offset < Double(rows) * height {
      container.contentOffset.y = offset
      window.layoutIfNeeded()
      let expected = inSight()
      let cells = queue.statistics(forIdentifier: "cell")
      #expect(expected.contains(cells.live), "at \(offset)")
      most = (max(most.sure, expected.lowerBound), max(most.perhaps, expected.upperBound))
      offset += 197.3
    }
    let cells = queue.statistics(forIdentifier: "cell")
    #expect(cells.created >= most.sure && cells.created <= most.perhaps, "\(cells)")
    #expect(cells.live + cells.queued == cells.created)
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
      let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 100))
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
