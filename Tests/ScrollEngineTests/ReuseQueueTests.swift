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

  @Test("keeps its book under any sequence of requests", arguments: 1...10 as ClosedRange<UInt64>)
  func randomRequests(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var live: [ProbeCell] = []
    var model: [String: ReuseStatistics] = [:]
    for step in 0..<1_000 {
      let identifier = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        queue.discardQueuedCells()
        for key in model.keys {
          let queued = model[key]?.queued ?? 0
          model[key]?.discarded += queued
          model[key]?.queued = 0
        }
      case ..<22:
        guard let cell = dequeue(identifier) else { return #expect(Bool(false)) }
        live.append(cell)
        var book = model[identifier] ?? ReuseStatistics()
        book.dequeued += 1
        book.live += 1
        if book.queued > 0 {
          book.queued -= 1
          book.reused += 1
        } else {
          book.created += 1
        }
        model[identifier] = book
      default:
        guard let index = live.indices.randomElement(using: &random) else { continue }
        let cell = live.remove(at: index)
        queue.enqueue(cell)
        model[cell.reuseIdentifier ?? ""]?.live -= 1
        model[cell.reuseIdentifier ?? ""]?.queued += 1
      }
      queue.checkInvariants()
      for (identifier, book) in model {
        #expect(queue.statistics(forIdentifier: identifier) == book, "seed \(seed), step \(step)")
      }
    }
    #expect(Set(live.map(ObjectIdentifier.init)).count == live.count, "seed \(seed)")
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
    #expect(lastWords(twice).contains("ReuseQueue: ProbeCell waits in the queue already"))
  }
}

/// A cell that counts how often it was reset.
final class ProbeCell: TableViewCell {
  var preparations = 0
  /// Every row it was handed out for.
  var rows: [IndexPath] = []

  convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
