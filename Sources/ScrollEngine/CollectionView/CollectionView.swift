import Extents

/// A scroll view of items that a layout arranges, with views only for visible items.
///
/// The layout (``CollectionViewLayout``) places each element: an item, a header, a footer. An
/// element that enters the bounds gets a view, from ``ListView/reuseQueue`` if one waits there, or
/// a new one; when an element leaves the bounds, its view goes into the queue. As in a
/// ``TableView``, layout first queues the views of elements that have left the bounds, and then
/// requests views, so the number of cells never exceeds the greatest number of items visible at
/// once.
///
/// Invariant: after layout the elements with a view are exactly the elements that the layout does
/// not hide and whose frame intersects `bounds`. An element out of sight keeps its view while that
/// view contains the edited or focused view.
///
/// ```swift
/// let layout = CollectionViewFlowLayout()
/// layout.itemSize = Size(width: 80, height: 80)
/// let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
/// collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// collection.dataSource = self
/// ```
///
/// If the content goes from right to left (``View/effectiveUserInterfaceLayoutDirection``) and the
/// layout flips, the collection shows the mirror image of the layout: a horizontal list begins at
/// its right edge, and the first column is at the right. Offsets still count from the left. So the
/// list begins at the greatest offset, and elements that come or go after the visible part change
/// the offset, but not the visible elements.
///
/// With the layouts of the engine a scroll step costs O(1) while no element enters or leaves.
/// Otherwise, and with pinned headers, it visits the visible elements, and changes only elements
/// that enter, leave or move.
open class CollectionView: ListView {
  /// The kind of the headers of ``CollectionViewFlowLayout`` and other line layouts.
  public nonisolated static let elementKindSectionHeader = SectionEdge.header.kind
  /// The kind of the footers of ``CollectionViewFlowLayout`` and other line layouts.
  public nonisolated static let elementKindSectionFooter = SectionEdge.footer.kind

