/// A scroll view with a cell for each visible element: what ``TableView`` and ``CollectionView``
/// have in common.
///
/// Tables and collections differ in where elements lie, and in how the visible elements are found.
/// The list has everything else: the queue, reloading, updates and their animation, selection,
/// prefetching, the check of cells.
open class ListView: ScrollView, ArrangingParent {
  /// Constraints do not decide the size of the content: the list does.
  override var contentExtent: ContentExtent {
    ContentExtent(size: storedContentSize, isGiven: true)
  }

  /// The queue of unused cells; lists share cells if a program gives them the same queue before
  /// their first layout.
  @exclusivity(unchecked)
  public final var reuseQueue = ReuseQueue() {
    willSet {
      // Cells that are being animated out belong to the old queue, too.
      finishUpdateMotion()
      let count = shownViews.count + parked.count
      require(count == 0, "\(name): reuseQueue of \(self) was set while it shows \(count) items")
    }
  }

  /// A view behind all content that fills the visible part; nil for none.
  ///
  /// Each layout sets its frame to the ``View/bounds`` of the list. The background is an ordinary
  /// subview: if a program removes it from the list, the list shows it again only when this
  /// property is set again.
  open var backgroundView: View? {
    get { extras?.backgroundView }
    set { setBackground(newValue) }
  }

  /// Whether a person can select elements.
  open var allowsSelection = true

