import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What a reuse queue keeps, makes ahead and tells")
struct ReuseQueueLimitTests {
  let queue = ReuseQueue()

  func dequeue(_ identifier: String = "cell") throws -> ProbeCell {
    try #require(queue.dequeue(withIdentifier: identifier) { ProbeCell() } as? ProbeCell)
  }

  var statistics: ReuseStatistics { queue.statistics(forIdentifier: "cell") }

  // MARK: The maximum

  @Test("A cell that comes back to a full queue is given up, and goes away")
  func maximum() throws {
    queue.setMaximumQueued(1, forIdentifier: "cell")
    let kept = try dequeue()
    weak var surplus: ProbeCell?
    do {
      let cell = try dequeue()
      surplus = cell
      queue.enqueue(kept)
      queue.enqueue(cell)
      #expect(statistics == ReuseStatistics(queued: 1, created: 2, discarded: 1, dequeued: 2))
    }
    #expect(surplus == nil)
    #expect(statistics == ReuseStatistics(queued: 1, created: 2, discarded: 1, dequeued: 2))
    queue.checkInvariants()
    #expect(try dequeue() === kept)
  }

  @Test("A lower maximum gives up the cells that have waited longest, for one identifier only")
  func lowerMaximum() throws {
    let cells = try (0..<4).map { _ in try dequeue() }
    let other = try dequeue("other")
    for cell in cells { queue.enqueue(cell) }
    queue.enqueue(other)
    queue.setMaximumQueued(2, forIdentifier: "cell")
    #expect(queue.queuedCells(withIdentifier: "cell").map(\.instanceNumber) == [3, 4])
    #expect(statistics.discarded == 2)
    #expect(queue.queuedCells(withIdentifier: "other").count == 1)
    #expect(queue.maximumQueued(forIdentifier: "cell") == 2)
    #expect(queue.maximumQueued(forIdentifier: "other") == ReuseQueue.defaultMaximumQueued)
    queue.checkInvariants()
  }

