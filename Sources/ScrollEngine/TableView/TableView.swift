/// A scroll view of rows that makes cells only for those one can see.
///
/// A row that comes into the bounds gets a cell: from ``reuseQueue``, if one waits there, or a new
/// one. A row that leaves the bounds gives its cell back; the cell leaves the view hierarchy. Layout
/// always gives back first and asks afterwards, so there are never more cells than the most rows
/// that were visible at once.
///
/// Invariant: after layout the rows with a cell are exactly those whose frame intersects `bounds`.
///
/// A height is at least 0 and at most ``Limits/longest`` points; ``Limits`` has the others.
///
/// ```swift
/// table.register(TableViewCell.self, forCellReuseIdentifier: "row")
/// table.dataSource = self
///
/// func tableView(_ table: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
///   let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
///   cell.textLabel?.text = "Row \(indexPath.row)"
///   return cell
/// }
/// ```
open class TableView: ScrollView, ArrangingParent {
  /// How sections lie in a table.
  public enum Style: Hashable, Sendable {
    /// Headers and footers stay in sight as long as rows of their section do.
    case plain
    /// Headers and footers scroll with the rows.
    case grouped
  }

  /// How rows are told apart.
  public enum SeparatorStyle: Hashable, Sendable {
    case none
    /// A line at the lower edge of each cell.
    case singleLine
  }

  /// What becomes of a row whose cell asks for another height.
  public enum SelfSizingInvalidation: Hashable, Sendable {
    /// Nothing.
    case disabled
    /// It is measured in the next layout; the first row in sight stays where it is.
    case enabled
  }

  public let style: Style

