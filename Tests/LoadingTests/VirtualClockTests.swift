import Loading
import TestSupport
import Testing

@MainActor
@Suite("A virtual clock")
struct VirtualClockTests {
  let clock = VirtualClock()
  let journal = Journal()

  @MainActor
  final class Journal {
    var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
  }

  private func sleeper(_ name: String, _ milliseconds: [Int]) -> Task<Void, Never> {
    clock.start { [clock, journal] in
      for length in milliseconds {
        do {
          try await clock.sleep(for: .milliseconds(length))
          journal.note("\(name) \(clock.now.elapsed)")
        } catch {
          journal.note("\(name) cancelled")
        }
      }
    }
  }

  @Test("wakes who is due in the order of the deadlines, then of falling asleep")
  func order() async {
    for (name, length) in [("a", 30), ("b", 10), ("c", 20), ("d", 10)] {
      _ = sleeper(name, [length])
    }
    await clock.settle()
    #expect(clock.sleeperCount == 4 && clock.nextDeadline == 0.01)
    #expect(clock.advance(to: 0.005) == 0)
    #expect(clock.advance(to: 0.02) == 3)
    #expect(journal.lines == [])
    await clock.settle()
    #expect(journal.lines.map { $0.prefix(1) } == ["b", "d", "c"])
    #expect(clock.advance(to: 1) == 1)
    await clock.settle()
    #expect(journal.lines.map { $0.prefix(1) } == ["b", "d", "c", "a"])
    #expect(clock.sleeperCount == 0 && clock.nextDeadline == nil)
  }

  @Test("does not move by itself, nor backwards")
  func still() async {
    _ = sleeper("a", [10])
    await clock.settle()
    await clock.settle()
    #expect(clock.time == 0 && journal.lines == [])
    clock.advance(to: 2)
    clock.advance(to: 1)
    #expect(clock.time == 2)
    #expect(clock.now.elapsed == .seconds(2))
  }

  @Test("is there for a sleep that begins on waking up, deadline by deadline")
  func nested() async {
    _ = sleeper("a", [10, 10, 10])
    await clock.run(to: 0.025)
    #expect(journal.lines == ["a 0.01 seconds", "a 0.02 seconds"])
    #expect(clock.time == 0.025)
    await clock.run(to: 0.03)
    #expect(journal.lines.last == "a 0.03 seconds")
    // One call of `advance` wakes a sleeper once; its next sleep begins at the new time.
    _ = sleeper("b", [10, 10])
    await clock.settle()
    clock.advance(to: 1)
    await clock.settle()
    #expect(journal.lines.last == "b 1.0 seconds" && clock.nextDeadline == 1.01)
    await clock.run(to: 1.01)
    #expect(journal.lines.last == "b 1.01 seconds" && clock.sleeperCount == 0)
  }

  @Test("wakes at a frame whose time is a fraction who sleeps for as many milliseconds")
  func frames() async {
    for frame in 1...60 { _ = sleeper("\(frame)", [frame * 50]) }
    await clock.settle()
    for frame in 1...180 {
      clock.advance(to: Double(frame) / 60)
      await clock.settle()
      #expect(journal.lines.count == frame / 3)
    }
  }

  @Test("wakes who is cancelled at once, with an error")
  func cancellation() async {
    let first = sleeper("a", [10])
    let second = sleeper("b", [10])
    await clock.settle()
    first.cancel()
    #expect(clock.sleeperCount == 1)
    await clock.settle()
    #expect(journal.lines == ["a cancelled"])
    clock.advance(to: 1)
    // Too late: the second task has slept to its end.
    second.cancel()
    await clock.settle()
    #expect(journal.lines == ["a cancelled", "b 1.0 seconds"])
    let third = sleeper("c", [10])
    third.cancel()
    await clock.settle()
    #expect(journal.lines.last == "c cancelled" && clock.sleeperCount == 0)
  }

