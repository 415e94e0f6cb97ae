public import ScrollEngine

/// Shows one page of a map at a time, and lets a person move to adjacent pages.
///
/// ```swift
/// let view = PageMapView(frame: Rect(x: 0, y: 0, width: 200, height: 300), map: map)
/// view.viewForPage = { page, used in
///   let label = used as? Label ?? Label()
///   label.text = "\(page)"
///   return label
/// }
/// view.onPageChange = { old, new in compass.show(view.openDirections) }
/// view.scroll(to: PagePosition(column: 2, row: 3), animated: true)
/// ```
///
/// The offset is always at a page or between two adjacent pages, so it never crosses a hole, and it
/// moves along one axis at a time. Dragged content follows the pointer along the axis on which the
/// drag began. Near a page, it changes direction if the pointer clearly moves along the other axis
/// and there is a page that way. It stops at the last page before a hole and continues from there,
/// however far the pointer jumps.
///
/// The content comes to rest only on pages. When released, it moves to the nearest page; a flick
/// moves it to the next page in its direction. A notch of the wheel or a key moves it by one page
/// if there is a page in that direction; a turn requested during a move is made when the move has
/// ended. A touchpad moves the content until it has been silent for 0.15 seconds. An offset that a
/// program sets stands for the nearest page. With animation, the content moves there if the way is
/// straight and without holes; otherwise it jumps.
///
/// A page smaller than the view is centred, and its neighbours are visible around it. The view
/// itself sets content size and insets; it neither bounces nor zooms.
open class PageMapView<Page: Hashable & Sendable>: ScrollView {
  /// The column and row of a page.
  public typealias Position = PagePosition

  /// The offsets of the pages.
  private(set) var grid: PageGrid<Page>
  var walk: PageWalk?
  /// The time at which a touchpad last moved the content, in seconds.
  var wheeledAt = -Double.infinity
  /// The step to take from the page to which the content is moving; nil for none.
  var queuedStep: PageDirection?
  private var toldPosition: Position
  var live: [PageView] = []
  var unused: [View] = []
  /// Counts reloads of all pages.
  var reloads = 0

  /// Makes a view of a map that shows the page at `position`, by default the first one, row by row.
  ///
  /// - Precondition: The map has at least one page, and there is a page at `position`.
  public init(frame: Rect = .zero, map: PageMap<Page>, at position: Position? = nil) {
    currentPosition = Self.startPosition(in: map, position)
    toldPosition = currentPosition
    grid = PageGrid(map: map, pageSize: .zero, origin: .zero)
    super.init(frame: frame)
    bounces = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    gridDidChange(map: map)
  }

  private static func startPosition(
    in map: PageMap<Page>, _ position: Position?
  ) -> Position {
    if let position {
      map.requirePage(at: position)
      return position
    }
    guard let first = map.positions.first else {
      fatalError("PageMapView: a map of \(map.rowCount) rows has no page to show")
    }
    return first
  }

  // MARK: The map

  /// The map of the pages.
  ///
  /// When the map changes, the view still shows the same page, at its new position; if the map no
  /// longer has that page, the view shows the page at the old position, or the nearest one to it.
  ///
  /// - Precondition: There is at least one page.
  public var map: PageMap<Page> {
    get { grid.map }
    set {
      let page = currentPage
      let kept = newValue[currentPosition] == page ? currentPosition : nil
      let moved = kept ?? newValue.firstPosition(of: page)
      // Finds the page nearest to the old position: with pages of one point, offsets are positions.
      let pages = PageGrid(map: newValue, pageSize: Size(width: 1, height: 1), origin: .zero)
      let place = Point(x: Double(currentPosition.column), y: Double(currentPosition.row))
      currentPosition = Self.startPosition(in: newValue, moved ?? pages.page(nearest: place))
      gridDidChange(map: newValue)
      reloadPages()
    }
  }

  /// The size of a page in points; nil, the default, stands for the size of the view.
  ///
  /// - Precondition: Finite and above zero.
  public var pageSize: Size? {
    didSet {
      if let pageSize, !pageSize.isFinite || pageSize.width <= 0 || pageSize.height <= 0 {
        fatalError("PageMapView: pageSize \(pageSize) is not finite and above zero")
      }
      if pageSize != oldValue { gridDidChange(map: map) }
    }
  }

