/// A view that can be used again for other content: a cell.
@MainActor
open class ReusableView: View {
  /// Names the queue it goes back to; nil for one that is never used again.
  @exclusivity(unchecked) public internal(set) var reuseIdentifier: String?

  /// Which of the cells of its identifier it is, from 1 in the order of creation, for life.
  public internal(set) var instanceNumber = 0

  /// Names what the cell shows, such as the number of a record: set it where you fill the cell.
  ///
  /// No two cells of a list show the same at one time. The queue clears it when it hands the cell out
  /// again, so that a cell that nobody fills can be told from one that shows its row. A list that
  /// looks for stale content compares it (``StaleContent``), and keeps by it where the scroll views
  /// in a cell stood (``nestedScrollViews``) if the data source has no name for the row.
  public var contentIdentity: AnyHashable? {
    get { hasIdentity ? lastIdentity : nil }
    set {
      hasIdentity = newValue != nil
      if hasIdentity { lastIdentity = newValue }
    }
  }

  /// What the cell shows, or what it showed when it last said so.
  @exclusivity(unchecked) final private(set) var lastIdentity: AnyHashable?

  /// Whether ``lastIdentity`` is what the cell shows now: clearing this costs nothing in each bind.
  @exclusivity(unchecked) final var hasIdentity = false

  /// What the data source calls the row or item that the cell shows, if the cell holds scroll views.
  final var elementName: String?

  /// Whether the cell has been in use and has come back at least once.
  @exclusivity(unchecked) final var wasUsed = false

  /// The pool that takes it back; nil for one that was not made by a queue or has been given up.
  ///
  /// A queued cell and its pool hold each other; the queue sees to it that this ends.
  @exclusivity(unchecked) final var pool: ReusePool? {
    didSet { poolReference = pool.map(Unmanaged.passUnretained) }
  }

  /// The same, to look at without counting.
  @exclusivity(unchecked) final private(set) var poolReference: Unmanaged<ReusePool>?

  override final var isReusable: Bool { true }

  /// Whether it waits in its queue.
  @exclusivity(unchecked) final var isQueued = false

  /// The queue that made it, and the only one that takes it back.
  final var reuseQueue: ReuseQueue? { pool?.queue }

  /// Whether a queue made it.
  final func isMade(by queue: ReuseQueue) -> Bool {
    poolReference?.look { $0.isOwned(by: queue) } ?? false
  }

  /// Called before a cell that was in use is handed out again: clear what the last content left.
  ///
  /// It is not called for a new cell, nor for one that was made ahead and is used for the first time.
  open func prepareForReuse() {}

  /// The scroll views in the cell, such as a horizontal list in a row: all that are in its hierarchy,
  /// but for those that another list or a stack in it shows.
  ///
  /// A list keeps where they stand while the row is out of sight and puts them back there when it
  /// returns, after `cellForRowAt` has filled the cell and the cell has been laid out. A cell that is
  /// dequeued for another row has them at their beginning. What is kept belongs to what the data source
  /// calls the row (``DataSourceModelAssociation``), else to the ``contentIdentity``, else to the index
  /// path, which follows updates.
  ///
  /// Override it to leave some out; give them always in the same order. A list does without all this
  /// where ``ListView/restoresOffsetsInCells`` is false.
  ///
  /// - Complexity: O(1) in a cell that has never held a scroll view.
  open var nestedScrollViews: [ScrollView] {
    var found: [ScrollView] = []
    if holdsScrollViews { collectScrollViews(into: &found) }
    return found
  }

  isolated deinit { pool?.noteLoss() }
}

extension View {
  fileprivate final func collectScrollViews(into found: inout [ScrollView]) {
    for view in subviews where view.holdsScrollViews && !view.isReusable {
      if let scrollView = view as? ScrollView, scrollView.stacking == nil {
        found.append(scrollView)
      }
      view.collectScrollViews(into: &found)
    }
  }
}
