/// A view that can be reused for other content: a cell.
@preconcurrency @MainActor
open class ReusableView: View {
  /// The name of the queue it returns to; nil if it is never reused.
  @exclusivity(unchecked) public internal(set) var reuseIdentifier: String?

  /// The number of the cell among those of its identifier, from 1 in order of creation; it stays.
  public internal(set) var instanceNumber = 0

  /// Identifies what the cell shows, such as a record number; set it where you fill the cell.
  ///
  /// No two cells of a list show the same content at one time. The queue clears it when it hands
  /// the cell out again, so a cell that was never filled can be told from one that shows its row. A
  /// list that looks for stale content compares it (``StaleContent``), and uses it to remember the
  /// offsets of scroll views in a cell (``nestedScrollViews``) if the data source has no name for
  /// the row.
  public var contentIdentity: AnyHashable? {
    get { hasIdentity ? lastIdentity : nil }
    set {
      hasIdentity = newValue != nil
      if hasIdentity { lastIdentity = newValue }
    }
  }

  /// The identity of the cell's content, or of its last content that had one.
  @exclusivity(unchecked) final private(set) var lastIdentity: AnyHashable?

  /// Whether ``lastIdentity`` is current; clearing this flag makes each bind cheaper.
  @exclusivity(unchecked) final var hasIdentity = false

  /// The data source's name for the row or item that the cell shows, if the cell holds scroll
  /// views.
  final var elementName: String?

  /// Whether the cell has been used and returned at least once.
  @exclusivity(unchecked) final var wasUsed = false

  /// The pool that takes it back; nil if no queue made it or it has been discarded.
  ///
  /// A queued cell and its pool hold each other; the queue breaks the cycle.
  @exclusivity(unchecked) final var pool: ReusePool? {
    didSet { poolReference = pool.map(Unmanaged.passUnretained) }
  }

  /// The pool, for access without retaining.
  @exclusivity(unchecked) final private(set) var poolReference: Unmanaged<ReusePool>?

  /// Makes a view with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isReusable = true
  }

  /// The class to which a list last cast the view, because casting takes long.
  @exclusivity(unchecked) final var knownClass: ObjectIdentifier?

  /// Whether it is waiting in its queue.
  @exclusivity(unchecked) final var isQueued = false

  /// The queue that made it, and the only one that takes it back.
  final var reuseQueue: ReuseQueue? { pool?.queue }

  /// Whether a queue made it.
  final func isMade(by queue: ReuseQueue) -> Bool {
    poolReference?.withObject { $0.isOwned(by: queue) } ?? false
  }

  /// Called before a used cell is handed out again: clear what the last content left behind.
  ///
  /// It is not called for a new cell, nor for a preloaded one that is used for the first time.
  open func prepareForReuse() {}

  /// The part of the view whose constraints give its size, if the view has no constraints of its
  /// own.
  var sizingContent: View? { nil }

  /// The size that constraints in the view or in its content want, or else the result of
  /// ``View/sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    fittingSize(targetSize, horizontal, vertical)
  }

  /// The scroll views in the cell, except those inside another list or stack in it.
  ///
  /// A horizontal list in a row is one. A list remembers their offsets while the row is not visible
  /// and restores them when it returns, after `cellForRowAt` has filled the cell and the cell has
  /// been laid out. A cell dequeued for another row has them at their start. An offset is
  /// remembered under the data source's name for the row (``DataSourceModelAssociation``), else
  /// under the ``contentIdentity``, else under the index path, which follows updates.
  ///
  /// Override it to leave some out; always return them in the same order. A list skips all this if
  /// ``ListView/restoresOffsetsInCells`` is false.
  ///
  /// - Complexity: O(1) in a cell that has never held a scroll view; else O(views in the cell).
  open var nestedScrollViews: [ScrollView] {
    var found: [ScrollView] = []
    if holdsScrollViews { collectScrollViews(into: &found) }
    return found
  }

  deinit {
    CleanUp.perform {
      guard let pool else { return nil }
      return { pool.noteLoss() }
    }
  }
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