  @exclusivity(unchecked)
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      titles = dataSource as? any SectionTitles
      forgetRows()
      setNeedsReload()
    }
  }

  /// Where cells wait; set one queue for several tables before their first layout to share cells.
  @exclusivity(unchecked)
  public var reuseQueue = ReuseQueue() {
    willSet {
      // Rows on their way out have cells of the old queue, too.
      finishUpdateMotion()
      require(
        live.cells.isEmpty,
        "TableView: reuseQueue of \(self) was set while it shows \(live.cells.count) items")
    }
  }

  // MARK: Measures

  /// Stands for a height that follows from the content.
  public static let automaticDimension = -1.0

  /// The height in points of every row for which the delegate knows none.
  ///
  /// With ``automaticDimension`` a row is as high as its cell says in `sizeThatFits`, once it has
  /// come into sight; until then its height is an estimate.
  @exclusivity(unchecked)
  public var rowHeight = 44.0 { didSet { if oldValue != rowHeight { setNeedsReload() } } }

  /// The height in points that a row is taken to have until it comes into sight; zero asks the
  /// delegate for all heights at once.
  ///
  /// With estimates a reload asks nothing for each row. ``automaticDimension`` stands for 44 points,
  /// and so does zero for rows whose cells tell their height. Where `rowHeight` holds for all rows
  /// nothing is estimated. UIKit estimates unless told otherwise; this table does not.
  @exclusivity(unchecked)
  public var estimatedRowHeight = 0.0 {
    didSet { if oldValue != estimatedRowHeight { setNeedsReload() } }
  }

  /// Whether a cell that calls `invalidateIntrinsicContentSize()` is measured again.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The space in points between two rows of a section.
  ///
  /// - Precondition: In 0...``Limits/longest``.
  public var rowSpacing = 0.0 {
    didSet {
      require(
        rowSpacing.isLength, "TableView: rowSpacing is \(rowSpacing); \(Limits.lengths)")
      if oldValue != rowSpacing { setNeedsReload() }
    }
  }

  /// The space in points around the rows of each section.
  ///
  /// - Precondition: All four distances are in 0...``Limits/longest``.
  public var sectionInset = EdgeInsets.zero {
    didSet {
      let inset = sectionInset
      require(
        [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isLength),
        "TableView: sectionInset is \(inset); \(Limits.lengths)")
      if oldValue != inset { setNeedsReload() }
    }
  }

  /// The height in points of headers for which the delegate knows none.
  ///
  /// ``automaticDimension``, which it is at first, stands for 28 points.
  public var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { setNeedsReload() } }
  }

  /// The height in points of footers for which the delegate knows none.
  ///
  /// ``automaticDimension``, which it is at first, stands for 28 points.
  public var sectionFooterHeight = TableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { setNeedsReload() } }
  }

  // MARK: Separators

  @exclusivity(unchecked)
  public var separatorStyle = SeparatorStyle.singleLine { didSet { separatorsDidChange() } }

  @exclusivity(unchecked)
  public var separatorColor = Color(0xC6C6C8) { didSet { separatorsDidChange() } }

  /// What separators leave free at their ends, in points; only left and right count.
  @exclusivity(unchecked)
  public var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { separatorsDidChange() }
  }

  // MARK: What lies above and below everything

  /// A view above all sections that scrolls with them; its height is kept, its width is the table's.
  ///
  /// Taken out of the table, or put elsewhere, it is the table's header no more.
  @exclusivity(unchecked)
  public var tableHeaderView: View? {
    didSet { edgeView(oldValue, wasReplacedBy: tableHeaderView) }
  }

  /// A view below all sections that scrolls with them; its height is kept, its width is the table's.
  ///
  /// Taken out of the table, or put elsewhere, it is the table's footer no more.
  @exclusivity(unchecked)
  public var tableFooterView: View? {
    didSet { edgeView(oldValue, wasReplacedBy: tableFooterView) }
  }

  // MARK: Selection

  /// Whether a person can select rows.
  public var allowsSelection = true

  /// Whether more than one row can be selected; a tap on a selected row then takes its selection.
  public var allowsMultipleSelection = false

  // MARK: What a step looks at

  // All of it lies together: where thousands of tables are stacked, one that comes into sight has not
  // been looked at for long, and each part of it comes from far away.

  @exclusivity(unchecked) final var layout = TableLayout()
  /// What is to be seen of `layout`.
  @exclusivity(unchecked) final var sight = RowSight()
  /// The cells of the rows in sight; after layout its items are those of `sight`.
  @exclusivity(unchecked) final var live = LiveRows()
  /// The headers and footers in sight, in the order in which they came: they lie above all cells.
  @exclusivity(unchecked) final var liveSupplements: [Supplement] = []
  @exclusivity(unchecked) final var cellClasses: [String: TableViewCell.Type] = [:]
  /// Where the scroll views in cells stood whose rows are out of sight.
  @exclusivity(unchecked) final var offsetMemory = OffsetMemory()
  /// Announces rows; nil while nobody wants to know of them.
  @exclusivity(unchecked) final var prefetcher: TablePrefetcher?
  /// Looks for cells that do not show their row; nil while nobody wants to know.
  @exclusivity(unchecked) final var contentCheck: ContentCheck?
  /// Whether headers or footers may be missing in `liveSupplements`.
  @exclusivity(unchecked) final var supplementsAreStale = false
  /// Whether the data source is to be asked for everything anew.
  @exclusivity(unchecked) final var needsReload = true
  /// Whether the live views have to be placed again.
  @exclusivity(unchecked) final var needsPlacement = false
  /// Whether the table itself is giving a view its frame.
  @exclusivity(unchecked) final var isPlacing = false
  /// Whether live rows have to be measured again.
  @exclusivity(unchecked) final var rowsNeedMeasuring = false
  /// Whether the height of some row follows from its cell, and so from the width of the table.
  @exclusivity(unchecked) final var sizesItself = false
  /// The table's own header or footer that is being taken out by somebody else.
  @exclusivity(unchecked) final var leavingEdgeView: View?
  /// Whether cells are coming or going: what a callback asks for meanwhile has to wait.
  @exclusivity(unchecked) final var isUpdating = false
  /// Whether a container has done the first phase of the layout to come.
  @exclusivity(unchecked) final var hasReleased = false
  /// Whether the data source is not to be asked: in a batch of updates, and after a failed one.
  @exclusivity(unchecked) final var isSuspended = false
  /// Whether rows between those with a cell may wait for theirs, after an update.
  @exclusivity(unchecked) final var hasHoles = false
  /// Whether what the layout describes came from a data source.
  @exclusivity(unchecked) final var hadDataSource = false
  /// Whether the rows of the next reload have nothing to do with those there were.
  @exclusivity(unchecked) final var rowsAreOthers = false
  @exclusivity(unchecked) final var selection = ListSelection()
  // The delegate and the data source by their other names, weak as they are themselves.
  @exclusivity(unchecked) final private(set) weak var displayObserver: (any CellDisplayObserving)?
  @exclusivity(unchecked) final private(set) weak var heights: (any VariableRowHeights)?
  @exclusivity(unchecked) final private(set) weak var estimates: (any EstimatedRowHeights)?
  final private(set) weak var headers: (any SectionHeaders)?
  final private(set) weak var footers: (any SectionFooters)?
  final private(set) weak var supplementObserver: (any HeaderFooterDisplayObserving)?
  final private(set) weak var titles: (any SectionTitles)?
  /// The row that is being scrolled to, until it is there and all around it is measured.
  @exclusivity(unchecked) final var scrollTarget: ScrollTarget?
  /// What is recorded, and what is shown, of updates.
  @exclusivity(unchecked) final var updateState = TableUpdateState()

  // MARK: What is seldom needed

  /// What stays where it is until rows that were taken for what they may not be are measured.
  @exclusivity(unchecked) final var heldAnchor: HeldAnchor?
  final var headerFooterClasses: [String: TableViewHeaderFooterView.Type] = [:]
  /// Made when the first header or footer asks for it.
  final var ownHeaderFooterQueue: ReuseQueue?

  public override init(frame: Rect = .zero) {
    style = .plain
    super.init(frame: frame)
    setUp()
  }

  public init(frame: Rect = .zero, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A table bounces though there is nothing to scroll, unlike a collection. Source: UIKit.
  private func setUp() {
    alwaysBounceVertical = true
    takeTaps()
  }

  /// The cells that are still seen go back, for other tables that share the queue.
  isolated deinit {
    letSubviewsGo()
    for cell in live.cells { reuseQueue.enqueue(cell) }
    for supplement in liveSupplements { takeBack(supplement.view) }
    abandonUpdateMotion()
  }

  open override func delegateDidChange() {
    heights = delegate as? any VariableRowHeights
    estimates = delegate as? any EstimatedRowHeights
    displayObserver = delegate as? any CellDisplayObserving
    headers = delegate as? any SectionHeaders
    footers = delegate as? any SectionFooters
    supplementObserver = delegate as? any HeaderFooterDisplayObserving
    setNeedsReload()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endTouch()
    finishUpdateMotion()
  }

  /// Who waits for the end of an update is told that there will be none, and let go.
  override func didLoseWindow() { finishUpdateMotion() }

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    reuseQueue.discardQueuedCells()
    ownHeaderFooterQueue?.discardQueuedCells()
  }

  // MARK: Layout

  /// The size of all there is, in points; it asks the data source if it has not yet been asked.
  open override var contentSize: Size {
    get {
      reloadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Rows are as wide as the table.
  open override var scrollAxis: Axis? { .vertical }

  /// What is not measured may make room for the offset, or leave none.
  override var isRangeGuessed: Bool { layout.hasEstimates && !isFrozen }

  open override func boundsDidChange(from old: Rect) {
    if old.width != bounds.width {
      needsPlacement = true
      if sizesItself, !needsReload { setNeedsMeasuring() }
      setContentSize(Size(width: bounds.width, height: layout.height))
    }
    super.boundsDidChange(from: old)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !hasReleasedInSight { releaseRowsOutOfSight() }
    hasReleased = false
    fillInSight()
    if scrollTarget != nil, stacking == nil { _ = followScrollTarget() }
    if let prefetcher { updatePrefetching(prefetcher) }
    if contentCheck != nil { checkContent() }
  }

  override func didArrive() {
    super.didArrive()
    // A layout looks whether the row is where it should be, also where nothing moved at last.
    if scrollTarget != nil { setNeedsLayout() }
  }

  /// A program has moved a cell, a header or a footer: the next layout puts it back.
  public final func subviewWasPlaced(_ view: View) {
    guard !isPlacing else { return }
    needsPlacement = true
    setNeedsLayout()
  }

  /// A program has taken out a cell, a header or a footer: the next layout says so.
  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    if view.isArranged { subviewWasPlaced(view) }
    if view === tableHeaderView || view === tableFooterView { edgeViewWillLeave(view) }
  }

  open override func subviewDidResize(_ view: View) {
    if view === tableHeaderView || view === tableFooterView { edgeViewsDidResize() }
  }

  /// Measures the cell anew, if it is one of a row.
  public final func subviewDidInvalidateSize(_ view: View) {
    if let cell = view as? TableViewCell { intrinsicContentSizeDidChange(of: cell) }
  }
}
