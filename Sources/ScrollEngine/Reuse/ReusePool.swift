/// The queue of one reuse identifier, with its statistics.
///
/// A cell has a reference to its pool, so returning the cell looks up no identifier.
@MainActor
final class ReusePool {
  let identifier: String
  /// The queue that owns the pool; the queue clears this reference when it is deallocated.
  @exclusivity(unchecked) private var queueReference: Unmanaged<ReuseQueue>?
  /// The number of cells that may wait at once.
  @exclusivity(unchecked) private(set) var maximumQueued = ReuseQueue.defaultMaximumQueued
  @exclusivity(unchecked) private(set) var queued: [ReusableView] = []
  @exclusivity(unchecked) private(set) var statistics = ReuseStatistics()

  /// The identifier under which cells without one are counted.
  nonisolated static let nameless = "(no identifier)"

  init(_ identifier: String, of queue: ReuseQueue) {
    self.identifier = identifier
    queueReference = Unmanaged.passUnretained(queue)
  }

  var queue: ReuseQueue? { queueReference?.takeUnretainedValue() }

  func isOwned(by queue: ReuseQueue) -> Bool {
    if let queueReference { queueReference == queue } else { false }
  }

  /// Removes and returns the cell that was queued most recently; nil if none is waiting.
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

  /// Records a new cell that is being handed out.
  func adopt(_ cell: ReusableView) {
    number(cell)
    statistics.dequeued += 1
    statistics.live += 1
  }

  /// Queues new cells, to be used after all cells that are waiting already.
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
    if identifier != Self.nameless { cell.reuseIdentifier = identifier }
    cell.pool = self
    cell.instanceNumber = statistics.created
  }

  /// Queues a retained cell, or discards it if the maximum number is waiting.
  ///
  /// - Returns: The cell if it was discarded; nil if it is waiting now.
  @inline(__always)
  func put(_ cell: Unmanaged<ReusableView>) -> ReusableView? {
    statistics.live -= 1
    guard queued.count < maximumQueued else {
      statistics.discarded += 1
      let discarded = cell.takeRetainedValue()
      discarded.pool = nil
      return discarded
    }
    cell.withObject {
      $0.isQueued = true
      $0.wasUsed = true
    }
    statistics.queued += 1
    queued.append(cell.takeRetainedValue())
    return nil
  }

  /// Records that a cell in use was deallocated without returning.
  func noteLoss() {
    statistics.live -= 1
    statistics.discarded += 1
    queue?.noteChange(of: self)
  }

  /// Shows the numbers of a pool that was recorded, and stand-ins for its waiting cells.
  func show(_ recorded: ReuseStatistics, waiting cells: [ReusableView]) {
    statistics = recorded
    queued = cells
  }

  /// Sets the maximum, and discards surplus cells that are waiting.
  func setMaximumQueued(_ count: Int) {
    maximumQueued = count
    discard(keeping: count)
  }

  /// Discards waiting cells, first the cells that have waited longest.
  func discard(keeping count: Int) {
    let surplus = queued.count - count
    guard surplus > 0 else { return }
    // The cells are deallocated only when this method returns, so a deinit that reads the
    // statistics finds them up to date.
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

  /// Releases the waiting cells when the queue is deallocated; cells in use cannot return any
  /// longer.
  func loseQueue() {
    queueReference = nil
    discard(keeping: 0)
  }
}

extension ReusableView {
  /// The identifier under which the view's queue counts it, also if it has none of its own.
  package var queueIdentifier: String { reuseIdentifier ?? ReusePool.nameless }
}
