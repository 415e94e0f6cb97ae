/// The queue of one reuse identifier, with the book that is kept of it.
///
/// Cells know their pool, so one that comes back is not looked up by its identifier.
@MainActor
final class ReusePool {
  let identifier: String
  /// The queue that owns the pool; it takes itself out when it goes away.
  @exclusivity(unchecked) private var queueReference: Unmanaged<ReuseQueue>?
  /// How many cells may wait at once.
  @exclusivity(unchecked) private(set) var maximumQueued = ReuseQueue.defaultMaximumQueued
  @exclusivity(unchecked) private(set) var queued: [ReusableView] = []
  @exclusivity(unchecked) private(set) var statistics = ReuseStatistics()

  init(_ identifier: String, of queue: ReuseQueue) {
    self.identifier = identifier
    queueReference = Unmanaged.passUnretained(queue)
  }

  var queue: ReuseQueue? { queueReference?.takeUnretainedValue() }

  func isOwned(by queue: ReuseQueue) -> Bool {
    if let queueReference { queueReference == queue } else { false }
  }

  /// The cell that came last, or nil where none waits.
  @inline(__always)
  func takeLast() -> ReusableView? {
    guard let cell = queued.popLast() else { return nil }
    cell.isQueued = false
    cell.hasIdentity = false
    statistics.queued -= 1
    statistics.live += 1
    statistics.dequeued += 1
    statistics.reused += 1
    return cell
  }

  /// Takes note of a new cell, which is handed out.
  func adopt(_ cell: ReusableView) {
    number(cell)
    statistics.dequeued += 1
    statistics.live += 1
  }

  /// Lets new cells wait, the first to go out after all that wait already.
  func adoptQueued(_ cells: [ReusableView]) {
    for cell in cells {
      number(cell)
      cell.isQueued = true
    }
    queued.insert(contentsOf: cells.reversed(), at: 0)
    statistics.queued += cells.count
    statistics.preloaded += cells.count
  }

  private func number(_ cell: ReusableView) {
    require(
      cell.pool == nil,
      "ReuseQueue: asked for a new cell of \"\(identifier)\", and got \(cell), which is in use")
    statistics.created += 1
    cell.reuseIdentifier = identifier
    cell.pool = self
    cell.instanceNumber = statistics.created
  }

  /// Takes a cell back, or gives it up where enough are waiting.
  @inline(__always)
  func put(_ cell: ReusableView) {
    statistics.live -= 1
    guard queued.count < maximumQueued else {
      statistics.discarded += 1
      cell.pool = nil
      return
    }
    queued.append(cell)
    cell.isQueued = true
    cell.wasUsed = true
    statistics.queued += 1
  }

  /// A cell that was handed out went away without coming back.
  func noteLoss() {
    statistics.live -= 1
    statistics.discarded += 1
    queue?.noteChange(of: self)
  }

  /// Sets the maximum, and gives up what waits beyond it.
  func setMaximumQueued(_ count: Int) {
    maximumQueued = count
    discard(keeping: count)
  }

  /// Gives up the cells that wait, those that have waited longest first.
  func discard(keeping count: Int) {
    let surplus = queued.count - count
    guard surplus > 0 else { return }
    // They go away when this returns: by then the book is right, should one of them look.
    let cells = queued[..<surplus]
    queued = Array(queued[surplus...])
    statistics.queued -= surplus
    statistics.discarded += surplus
    for cell in cells {
      cell.isQueued = false
      cell.pool = nil
    }
    queue?.noteChange(of: self)
  }

  /// The queue goes away: so do the cells that wait, and those in use have nowhere to go back to.
  func loseQueue() {
    queueReference = nil
    discard(keeping: 0)
  }
}
