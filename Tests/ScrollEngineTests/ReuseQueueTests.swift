import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A reuse queue")
struct ReuseQueueTests {
  let queue = ReuseQueue()

  func dequeue(_ identifier: String = "cell") -> ProbeCell? {
    queue.dequeue(withIdentifier: identifier) { ProbeCell() } as? ProbeCell
  }

  @Test("hands out what came back last, and makes a cell when it has none")
  func lastInFirstOut() throws {
    let first = try #require(dequeue())
    let second = try #require(dequeue())
    queue.enqueue(first)
    queue.enqueue(second)
    #expect(dequeue() === second)
    #expect(dequeue() === first)
    #expect(dequeue()?.instanceNumber == 3)
    #expect([first, second].map(\.instanceNumber) == [1, 2])
  }

  @Test("numbers the cells that it makes, and no others")
  func numbers() {
    let cell = ProbeCell()
    #expect(cell.instanceNumber == 0)
    #expect(queue.dequeue(withIdentifier: "cell") { cell }.instanceNumber == 1)
  }

  @Test("hands out new cells and used ones, and gets the others back")
  func kindsOfMoves() {
    #expect(ReuseMove.Kind.allCases.filter(\.isHandedOut) == [.created, .reused])
  }

  @Test("resets the cells that it hands out again, and no new ones")
  func prepareForReuse() throws {
    let cell = try #require(dequeue())
    #expect(cell.preparations == 0)
    queue.enqueue(cell)
    #expect(cell.preparations == 0)
    _ = dequeue()
    #expect(cell.preparations == 1)
  }

