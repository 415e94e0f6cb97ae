/// Keeps cells that have left the screen until they are needed again.
///
/// Each reuse identifier has its own queue and its own statistics. A table has a `ReuseQueue` to
/// itself, as in UIKit; tables whose cells are alike may share one. The cell that came last goes out
/// first: its memory is the warmest.
///
/// Invariants: no cell is in the queue and in a view hierarchy; `live + queued + discarded` is
/// `created`; `created + reused` is `dequeued`.
@MainActor
public final class ReuseQueue {
  private var pools: [String: ReusePool] = [:]

  /// The identifiers for which a cell was asked, in the order of the first request.
  public private(set) var identifiers: [String] = []

  public init() {}

  /// A cell from the queue, reset by ``ReusableView/prepareForReuse()``, or a new one from `create`.
  public func dequeue(
    withIdentifier identifier: String, orCreate create: () -> ReusableView
  ) -> ReusableView {
    if pools[identifier] == nil {
      pools[identifier] = ReusePool()
      identifiers.append(identifier)
    }
    if let cell = pools[identifier]?.takeLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = create()
    cell.reuseIdentifier = identifier
    cell.reuseQueue = self
    cell.instanceNumber = pools[identifier]?.noteCreation() ?? 0
    return cell
  }

  /// Takes back a cell that has left its view hierarchy.
  ///
  /// - Precondition: The cell has no superview, came from this queue and has not come back yet.
  public func enqueue(_ cell: ReusableView) {
    require(cell.superview == nil, "ReuseQueue: \(cell) is still in \(cell.superview ?? cell)")
    guard cell.reuseQueue === self, let identifier = cell.reuseIdentifier else {
      fail("ReuseQueue: \(cell) did not come from this queue")
    }
    require(!cell.isQueued, "ReuseQueue: \(cell) waits in the queue already")
    pools[identifier]?.put(cell)
  }

  /// Gives up all cells that wait in the queue.
  public func discardQueuedCells() {
    for identifier in identifiers { pools[identifier]?.discardAll() }
  }

  /// What the cells of an identifier did so far; all zero for one that was never asked for.
  public func statistics(forIdentifier identifier: String) -> ReuseStatistics {
    pools[identifier]?.statistics ?? ReuseStatistics()
  }

  /// The cells that wait, the one that goes out next at the end.
  public func queuedCells(withIdentifier identifier: String) -> [ReusableView] {
    pools[identifier]?.queued ?? []
  }

  /// Stops with a message where an invariant does not hold.
  public func checkInvariants() {
    for (identifier, pool) in pools {
      let s = pool.statistics
      require(
        s.live + s.queued + s.discarded == s.created && s.created + s.reused == s.dequeued
          && s.live >= 0 && s.queued == pool.queued.count,
        "ReuseQueue: the statistics of \"\(identifier)\" do not add up: \(s)")
      require(
        Set(pool.queued.map(ObjectIdentifier.init)).count == pool.queued.count,
        "ReuseQueue: a cell of \"\(identifier)\" is queued twice")
      for cell in pool.queued {
        require(
          cell.superview == nil,
          "ReuseQueue: cell \(cell.instanceNumber) of \"\(identifier)\" is queued and in a view "
            + "hierarchy")
      }
    }
  }
}