  /// Returns the view for a page: a new one, or `used`, a view that no longer shows a page.
  public var viewForPage: ((_ page: Page, _ used: View?) -> View)? {
    didSet {
      unused = []
      dropPages()
      setNeedsLayout()
    }
  }

  // MARK: Current page

  /// The position of ``currentPage``.
  public private(set) var currentPosition: Position

  /// The page nearest to the current offset.
  public var currentPage: Page {
    guard let page = map[currentPosition] else {
      fatalError("PageMapView: there is no page at \(currentPosition)")
    }
    return page
  }

  /// The directions from ``currentPage`` with an adjacent page, in the order left, right, up, down.
  public var openDirections: [PageDirection] { map.openDirections(from: currentPosition) }

  /// Called after the current page has changed, with the previous and the new position.
  public var onPageChange: ((_ old: Position, _ new: Position) -> Void)?

  /// Moves to a page: over 0.3 seconds if `animated` is true and the way is straight and without
  /// holes, otherwise at once.
  ///
  /// - Precondition: There is a page at `position`.
  public func scroll(to position: Position, animated: Bool) {
    map.requirePage(at: position)
    guard grid.pageSize.width > 0, grid.pageSize.height > 0 else {
      // Only stores the position; the content moves to the page as soon as pages have a size.
      currentPosition = position
      return tellPage()
    }
    setContentOffset(grid.offset(of: position), animated: animated)
  }

  /// The offset at which a page is shown, in points.
  ///
  /// - Precondition: There is a page at `position`.
  public func contentOffset(of position: Position) -> Point {
    map.requirePage(at: position)
    return grid.offset(of: position)
  }

  /// Lays out the pages again, at the current page size, with the offset at the current page.
  private func gridDidChange(map: PageMap<Page>) {
    queuedStep = nil
    let size = pageSize ?? bounds.size
    let across = (bounds.width - size.width) / 2
    let along = (bounds.height - size.height) / 2
    grid = PageGrid(map: map, pageSize: size, origin: Point(x: 0 - across, y: 0 - along))
    setNeedsLayout()
    setContentSize(
      Size(
        width: Double(map.columnCount) * size.width, height: Double(map.rowCount) * size.height),
      inset: EdgeInsets(top: along, left: across, bottom: along, right: across),
      offset: grid.offset(of: currentPosition))
    tellPage()
  }

  // MARK: Moving

  /// Keeps the offset on pages, and updates the current page.
  open override func boundsDidChange(from old: Rect) {
    if old.size != bounds.size {
      gridDidChange(map: map)
      return super.boundsDidChange(from: old)
    }
    // Corrects only rounding errors of a motion; an offset that a program sets stands for the
    // nearest page.
    let isProgram = !isMovingContent
    let allowed = isProgram ? stoppingOffset(from: contentOffset) : grid.allowed(contentOffset)
    if let allowed, allowed != contentOffset {
      bounds.origin = allowed
      return super.boundsDidChange(from: old)
    }
    notePage()
    if isProgram {
      queuedStep = nil
      walk?.goOn(from: contentOffset)
      endMotion { super.boundsDidChange(from: old) }
    } else {
      super.boundsDidChange(from: old)
    }
    tellPage()
  }

  private func notePage() {
    guard grid.pageSize.width > 0, grid.pageSize.height > 0 else { return }
    currentPosition = grid.place(nearest: contentOffset)
  }

  private func tellPage() {
    guard toldPosition != currentPosition else { return }
    let old = toldPosition
    toldPosition = currentPosition
    onPageChange?(old, currentPosition)
  }

  /// Starts a walk through the map at the current offset.
  open override func didBeginDragging() {
    queuedStep = nil
    let pan = panGestureRecognizer
    // Content between two pages keeps its axis; the pointer has not chosen an axis yet.
    let isBetween = grid.axisBetweenPages(at: contentOffset) != nil
    walk = PageWalk(
      movement: isBetween ? .zero : pan.location - pan.startLocation, from: contentOffset)
  }