  @Test("keeps the cells and the book of each identifier apart")
  func identifiers() throws {
    #expect(queue.identifiers.isEmpty)
    let cell = try #require(dequeue("b"))
    queue.enqueue(cell)
    let other = try #require(dequeue("a"))
    #expect(other !== cell)
    #expect(other.instanceNumber == 1)
    #expect(queue.identifiers == ["b", "a"])
    #expect(
      queue.statistics(forIdentifier: "b")
        == ReuseStatistics(queued: 1, created: 1, dequeued: 1))
    #expect(
      queue.statistics(forIdentifier: "a") == ReuseStatistics(live: 1, created: 1, dequeued: 1))
    #expect(queue.statistics(forIdentifier: "c") == ReuseStatistics())
    #expect(queue.queuedCells(withIdentifier: "b").map(\.instanceNumber) == [1])
    #expect(queue.queuedCells(withIdentifier: "c").isEmpty)
  }

  @Test("finds the cells of each of many identifiers again, as of few", arguments: [1, 8, 9, 30])
  func manyIdentifiers(count: Int) throws {
    let names = (0..<count).map { "cell \($0)" }
    let cells = try names.map { try #require(dequeue($0)) }
    for cell in cells { queue.enqueue(cell) }
    for (name, cell) in zip(names, cells) { #expect(dequeue(name) === cell) }
    #expect(queue.identifiers == names)
    queue.checkInvariants()
  }

  /// A data source that returns new cells, or once the cell in `kept`.
  private final class MakingSource: TableViewDataSource {
    var made: [TableViewCell] = []
    var identifier: String?
    var kept: TableViewCell?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      if let kept = kept.take() { return kept }
      made.append(TableViewCell(reuseIdentifier: identifier))
      return made[made.count - 1]
    }
  }

  private func table(_ source: MakingSource) -> (Window, TableView) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    let table = TableView(frame: window.bounds)
    table.rowHeight = 50
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test("keeps no cell without an identifier")
  func nameless() {
    let source = MakingSource()
    let (window, table) = table(source)
    table.contentOffset.y = 2_000
    window.layoutIfNeeded()
    #expect(source.made.count == 8)
    for identifier in table.reuseQueue.identifiers {
      #expect(table.reuseQueue.queuedCells(withIdentifier: identifier).isEmpty)
    }
  }

  @Test("lets go of a cell that it discards: a program may hand it out again")
  func discardedCell() {
    let source = MakingSource()
    source.identifier = "cell"
    let (window, table) = table(source)
    table.contentOffset.y = 2_000
    window.layoutIfNeeded()
    table.reuseQueue.discardQueuedCells()
    let first = source.made[0]
    source.kept = first
    table.contentOffset.y = 3_000
    window.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
  }

  @Test("keeps its book under any sequence of requests", arguments: 1...10 as ClosedRange<UInt64>)
  func randomRequests(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var live: [ProbeCell] = []
    var model: [String: ReuseModel] = [:]
    var told: [String: ReuseStatistics] = [:]
    queue.onChange = { [unowned queue] identifier, statistics in
      queue.checkInvariants()
      told[identifier] = statistics
    }
    for step in 0..<1_000 {
      let identifier = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      switch Int.random(in: 0..<50, using: &random) {
      case 0:
        queue.discardQueuedCells()
        for key in model.keys { model[key]?.discard(keeping: 0) }
      case 1:
        let maximum = Int.random(in: 0...6, using: &random)
        queue.setMaximumQueued(maximum, forIdentifier: identifier)
        model[identifier, default: ReuseModel()].maximum = maximum
        model[identifier]?.discard(keeping: maximum)
      case 2:
        let count = Int.random(in: 0...8, using: &random)
        queue.preload(count: count, withIdentifier: identifier) { ProbeCell() }
        model[identifier, default: ReuseModel()].preload(count)
      case ..<27:
        guard let cell = dequeue(identifier) else { return #expect(Bool(false)) }
        live.append(cell)
        let number = model[identifier, default: ReuseModel()].dequeue()
        #expect(cell.instanceNumber == number, "seed \(seed), step \(step)")
      default:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        let cell = live.remove(at: index)
        let home = cell.reuseIdentifier ?? ""
        if Int.random(in: 0..<8, using: &random) == 0 {
          model[home]?.lose()
        } else {
          queue.enqueue(cell)
          model[home]?.enqueue(cell.instanceNumber)
        }
      }
      queue.checkInvariants()
      for (identifier, book) in model {
        let statistics = queue.statistics(forIdentifier: identifier)
        #expect(statistics == book.statistics, "seed \(seed), step \(step)")
        #expect(told[identifier] ?? statistics == statistics, "seed \(seed), step \(step)")
        #expect(
          queue.queuedCells(withIdentifier: identifier).map(\.instanceNumber) == book.queued,
          "seed \(seed), step \(step)")
      }
    }
    #expect(Set(live.map(ObjectIdentifier.init)).count == live.count, "seed \(seed)")
  }

  @Test(
    "counts on whenever its book has changed, and only then",
    arguments: 1...10 as ClosedRange<UInt64>)
  func changeCount(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var live: [ProbeCell] = []
    func book() -> [String: ReuseStatistics] {
      Dictionary(
        uniqueKeysWithValues: queue.identifiers.map { ($0, queue.statistics(forIdentifier: $0)) })
    }
    #expect(queue.changeCount == 0)
    for step in 0..<500 {
      let identifier = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      let (before, count) = (book(), queue.changeCount)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: queue.discardQueuedCells()
      case 1: queue.setMaximumQueued(step % 7, forIdentifier: identifier)
      case 2: queue.preload(count: 2, withIdentifier: identifier) { ProbeCell() }
      case 3: if !live.isEmpty { live.removeLast() }
      case ..<6: dequeue(identifier).map { live.append($0) }
      default: if let cell = live.popLast() { queue.enqueue(cell) }
      }
      #expect((book() != before) == (queue.changeCount != count), "seed \(seed), step \(step)")
      #expect(queue.changeCount >= count, "seed \(seed), step \(step)")
    }
  }

  @Test("gives up what waits, and makes new cells afterwards")
  func discarding() throws {
    let cell = try #require(dequeue())
    let kept = try #require(dequeue())
    queue.enqueue(cell)
    queue.discardQueuedCells()
    #expect(
      queue.statistics(forIdentifier: "cell")
        == ReuseStatistics(live: 1, created: 2, discarded: 1, dequeued: 2))
    queue.enqueue(kept)
    #expect(dequeue() === kept)
    #expect(dequeue()?.instanceNumber == 3)
    queue.checkInvariants()
  }

  @Test("does not take back what is still to be seen, is not its own, or has come back already")
  func mistakes() async {
    let live = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let queue = ReuseQueue()
        let cell = queue.dequeue(withIdentifier: "a") { ProbeCell() }
        let parent = ProbeView("list")
        parent.addSubview(cell)
        queue.enqueue(cell)
      }
    }
    #expect(lastWords(live).contains("ReuseQueue: ProbeCell is still in ProbeView \"list\""))
    let foreign = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let queue = ReuseQueue()
        _ = queue.dequeue(withIdentifier: "a") { ProbeCell() }
        queue.enqueue(ReuseQueue().dequeue(withIdentifier: "a") { ProbeCell() })
      }
    }
    #expect(lastWords(foreign).contains("ReuseQueue: ProbeCell did not come from this queue"))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let queue = ReuseQueue()
        let cell = queue.dequeue(withIdentifier: "a") { ProbeCell() }
        queue.enqueue(cell)
        queue.enqueue(cell)
      }
    }
    #expect(lastWords(twice).contains("ReuseQueue: ProbeCell is already in the queue"))
    let shared = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let queue = ReuseQueue()
        let cell = queue.dequeue(withIdentifier: "a") { ProbeCell() }
        _ = queue.dequeue(withIdentifier: "b") { cell }
      }
    }
    #expect(lastWords(shared).contains("asked for a new cell of \"b\", and got ProbeCell"))
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ReuseQueue().setMaximumQueued(-1, forIdentifier: "a") }
    }
    #expect(lastWords(negative).contains("ReuseQueue: cannot keep -1 cells of \"a\""))
    let fewer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        ReuseQueue().preload(count: -3, withIdentifier: "a") { ProbeCell() }
      }
    }
    #expect(lastWords(fewer).contains("ReuseQueue: cannot preload -3 cells of \"a\""))
  }
}

