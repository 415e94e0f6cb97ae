/// A scroll view with a cell for each visible element: what ``TableView`` and ``CollectionView``
/// have in common.
///
/// The two differ in where elements lie and in how they find the visible ones. Everything else is
/// here: the queue, reloading, updates and their animation, selection, prefetching, the check of
/// cells.
open class ListView: ScrollView, ArrangingParent {
  /// Constraints do not decide the size of the content: the list does.
  override var contentExtent: ContentExtent {
    ContentExtent(size: storedContentSize, isGiven: true)
  }

  /// The queue of unused cells; lists share cells if they get one queue before their first layout.
  @exclusivity(unchecked)
  public final var reuseQueue = ReuseQueue() {
    willSet {
      // Views on their way out hold cells of the old queue, too.
      finishUpdateMotion()
      let count = shownViews.count + parked.count
      require(count == 0, "\(name): reuseQueue of \(self) was set while it shows \(count) items")
    }
  }

  /// A view behind all content that fills the visible part; nil for none.
  ///
  /// Each layout sets its frame to the ``View/bounds`` of the list. It is an ordinary subview: if a
  /// program removes it, the list shows it again only when it is set again.
  open var backgroundView: View? {
    get { extras?.backgroundView }
    set { setBackground(newValue) }
  }

  /// Whether a person can select elements.
  open var allowsSelection = true