  /// The offset on the walk that is nearest to the requested one, without crossing a hole.
  open override func offset(draggedTo wanted: Point) -> Point {
    guard var walk else { return contentOffset }
    let step = walk.follow(to: wanted, from: contentOffset, in: grid)
    self.walk = walk
    shiftDrag(by: step.correction)
    return step.offset
  }

  /// Always true: the content rests only on pages.
  open override var insistsOnRestingOffset: Bool { true }

  /// The offset of the page on which the content comes to rest.
  open override func restingOffset(_ proposed: Point, velocity: Point) -> Point {
    guard let axis = axisOfMovement else { return stoppingOffset(from: contentOffset) }
    let place = grid.restingPlace(from: contentOffset, along: axis, velocity: velocity[axis])
    return grid.offset(of: place)
  }

  /// The offsets of the corridor through the nearest page; across it, only the current offset.
  open override func restingRange(along axis: Axis) -> ClosedRange<Double> {
    let offset = contentOffset
    guard axis == axisOfMovement else { return offset[axis]...offset[axis] }
    return grid.range(through: grid.place(nearest: offset), along: axis)
  }

  private var axisOfMovement: Axis? { grid.axisBetweenPages(at: contentOffset) ?? walk?.axis }

  /// The offset of the nearest page.
  open override func stoppingOffset(from offset: Point) -> Point {
    grid.page(nearest: offset).map(grid.offset(of:)) ?? offset
  }

  /// The offset of the nearest page, and whether the way to it is straight and without holes.
  open override func route(to offset: Point) -> (destination: Point, isOpen: Bool) {
    guard let page = grid.page(nearest: offset) else { return (offset, false) }
    return (grid.offset(of: page), isStraight(to: page))
  }

  /// The offset of the page at the centre of a rectangle; `start` if the rectangle is visible
  /// there.
  open override func offset(revealing rect: Rect, from start: Point) -> Point {
    let isVisible = Rect(origin: start, size: bounds.size).contains(rect)
    guard !isVisible, let position = position(at: Point(x: rect.midX, y: rect.midY)) else {
      return start
    }
    return grid.offset(of: position)
  }

  /// Moves to the next page for a notch or a key, and follows a touchpad.
  open override func takeStep(_ step: ScrollStep, at time: Double) -> Bool {
    switch step {
    case .notch(let translation):
      if let direction = direction(of: translation) { go(direction) }
    case .key(let key):
      let direction = PageDirection(along: key.axis, isForward: key.isForward)
      go(direction, toEnd: key.amount == .end)
    case .fraction(let translation):
      slide(by: translation, at: time)
    }
    return true
  }

  /// Takes the step that was requested during the motion.
  open override func didArrive() {
    super.didArrive()
    guard let next = queuedStep else { return }
    queuedStep = nil
    go(next)
  }

  /// Whether there is an adjacent page in a direction, or the content is between two pages.
  open override func hasMoreContent(along axis: Axis, towards direction: Double) -> Bool {
    if grid.axisBetweenPages(at: contentOffset) != nil { return true }
    return map.isOpen(
      from: currentPosition, towards: PageDirection(along: axis, isForward: direction > 0))
  }

  /// Drops the step that was requested during a motion.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    queuedStep = nil
  }

  // MARK: Unsupported

  /// Always false, because there may be a hole beyond a page.
  public override var bounces: Bool {
    didSet {
      if bounces { fatalError("PageMapView: bounces cannot be set; there is nothing past a page") }
    }
  }

  /// Always nil, because a map does not zoom.
  public override var zoomedView: View? { nil }

  /// Always false, because an indicator would drag the content across holes.
  public override var allowsIndicatorDragging: Bool { false }

  // MARK: Pages

  /// Gives the visible pages views, and keeps the views of invisible pages for reuse.
  open override func layoutSubviews() {
    super.layoutSubviews()
    releasePages()
    fillPages()
  }

  /// Discards the page views that are waiting for reuse.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    unused = []
  }
}
