/// Keeps cells that have left the screen until they are needed again.
///
/// Each reuse identifier has its own queue and its own statistics. By default, a table has a
/// `ReuseQueue` of its own, as in UIKit; tables with the same kinds of cells may share a queue. The
/// cell that was returned last is reused first, because its memory is most likely cached.
///
/// ```swift
/// let queue = ReuseQueue()
/// queue.preload(count: 12, withIdentifier: "row") { RowCell() }
/// for table in tables { table.reuseQueue = queue }
/// queue.onChange = { identifier, statistics in print(identifier, statistics.created) }
/// ```
/// Invariants: no cell is both in the queue and in a view hierarchy; `live + queued + discarded` is
/// `created`; `created - preloaded + reused` is `dequeued`.
@preconcurrency @MainActor
public final class ReuseQueue {
  /// The pools, in the order in which their identifiers were first used.
  @exclusivity(unchecked) private var pools: [ReusePool] = []
  /// The pool that was used last: nearly always, the same pool is used next.
  @exclusivity(unchecked) private var lastPool: Unmanaged<ReusePool>?
  /// The indices in `pools`, used if there are too many pools to search.
  private var places: [String: Int] = [:]

  /// The greatest number of pools to search: hashing a name takes about as long as comparing it
  /// with eight other names.
  private static let fewPools = 8

  /// The identifiers for which a cell was requested or made, or a maximum was set, in the order of
  /// first use.
  ///
  /// - Complexity: O(identifiers).
  public var identifiers: [String] { pools.map(\.identifier) }

  /// Called after each change of an identifier's statistics, with their new values.
  ///
  /// The statistics are up to date in each call, and the closure may use the queue itself: the
  /// resulting changes are reported in a nested call, so the innermost call has the latest values.
  /// A cell that was just handed out has not been reset yet. With nil, the default, a change costs
  /// one comparison.
  @exclusivity(unchecked)
  public var onChange: ((_ identifier: String, _ statistics: ReuseStatistics) -> Void)? {
    didSet { listenersDidChange() }
  }

  /// Called for each cell that is handed out or returned, after the statistics have changed.
  ///
  /// The closure is for tools and tests; with nil, the default, a cell costs one comparison. It is
  /// not called for preloaded cells, for waiting cells that are discarded, nor for cells that the
  /// program releases.
  @exclusivity(unchecked) public var onMove: ((ReuseMove) -> Void)? {
    didSet { listenersDidChange() }
  }

  /// Whether there is a listener; reading this costs less than loading a closure.
  @exclusivity(unchecked) private(set) var hasListener = false

  private func listenersDidChange() { hasListener = onChange != nil || onMove != nil }

  /// The number of changes of statistics and identifiers: while it stays the same, statistics and
  /// identifiers do, too.
  @exclusivity(unchecked) public private(set) var changeCount = 0

  /// The default for the number of cells of an identifier that may wait.
  ///
  /// A reload first returns all visible cells and then requests cells, so this limit must exceed
  /// the number of cells visible at once: 1920 by 1080 points show 984 items of 48 by 48 points,
  /// the smallest that a finger hits with ease. A greater number of cells results only from a peak,
  /// such as a list laid out in full.
  public nonisolated static let defaultMaximumQueued = 1_024

  /// Makes an empty queue.
  public init() {}

  isolated deinit {
    for pool in pools { pool.loseQueue() }
  }

  // MARK: Cells

  /// A cell from the queue, reset by ``ReusableView/prepareForReuse()``, or a new one from
  /// `create`.
  ///
  /// - Precondition: `create` returns a new cell.
  public func dequeue(
    withIdentifier identifier: String, orCreate create: () -> ReusableView
  ) -> ReusableView {
    takeQueued(withIdentifier: identifier) ?? adopt(create(), withIdentifier: identifier)
  }

  /// A cell from the queue, after a reset; nil if none is waiting.
  func takeQueued(withIdentifier identifier: String) -> ReusableView? {
    pool(withIdentifier: identifier).withObject { pool in
      guard let cell = pool.takeLast() else { return nil }
      noteChange(of: pool)
      noteMove(.reused, of: cell.instanceNumber, in: pool)
      if cell.wasUsed { cell.prepareForReuse() }
      return cell
    }
  }

  /// Counts a new cell that is being handed out.
  func adopt(_ cell: ReusableView, withIdentifier identifier: String) -> ReusableView {
    pool(withIdentifier: identifier).withObject { pool in
      pool.adopt(cell)
      noteChange(of: pool)
      noteMove(.created, of: cell.instanceNumber, in: pool)
    }
    return cell
  }

  /// Counts a cell that the program has made; a cell without an identifier is not reused.
  func adopt(_ cell: ReusableView) {
    if let identifier = cell.reuseIdentifier {
      _ = adopt(cell, withIdentifier: identifier)
    } else {
      setMaximumQueued(0, forIdentifier: ReusePool.nameless)
      _ = adopt(cell, withIdentifier: ReusePool.nameless)
    }
  }