  @Test("wakes all who sleep, with an error, if it goes on no more")
  func end() async {
    let tasks = [sleeper("a", [10]), sleeper("b", [20]), sleeper("c", [10])]
    await clock.settle()
    clock.cancelSleepers()
    await clock.settle()
    #expect(journal.lines == ["a cancelled", "c cancelled", "b cancelled"])
    #expect(clock.sleeperCount == 0 && clock.time == 0)
    for task in tasks { await task.value }
  }

  @Test("lets others go first in a sleep of no length, and passes no time")
  func noLength() async {
    _ = sleeper("a", [0, 0])
    _ = sleeper("b", [0])
    await clock.settle()
    #expect(journal.lines.map { $0.prefix(1) } == ["a", "b", "a"])
    #expect(clock.time == 0)
  }

  @Test("lets tasks wait for tasks")
  func chains() async {
    let inner = sleeper("inner", [10])
    let outer = Task { [journal] in
      await inner.value
      await withTaskGroup(of: Void.self) { group in
        for name in ["x", "y"] { group.addTask { @MainActor in journal.note(name) } }
      }
      journal.note("outer")
    }
    await clock.run(to: 0.01)
    await outer.value
    #expect(journal.lines == ["inner 0.01 seconds", "x", "y", "outer"])
  }

  @Test("serves whoever takes a clock")
  func generic() async throws {
    func wait(_ clock: some Clock<Swift.Duration>) async throws {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
    }
    let task = Task { [clock, journal] in
      try await wait(clock)
      journal.note("done")
    }
    await clock.settle()
    // The task may register its sleep from another thread.
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(to: 1)
    try await task.value
    #expect(journal.lines == ["done"])
  }

  /// Each block is 100 programs of up to 20 tasks that sleep, start each other and cancel each other.
  @Test("gives the same order each time", arguments: Soak.seeds(0...1))
  func determinism(block: UInt64) async {
    for seed in block * 100..<(block + 1) * 100 {
      let first = await play(seed)
      let second = await play(seed)
      #expect(!first.isEmpty)
      guard first != second else { continue }
      let place = zip(first, second).prefix { $0 == $1 }.count
      Issue.record("seed \(seed) differs after \(first[..<place].joined(separator: "\n"))")
      return
    }
  }

  private func play(_ seed: UInt64) async -> [String] {
    var random = SeededRandom(seed: seed)
    let play = Play(seed: seed)
    for _ in 0..<Int.random(in: 1...10, using: &random) { play.start() }
    var time = 0.0
    while time < 1 {
      time += Double.random(in: 0.001...0.1, using: &random)
      if Bool.random(using: &random) {
        play.clock.advance(to: time)
        await play.clock.settle()
      } else {
        await play.clock.run(to: time)
      }
      play.journal.append("tick")
    }
    play.isOver = true
    for task in play.tasks { task.cancel() }
    await play.clock.settle()
    #expect(play.clock.sleeperCount == 0, "seed \(seed)")
    #expect(play.running == 0, "seed \(seed)")
    return play.journal
  }

  @MainActor
  private final class Play {
    let clock = VirtualClock()
    var journal: [String] = []
    var tasks: [Task<Void, Never>] = []
    var running = 0
    var isOver = false
    private let seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
    }

    func start() {
      let number = tasks.count
      running += 1
      tasks.append(
        clock.start { [self] in
          await live(number)
          running -= 1
        })
    }

    private func live(_ number: Int) async {
      var random = SeededRandom(seed: seed &* 31 &+ UInt64(number))
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        do {
          try await clock.sleep(for: .milliseconds(Int.random(in: 0...40, using: &random)))
          journal.append("\(number) at \(clock.now.elapsed)")
        } catch {
          journal.append("\(number) cancelled")
          return
        }
        guard !isOver else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: if tasks.count < 20 { start() }
        case 1: tasks[Int.random(in: 0..<tasks.count, using: &random)].cancel()
        case 2: await clock.yield()
        default: break
        }
      }
    }
  }
}
