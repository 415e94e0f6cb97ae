import TestSupport
import Testing

@testable import SDLStage

@Suite("Pacing")
struct FramePacerTests {
  private static let rates = [48, 60, 75, 90, 120, 144, 240]
  /// The simulated time of each run, in seconds.
  private static let duration = 10.0

  /// The times of turns while something moves all the time.
  ///
  /// `lengths` gives the duration of each turn, in intervals; `oversleeping` is how late the loop
  /// wakes from each of its waits, in seconds.
  private func turns(
    _ interval: Double, lengths: (Int) -> Double, oversleeping: () -> Double = { 0 }
  ) -> [Double] {
    var pacer = FramePacer(interval: interval)
    var now = 3.0
    var result: [Double] = []
    while now < 3 + Self.duration {
      pacer.turn(at: now)
      result.append(now - 3)
      now += lengths(result.count - 1) * interval
      if let due = pacer.due(wake: now, hasWork: true), due > now { now = due + oversleeping() }
    }
    return result
  }

  /// The number of the display's refresh that each turn was for.
  private func refreshes(_ turns: [Double], _ interval: Double) -> [Int] {
    // Sums of intervals differ from their products in the last bits.
    turns.map { Int(($0 / interval + 1e-6).rounded(.down)) }
  }

  @Test("After a rest the first turn is due at once, then turns keep to an even grid")
  func grid() throws {
    let interval = 1.0 / 60
    var pacer = FramePacer(interval: interval)
    #expect(pacer.due(wake: nil, hasWork: false) == nil)
    pacer.turn(at: 10)
    #expect(pacer.due(wake: nil, hasWork: false) == nil)
    let next = try #require(pacer.due(wake: 10, hasWork: false))
    let first: Double = 10 + interval
    #expect(next == first)
    pacer.turn(at: next + 0.002)
    let afterNext = try #require(pacer.due(wake: nil, hasWork: true))
    let second: Double = 10 + 2 * interval
    #expect(abs(afterNext - second) < 1e-9)
    #expect(pacer.due(wake: 20, hasWork: false) == 20)
    pacer.turn(at: 30)
    let last: Double = 30 + interval
    #expect(pacer.due(wake: 30, hasWork: true) == last)
  }

  @Test("Each refresh gets one turn, however much the turns' lengths vary", arguments: rates)
  func jitter(_ rate: Int) {
    var random = SeededRandom(seed: UInt64(rate))
    let interval = DisplayRefresh(reported: rate).interval
    let turns = turns(
      interval, lengths: { _ in Double.random(in: 0.05...0.85, using: &random) },
      oversleeping: { Double.random(in: 0...0.0005, using: &random) })
    let count = rate * Int(Self.duration)
    #expect((count...count + 1).contains(turns.count))
    #expect(refreshes(turns, interval) == Array(0..<turns.count))
  }

  @Test("A turn that takes too long now and then does not move those after it", arguments: rates)
  func hiccups(_ rate: Int) {
    let interval = DisplayRefresh(reported: rate).interval
    let turns = turns(interval) { $0 % 10 == 4 ? 1.7 : 0.2 }
    let count = rate * Int(Self.duration)
    #expect((count...count + 1).contains(turns.count))
    #expect(refreshes(turns, interval) == Array(0..<turns.count))
  }

  @Test("Where each turn takes too long, the next one begins at once", arguments: rates)
  func overload(_ rate: Int) {
    let interval = DisplayRefresh(reported: rate).interval
    let turns = turns(interval) { _ in 1.3 }
    #expect(abs(Double(turns.count) - Double(rate) * Self.duration / 1.3) < 2)
    let refreshes = refreshes(turns, interval)
    #expect(zip(refreshes, refreshes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A window that comes to a faster display has its next turn sooner")
  func otherDisplay() throws {
    var pacer = FramePacer(interval: 1.0 / 60)
    pacer.turn(at: 5)
    pacer.interval = 1.0 / 144
    let due = try #require(pacer.due(wake: nil, hasWork: true))
    let (first, second): (Double, Double) = (5 + pacer.interval, due + pacer.interval)
    #expect(due == first)
    pacer.turn(at: due)
    #expect(pacer.due(wake: nil, hasWork: true) == second)
  }
}