  /// Takes back a cell that has left the view hierarchy.
  ///
  /// If the maximum number is waiting already (``maximumQueued(forIdentifier:)``), the cell is
  /// discarded.
  ///
  /// - Precondition: The cell has no superview, came from this queue and is not in it already.
  public func enqueue(_ cell: ReusableView) { takeBack(cell) }

  /// Like ``enqueue(_:)``, for a cell that the caller releases.
  func takeBack(_ cell: consuming ReusableView) {
    let pool = requirePool(of: cell)
    let number = hasListener ? cell.instanceNumber : 0
    // Retained by hand, because a closure cannot pass the cell on without reference counting.
    let kept = Unmanaged.passRetained(consume cell)
    // The queue keeps its pools alive.
    pool.withObject { pool in
      let discarded = pool.put(kept)
      noteChange(of: pool)
      noteMove(discarded == nil ? .queued : .discarded, of: number, in: pool)
    }
  }

  /// The pool of a cell; stops the program if the cell may not be returned to this queue.
  @inline(__always)
  private func requirePool(of cell: ReusableView) -> Unmanaged<ReusePool> {
    require(
      cell.superviewReference == nil, "ReuseQueue: \(cell) is still in \(cell.superview ?? cell)")
    guard let pool = cell.poolReference, cell.isMade(by: self) else {
      fail("ReuseQueue: \(cell) did not come from this queue")
    }
    require(!cell.isQueued, "ReuseQueue: \(cell) is already in the queue")
    return pool
  }

  /// Makes cells until `count` cells of an identifier are waiting, so that scrolling does not have
  /// to make cells.
  ///
  /// Until these cells are requested, they count as created and as queued, not as dequeued. At most
  /// ``maximumQueued(forIdentifier:)`` cells wait.
  ///
  /// - Precondition: `count` is not negative, at most ``Limits/mostInSight`` cells are to wait, and
  ///   `create` returns new cells.
  /// - Complexity: O(count).
  public func preload(
    count: Int, withIdentifier identifier: String, orCreate create: () -> ReusableView
  ) {
    require(count >= 0, "ReuseQueue: cannot preload \(count) cells of \"\(identifier)\"")
    let pool = pool(withIdentifier: identifier).takeUnretainedValue()
    let wanted = min(count, pool.maximumQueued)
    require(
      wanted <= Limits.mostInSight,
      "ReuseQueue: cannot preload \(wanted) cells of \"\(identifier)\"; allowed: 0 to "
        + "\(Limits.mostInSight)")
    let missing = wanted - pool.queued.count
    guard missing > 0 else { return }
    pool.adoptQueued((0..<missing).map { _ in create() })
    noteChange(of: pool)
  }

  /// Discards all waiting cells.
  ///
  /// - Complexity: O(waiting cells).
  public func discardQueuedCells() {
    for pool in pools { pool.discard(keeping: 0) }
  }

  /// The number of cells of an identifier that may wait at once; further cells are discarded on
  /// return.
  public func maximumQueued(forIdentifier identifier: String) -> Int {
    knownPool(identifier)?.maximumQueued ?? Self.defaultMaximumQueued
  }

  /// Sets the number of cells of an identifier that may wait at once, and discards surplus cells.
  ///
  /// - Precondition: `count` is not negative.
  public func setMaximumQueued(_ count: Int, forIdentifier identifier: String) {
    require(count >= 0, "ReuseQueue: cannot keep \(count) cells of \"\(identifier)\"")
    pool(withIdentifier: identifier).withObject { $0.setMaximumQueued(count) }
  }

  /// The pool of an identifier, without retaining it, because the queue keeps its pools alive.
  @inline(__always)
  func pool(withIdentifier identifier: String) -> Unmanaged<ReusePool> {
    if let lastPool, lastPool.withObject({ $0.identifier == identifier }) { return lastPool }
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
    if hasListener { onChange?(pool.identifier, pool.statistics) }
  }

  @inline(__always)
  private func noteMove(
    _ kind: ReuseMove.Kind, of cell: @autoclosure () -> Int, in pool: ReusePool
  ) {
    if hasListener { onMove?(ReuseMove(kind, identifier: pool.identifier, cell: cell())) }
  }

  // MARK: Statistics

  /// The statistics of an identifier; all zero if no cell with this identifier was ever requested.
  public func statistics(forIdentifier identifier: String) -> ReuseStatistics {
    knownPool(identifier)?.statistics ?? ReuseStatistics()
  }

  /// The waiting cells of an identifier, with the next cell to be reused at the end.
  public func queuedCells(withIdentifier identifier: String) -> [ReusableView] {
    knownPool(identifier)?.queued ?? []
  }

  /// Stops the program with a message if an invariant is broken.
  ///
  /// - Complexity: O(waiting cells).
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
