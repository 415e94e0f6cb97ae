import Extents

/// A scroll view of rows that makes cells only for visible rows.
///
/// A row that enters the bounds gets a cell, from ``ListView/reuseQueue`` or a new one. When a row
/// leaves the bounds, its cell leaves the hierarchy and goes into the queue. Layout first queues
/// the cells of rows that have left the bounds, and then requests cells, so the number of cells
/// never exceeds the greatest number of rows visible at once.
///
/// Invariant: after layout the rows with a cell are exactly the rows whose frame intersects
/// `bounds`. A row out of sight keeps its cell while a view in the cell is edited or has the focus.
///
/// Heights are in 0...``Limits/longest`` points; ``Limits`` has the other limits.
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
open class TableView: ListView {
  /// The style, which decides what sections look like, and whether headers and footers stick.
  public let style: Style

  /// Whether a cell that calls `invalidateIntrinsicContentSize()` is measured again.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Provides the rows; setting it requests a reload.
  open weak var dataSource: (any TableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      callbacks.forget(.ofDataSource, ofNobody: newValue == nil)
      forgetElements()
      setNeedsReload()
    }
  }
  @exclusivity(unchecked) final weak var storedDataSource: (any TableViewDataSource)?

  // MARK: Measures

  /// Stands for a height that follows from the content.
  public static let automaticDimension = -1.0

  /// The height in points of rows for which the delegate has none.
  ///
  /// With ``automaticDimension``, the default, the cell's constraints or `sizeThatFits` decide, and
  /// the height is estimated until the row is visible.
  @exclusivity(unchecked)
  open var rowHeight = TableView.automaticDimension {
    didSet { if oldValue != rowHeight { setNeedsReload() } }
  }

  /// The height assumed for rows until they are visible, in points; zero asks for all heights at
  /// once.
  ///
  /// With estimates, a reload does not ask for the height of each row. ``automaticDimension``, the
  /// default, stands for 44 points, and so does zero for rows whose cells decide their height. If
  /// `rowHeight` applies to all rows, nothing is estimated.
  @exclusivity(unchecked)
  open var estimatedRowHeight = TableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { setNeedsReload() } }
  }

  /// How many rows out of sight are measured in each frame, until no height is an estimate; 0 by
  /// default.
  ///
  /// If it is 0, rows stay estimated until they become visible. Otherwise a table of a million rows
  /// opens at once, and has its true height some frames later, while nothing on screen moves. The
  /// table asks the delegate; rows whose cells decide their height stay estimated. Use this with
  /// ``estimatedRowHeight``, in a window; a table that is out of sight in a container waits.
  ///
  /// - Precondition: Not negative.
  public var rowsMeasuredPerFrame: Int {
    get { rowMeasurer?.rowsPerFrame ?? 0 }
    set { setRowsMeasuredPerFrame(newValue) }
  }

  /// The space in points between two rows of a section.
  ///
  /// - Precondition: In 0...``Limits/longest``.
  public var rowSpacing: Double {
    get { spacing.rows }
    set { setRowSpacing(newValue) }
  }

  /// The space in points around the rows of each section.
  ///
  /// - Precondition: All four distances are in 0...``Limits/longest``.
  public var sectionInset: EdgeInsets {
    get { spacing.inset }
    set { setSectionInset(newValue) }
  }

  /// The height in points of headers for which the delegate has none.
  ///
  /// With ``automaticDimension``, the default, the view's constraints or `sizeThatFits` decide at a
  /// reload; a title has 28 points.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { setNeedsReload() } }
  }

  /// The space in points above each header; sections without a header have no such space.
  ///
  /// A header that sticks does not keep this space. ``automaticDimension``, the default, stands for
  /// no space.
  ///
  /// - Precondition: ``automaticDimension``, or in 0...``Limits/longest``.
  open var sectionHeaderTopPadding: Double {
    get { spacing.aboveHeaders }
    set { setHeaderTopPadding(newValue) }
  }

  /// The height in points of footers for which the delegate has none.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { setNeedsReload() } }
  }

  /// The spaces that a program has set.
  @exclusivity(unchecked) final var boxedSpacing: Box<TableSpacing>?

  /// The appearance of separators, if a program has changed it.
  @exclusivity(unchecked) final var boxedSeparators: Box<Separators>?
  /// The line below rows that are not the last of a group; nil for none.
  @exclusivity(unchecked) final var rowSeparator: Box<CellSeparator>? = TableView.usualSeparator

  // MARK: Above and below all sections

  /// A view above all sections that scrolls with them; the table keeps the view's height and sets
  /// its width.
  ///
  /// A view removed from the table, or moved elsewhere, is no longer the table's header.
  open var tableHeaderView: View? {
    get { storedHeader }
    set {
      let old = storedHeader
      storedHeader = newValue
      edgeView(old, wasReplacedBy: newValue)
    }
  }
  @exclusivity(unchecked) final var storedHeader: View?

  /// A view below all sections that scrolls with them; the table keeps the view's height and sets
  /// its width.
  open var tableFooterView: View? {
    get { storedFooter }
    set {
      let old = storedFooter
      storedFooter = newValue
      edgeView(old, wasReplacedBy: newValue)
    }
  }
  @exclusivity(unchecked) final var storedFooter: View?

  // MARK: Editing

  /// Whether rows can be deleted, inserted and moved by controls in their cells.
  open var isEditing: Bool {
    get { editing != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; `animated` lets the cells make room for their controls in 0.3 seconds.
  ///
  /// The data source says which rows can be edited and moved, the delegate how. The table reports a
  /// person's actions to the data source, which changes its data and the table:
  ///
  /// ```swift
  /// func tableView(
  ///   _ table: TableView, commit style: TableViewCell.EditingStyle, forRowAt path: IndexPath
  /// ) {
  ///   names.remove(at: path.row)
  ///   table.deleteRows(at: [path], with: .fade)
  /// }
  /// ```
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// Whether a person can select rows while the table is edited; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { extras?.allowsSelectionDuringEditing ?? false }
    set { changeExtras { $0.allowsSelectionDuringEditing = newValue } }
  }

  /// A view behind all content, as large as the table; it does not scroll.
  open override var backgroundView: View? {
    get { super.backgroundView }
    set {
      super.backgroundView = newValue
      if style == .insetGrouped { separatorsDidChange() }
    }
  }

  // MARK: Used in each step

  // Kept together, because with thousands of stacked tables, a table that appears is not in the
  // processor's caches.

  @exclusivity(unchecked) final var layout = TableLayout()
  /// The visible part of `layout`.
  @exclusivity(unchecked) final var sight = RowSight()
  /// The cells of the visible rows; after layout its items are the items of `sight`.
  @exclusivity(unchecked) final var live = LiveRows()
  /// The visible headers and footers, in order of appearance; their views lie above all cells.
  @exclusivity(unchecked) final var liveSupplements: [TableSupplement] = []
  /// Whether headers or footers may be missing in `liveSupplements`.
  @exclusivity(unchecked) final var supplementsAreStale = false
  /// Whether live rows have to be measured again.
  @exclusivity(unchecked) final var rowsNeedMeasuring = false
  /// Whether the height of some row follows from its cell, and so from the width of the table.
  @exclusivity(unchecked) final var sizesItself = false
  /// Whether a container has done the first phase of the next layout.
  @exclusivity(unchecked) final var hasReleased = false
  /// Whether, after an update, rows between rows with a cell may still wait for a cell.
  @exclusivity(unchecked) final var hasHoles = false
  /// The delegate, if it is a table's delegate; otherwise nil.
  @exclusivity(unchecked) final private(set) weak var tableDelegate: (any TableViewDelegate)?

  // MARK: Rarely needed

  /// The state of editing; nil while the table is not edited.
  @exclusivity(unchecked) final var editing: TableEditing?
  /// Measures rows out of sight; nil if they are left estimated.
  final var rowMeasurer: RowMeasurer?
  final var headerFooterClasses: [String: TableViewHeaderFooterView.Type] = [:]
  /// The queue of headers and footers; nil until the first one needs it.
  final var ownHeaderFooterQueue: ReuseQueue?

  /// Creates an empty plain table; `frame` is in points.
  public override init(frame: Rect = .zero) {
    style = .plain
    super.init(frame: frame)
    // A table bounces even with nothing to scroll, unlike a collection. Source: UIKit.
    alwaysBounceVertical = true
  }

  /// Creates an empty table; `frame` is in points.
  public init(frame: Rect = .zero, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    adoptStyle()
  }

  /// The colour behind the rows; by default, none in a plain table.
  open override var backgroundColor: Color? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if style == .insetGrouped { separatorsDidChange() }
    }
  }

  /// Always nil: there are no archives. It exists for code that calls `super.init(coder:)`.
  @_disfavoredOverload
  public init?(coder: any ArchiveCoder) { nil }

  /// Gives visible cells back, for other tables that share the queue.
  deinit {
    CleanUp.perform {
      let remains = ViewRemains(of: self)
      let (queue, cells, supplements) = (reuseQueue, live.cells, liveSupplements)
      let parked = parked
      guard remains != nil || !cells.isEmpty else { return nil }
      return {
        remains?.letGo()
        Self.abandon(parked)
        for cell in cells where cell.superviewReference == nil { queue.enqueue(cell) }
        for supplement in supplements { Self.takeBack(supplement.view) }
      }
    }
  }

  /// Adopts the new delegate, and requests a reload.
  open override func delegateDidChange() {
    tableDelegate = delegate as? any TableViewDelegate
    callbacks.forget(.ofDelegate, ofNobody: tableDelegate == nil)
    setNeedsReload()
  }

  /// Discards the headers and footers in their queue.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    ownHeaderFooterQueue?.discardQueuedCells()
  }

  override func makeRecognizers() {
    super.makeRecognizers()
    takeSwipes()
    takePresses()
  }

  /// The delegate's menu for the row at a location; nil if there is no row, or the row has no menu.
  open override func contextMenuConfiguration(
    at location: Point
  ) -> ContextMenuConfiguration? { rowMenu(at: location) }

  // MARK: Layout

  /// The size of the content in points; a table that is due to reload asks its data source first.
  open override var contentSize: Size {
    get {
      reloadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Vertical: rows are as wide as the table.
  open override var scrollAxis: Axis? { .vertical }

  /// Whether measuring rows may still widen or narrow the range of offsets.
  override var isRangeGuessed: Bool { layout.hasEstimates && !isFrozen }

  /// Adapts the rows to a new width.
  open override func boundsDidChange(from old: Rect) {
    if old.width != storedBounds.width {
      needsPlacement = true
      if sizesItself, !needsReload { setNeedsMeasuring() }
      setContentSize(ownContentSize)
    }
    super.boundsDidChange(from: old)
  }

  /// Releases cells that are no longer visible, then makes missing cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !hasReleasedInSight { releaseRowsOutOfSight() }
    hasReleased = false
    fillInSight()
    if scrollTarget != nil { followScrollTargetInLayout() }
    if let rowMeasurer, layout.hasEstimates { window?.start(rowMeasurer) }
    if extras != nil {
      placeBackground()
      placeParkedViews()
      placeIndex()
      swipe?.follow()
    }
    if editing != nil { editing?.reordering?.follow() }
    if let extras {
      if extras.prefetcher != nil {
        updatePrefetching(
          visible: live.items, of: layout.items.count,
          atEdges: storedBounds.minY + storedBounds.maxY)
      }
      if extras.contentCheck != nil { checkContent() }
    }
    if access == .postponed { carryOutPostponed() }
  }

  /// Forgets the table's own header or footer if the removed view is one of these.
  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    if view === storedHeader || view === storedFooter { edgeViewWillLeave(view) }
  }

  /// Adapts the content to the height of the table's header and footer.
  open override func subviewDidResize(_ view: View) {
    if view === storedHeader || view === storedFooter { edgeViewsDidResize() }
  }

  /// Adapts the insets of separators to the new layout direction; an override calls `super`.
  open override func layoutDirectionDidChange() { separatorsDidChange() }

  /// Adapts separators to the layout direction of the window, and moves a swiped row back.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if extras != nil { swipe?.finish() }
    if boxedSeparators != nil || rowSeparator !== Self.usualSeparator
      || effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      separatorsDidChange()
    }
  }

  /// Ends a swipe: its handlers often retain the table, which retains the swipe.
  override func didLoseWindow() {
    super.didLoseWindow()
    if extras != nil { swipe?.finish() }
  }

  override func sizeMayChange(of view: View) {
    if let cell = view as? TableViewCell { intrinsicContentSizeDidChange(of: cell) }
  }

  // MARK: Cells

  /// A cell to fill for a row: from the queue, reset, or else a new one.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    dequeueCell(withIdentifier: identifier, for: "\(indexPath)")
  }

  /// A cell to fill for a row: from the queue, reset, or else a new one.
  ///
  /// - Returns: nil if no cell waits and no class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if cellClasses[identifier] == nil, cellToReconfigure(withIdentifier: identifier) == nil,
      reuseQueue.queuedCells(withIdentifier: identifier).isEmpty
    {
      return nil
    }
    return dequeueCell(withIdentifier: identifier, for: "a row")
  }

  // MARK: Selecting and scrolling

  /// Selects a row without calling the delegate; nil deselects all rows.
  ///
  /// Without ``ListView/allowsMultipleSelection`` all other rows are deselected.
  ///
  /// `animated` animates the scroll, and is passed to the cell; `scrollPosition` is where to scroll
  /// the row, and `none` does not scroll.
  ///
  /// - Precondition: The table has the row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate; `animated` is passed to the cell.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unselect(indexPath, animated: animated)
  }

  /// Scrolls a row to a position in the visible part, or as close to it as the content allows.
  ///
  /// The visible part excludes insets and sticky headers and footers. Rows on the way with
  /// estimated heights are measured as they become visible, and the target is corrected. Without
  /// animation, the row is in place and measured on return. A table in a container makes the
  /// container scroll, and then the visible part is the container's.
  ///
  /// - Precondition: The table has the row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    during(.scrollToRow) { scrollRow(at: indexPath, to: scrollPosition, animated: animated) }
  }

  // MARK: Updates of rows

  /// Begins a batch of updates; batches can be nested.
  ///
  /// During a layout or an update, the updates wait until it is over. If the table is asking for
  /// its content, it asks for all content again instead.
  open func beginUpdates() { beginBatch(UpdateAsker(call: #function)) }

  /// Ends a batch; the outermost one applies all its updates.
  ///
  /// - Precondition: A batch is open, and ``ListView/performBatchUpdates(_:completion:)`` allows
  ///   its updates.
  open func endUpdates() {
    require(isRecording, "TableView: endUpdates without beginUpdates in \(self)")
    endBatch(UpdateAsker(call: #function, occasion: .endUpdates))
  }

  /// Inserts rows; `indexPaths` refer to the state after the update.
  ///
  /// - Precondition: The updates are valid, as for ``ListView/performBatchUpdates(_:completion:)``.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update(on: .insertRows) { $0.insert(at: indexPaths, with: animation) }
  }

  /// Deletes rows; `indexPaths` refer to the state before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update(on: .deleteRows) { $0.delete(at: indexPaths, with: animation) }
  }

  /// Replaces the cells and heights of rows; `indexPaths` refer to the state before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    update(on: .reloadRows) { $0.reload(at: indexPaths, with: animation) }
  }

  /// Moves a row from its index path before the update to its index path after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(on: .moveRow) { $0.move(at: indexPath, to: newIndexPath) }
  }

  /// Refills the cells of rows in place.
  ///
  /// The table asks the data source for each cell; the data source gets the current cell when it
  /// dequeues with the same identifier, and `prepareForReuse` is not called. Rows without a cell
  /// are filled when they become visible, as always. The table asks the delegate for the heights of
  /// all these rows; if all heights are estimates, only when the rows are visible. In a batch the
  /// index paths refer to the state before the update. A call from within a callback of the table
  /// waits as updates do.
  ///
  /// - Precondition: The table has the rows, and the data source returns the cell that it gets.
  /// - Complexity: O(k log n) for k rows
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    during(.reconfigureRows) { reconfigure(indexPaths) }
  }

  // MARK: Overrides of the list

  override var name: StaticString { "TableView" }
  override var element: ListUpdateError.Element { .row }
  override var registration: StaticString { "register(_:forCellReuseIdentifier:)" }
  override var selectionQuestion: StaticString { "tableView(_:willSelectRowAt:), which named it," }
  override var dataSourceObject: AnyObject? { storedDataSource }
  override var knownSections: Int { layout.numberOfSections }
  override func knownCount(inSection section: Int) -> Int {
    layout.numberOfRows(inSection: section)
  }
  override var shownViews: [View] { live.cells + liveSupplements.compactMap(\.view) }
  override func liveCell(at path: IndexPath) -> (any ListCell)? { cellForRow(at: path) }
  override func supplementPlace(of view: View) -> ParkedView.Place? {
    liveSupplements.first { $0.view === view }.map { .supplement(kind: $0.kindName, $0.path) }
  }
  override func askNumberOfSections() -> Int {
    guard let dataSource else { return 0 }
    reportCall(.numberOfSections)
    return calling(.numberOfSections) { dataSource.numberOfSections(in: self) }
  }
  override func askCount(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    return askCount(inSection: section, of: dataSource)
  }
  override func askForCell(at path: IndexPath) -> ReusableView? {
    guard let dataSource else { return nil }
    reportCall(.cell(path))
    return calling(.cellForRow) { dataSource.tableView(self, cellForRowAt: path) }
  }
  override func giveBackSupplement(_ view: View) {
    takeFromSight(view)
    Self.takeBack(view)
  }
  override func cellDidLeave(_ cell: ReusableView, at path: IndexPath) {
    guard let observer = delegate(answering: .didEndDisplayingCell),
      let cell = cell as? TableViewCell
    else { return }
    reportCall(
      .didEndDisplaying(path, cell: cell.instanceNumber, identifier: cell.queueIdentifier))
    calling(.didEndDisplayingRow) {
      observer.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }
  override func supplementDidLeave(_ view: View, ofKind kind: String, at path: IndexPath) {
    tellOfLeaving(view, SectionEdge(rawValue: kind), path.section)
  }
  override var liveElements: [(cell: ReusableView, path: IndexPath)] {
    zip(visibleCells, visiblePaths).map { ($0, $1) }
  }
  override func put(_ view: View, _ depth: Depth) { putRow(view, depth) }
  override func releaseAll() { releaseAllRows() }
  override func rebuild() {
    endGesturesOfRows()
    reloadSectionIndexTitles()
    rebuildLayout()
  }
  override func checked(_ updates: ListUpdates) throws(ListUpdateError) -> ListUpdate {
    if editing != nil || extras != nil { endGesturesOfRows() }
    return try checkedAndMeasured(updates)
  }
  override func snapshot(before changes: ListChanges?) -> ListSnapshot? {
    snapshot(ofRowsBefore: changes)
  }
  override func change(by update: ListUpdate) {
    if let update = update as? TableUpdate { changeLayout(by: update) }
  }
  override func letGo(after update: ListUpdate, _ snapshot: ListSnapshot?) {
    if let update = update as? TableUpdate { letRowsGo(after: update, snapshot) }
  }
  override func moveContent(after update: ListUpdate) {
    if let update = update as? TableUpdate { moveContent(by: update.shift) }
  }
  override func contentHasMoved(_ snapshot: ListSnapshot?) { headersFollow(snapshot) }
  override func refill(_ paths: [IndexPath]) throws(ListUpdateError) { try refillRows(paths) }
  override var animatesAll: Bool { editing?.isDropping == true }
  override var awaitsViews: Bool { hasHoles }

  override func frameOfElement(at path: IndexPath) -> Rect? {
    layout.hasRow(at: path) ? layout.rowFrame(at: path, width: storedBounds.width) : nil
  }
  override var correctsAimWhenMoved: Bool { true }
  override func pinnedInset(inSection section: Int) -> EdgeInsets { stuckInset(inSection: section) }

  override func number(of path: IndexPath) -> Int { layout.item(of: path) }
  override func path(ofNumber number: Int) -> IndexPath? { layout.path(ofItem: number) }
  override var spokenCount: Int { layout.rowsBefore(section: layout.numberOfSections) }
  override func spokenPath(at index: Int) -> IndexPath? { layout.path(ofRow: index) }
  override func spokenIndex(of path: IndexPath) -> Int? {
    layout.hasRow(at: path) ? layout.rowsBefore(section: path.section) + path.row : nil
  }
  override func spokenHeader(ofSection section: Int) -> View? {
    supplement(.header, of: section)?.view
  }
  override func announce(_ paths: [IndexPath]) {
    guard let source = prefetchDataSource else { return }
    reportCall(.prefetch(paths))
    calling(.prefetchRows) { source.tableView(self, prefetchRowsAt: paths) }
  }
  override func cancel(_ paths: [IndexPath]) {
    guard let source = prefetchDataSource else { return }
    reportCall(.cancelPrefetching(paths))
    calling(.cancelPrefetchingRows) {
      source.tableView(self, cancelPrefetchingForRowsAt: paths)
    }
  }
  override func expectedIdentity(at path: IndexPath) -> AnyHashable? {
    dataSource?.tableView(self, contentIdentityForRowAt: path)
  }

  override func shouldHighlight(_ path: IndexPath) -> Bool {
    calling(.shouldHighlightRow) { tableDelegate?.tableView(self, shouldHighlightRowAt: path) }
      ?? true
  }
  override func willSelect(_ path: IndexPath) -> IndexPath? { chosenRow(insteadOf: path) }
  override func willDeselect(_ path: IndexPath, isTapped: Bool) -> IndexPath? {
    rowToDeselect(insteadOf: path)
  }
  override func tellDelegate(_ event: ListSelection.Event, of path: IndexPath) {
    tellOfSelection(event, path)
  }
  override func elementToPress(at point: Point) -> IndexPath? { rowToPress(at: point) }
  /// A touch that hides the button that confirms a deletion, or that moves a swiped row back, does
  /// nothing else.
  override func touchHasBegun() -> Bool {
    !hideConfirmation(animated: true) && (extras == nil || !closeSwipe())
  }
  override var selectsByTouch: Bool {
    isEditing ? allowsSelectionDuringEditing : super.selectsByTouch
  }
  override func dragHasBegun() {
    super.dragHasBegun()
    if editing != nil { hideConfirmation(animated: true) }
    if extras != nil { closeSwipe() }
  }
}