  /// Whether more than one element can be selected; a tap on a selected element then deselects the
  /// element.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { multipleSelectionHasEnded() } }
  }

  // MARK: State

  /// What the list is doing; requests from callbacks wait until the list is resting.
  enum Phase {
    case resting
    /// Cells are coming or going.
    case changing
    /// A layout is being prepared.
    case preparing
    /// The data source is asked for everything again.
    case reloading
    /// An update is checked against the data source.
    case checking
  }

  /// Whether the list may call its data source now.
  enum Access {
    case open
    /// The list may not call its data source until the batch of updates ends.
    case batch
    /// The list may not call its data source until a change requested by a callback is carried out.
    case postponed
    /// The list may not call its data source until a reload, because an update has failed.
    case frozen
  }

  /// Whether the data source has to be asked for everything again.
  enum Reload {
    case none
    case due
    /// A reload is due, and all elements are different, even elements at the same index path.
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
  /// Whether the live views have to be placed again.
  @exclusivity(unchecked) final var needsPlacement = false
  /// Whether the list itself is giving a view its frame.
  @exclusivity(unchecked) final var isPlacing = false
  /// The optional methods that the delegate and the data source are known to implement or to lack.
  @exclusivity(unchecked) final var callbacks = KnownCallbacks()
  @exclusivity(unchecked) final var selection = ListSelection()
  /// The offsets of scroll views in the cells of elements off screen.
  @exclusivity(unchecked) final var offsetMemory = OffsetMemory()
  @exclusivity(unchecked) final var cellClasses: [String: any ListCell.Type] = [:]
  /// The recorded updates, and the state of the animation of earlier ones; nil until the first
  /// update.
  @exclusivity(unchecked) final var updates: ListUpdateState?
  /// The anchor to keep in position until elements of estimated lengths are measured.
  @exclusivity(unchecked) final var heldAnchor: HeldAnchor?
  /// The element being scrolled to, until it is in place and everything around it is measured.
  final var scrollTarget: ListScrollTarget? {
    get { boxedScrollTarget?.value }
    set { Box.store(newValue, in: &boxedScrollTarget) }
  }
  @exclusivity(unchecked) private final var boxedScrollTarget: Box<ListScrollTarget>?
  /// State that few lists need; nil if this list has none of it.
  @exclusivity(unchecked) final var extras: ListExtras?

  final var isChanging: Bool { phase != .resting }
  final var isSuspended: Bool { access != .open }
  final var needsReload: Bool { reload != .none }

  override init(frame: Rect) { super.init(frame: frame) }

  deinit {
    CleanUp.perform {
      guard let updates, updates.motion != nil else { return nil }
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

  /// Ends all update animations, which calls the completions that wait for their end.
  override func didLoseWindow() { finishUpdateMotion() }

  override var follower: (any TargetFollowing)? { scrollTarget == nil ? nil : self }

  /// Has a layout check whether the element that was scrolled to is in place.
  open override func didArrive() {
    super.didArrive()
    // The scroll may end without a movement that would cause a layout.
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

  /// Measures the element of the view again if the view is a cell of the list.
  public final func subviewDidInvalidateSize(_ view: View) { sizeMayChange(of: view) }

  // MARK: Focus

  /// Whether the list can have the focus: it allows selection, and has a data source.
  open override var canBecomeFocused: Bool { allowsSelection && hasDataSource }

  /// The rectangle of the focused element, or else the visible part, inset by up to 4 points.
  ///
  /// The focus ring lies inside the element, because elements touch each other.
  override var focusRect: Rect {
    let rect = focusedIndexPath.flatMap(frameOfElement) ?? storedBounds
    return rect.inset(by: min(4, rect.width / 2, rect.height / 2))
  }

  /// Arrow keys, home and end move the focus between elements; return and space select.
  open override func handleFocusedKey(_ key: InputEvent.Key) -> Bool { receiveFocused(key) }

  /// The cells that have lost their element and are still visible while they disappear.
  package final var leavingCells: [ReusableView] {
    updates?.ghosts.compactMap { $0.view is any ListCell ? $0.view as? ReusableView : nil } ?? []
  }

  override func letsGo(_ subview: View) -> Bool {
    updates?.ghosts.contains { $0.view === subview } ?? false
  }

  /// The cell of the focused element, into which Tab moves the focus; nil if there is none.
  override var focusEntrance: View? { focusedIndexPath.flatMap(liveCell) }

  override func focusDidChange() { if !isFocused { focusElement(at: nil) } }

  // MARK: Requests

  /// Asks the data source for all content again; visible elements get new cells in the next layout.
  ///
  /// Elements lose their identity: no element is selected afterwards, as in UIKit, or announced for
  /// prefetching, and scroll views in cells start at their beginning, except in cells with a
  /// ``ReusableView/contentIdentity``, and in cells of elements that the data source names
  /// (``DataSourceModelAssociation``). During a layout or an update, the reload waits for the next
  /// layout; a call while the list asks for its content makes the list ask again.
  ///
  /// The offset stays. If sizes are estimates, before or after, the same offset would show other
  /// elements: then the first element below the insets stays in position instead, if its index path
  /// still exists.
  open func reloadData() { during(.reloadData) { reloadEverything() } }

  /// Applies all updates requested within a block at once; blocks can be nested.
  ///
  /// Until the outermost block ends, the list asks its data source nothing. Called from within a
  /// callback of the list, the block and its updates wait until the current layout or change is
  /// over.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and requests the updates from the list.
  ///   - completion: Called when all views are in position; with false if the animation was cut
  ///     short or an update failed.
  /// - Precondition: The updates would pass the checks of ``apply(_:animated:)``.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    carryOut(
      updates, completion: completion, UpdateAsker(call: #function, occasion: .performBatchUpdates))
  }

  /// Moves a section with its elements from its index before the update to its index after the
  /// update.
  ///
  /// - Precondition: As for ``performBatchUpdates(_:completion:)``.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(on: .moveSection) { $0.moveSection(section, toSection: newSection) }
  }

  // MARK: What tables and collections override

  /// The prefix of all messages about the list.
  var name: StaticString { "ListView" }
  /// The word for the list's elements.
  var element: ListUpdateError.Element { .item }
  /// The method that registers a class of cells.
  var registration: StaticString { "register(_:forCellWithReuseIdentifier:)" }
  /// The delegate's method that decides what a tap selects.
  var selectionQuestion: StaticString { "collectionView(_:shouldSelectItemAt:)" }

  var dataSourceObject: AnyObject? { nil }
  final var hasDataSource: Bool { dataSourceObject != nil }
  /// The number of sections, and of elements in each, as the data source last reported them.
  var knownSections: Int { 0 }
  func knownCount(inSection section: Int) -> Int { 0 }

  /// All visible views that show an element or belong to a section; not the parked views.
  var shownViews: [View] { [] }
  /// The cells of all visible elements, with their index paths; not the parked cells.
  var liveElements: [(cell: ReusableView, path: IndexPath)] { [] }
  /// The cell of an element; nil if the element has none.
  func liveCell(at path: IndexPath) -> (any ListCell)? { nil }
  /// The place of a header, footer or other view of a section; nil for any other view.
  func supplementPlace(of view: View) -> ParkedView.Place? { nil }
  /// The data source's number of sections; 0 without a data source.
  func askNumberOfSections() -> Int { 0 }
  /// The data source's number of elements in a section; 0 without a data source, or while the list
  /// may not call it.
  func askCount(inSection section: Int) -> Int { 0 }
  /// The data source's cell for an element; nil without a data source.
  func askForCell(at path: IndexPath) -> ReusableView? { nil }
  /// A new cell.
  func make(_ cellClass: any ListCell.Type, _ identifier: String) -> ReusableView {
    cellClass.init(forReuseIdentifier: identifier)
  }

  /// Gives back a supplement's view that is no longer shown.
  func giveBackSupplement(_ view: View) {
    if let view = view as? ReusableView { giveBack(view, to: reuseQueue) }
  }
  /// Tells the delegate that a cell has left the hierarchy, or is parked.
  func cellDidLeave(_ cell: ReusableView, at path: IndexPath) {}
  /// Tells the delegate that the view of a section has left the hierarchy, or is parked.
  func supplementDidLeave(_ view: View, ofKind kind: String, at path: IndexPath) {}
  /// Moves a view to a depth in the back-to-front order.
  func put(_ view: View, _ depth: Depth) { insertSubview(view, at: backmostPlace) }

  /// Gives all views back, for a reload or while the list is dormant.
  func releaseAll() {}
  /// Asks the data source for all content.
  func rebuild() {}

  // MARK: Updates, in this order

  /// Checks updates against the data source, and measures new and reloaded elements.
  func checked(_ updates: ListUpdates) throws(ListUpdateError) -> ListUpdate {
    fail("\(name): \(self) has no elements to update")
  }
  /// The visible views before a change; nil if no motion would be visible. `changes` is nil if only
  /// the layout is about to change.
  func snapshot(before changes: ListChanges?) -> ListSnapshot? { nil }
  /// Changes the geometry, and gives the views that stay the new index paths of their elements.
  func change(by update: ListUpdate) {}
  /// Gives back, or animates out, the views that have lost their element.
  func letGo(after update: ListUpdate, _ snapshot: ListSnapshot?) {}
  /// Sets the new content size, and moves the offset so that the anchor stays in position.
  func moveContent(after update: ListUpdate) {}
  /// Called when offset and content size are final.
  func contentHasMoved(_ snapshot: ListSnapshot?) {}
  /// Refills the cells of existing elements.
  func refill(_ paths: [IndexPath]) throws(ListUpdateError) {}

  /// Called when a program has moved a view of the list.
  func viewWasMoved() {}
  /// Called when a view may need another size.
  func sizeMayChange(of view: View) {}

  /// Whether even updates without animation are animated, because views are under way.
  var animatesAll: Bool { false }
  /// Whether visible elements still wait for their views after an update.
  var awaitsViews: Bool { true }
  /// The corner of a frame where reading begins.
  func corner(of frame: Rect) -> Point { frame.origin }

  /// The frame of an element in the content; nil if it is unknown.
  func frameOfElement(at path: IndexPath) -> Rect? { nil }
  /// Whether the list corrects a scroll to an element each time elements move.
  var correctsAimWhenMoved: Bool { false }
  /// Scrolls what holds an element inside of the list, before the list scrolls.
  func scrollAcross(to path: IndexPath, at places: PerAxis<ScrollPlace?>, animated: Bool) {}
  /// Whether a view is where the list puts views: a subview, unless the list has other places.
  func holds(_ view: View) -> Bool { view.isSubview(of: self) }
  /// A frame of the list's content in the superview of a view of the list.
  final func placed(_ frame: Rect, for view: View) -> Rect {
    guard let outer = view.superview, outer !== self else { return frame }
    return outer.convert(frame, from: self)
  }
  /// The offset of what holds a view of the list.
  final func heldOffset(of view: View) -> Point {
    view.isSubview(of: self) ? storedBounds.origin : view.superview?.bounds.origin ?? .zero
  }
  /// The space that sticky headers and footers cover in addition to the insets while elements of a
  /// section are visible, in points.
  func pinnedInset(inSection section: Int) -> EdgeInsets { .zero }

  /// Called when multiple selection is switched off: a table may keep its selection, as in UIKit; a
  /// collection reduces it to one element.
  func multipleSelectionHasEnded() {}
  /// Called when a touch goes down on the content; returns false if the touch only closes
  /// something, such as swipe actions.
  func touchHasBegun() -> Bool { true }
  /// Whether a touch may select elements.
  var selectsByTouch: Bool { allowsSelection }
  func shouldHighlight(_ path: IndexPath) -> Bool { true }
  /// The element to select instead of the tapped element; nil to select no element.
  func willSelect(_ path: IndexPath) -> IndexPath? { path }
  /// The element to deselect instead of this element; nil to deselect no element.
  func willDeselect(_ path: IndexPath, isTapped: Bool) -> IndexPath? { path }
  func tellDelegate(_ event: ListSelection.Event, of path: IndexPath) {}
  /// The element at a point of the content; nil if there is none, or if another view covers it.
  func elementToPress(at point: Point) -> IndexPath? { nil }

  /// The flat index of an element, and the element at a flat index; nil if there is none.
  func number(of path: IndexPath) -> Int { path.row }
  func path(ofNumber number: Int) -> IndexPath? { nil }
  /// The number of all elements, and the element at an index among all.
  var spokenCount: Int { 0 }
  func spokenPath(at index: Int) -> IndexPath? { nil }
  func spokenIndex(of path: IndexPath) -> Int? { nil }
  func spokenHeader(ofSection section: Int) -> View? { nil }
  func announce(_ paths: [IndexPath]) {}
  func cancel(_ paths: [IndexPath]) {}

  /// The content identity that an element's cell should have; nil if the data source does not say.
  func expectedIdentity(at path: IndexPath) -> AnyHashable? { nil }
}

/// A cell that shows whether its element is selected and whether it is pressed.
@MainActor
protocol ListCell: ReusableView {
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  init(forReuseIdentifier identifier: String)
  /// Shows whether the element is selected; `animated` asks for an animated change.
  func show(isSelected: Bool, animated: Bool)
}
