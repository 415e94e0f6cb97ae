/// Keeps cells that have left the screen until they are needed again.
///
/// Each reuse identifier has its own queue and its own statistics. A table has a `ReuseQueue` to
/// itself, as in UIKit; tables whose cells are alike may share one. The cell that came last goes out
/// first: its memory is the warmest.
///
/// ```swift
/// let queue = ReuseQueue()
/// queue.preload(count: 12, withIdentifier: "row") { RowCell() }
/// for table in tables { table.reuseQueue = queue }
/// queue.onChange = { identifier, statistics in print(identifier, statistics.created) }
/// ```
///
/// Invariants: no cell is in the queue and in a view hierarchy; `live + queued + discarded` is
/// `created`; `created - preloaded + reused` is `dequeued`.
@MainActor
public final class ReuseQueue {
  /// In the order of the first request.
  @exclusivity(unchecked) private var pools: [ReusePool] = []
  /// The pool that was asked last: nearly always the one that is asked next.
  @exclusivity(unchecked) private var lastPool: Unmanaged<ReusePool>?
  /// The places in `pools` once there are so many that looking through them takes long.
  private var places: [String: Int] = [:]

  /// Hashing a name takes about as long as comparing it with eight others.
  private static let fewPools = 8

  /// The identifiers for which a cell was asked or made, in the order of the first request.
  public var identifiers: [String] { pools.map(\.identifier) }

  /// Called after each change of the statistics of an identifier, with what they are now.
  ///
  /// The book is right whenever it is called, and it may use the queue itself: what that changes is
  /// told in a call within the call, so the innermost is the latest. A cell that has just been
  /// handed out has not been reset yet. With nil, as it is at first, a change costs one comparison.
  @exclusivity(unchecked)
  public var onChange: ((_ identifier: String, _ statistics: ReuseStatistics) -> Void)?

  /// How often the statistics or the identifiers have changed: as long as it is the same, so are they.
  @exclusivity(unchecked) public private(set) var changeCount = 0

  /// How many cells of an identifier may wait, unless set otherwise.
  ///
  /// A reload gives all visible cells back before it asks for new ones, so it has to be more than
  /// one can see at once: 1920 by 1080 points show 984 items of 48 by 48 points, the smallest that a
  /// finger hits with ease. What goes beyond was a peak, such as a list that was laid out in full.
  public nonisolated static let defaultMaximumQueued = 1_024

  public init() {}

  isolated deinit {
    for pool in pools { pool.loseQueue() }
  }

  // MARK: Cells

  /// A cell from the queue, reset by ``ReusableView/prepareForReuse()``, or a new one from `create`.
  ///
  /// - Precondition: What `create` makes is new.
  public func dequeue(
    withIdentifier identifier: String, orCreate create: () -> ReusableView
  ) -> ReusableView {
    takeQueued(withIdentifier: identifier) ?? adopt(create(), withIdentifier: identifier)
  }

  /// A cell from the queue, reset, or nil where none waits.
  func takeQueued(withIdentifier identifier: String) -> ReusableView? {
    pool(withIdentifier: identifier).look { pool in
      guard let cell = pool.takeLast() else { return nil }
      noteChange(of: pool)
      if cell.wasUsed { cell.prepareForReuse() }
      return cell
    }
  }

  /// Takes note of a new cell, which is handed out.
  func adopt(_ cell: ReusableView, withIdentifier identifier: String) -> ReusableView {
    pool(withIdentifier: identifier).look { pool in
      pool.adopt(cell)
      noteChange(of: pool)
    }
    return cell
  }

  /// Takes back a cell that has left its view hierarchy.
  ///
  /// Where as many wait as may (``maximumQueued(forIdentifier:)``), the cell is given up.
  ///
  /// - Precondition: The cell has no superview, came from this queue and has not come back yet.
  public func enqueue(_ cell: ReusableView) {
    require(cell.superview == nil, "ReuseQueue: \(cell) is still in \(cell.superview ?? cell)")
    guard let pool = cell.poolReference, cell.isMade(by: self) else {
      fail("ReuseQueue: \(cell) did not come from this queue")
    }
    require(!cell.isQueued, "ReuseQueue: \(cell) waits in the queue already")
    // The queue holds its pools as long as it lives.
    pool.look { pool in
      pool.put(cell)
      noteChange(of: pool)
    }
  }

