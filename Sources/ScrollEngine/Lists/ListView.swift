/// A scroll view of elements that each have a cell while one can see them: what a ``TableView`` of rows
/// and a ``CollectionView`` of items have in common.
///
/// The two differ in where elements lie and in how they find what is in sight. Everything else is here:
/// the queue, reloading, updates and how they are shown, selection, prefetching, the check of cells.
open class ListView: ScrollView, ArrangingParent {
  /// Where cells wait; set one queue for several lists before their first layout to share cells.
  @exclusivity(unchecked)
  public final var reuseQueue = ReuseQueue() {
    willSet {
      // What is on its way out has a cell of the old queue, too.
      finishUpdateMotion()
      let count = shownViews.count
      require(count == 0, "\(name): reuseQueue of \(self) was set while it shows \(count) items")
    }
  }

  /// Whether a person can select elements.
  public final var allowsSelection = true

  /// Whether more than one element can be selected; a tap on a selected one then takes its selection.
  public final var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { multipleSelectionHasEnded() } }
  }

  // MARK: State

  /// What the list is doing; what a callback asks for meanwhile has to wait.
  enum Phase {
    case resting
    /// Cells are coming or going.
    case changing
    /// A layout is being prepared.
    case preparing
  }

  /// Whether the data source may be asked.
  enum Access {
    case open
    /// Not before the batch of updates has ended.
    case batch
    /// Not before a reload: an update has failed.
    case frozen
  }

  /// Whether the data source is to be asked for everything anew.
  enum Reload {
    case none
    case due
    /// It is, and elements are others, even those at the same index path.
    case dueForOthers
  }

  @exclusivity(unchecked) final var phase = Phase.resting
  @exclusivity(unchecked) final var access = Access.open
  @exclusivity(unchecked) final var reload = Reload.due
  /// Whether what is known came from a data source.
  @exclusivity(unchecked) final var hadDataSource = false
  /// Whether the live views have to be placed again.
  @exclusivity(unchecked) final var needsPlacement = false
  /// Whether the list itself is giving a view its frame.
  @exclusivity(unchecked) final var isPlacing = false
  @exclusivity(unchecked) final var selection = ListSelection()
  /// Where the scroll views in cells stood whose elements are out of sight.
  @exclusivity(unchecked) final var offsetMemory = OffsetMemory()
  @exclusivity(unchecked) final var cellClasses: [String: any ListCell.Type] = [:]
  /// What is recorded, and what is shown, of updates.
  @exclusivity(unchecked) final var updates = ListUpdateState()
  /// Announces elements; nil while nobody wants to know of them.
  @exclusivity(unchecked) final var prefetcher: ListPrefetcher?
  /// Looks for cells that do not show their element; nil while nobody wants to know.
  @exclusivity(unchecked) final var contentCheck: ContentCheck?

  final var isChanging: Bool { phase == .changing }
  final var isSuspended: Bool { access != .open }
  final var needsReload: Bool { reload != .none }

  override init(frame: Rect) {
    super.init(frame: frame)
    takeTaps()
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
  }

  /// A program has taken out a view that the list has put in: the next layout says so.
  open override func willRemoveSubview(_ view: View) {
    super.willRemoveSubview(view)
    if view.isArranged { subviewWasPlaced(view) }
  }

  /// A program has moved a view that the list has put in: the next layout puts it back.
  public final func subviewWasPlaced(_ view: View) {
    guard !isPlacing else { return }
    needsPlacement = true
    viewWasMoved()
    setNeedsLayout()
  }

  /// Measures the cell anew, if it is one of an element.
  public final func subviewDidInvalidateSize(_ view: View) { sizeMayChange(of: view) }

  // MARK: What a table and a collection say for themselves

  /// What stands before each message.
  var name: StaticString { "ListView" }
  /// What the list calls that of which it is made.
  var element: ListUpdateError.Element { .item }
  /// How a program says which class makes cells.
  var registration: StaticString { "register(_:forCellWithReuseIdentifier:)" }

  var hasDataSource: Bool { false }
  /// The number of sections, and of the elements of one, as far as is known.
  var knownSections: Int { 0 }
  func knownCount(inSection section: Int) -> Int { 0 }

  /// All views in the hierarchy that show an element or belong to a section.
  var shownViews: [View] { [] }
  /// The cell of an element, or nil where it has none.
  func liveCell(at path: IndexPath) -> (any ListCell)? { nil }
  /// The cell that the data source has for an element; nil without a data source.
  func askForCell(at path: IndexPath) -> ReusableView? { nil }

  /// Gives all views back, for a reload.
  func releaseAll() {}
  /// Asks the data source for all there is.
  func rebuild() {}

  /// Checks updates against the data source, and measures what comes.
  func checked(_ updates: ListUpdates) throws(ListUpdateError) -> ListUpdate {
    fail("\(name): \(self) has no elements to update")
  }
  func perform(_ update: ListUpdate, animated: Bool, completion: @escaping (Bool) -> Void) {}
  /// Fills the cells of elements again, when all of them are known to be there.
  func refill(_ paths: [IndexPath]) throws(ListUpdateError) {}

  /// A program has moved a view that the list has put in.
  func viewWasMoved() {}
  /// A view may want to have another size.
  func sizeMayChange(of view: View) {}

  /// Whether views have yet to come after an update.
  var awaitsViews: Bool { true }
  /// The corner of a frame at which one begins to read.
  func corner(of frame: Rect) -> Point { frame.origin }

  /// What is selected by now may stay so, as in UIKit's tables, or all but one not, as in collections.
  func multipleSelectionHasEnded() {}
  func shouldHighlight(_ path: IndexPath) -> Bool { true }
  /// The element to select in place of the one that was tapped; nil for none.
  func willSelect(_ path: IndexPath) -> IndexPath? { path }
  /// The element to take the selection from in place of another; nil for none.
  func willDeselect(_ path: IndexPath, isTapped: Bool) -> IndexPath? { path }
  func tellDelegate(_ event: ListSelection.Event, of path: IndexPath) {}
  /// The element at a point of the content, unless something lies over it.
  func elementToPress(at point: Point) -> IndexPath? { nil }

  /// The flat number of an element, and the element of a number, if it is one.
  func number(of path: IndexPath) -> Int { path.row }
  func path(ofNumber number: Int) -> IndexPath? { nil }
  func announce(_ paths: [IndexPath]) {}
  func cancel(_ paths: [IndexPath]) {}

  /// What cells show and should show, in the order of their elements.
  var contentEntries: [ContentCheck.Entry] { [] }
}

/// A cell that shows whether its element is selected, and whether a pointer is down on it.
@MainActor
protocol ListCell: ReusableView {
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  init(forReuseIdentifier identifier: String)
  /// - Parameter animated: Whether the change may take its time.
  func show(isSelected: Bool, animated: Bool)
}