/// A plain model of the queue for one identifier: its statistics, and the order of its cells.
private struct ReuseModel {
  var statistics = ReuseStatistics()
  var queued: [Int] = []
  var maximum = ReuseQueue.defaultMaximumQueued

  mutating func dequeue() -> Int {
    statistics.dequeued += 1
    statistics.live += 1
    if let number = queued.popLast() {
      statistics.queued -= 1
      statistics.reused += 1
      return number
    }
    statistics.created += 1
    return statistics.created
  }

  mutating func enqueue(_ number: Int) {
    guard queued.count < maximum else { return lose() }
    statistics.live -= 1
    statistics.queued += 1
    queued.append(number)
  }

  mutating func lose() {
    statistics.live -= 1
    statistics.discarded += 1
  }

  mutating func discard(keeping count: Int) {
    while queued.count > count {
      queued.removeFirst()
      statistics.queued -= 1
      statistics.discarded += 1
    }
  }

  mutating func preload(_ count: Int) {
    let first = statistics.created + 1
    while queued.count < min(count, maximum) {
      statistics.created += 1
      statistics.preloaded += 1
      statistics.queued += 1
      queued.insert(statistics.created, at: 0)
    }
    // Preloaded cells are handed out in the order in which they were made.
    let made = statistics.created - first + 1
    if made > 1 { queued.replaceSubrange(..<made, with: queued[..<made].sorted(by: >)) }
  }
}

/// A cell that counts how often it was reset.
final class ProbeCell: TableViewCell {
  var preparations = 0
  /// The index paths for which the cell was handed out.
  var rows: [IndexPath] = []

  convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
