import TestSupport
import Testing

@testable import ScrollEngine

@Suite("Prefetching rows")
struct PrefetchTrackerTests {
  var tracker = PrefetchTracker()

  @Test("asks for a viewport of rows ahead, the nearest first")
  mutating func ahead() {
    let first = tracker.update(visible: 0..<10, count: 100, direction: nil)
    #expect(first == .init(prefetch: Array(10..<20)))
    let step = tracker.update(visible: 1..<11, count: 100, direction: .forward)
    #expect(step == .init(prefetch: [20]))
    let still = tracker.update(visible: 1..<11, count: 100, direction: .backward)
    #expect(still.isEmpty)
  }

  @Test("cancels what lies ahead when the movement turns, and asks for what lies behind")
  mutating func reversal() {
    _ = tracker.update(visible: 50..<54, count: 100, direction: .forward)
    let back = tracker.update(visible: 49..<53, count: 100, direction: .backward)
    #expect(back == .init(prefetch: [48, 47, 46, 45], cancel: [54, 55, 56, 57]))
    let forth = tracker.update(visible: 50..<54, count: 100, direction: .forward)
    #expect(forth == .init(prefetch: [54, 55, 56, 57], cancel: [48, 47, 46, 45]))
  }

  @Test("cancels what a jump leaves behind, and nothing that it brings into sight")
  mutating func jumps() {
    _ = tracker.update(visible: 0..<4, count: 1_000, direction: nil)
    let near = tracker.update(visible: 6..<10, count: 1_000, direction: .forward)
    #expect(near == .init(prefetch: [10, 11, 12, 13], cancel: [5, 4]))
    let far = tracker.update(visible: 500..<504, count: 1_000, direction: .forward)
    #expect(far == .init(prefetch: [504, 505, 506, 507], cancel: [13, 12, 11, 10]))
    let end = tracker.update(visible: 996..<1_000, count: 1_000, direction: .forward)
    #expect(end == .init(cancel: [507, 506, 505, 504]))
    let start = tracker.update(visible: 0..<4, count: 1_000, direction: .backward)
    #expect(start.isEmpty)
  }

  @Test("keeps rows at the far end while the number of visible rows varies")
  mutating func variableRows() {
    _ = tracker.update(visible: 0..<8, count: 100, direction: .forward)
    #expect(tracker.update(visible: 1..<7, count: 100, direction: .forward).prefetch == [7])
    #expect(tracker.pending.ranges.map { $0 } == [7..<16])
    // Two viewports of three rows after row 7 end before row 14.
    #expect(tracker.update(visible: 5..<8, count: 100, direction: .forward).cancel == [14, 15])
  }

  @Test("asks for nothing while nothing is visible, and gives up what it asked for")
  mutating func outOfSight() {
    _ = tracker.update(visible: 0..<3, count: 10, direction: nil)
    let gone = tracker.update(visible: 0..<0, count: 10, direction: .forward)
    #expect(gone == .init(cancel: [3, 4, 5]))
  }

  @Test("gives pending rows their new numbers, and forgets those that are gone")
  mutating func mapping() {
    _ = tracker.update(visible: 0..<3, count: 10, direction: nil)
    tracker.map { $0 == 4 ? nil : $0 < 4 ? $0 + 1 : $0 }
    #expect(tracker.pending.ranges.map { $0 } == [4..<6])
    let next = tracker.update(visible: 0..<3, count: 10, direction: nil)
    #expect(next == .init(prefetch: [3]))
    #expect(tracker.reset() == [3, 4, 5])
    #expect(tracker.pending.isEmpty)
  }

  @Test(
    "every row is displayed, cancelled or pending, and none is asked for twice or while visible",
    arguments: 1...20 as ClosedRange<UInt64>)
  func randomScript(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var tracker = PrefetchTracker()
    var count = Int.random(in: 0...200, using: &random)
    var pending: Set<Int> = []
    var lower = 0
    for step in 0..<2_000 {
      var direction: PrefetchTracker.Direction?
      switch Int.random(in: 0..<30, using: &random) {
      case 0:
        let new = Int.random(in: 0...count, using: &random)
        direction = new < lower ? .backward : .forward
        lower = new
      case 1:
        count = Int.random(in: 0...200, using: &random)
        let shift = Int.random(in: -3...3, using: &random)
        let newRow = { (row: Int) -> Int? in
          let new = row + shift
          return row % 5 == 0 && shift < 0 || new < 0 || new >= count ? nil : new
        }
        tracker.map(newRow)
        pending = Set(pending.compactMap(newRow))
      case 2:
        #expect(Set(tracker.reset()) == pending, "seed \(seed), step \(step)")
        pending = []
      default:
        let delta = Int.random(in: -3...3, using: &random)
        lower += delta
        direction = delta == 0 ? nil : delta < 0 ? .backward : .forward
      }
      lower = min(max(0, lower), count)
      let visible = lower..<min(count, lower + Int.random(in: 0...12, using: &random))
      let changes = tracker.update(visible: visible, count: count, direction: direction)

      let note: Comment = "seed \(seed), step \(step), \(visible) of \(count): \(changes)"
      #expect(pending.isSuperset(of: changes.cancel), note)
      pending.subtract(changes.cancel)
      pending.subtract(visible)
      #expect(pending.isDisjoint(with: changes.prefetch), note)
      #expect(changes.prefetch.allSatisfy { !visible.contains($0) && $0 >= 0 && $0 < count }, note)
      #expect(Set(changes.prefetch).count == changes.prefetch.count, note)
      pending.formUnion(changes.prefetch)
      #expect(Set(tracker.pending.ranges.flatMap { Array($0) }) == pending, note)
      func distance(_ row: Int) -> Int {
        row < visible.lowerBound ? visible.lowerBound - row : row - visible.upperBound + 1
      }
      #expect(
        pending.allSatisfy { distance($0) <= visible.count * PrefetchTracker.viewportsKept }, note)
      #expect(changes.prefetch.map(distance) == changes.prefetch.map(distance).sorted(), note)
      #expect(
        changes.prefetch.allSatisfy {
          distance($0) <= visible.count * PrefetchTracker.viewportsAhead
        }, note)
      let isForward = tracker.direction == .forward
      #expect(pending.allSatisfy { ($0 >= visible.upperBound) == isForward }, note)
    }
  }

  @Test("goes the way that the visible part has gone, from the beginning of the content")
  @MainActor func direction() {
    let prefetcher = ListPrefetcher()
    #expect(prefetcher.direction(atEdges: 0) == nil)
    #expect(prefetcher.direction(atEdges: 0.5) == .forward)
    #expect(prefetcher.direction(atEdges: 0.25) == .backward)
    #expect(prefetcher.direction(atEdges: 0.25) == nil)
  }
}
