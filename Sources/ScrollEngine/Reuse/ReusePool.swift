/// The queue of one reuse identifier, with the book that is kept of it.
@MainActor
struct ReusePool {
  private(set) var queued: [ReusableView] = []
  private(set) var statistics = ReuseStatistics()

  mutating func takeLast() -> ReusableView? {
    guard let cell = queued.popLast() else { return nil }
    cell.isQueued = false
    statistics.queued -= 1
    statistics.live += 1
    statistics.dequeued += 1
    statistics.reused += 1
    return cell
  }

  mutating func noteCreation() -> Int {
    statistics.created += 1
    statistics.dequeued += 1
    statistics.live += 1
    return statistics.created
  }

  mutating func put(_ cell: ReusableView) {
    queued.append(cell)
    cell.isQueued = true
    statistics.live -= 1
    statistics.queued += 1
  }

  mutating func discardAll() {
    statistics.queued = 0
    statistics.discarded += queued.count
    for cell in queued {
      cell.isQueued = false
      cell.reuseQueue = nil
    }
    queued = []
  }
}