  @Test("A cell that was given up is nobody's: the queue does not take it back")
  func givenUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let queue = ReuseQueue()
        let cell = queue.dequeue(withIdentifier: "a") { ProbeCell() }
        queue.setMaximumQueued(0, forIdentifier: "a")
        queue.enqueue(cell)
        queue.enqueue(cell)
      }
    }
    #expect(lastWords(result).contains("ReuseQueue: ProbeCell did not come from this queue"))
  }

  // MARK: Cells that go away

  @Test("A cell that was handed out and dropped counts as discarded")
  func dropped() throws {
    do {
      _ = try dequeue()
    }
    #expect(statistics == ReuseStatistics(created: 1, discarded: 1, dequeued: 1))
    queue.checkInvariants()
    #expect(try dequeue().instanceNumber == 2)
  }

  @Test("Queue and cells go away, whichever goes first")
  func lifetimes() throws {
    weak var queued: ProbeCell?
    weak var pool: ReuseQueue?
    var live: ProbeCell?
    do {
      let queue = ReuseQueue()
      let first = queue.dequeue(withIdentifier: "a") { ProbeCell() }
      live = queue.dequeue(withIdentifier: "a") { ProbeCell() } as? ProbeCell
      queue.enqueue(first)
      queued = first as? ProbeCell
      pool = queue
    }
    #expect(pool == nil && queued == nil)
    // The cell outlives the queue, and then reports its own release to no queue.
    #expect(live?.instanceNumber == 2)
    live = nil
  }

  @Test("A cell whose queue is gone cannot be given to another one")
  func orphan() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let cell = ReuseQueue().dequeue(withIdentifier: "a") { ProbeCell() }
        ReuseQueue().enqueue(cell)
      }
    }
    #expect(lastWords(result).contains("ReuseQueue: ProbeCell did not come from this queue"))
  }

  // MARK: Preloading

  @Test("Cells made ahead count as created, not as dequeued, and are used in order, not reset")
  func preload() throws {
    queue.preload(count: 3, withIdentifier: "cell") { ProbeCell() }
    #expect(statistics == ReuseStatistics(queued: 3, created: 3, preloaded: 3))
    let cells = try (0..<4).map { _ in try dequeue() }
    #expect(cells.map(\.instanceNumber) == [1, 2, 3, 4])
    #expect(cells.map(\.preparations) == [0, 0, 0, 0])
    #expect(
      statistics == ReuseStatistics(live: 4, created: 4, dequeued: 4, reused: 3, preloaded: 3))
    for cell in cells { queue.enqueue(cell) }
    #expect(try dequeue().preparations == 1)
    queue.checkInvariants()
  }

  @Test("Preloading counts what waits already, uses that first, and stays below the maximum")
  func preloadMore() throws {
    let used = try dequeue()
    queue.enqueue(used)
    queue.preload(count: 2, withIdentifier: "cell") { ProbeCell() }
    queue.preload(count: 2, withIdentifier: "cell") { ProbeCell() }
    #expect(statistics.preloaded == 1 && statistics.queued == 2)
    #expect(try dequeue() === used)
    queue.setMaximumQueued(5, forIdentifier: "cell")
    queue.preload(count: 100, withIdentifier: "cell") { ProbeCell() }
    #expect(statistics.queued == 5)
    #expect(queue.identifiers == ["cell"])
    queue.checkInvariants()
  }

  @Test("As many cells may be made ahead as may be in sight")
  func preloadMost() {
    queue.setMaximumQueued(.max, forIdentifier: "cell")
    queue.preload(count: Limits.mostInSight, withIdentifier: "cell") { ReusableView() }
    #expect(statistics.preloaded == Limits.mostInSight)
  }

  @Test("A table makes cells of the registered class ahead, and a scroll makes none")
  func preloadInTable() {
    let source = ListSource.uniform(1_000, height: 20)
    let table = source.table()
    table.preloadCells(6, withIdentifier: "cell")
    let queue = table.reuseQueue
    #expect(queue.statistics(forIdentifier: "cell").created == 6)
    #expect(queue.queuedCells(withIdentifier: "cell").allSatisfy { $0 is ProbeCell })
    for step in 0..<300 {
      table.contentOffset.y = Double(step) * 7
      table.layoutIfNeeded()
    }
    let statistics = queue.statistics(forIdentifier: "cell")
    #expect(statistics.created == 6 && statistics.preloaded == 6)
    #expect(statistics.dequeued == statistics.reused && statistics.reused > 100)
    table.checkInvariants()
  }

  @Test("Preloading an identifier without a class says what to do")
  func preloadUnregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableView().preloadCells(1, withIdentifier: "what") }
    }
    let words = "no class is registered for the reuse identifier \"what\", asked for preloading"
    #expect(lastWords(result).contains(words))
  }

  // MARK: Observing

  @Test("An observer is told of every change, with a book that is right, and of nothing else")
  func observer() throws {
    var log: [String] = []
    queue.onChange = { [unowned queue] identifier, now in
      queue.checkInvariants()
      #expect(queue.statistics(forIdentifier: identifier) == now)
      log.append("\(identifier) \(now.live) \(now.queued) \(now.discarded)")
    }
    queue.preload(count: 1, withIdentifier: "cell") { ProbeCell() }
    let cell = try dequeue()
    queue.enqueue(cell)
    do {
      _ = try dequeue("b")
    }
    queue.discardQueuedCells()
    queue.discardQueuedCells()
    _ = queue.statistics(forIdentifier: "cell")
    queue.setMaximumQueued(3, forIdentifier: "cell")
    #expect(log == ["cell 0 1 0", "cell 1 0 0", "cell 0 1 0", "b 1 0 0", "b 0 0 1", "cell 0 0 1"])
  }

  @Test("Each change of a book counts once, and a new book is a change")
  func changes() throws {
    #expect(queue.changeCount == 0)
    let cell = try dequeue()
    #expect(queue.changeCount == 2)
    queue.enqueue(cell)
    #expect(queue.changeCount == 3)
    _ = queue.statistics(forIdentifier: "other")
    #expect(queue.changeCount == 3)
  }

  @Test("An observer may use the queue: it is told of that in between, and may stop observing")
  func reentrantObserver() throws {
    var seen: [Int] = []
    var extra: ReusableView?
    queue.onChange = { [unowned queue] identifier, now in
      if now.dequeued < 3 {
        extra = queue.dequeue(withIdentifier: identifier) { ProbeCell() }
      } else {
        queue.onChange = nil
      }
      seen.append(now.dequeued)
    }
    let cell = try dequeue()
    #expect(seen == [3, 2, 1])
    #expect(cell.instanceNumber == 1 && extra != nil)
    queue.checkInvariants()
    queue.enqueue(cell)
    #expect(seen.count == 3)
  }
}