  /// Whether more than one element can be selected; a tap on a selected one then deselects it.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { multipleSelectionHasEnded() } }
  }

  // MARK: State

  /// What the list is doing; requests from callbacks have to wait meanwhile.
  enum Phase {
    case resting
    /// Cells are coming or going.
    case changing
    /// A layout is being prepared.
    case preparing
    /// The data source is asked for everything again.
    case reloading
    /// The data source is asked whether an update is right.
    case checking
  }

  /// Whether the data source may be asked.
  enum Access {
    case open
    /// Not before the batch of updates ends.
    case batch
    /// Not before a change that a callback has asked for is carried out.
    case postponed
    /// Not before a reload: an update has failed.
    case frozen
  }

  /// Whether the data source has to be asked for everything again.
  enum Reload {
    case none
    case due
    /// A reload is due, and all elements are different, even those at the same index path.
    case dueForOthers
  }

  /// Where a view lies in the back-to-front order while an update moves it.
  enum Depth {
    case behindAll, behindCells, aboveCells
  }

  @exclusivity(unchecked) final var phase = Phase.resting
  @exclusivity(unchecked) final var access = Access.open
  @exclusivity(unchecked) final var reload = Reload.due
  /// Whether the current content came from a data source.
  @exclusivity(unchecked) final var hadDataSource = false
  /// Which methods of delegate and data source are implemented, as far as known.
  @exclusivity(unchecked) final var callbacks = KnownCallbacks()
  /// Whether the live views have to be placed again.
  @exclusivity(unchecked) final var needsPlacement = false
  /// Whether the list itself is giving a view its frame.
  @exclusivity(unchecked) final var isPlacing = false
  @exclusivity(unchecked) final var selection = ListSelection()
  /// The offsets of scroll views in the cells of elements off screen.
  @exclusivity(unchecked) final var offsetMemory = OffsetMemory()
  @exclusivity(unchecked) final var cellClasses: [String: any ListCell.Type] = [:]
  /// Recorded updates, and those being animated.
  @exclusivity(unchecked) final var updates = ListUpdateState()
  /// The anchor to keep in position until elements of guessed lengths are measured.
  @exclusivity(unchecked) final var heldAnchor: HeldAnchor?
  /// The element being scrolled to, until it is in place and everything around it is measured.
  final var scrollTarget: ListScrollTarget? {
    get { boxedScrollTarget?.value }
    set { boxedScrollTarget = newValue.map { Box($0) } }
  }
  @exclusivity(unchecked) private final var boxedScrollTarget: Box<ListScrollTarget>?
  /// Announces elements; nil until needed.
  @exclusivity(unchecked) final var prefetcher: ListPrefetcher?
  /// State that few lists need; nil if this list has none of it.
  @exclusivity(unchecked) final var extras: ListExtras?
  /// Finds cells that do not show their element; nil while the check is off.
  @exclusivity(unchecked) final var contentCheck: ContentCheck?

  final var isChanging: Bool { phase != .resting }
  final var isSuspended: Bool { access != .open }
  final var needsReload: Bool { reload != .none }

  override init(frame: Rect) { super.init(frame: frame) }

  deinit {
    CleanUp.perform {
      guard updates.motion != nil else { return nil }
      let updates = updates
      return { updates.abandon() }
    }
  }

  override func holdsInPlace(_ subview: View) -> Bool { isBackground(subview) }
  override var backmostPlace: Int { placeAboveBackground }

  override func makeRecognizers() {
    super.makeRecognizers()
    takeTaps()
  }

  /// Ends a touch, and all update animations.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endTouch()
    finishUpdateMotion()
  }

  /// Completions that wait for the end of an update are called now.
  override func didLoseWindow() { finishUpdateMotion() }

  override var follower: (any TargetFollowing)? { scrollTarget == nil ? nil : self }

  /// Has a layout check whether the element that was scrolled to is in place.
  open override func didArrive() {
    super.didArrive()
    // Even if nothing moved last.
    if scrollTarget != nil { markForLayout() }
  }

  /// Discards the cells in the queue.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    reuseQueue.discardQueuedCells()
  }

  /// Notes that a program has removed a view of the list, for the next layout to report.
  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    if view.isArranged { subviewWasPlaced(view) }
  }

  /// Notes that a program has moved a view of the list; the next layout puts it back.
  public final func subviewWasPlaced(_ view: View) {
    guard !isPlacing else { return }
    needsPlacement = true
    viewWasMoved()
    markForLayout()
  }

  /// Measures the cell again if it belongs to an element.
  public final func subviewDidInvalidateSize(_ view: View) { sizeMayChange(of: view) }

  // MARK: Focus

  /// Whether a person can select elements.
  open override var canBecomeFocused: Bool { allowsSelection && hasDataSource }

  /// The rectangle of the element that has the focus, or of the whole list.
  ///
  /// The ring lies inside, because elements touch each other.
  override var focusRect: Rect {
    let rect = focusedIndexPath.flatMap(frameOfElement) ?? storedBounds
    return rect.inset(by: min(4, rect.width / 2, rect.height / 2))
  }

  /// Keys move from row to row, and select.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool { receiveFocused(key) }

  override func letsGo(_ subview: View) -> Bool {
    updates.ghosts.contains { $0.view === subview }
  }

  /// From the focused element, Tab moves the focus into its cell.
  override var focusEntrance: View? { focusedIndexPath.flatMap(liveCell) }

  override func focusDidChange() { if !isFocused { focusElement(at: nil) } }

  // MARK: Requests

  /// Asks the data source for everything again; visible elements get new cells in the next layout.
  ///
  /// Elements lose their identity: nothing is selected afterwards, as in UIKit, nothing is
  /// announced, and scroll views in cells start at their beginning unless the cells have a
  /// ``ReusableView/contentIdentity``. Called during a layout or an update, it waits for the next
  /// layout; called while the list asks for its content, it makes the list ask again.
  ///
  /// The offset stays. If sizes are estimates, before or after, the same offset would show other
  /// elements: then the first element below the insets stays in position instead, if its index path
  /// still exists.
  open func reloadData() { reloadEverything() }

  /// Applies all updates requested within a block at once; blocks can be nested.
  ///
  /// Until the outermost block ends, the list asks its data source nothing. Called from within a
  /// callback of the list, the block and its updates wait until the current layout or change is
  /// over.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and requests the updates from the list.
  ///   - completion: Called when everything is in position, with false if it was cut short.
  /// - Precondition: The updates are valid, as ``apply(_:animated:)`` would check.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    carryOut(updates, completion: completion, UpdateAsker(call: #function))
  }

  /// Moves a section with its elements from an index before the update to one after it.
  ///
  /// - Precondition: As for ``performBatchUpdates(_:completion:)``.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, toSection: newSection) }
  }

  // MARK: What tables and collections override

  /// The prefix of each message.
  var name: StaticString { "ListView" }
  /// The word for the list's elements.
  var element: ListUpdateError.Element { .item }
  /// The method that registers a class of cells.
  var registration: StaticString { "register(_:forCellWithReuseIdentifier:)" }
  /// The method of a delegate that says what a tap selects.
  var selectionQuestion: StaticString { "collectionView(_:shouldSelectItemAt:)" }

  var dataSourceObject: AnyObject? { nil }
  final var hasDataSource: Bool { dataSourceObject != nil }
  /// The number of sections and of their elements, as far as known.
  var knownSections: Int { 0 }
  func knownCount(inSection section: Int) -> Int { 0 }

  /// All views in the hierarchy that show an element or belong to a section.
  var shownViews: [View] { [] }
  /// All cells that show an element, with its index path.
  var liveElements: [(cell: ReusableView, path: IndexPath)] { [] }
  /// The cell of an element; nil if it has none.
  func liveCell(at path: IndexPath) -> (any ListCell)? { nil }
  /// The place of a header, footer or other view of a section; nil for another view.
  func supplementPlace(of view: View) -> ParkedView.Place? { nil }
  /// The data source's number of sections; 0 without a data source.
  func askNumberOfSections() -> Int { 0 }
  /// The data source's number of elements in a section; 0 without one, or while it may not be
  /// asked.
  func askCount(inSection section: Int) -> Int { 0 }
  /// The data source's cell for an element; nil without a data source.
  func askForCell(at path: IndexPath) -> ReusableView? { nil }
  /// A new cell.
  func make(_ cellClass: any ListCell.Type, _ identifier: String) -> ReusableView {
    cellClass.init(forReuseIdentifier: identifier)
  }

  /// Gives back the view of a section that no longer shows anything.
  func giveBackSupplement(_ view: View) {
    if let view = view as? ReusableView { giveBack(view, to: reuseQueue) }
  }
  /// Tells the delegate that a cell has left the hierarchy, or is parked.
  func cellDidLeave(_ cell: ReusableView, at path: IndexPath) {}
  /// Tells the delegate that the view of a section has left the hierarchy.
  func supplementDidLeave(_ view: View, ofKind kind: String, at path: IndexPath) {}
  /// Moves a view in the back-to-front order.
  func put(_ view: View, _ depth: Depth) { insertSubview(view, at: backmostPlace) }

  /// Gives all views back, for a reload.
  func releaseAll() {}
  /// Asks the data source for all content.
  func rebuild() {}

  // MARK: Updates, in this order

  /// Checks updates against the data source, and measures new and reloaded elements.
  func checked(_ updates: ListUpdates) throws(ListUpdateError) -> ListUpdate {
    fail("\(name): \(self) has no elements to update")
  }
  /// The visible views before a change, or nil if no motion would be visible; `changes` is nil if
  /// only the layout is about to change.
  func snapshot(before changes: ListChanges?) -> ListSnapshot? { nil }
  /// Changes the geometry, and gives the views that stay their elements.
  func change(by update: ListUpdate) {}
  /// Gives back, or animates out, the views that have lost their element.
  func letGo(after update: ListUpdate, _ snapshot: ListSnapshot?) {}
  /// Sets the new content size, and moves the offset so that the anchor stays in position.
  func moveContent(after update: ListUpdate) {}
  /// Called when offset and content size are final.
  func contentHasMoved(_ snapshot: ListSnapshot?) {}
  /// Refills the cells of elements. All of them exist.
  func refill(_ paths: [IndexPath]) throws(ListUpdateError) {}

  /// Called when a program has moved a view of the list.
  func viewWasMoved() {}
  /// Called when a view may have another size.
  func sizeMayChange(of view: View) {}

  /// Whether views are still to appear after an update.
  var awaitsViews: Bool { true }
  /// The corner of a frame where reading begins.
  func corner(of frame: Rect) -> Point { frame.origin }

  /// The frame of an element in the content, as far as known.
  func frameOfElement(at path: IndexPath) -> Rect? { nil }
  /// Whether the list corrects a scroll to an element each time elements move.
  var correctsAimWhenMoved: Bool { false }
  /// The space that sticky headers and footers cover besides the insets while elements of a section
  /// are visible, in points.
  func pinnedInset(inSection section: Int) -> EdgeInsets { .zero }

  /// A table may keep its selection, as in UIKit; a collection reduces it to one element.
  func multipleSelectionHasEnded() {}
  /// Called when a touch goes down on the content; false if the touch only closes something.
  func touchHasBegun() -> Bool { true }
  /// Whether a touch may select elements.
  var selectsByTouch: Bool { allowsSelection }
  func shouldHighlight(_ path: IndexPath) -> Bool { true }
  /// The element to select instead of the tapped one; nil for none.
  func willSelect(_ path: IndexPath) -> IndexPath? { path }
  /// The element to deselect instead of this one; nil for none.
  func willDeselect(_ path: IndexPath, isTapped: Bool) -> IndexPath? { path }
  func tellDelegate(_ event: ListSelection.Event, of path: IndexPath) {}
  /// The element at a point of the content, unless something covers it.
  func elementToPress(at point: Point) -> IndexPath? { nil }

  /// The flat index of an element, and the element at an index, if there is one.
  func number(of path: IndexPath) -> Int { path.row }
  func path(ofNumber number: Int) -> IndexPath? { nil }
  func announce(_ paths: [IndexPath]) {}
  func cancel(_ paths: [IndexPath]) {}

  /// What the cell of an element should show; nil if the data source does not say.
  func expectedIdentity(at path: IndexPath) -> AnyHashable? { nil }
}

/// A cell that shows whether its element is selected and whether it is pressed.
@MainActor
protocol ListCell: ReusableView {
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  init(forReuseIdentifier identifier: String)
  /// Shows whether the element is selected; `animated` lets the change take time.
  func show(isSelected: Bool, animated: Bool)
}