  /// Provides the items; setting it reloads the collection.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet {
      forgetElements()
      setNeedsReload()
    }
  }

  /// Places the elements. A new layout is prepared when it is next needed, and the offset stays;
  /// ``setCollectionViewLayout(_:animated:)`` keeps the first visible item visible instead.
  open var collectionViewLayout: CollectionViewLayout {
    get { layout }
    set { tellOfTransition(to: newValue) { adopt(newValue) } }
  }

  final var layout: CollectionViewLayout
  /// The layout, if it is a line layout, including subclasses of the flow layout; otherwise nil.
  final var lines: CollectionViewLineLayout?
  /// The layout, if its visible elements are a range of lines; nil for a custom layout, and for a
  /// subclass of the flow layout, which may show other elements.
  final var lineLayout: CollectionViewLineLayout?
  /// The layout's frame for the element whose view the data source is being asked for; nil at other
  /// times.
  final var frameToFill: Rect?
  final var counts = ItemCounts()

  /// The cells of the visible items, in the order of the items; parked cells are not among them.
  final var liveCells: [LiveCell] = []
  final var liveSupplements: [CollectionSupplement] = []
  /// The bounds within which no element enters or leaves; nil if no such bounds are known.
  final var calm: CalmZone?
  /// The lines known to have cells for all visible items.
  final var settledBands = 0..<0
  /// The part of the content visible across the lines when ``settledBands`` was set, in points.
  final var settledAcross = (start: 0.0, length: 0.0)
  /// The visible items that have no cell yet; a property, so that its memory is reused.
  final var missing: [(item: Int, frame: Rect)] = []
  /// The visible elements, if ``lineLayout`` is nil; nil until the layout is asked for them.
  final var sight: Sight?

  /// The scroll views of the layout that are shown.
  final var scrollers: [CollectionViewScroller] = []

  /// The mirror of the layout; nil if the content goes from left to right.
  final var mirror: ContentMirror?
  /// The content width used by the mirror, in points.
  final var mirroredWidth = 0.0
  /// Whether mirrored content has been laid out: before that, an offset that a program sets is
  /// kept.
  final var hasTakenPlace = false

  /// The anchor from before a reload, which the next preparation keeps in position; nil if there is
  /// none.
  final var anchorOfReload: ListAnchor?
  /// The anchor that stays in position while the view is resized several times.
  final var anchorOfResize: HeldAnchor?
  /// The item that stays in position on screen when a cell turns out to have a different size.
  final var measuringAnchor = 0
  /// Cells that have asked to be measured again.
  final var cellsToMeasure: [CollectionViewCell] = []
  /// Whether a custom layout has ever asked a view for its size.
  final var hasAskedViews = false
  /// Whether the last new cell has changed the layout.
  final var hasNewSizes = false

  /// The distance by which invalidations move the offset once the layout is prepared, in points.
  final var offsetAdjustment = Point.zero
  /// The changes of the current update, for a custom layout; nil at other times, and for other
  /// layouts.
  final var layoutUpdate: ListChanges?
  /// The element whose initial or final attributes the layout is being asked for.
  final var elementInUpdate: ElementAttributes?

  /// Whether the layout has to be prepared.
  final var needsPrepare = true
  /// The hooks of the layout that are being called because the bounds change.
  final var boundsHooks = LayoutHooks()
  /// Whether a program has moved or removed a live view since the last layout.
  final var isDisturbed = false
  final var supplementaryClasses: [String: CollectionReusableView.Type] = [:]

  // The delegate, if it is a collection's delegate; weak, as `delegate` is.
  final private(set) weak var itemDelegate: (any CollectionViewDelegate)?

  /// Creates an empty collection; `frame` is in points.
  public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    self.layout = layout
    lines = layout as? CollectionViewLineLayout
    lineLayout = layout.lineLayout
    super.init(frame: frame)
    attach(layout)
  }

  /// Always nil: there are no archives. It exists for code that calls `super.init(coder:)`.
  @_disfavoredOverload
  public init?(coder: any ArchiveCoder) { nil }

  /// Adopts the new delegate, and invalidates the layout.
  open override func delegateDidChange() {
    itemDelegate = delegate as? any CollectionViewDelegate
    callbacks.forget(.all, ofNobody: itemDelegate == nil)
    layout.delegateDidChange()
    layout.invalidateLayout()
  }

  /// The size of all elements, in points; prepares the layout if needed.
  open override var contentSize: Size {
    get {
      reloadIfNeeded()
      prepareIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override func boundsWillChange(to new: Rect) {
    super.boundsWillChange(to: new)
    // The engine's layouts depend on the length of their lines alone.
    if lineLayout == nil || new.size != storedBounds.size, phase != .preparing {
      askLayout(aboutBounds: new)
    }
  }

  override func sizeDidChange(from old: Rect) {
    // The content width of a custom layout may depend on the width of the bounds.
    if mirror != nil, lines == nil { _ = contentSize }
    updateMirror()
  }

  override func stackingDidChange() { updateMirror() }

  /// Mirrors a layout that flips, or ends its mirroring.
  open override func layoutDirectionDidChange() {
    stopScrolling()
    updateMirror()
    layout.invalidateLayout()
  }

  override var startsAtRight: Bool { mirror != nil }

  /// The scroll direction of a line layout; nil for a custom layout.
  open override var scrollAxis: Axis? { lines?.scrollDirection }

  /// Whether measuring items may still widen or narrow the range of offsets.
  override var isRangeGuessed: Bool {
    guard !isFrozen, let lines, lines.asksCells else { return false }
    return lines.geometry.hasEstimates
  }

  override func obscuredInsetDidChange() {
    super.obscuredInsetDidChange()
    insetsMayMovePinnedElements()
  }

  override func insetDidChange() {
    updateMirror()
    super.insetDidChange()
    insetsMayMovePinnedElements()
  }

  /// Has the visible elements determined again, because the insets decide where pinned headers and
  /// footers lie.
  private func insetsMayMovePinnedElements() {
    calm = nil
    sight = nil
  }

  /// Asks the layout where a drag comes to rest.
  open override func restingOffset(_ proposed: Point, velocity: Point) -> Point {
    guard mirror != nil else {
      return layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    let wanted = turned(proposed)
    let target = layout.targetContentOffset(
      forProposedContentOffset: wanted,
      withScrollingVelocity: Point(x: 0 - velocity.x, y: velocity.y))
    return target == wanted ? proposed : turned(target)
  }

  /// Ends a touch and all update animations, and adopts the layout direction of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateMirror()
  }

  /// Releases views that are no longer visible, then makes missing views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    releaseOutOfSight()
    fillInSight()
    if scrollTarget != nil { followScrollTargetInLayout() }
    if mirror != nil, counts.total > 0 { hasTakenPlace = true }
    if layoutUpdate != nil { finishLayoutUpdate() }
    if extras != nil {
      placeBackground()
      placeParkedViews()
      if prefetcher != nil { updatePrefetching() }
      if extras?.contentCheck != nil { checkContent() }
    }
    if access == .postponed { carryOutPostponed() }
  }

  override func viewWasMoved() { isDisturbed = true }

  override func sizeMayChange(of view: View) {
    if let cell = view as? CollectionViewCell { intrinsicContentSizeDidChange(of: cell) }
  }

  /// Gives the views back to the queue, for other collections that share it.
  deinit {
    CleanUp.perform {
      let remains = ViewRemains(of: self)
      let (queue, views) = (reuseQueue, liveCells.map(\.cell) + liveSupplements.map(\.view))
      let scrollers = scrollers
      let parked = parked
      guard remains != nil || !views.isEmpty else { return nil }
      return {
        remains?.letGo()
        Self.abandon(parked)
        for scroller in scrollers { for view in scroller.subviews { view.removeFromSuperview() } }
        for view in views where view.superviewReference == nil { queue.enqueue(view) }
      }
    }
  }

  // MARK: Views

  /// A cell to fill for an item: from the queue, reset, or else a new one.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    dequeueCell(withIdentifier: identifier, for: "\(indexPath)")
  }

  /// A header, footer or other view to fill: from the queue, reset, or else a new one.
  ///
  /// The view's identifier in ``ListView/reuseQueue`` is the kind and the identifier, with a slash
  /// between them.
  /// - Precondition: A class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    dequeueSupplement(elementKind, identifier, for: indexPath)
  }

  // MARK: Selecting and scrolling

  /// Selects an item without calling the delegate; nil deselects all items.
  ///
  /// Without ``ListView/allowsMultipleSelection`` all other items are deselected.
  ///
  /// `animated` animates the scroll; `scrollPosition` is where to scroll the item, and an empty
  /// position does not scroll.
  ///
  /// - Precondition: The collection has the item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated)
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    unselect(indexPath, animated: animated)
  }

  /// Scrolls an item to a position, or as close to it as the content allows.
  ///
  /// The item comes to rest exactly at the position, even if items on the way differ in size from
  /// their estimates. Along an axis without a position the offset stays.
  /// - Precondition: The collection has the item, and there is at most one position for each axis.
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    during(.scrollToItem) { scrollItem(at: indexPath, to: position, animated: animated) }
  }

  // MARK: Updates of items

  /// Inserts items; `indexPaths` refer to the state after the update.
  ///
  /// - Precondition: The updates are valid, as for ``ListView/performBatchUpdates(_:completion:)``.
  open func insertItems(at indexPaths: [IndexPath]) {
    update(on: .insertItems) { $0.insert(at: indexPaths) }
  }

  /// Deletes items; `indexPaths` refer to the state before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update(on: .deleteItems) { $0.delete(at: indexPaths) }
  }

  /// Replaces the cells and sizes of items; `indexPaths` refer to the state before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update(on: .reloadItems) { $0.reload(at: indexPaths) }
  }

  /// Moves an item from its index path before the update to its index path after the update.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(on: .moveItem) { $0.move(at: indexPath, to: newIndexPath) }
  }

  /// Refills the cells of items in place.
  ///
  /// The data source is asked for each cell, and gets the current cell when it dequeues with the
  /// same identifier; `prepareForReuse` is not called. Items without a cell are filled when they
  /// become visible, as always. If items have individual sizes, the delegate is asked for the size,
  /// or the cell is measured. In a batch the index paths refer to the state before the update. A
  /// call from within a callback of the collection waits as updates do.
  ///
  /// - Precondition: The collection has the items, and the data source returns the cell that it
  ///   gets.
  /// - Complexity: O(k log n) for k items, and the cost of moving items to other lines
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    during(.reconfigureItems) { reconfigure(indexPaths) }
  }

  // MARK: Overrides of the list

  override var name: StaticString { "CollectionView" }
  override var dataSourceObject: AnyObject? { dataSource }
  override var knownSections: Int { counts.numberOfSections }
  override func knownCount(inSection section: Int) -> Int {
    counts.numberOfItems(inSection: section)
  }
  override var shownViews: [View] { liveCells.map(\.cell) + liveSupplements.map(\.view) }
  override func liveCell(at path: IndexPath) -> (any ListCell)? { cellForItem(at: path) }
  override func make(_ cellClass: any ListCell.Type, _ identifier: String) -> ReusableView {
    (cellClass as? CollectionViewCell.Type)?.make(identifier, frame: frameAtBirth)
      ?? super.make(cellClass, identifier)
  }
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
    return askForView(.cellForItem) { dataSource.collectionView(self, cellForItemAt: path) }
  }
  override func cellDidLeave(_ cell: ReusableView, at path: IndexPath) {
    guard let observer = delegate(answering: .didEndDisplayingCell),
      let cell = cell as? CollectionViewCell
    else { return }
    reportCall(
      .didEndDisplaying(path, cell: cell.instanceNumber, identifier: cell.queueIdentifier))
    calling(.didEndDisplayingItem) {
      observer.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }
  override func supplementDidLeave(_ view: View, ofKind kind: String, at path: IndexPath) {
    guard let itemDelegate, let view = view as? CollectionReusableView, !view.isDecoration else {
      return
    }
    reportCall(.didEndDisplayingSupplement(kind: kind, path))
    calling(.didEndDisplayingSupplement) {
      itemDelegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }
  override var liveElements: [(cell: ReusableView, path: IndexPath)] {
    liveCells.map { ($0.cell, $0.attributes.indexPath) }
  }
  override func put(_ view: View, _ depth: Depth) { putElement(view, depth) }
  override func releaseAll() { releaseAllElements() }
  override func rebuild() { rebuildCounts() }
  override func checked(_ updates: ListUpdates) throws(ListUpdateError) -> ListUpdate {
    try checkedAndCounted(updates)
  }
  override func snapshot(before changes: ListChanges?) -> ListSnapshot? {
    // A layout that waits to be prepared does not know the old frames.
    needsPrepare ? nil : snapshot(ofItemsBefore: changes)
  }
  override func change(by update: ListUpdate) {
    if let update = update as? CollectionUpdate { changeLayout(by: update) }
  }
  override func letGo(after update: ListUpdate, _ snapshot: ListSnapshot?) {
    if let update = update as? CollectionUpdate { letItemsGo(after: update, snapshot) }
  }
  override func moveContent(after update: ListUpdate) {
    guard let update = update as? CollectionUpdate else { return }
    guard !needsReload else {
      needsPrepare = true
      anchorOfReload = update.anchor
      return
    }
    moveContent(along: update.anchor)
    adjustOffset()
    if isAiming { aim() }
    moveToTargetOfLayout()
  }
  override func contentHasMoved(_ snapshot: ListSnapshot?) { settleAfterUpdate(snapshot) }
  override func refill(_ paths: [IndexPath]) throws(ListUpdateError) { refillItems(paths) }

  override func frameOfElement(at path: IndexPath) -> Rect? {
    layoutAttributesForItem(at: path).map { soundFrame(of: $0, at: path) }
  }
  override func holds(_ view: View) -> Bool {
    view.isSubview(of: self)
      || (view.superview as? CollectionViewScroller)?.collection === self
  }
  override func scrollAcross(to path: IndexPath, at places: PerAxis<ScrollPlace?>, animated: Bool) {
    guard lines == nil else { return }
    layout.scrollAcross(toItemAt: path, at: ScrollPosition(places), animated: animated)
  }
  override func corner(of frame: Rect) -> Point {
    mirror == nil ? frame.origin : Point(x: frame.maxX, y: frame.minY)
  }

  override func number(of path: IndexPath) -> Int { counts.index(of: path) }
  override func path(ofNumber number: Int) -> IndexPath? { counts.indexPath(at: number) }
  override var spokenCount: Int { counts.total }
  override func spokenPath(at index: Int) -> IndexPath? {
    (0..<counts.total).contains(index) ? counts.indexPath(at: index) : nil
  }
  override func spokenIndex(of path: IndexPath) -> Int? {
    counts.hasItem(at: path) ? counts.index(of: path) : nil
  }
  override func spokenHeader(ofSection section: Int) -> View? {
    supplementaryView(
      forElementKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }
  override func announce(_ paths: [IndexPath]) {
    guard let source = prefetchDataSource else { return }
    reportCall(.prefetch(paths))
    calling(.prefetchItems) { source.collectionView(self, prefetchItemsAt: paths) }
  }
  override func cancel(_ paths: [IndexPath]) {
    guard let source = prefetchDataSource else { return }
    reportCall(.cancelPrefetching(paths))
    calling(.cancelPrefetchingItems) {
      source.collectionView(self, cancelPrefetchingForItemsAt: paths)
    }
  }
  override func expectedIdentity(at path: IndexPath) -> AnyHashable? {
    dataSource?.collectionView(self, contentIdentityForItemAt: path)
  }

  override func multipleSelectionHasEnded() { keepOneSelected() }
  override func shouldHighlight(_ path: IndexPath) -> Bool {
    calling(.shouldHighlightItem) {
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path)
    } ?? true
  }
  override func willSelect(_ path: IndexPath) -> IndexPath? {
    calling(.shouldSelectItem) { itemDelegate?.collectionView(self, shouldSelectItemAt: path) }
      ?? true ? path : nil
  }
  override func willDeselect(_ path: IndexPath, isTapped: Bool) -> IndexPath? {
    itemToDeselect(path, isTapped: isTapped)
  }
  override func tellDelegate(_ event: ListSelection.Event, of path: IndexPath) {
    tellOfSelection(event, path)
  }
  override func elementToPress(at point: Point) -> IndexPath? { itemToPress(at: point) }
}