  /// Makes cells until `count` of an identifier wait, so that none has to be made in a scroll.
  ///
  /// They count as created and as queued, not as dequeued, until somebody asks for them. There are
  /// never more than ``maximumQueued(forIdentifier:)``.
  ///
  /// - Precondition: `count` is not negative, no more than ``Limits/mostInSight`` come to wait, and what
  ///   `create` makes is new.
  public func preload(
    count: Int, withIdentifier identifier: String, orCreate create: () -> ReusableView
  ) {
    require(count >= 0, "ReuseQueue: cannot preload \(count) cells of \"\(identifier)\"")
    let pool = pool(withIdentifier: identifier).takeUnretainedValue()
    let wanted = min(count, pool.maximumQueued)
    require(
      wanted <= Limits.mostInSight,
      "ReuseQueue: cannot preload \(wanted) cells of \"\(identifier)\"; allowed are 0 to "
        + "\(Limits.mostInSight)")
    let missing = wanted - pool.queued.count
    guard missing > 0 else { return }
    pool.adoptQueued((0..<missing).map { _ in create() })
    noteChange(of: pool)
  }

  /// Gives up all cells that wait in the queue.
  public func discardQueuedCells() {
    for pool in pools { pool.discard(keeping: 0) }
  }

  /// How many cells of an identifier may wait at once; the surplus is given up when it comes back.
  public func maximumQueued(forIdentifier identifier: String) -> Int {
    knownPool(identifier)?.maximumQueued ?? Self.defaultMaximumQueued
  }

  /// Says how many cells of an identifier may wait at once, and gives up what waits beyond that.
  ///
  /// - Precondition: `count` is not negative.
  public func setMaximumQueued(_ count: Int, forIdentifier identifier: String) {
    require(count >= 0, "ReuseQueue: cannot keep \(count) cells of \"\(identifier)\"")
    pool(withIdentifier: identifier).look { $0.setMaximumQueued(count) }
  }

  /// A pool, not counted: the queue holds its pools as long as it lives.
  @inline(__always)
  private func pool(withIdentifier identifier: String) -> Unmanaged<ReusePool> {
    if let lastPool, lastPool.look({ $0.identifier == identifier }) { return lastPool }
    let pool = Unmanaged.passUnretained(knownPool(identifier) ?? addPool(identifier))
    lastPool = pool
    return pool
  }

  private func knownPool(_ identifier: String) -> ReusePool? {
    guard pools.count <= Self.fewPools else { return places[identifier].map { pools[$0] } }
    for pool in pools where pool.identifier == identifier { return pool }
    return nil
  }

  private func addPool(_ identifier: String) -> ReusePool {
    let pool = ReusePool(identifier, of: self)
    places[identifier] = pools.count
    pools.append(pool)
    changeCount &+= 1
    return pool
  }

  @inline(__always)
  func noteChange(of pool: ReusePool) {
    changeCount &+= 1
    if let onChange { onChange(pool.identifier, pool.statistics) }
  }

  // MARK: The book

  /// What the cells of an identifier did so far; all zero for one that was never asked for.
  public func statistics(forIdentifier identifier: String) -> ReuseStatistics {
    knownPool(identifier)?.statistics ?? ReuseStatistics()
  }

  /// The cells that wait, the one that goes out next at the end.
  public func queuedCells(withIdentifier identifier: String) -> [ReusableView] {
    knownPool(identifier)?.queued ?? []
  }

  /// Stops with a message where an invariant does not hold.
  public func checkInvariants() {
    for pool in pools {
      let identifier = pool.identifier
      let s = pool.statistics
      require(
        s.live + s.queued + s.discarded == s.created
          && s.created - s.preloaded + s.reused == s.dequeued
          && s.live >= 0 && s.queued == pool.queued.count && s.queued <= pool.maximumQueued,
        "ReuseQueue: the statistics of \"\(identifier)\" do not add up: \(s)")
      require(
        Set(pool.queued.map(ObjectIdentifier.init)).count == pool.queued.count,
        "ReuseQueue: a cell of \"\(identifier)\" is queued twice")
      for cell in pool.queued {
        require(
          cell.superview == nil && cell.isQueued && cell.pool === pool,
          "ReuseQueue: cell \(cell.instanceNumber) of \"\(identifier)\" is queued and in a view "
            + "hierarchy")
      }
    }
  }
}
