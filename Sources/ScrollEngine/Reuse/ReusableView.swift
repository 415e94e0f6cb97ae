/// A view that can be reused for other content: a cell.
@preconcurrency @MainActor
open class ReusableView: View {
  /// The name of the queue that the cell returns to; nil if the cell is never reused.
  @exclusivity(unchecked) public internal(set) var reuseIdentifier: String?

  /// The number of the cell among the cells with its identifier, from 1 in order of creation; 0
  /// until a queue counts the cell.
  public internal(set) var instanceNumber = 0

  /// Identifies the content of the cell, such as a record number; set it where you fill the cell.
  ///
  /// No two cells of a list show the same content at the same time. The queue clears the identity
  /// when it hands the cell out again, so a cell that has not been filled differs from a cell that
  /// shows its row. A list that looks for stale content compares identities (``StaleContent``). If
  /// the data source has no name for a row, a list stores the offsets of scroll views in the cell
  /// under its identity (``nestedScrollViews``).
  public var contentIdentity: AnyHashable? {
    get { hasIdentity ? lastIdentity : nil }
    set {
      hasIdentity = newValue != nil
      if hasIdentity { lastIdentity = newValue }
    }
  }

  /// The identity of the cell's content, or of its last content that had an identity.
  @exclusivity(unchecked) final private(set) var lastIdentity: AnyHashable?

  /// Whether ``lastIdentity`` is current; clearing this flag, and not the identity, makes dequeuing
  /// a cell cheaper.
  @exclusivity(unchecked) final var hasIdentity = false

  /// The data source's name for the row or item of the cell; set only if the cell contains scroll
  /// views.
  final var elementName: String?

  /// Whether the cell has been used and returned at least once.
  @exclusivity(unchecked) final var wasUsed = false

  /// The pool that the cell returns to; nil if no queue made it, or the queue has discarded it.
  ///
  /// A queued cell and its pool retain each other; the queue breaks the cycle.
  @exclusivity(unchecked) final var pool: ReusePool? {
    didSet { poolReference = pool.map(Unmanaged.passUnretained) }
  }

  /// A reference to ``pool`` for access without retaining.
  @exclusivity(unchecked) final private(set) var poolReference: Unmanaged<ReusePool>?

  /// Makes a view with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isReusable = true
  }

  /// The class to which a list most recently cast the view, stored because casting is slow.
  @exclusivity(unchecked) final var knownClass: ObjectIdentifier?

  /// Whether the cell is waiting in its queue.
  @exclusivity(unchecked) final var isQueued = false

  /// The queue that made the cell, and the only queue that takes it back; nil if there is none, or
  /// the queue has discarded the cell or was deallocated.
  final var reuseQueue: ReuseQueue? { pool?.queue }

  /// Whether `queue` made the cell.
  final func isMade(by queue: ReuseQueue) -> Bool {
    poolReference?.withObject { $0.isOwned(by: queue) } ?? false
  }

  /// Called before a used cell is handed out again; override it to clear the traces of its previous
  /// content.
  ///
  /// Not called for a new cell, nor for the first use of a preloaded cell.
  open func prepareForReuse() {}

  /// The view whose constraints determine the size, if the cell has no constraints of its own; nil
  /// for none.
  var sizingContent: View? { configuring?.contentView }

  /// Whether an accessory or controls take room from the content.
  var hasPartsBesideContent: Bool { false }

  /// The size that constraints in the view or its content determine, or else the result of
  /// ``View/sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    fittingSize(targetSize, horizontal, vertical)
  }

  // MARK: Configurations

  /// The content as a value; nil, the default, for a view that the program fills itself.
  ///
  /// The view that shows it is the ``TableViewCell/contentView``, and takes its place; a
  /// configuration of the same kind reuses that view. Other content views, labels and images of the
  /// cell are dropped. A cell that sizes itself has the size of that view.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { configuring?.content }
    set { setContent(newValue) }
  }

  /// Whether ``contentConfiguration`` follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuring?.updatesContent ?? true }
    set { changeConfiguring { $0.updatesContent = newValue } }
  }

  /// The background as a value; nil, the default, for background colours and views.
  ///
  /// Setting it removes those of the cell.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { configuring?.background }
    set { setBackground(newValue) }
  }

  /// Whether ``backgroundConfiguration`` follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuring?.updatesBackground ?? true }
    set { changeConfiguring { $0.updatesBackground = newValue } }
  }

  /// Requests that the configurations follow the state, once, before the next layout; also when what
  /// a subclass adds to the state has changed.
  open func setNeedsUpdateConfiguration() { markForConfiguration() }

  /// Whether the view and everything in it can be hit by touches; if not, its state is disabled.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != super.isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      configurationStateDidChange()
    }
  }

  /// Adapts configurations to the traits of the window; an override calls `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if boxedShowing != nil { compareTraits() }
    if View.recorder != nil { noteArrival() }
  }

  @inline(never)
  private func noteArrival() {
    if windowReference != nil { View.recorder?.reusableViewDidArrive(self) }
  }

  override func traitsDidChange() { configurationStateDidChange() }

  override func followState() { followStateNow() }

  /// The state that configurations follow.
  var stateToFollow: any ConfigurationState { restingState }

  /// Calls the subclass and the handler of the program.
  func tellProgram(of state: any ConfigurationState) {}

  /// Puts a configuration's view into the place of the content; nil for no configuration.
  func host(_ content: View?, insteadOf old: View?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let content else { return }
    content.frame = storedBounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(content, at: configuredGrounds)
  }

  /// Called after a background configuration was set for the first time, or taken away.
  func backgroundConfigurationDidChange() {
    if configuring?.background != nil, backgroundColor != nil { backgroundColor = nil }
  }

  /// The scroll views in the cell, except scroll views inside another list or stack.
  ///
  /// An example is a horizontal list in a row. A list stores the offsets of these scroll views
  /// while the row is not visible and restores them when the row returns, after `cellForRowAt` has
  /// filled the cell and the cell has been laid out. In a cell dequeued for another row, the scroll
  /// views are at their start. An offset is stored under the data source's name for the row
  /// (``DataSourceModelAssociation``), or else under the ``contentIdentity``, or else under the
  /// index path, which is adapted in updates.
  ///
  /// Override this property to leave some scroll views out; always return them in the same order.
  /// If ``ListView/restoresOffsetsInCells`` is false, a list does none of this.
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
