import ScrollMotion

/// A view that shows a movable part of a plane larger than itself.
///
/// Nothing in the plane moves. ``contentOffset`` is another name for `bounds.origin`: subviews keep
/// their frames, and the view shows another part of the plane.
///
/// ```swift
/// let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.contentSize = Size(width: 320, height: 850)
/// scrollView.addSubview(green)
/// scrollView.contentOffset = Point(x: 0, y: 100)
/// ```
///
/// The offset is moved by a person's drag, by a `Motion` of the engine, or by a program. Dragged
/// content follows the pointer, less and less past an edge. Released content decelerates, bounces
/// at the edges and comes to rest within ``scrollRange``. The wheel and the keys stay within the
/// range. A program may set any finite offset, which is kept as it is; a later change of the
/// bounds' size, the content size or the insets brings it into the range. Before the first layout,
/// content is at its beginning, or as near to the offset that a program has set as the range
/// allows: the order in which a program sets properties does not matter.
///
/// Every motion is a closed form of the time since its start, so the frame rate does not matter.
/// Motions need a ``Window`` that is advanced; outside a window, animated changes take effect at
/// once.
open class ScrollView: View {
  /// Called when the view scrolls, and provides the view that zooming scales.
  open weak var delegate: (any ScrollViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      delegateIgnoresOffsets = false
      delegateDidChange()
    }
  }
  // Stored separately, like all properties that each step reads and a subclass may override.
  @exclusivity(unchecked) final weak var storedDelegate: (any ScrollViewDelegate)?

  /// Called by the default implementation of `scrollViewDidScroll`. The object may be one to which
  /// the delegate forwards the call; the delegate itself then implements the method.
  final func noteIgnoredOffset(by object: AnyObject) {
    if object === storedDelegate { delegateIgnoresOffsets = true }
  }

  // MARK: Configuration

  /// Whether gestures, wheel and keys move the content.
  ///
  /// Turning it off stops released content, except content that is returning from past an edge or
  /// settling on a page.
  open var isScrollEnabled: Bool {
    get { scrollFlags[.isScrollEnabled] }
    set {
      scrollFlags[.isScrollEnabled] = newValue
      if isReadyForGestures { panGestureRecognizer.isEnabled = isScrollEnabled }
      if !isScrollEnabled { stopBeingScrolled() }
    }
  }

  /// Whether content that is dragged or flung past an edge moves a little beyond it and comes back.
  open var bounces: Bool {
    get { scrollFlags[.bounces] }
    set { scrollFlags[.bounces] = newValue }
  }

  /// Whether the content bounces vertically even if there is nothing to scroll.
  open var alwaysBounceVertical: Bool {
    get { scrollFlags[.alwaysBounceVertical] }
    set {
      scrollFlags[.alwaysBounceVertical] = newValue
      adjustmentMayChange()
    }
  }
  /// Whether the content bounces horizontally even if there is nothing to scroll.
  open var alwaysBounceHorizontal: Bool {
    get { scrollFlags[.alwaysBounceHorizontal] }
    set {
      scrollFlags[.alwaysBounceHorizontal] = newValue
      adjustmentMayChange()
    }
  }

  /// Whether the content comes to rest only at multiples of the bounds' size.
  open var isPagingEnabled: Bool {
    get { scrollFlags[.isPagingEnabled] }
    set { scrollFlags[.isPagingEnabled] = newValue }
  }

  /// Whether a drag that starts along an axis stays on it.
  open var isDirectionalLockEnabled: Bool {
    get { scrollFlags[.isDirectionalLockEnabled] }
    set { scrollFlags[.isDirectionalLockEnabled] = newValue }
  }

  /// Whether the content receives a pointer only once the pointer has rested for 0.15 seconds, or
  /// goes up.
  ///
  /// The delay keeps content that is about to be dragged from reacting first.
  open var delaysContentTouches: Bool {
    get { scrollFlags[.delaysContentTouches] }
    set { scrollFlags[.delaysContentTouches] = newValue }
  }

  /// Whether a drag makes the first responder in the same window resign.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { boxedScrollExtras?.value.keyboardDismissMode ?? .none }
    set { changeScrollExtras { $0.keyboardDismissMode = newValue } }
  }

  /// Whether a drag may scroll after the content has received the pointer; if not, the content
  /// keeps the pointer.
  open var canCancelContentTouches: Bool {
    get { scrollFlags[.canCancelContentTouches] }
    set { scrollFlags[.canCancelContentTouches] = newValue }
  }

  /// Whether scrolling may take a pointer from a view in the content that has received it.
  ///
  /// Called only if ``canCancelContentTouches`` is set. By default, a ``Control`` keeps its
  /// pointer.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// Whether a view in the content receives touches; true by default.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: Event?, in view: View
  ) -> Bool { true }

  /// Whether ``scrollToTop()`` and the window's scroll to the top apply to this view.
  open var scrollsToTop: Bool {
    get { scrollFlags[.scrollsToTop] }
    set { scrollFlags[.scrollsToTop] = newValue }
  }

  /// How quickly released content slows down.
  open var decelerationRate = DecelerationRate.normal

  /// How far one notch of the wheel scrolls, in points.
  public var wheelStep: Double {
    get { boxedScrollExtras?.value.wheelStep ?? WheelStep.pointsPerNotch }
    set { changeScrollExtras { $0.wheelStep = newValue } }
  }

  // MARK: Gesture state

  /// The part of the gesture state that comes from the view's own gesture.
  var ownGesture: GestureFlags = []

  /// The listener that is called for the view's gestures in addition to the delegate; nil if there
  /// is none.
  var audience: (any GestureListening)? { nil }

  /// The recognizer that drags the content.
  public var panGestureRecognizer: PanGestureRecognizer {
    prepareForGestures()
    return ownPanRecognizer
  }
  private(set) final lazy var ownPanRecognizer = PanGestureRecognizer()

  final var indicatorDragRecognizer: IndicatorDragRecognizer {
    prepareForGestures()
    return ownIndicatorRecognizer
  }
  private(set) final lazy var ownIndicatorRecognizer = IndicatorDragRecognizer()
  /// Changes when the view leaves or enters a window; delegate calls about a motion that began
  /// before are then omitted.
  var stay = 0
  /// The time at which the indicators were last made visible, in seconds; nil if they are hidden.
  @exclusivity(unchecked) var indicatorsShownAt: Double?
  /// Settings and state that few scroll views need.
  @exclusivity(unchecked) final var boxedScrollExtras: Box<ScrollExtras>?

  /// Called just before each call to the delegate and to a list's data source.
  ///
  /// The closure is for tools and tests; with nil, the default, each call costs one more
  /// comparison. A change that the closure makes to the view counts as if the delegate had made it
  /// before its call.
  @exclusivity(unchecked) public final var onCall: ((DelegateCall) -> Void)? {
    didSet { listenersDidChange() }
  }

  // MARK: State of a step

  // Stored together: when one of thousands of stacked views becomes visible, it has not been
  // accessed for a long time, and each of its cache lines has to be loaded from memory.

  /// Settings and state, one bit each: see `ScrollView+Flags.swift`.
  @exclusivity(unchecked) final var scrollFlags: ScrollFlags = [
    .isScrollEnabled,
    .bounces,
    .delaysContentTouches,
    .canCancelContentTouches,
    .scrollsToTop,
    .showsVerticalScrollIndicator,
    .showsHorizontalScrollIndicator,
    .automaticallyAdjustsScrollIndicatorInsets,
    .bouncesZoom,
  ]
  /// What sets the offset now; again ``ScrollCause/program`` after super's
  /// ``boundsDidChange(from:)``.
  @exclusivity(unchecked) final var cause = ScrollCause.program
  /// What is going on while the view changes.
  @exclusivity(unchecked) final var occasion = ScrollOccasion.none
  /// The number of offsets that are being reported, each of them set during the report of the
  /// previous one.
  @exclusivity(unchecked) private final var reports = 0
  /// The offset last reported to the delegate.
  @exclusivity(unchecked) final var reportedOffset = Point.zero
  @exclusivity(unchecked) final var storedContentSize = Size.zero
  /// The relation to the container that scrolls this view along an axis; nil if there is none.
  @exclusivity(unchecked) final var stacking: Stacking? {
    didSet {
      stackingDidChange()
      adjustmentMayChange()
    }
  }
  @exclusivity(unchecked) var motion = Motion.none
  /// The links to followers of this view, and the links by which it follows other views.
  @exclusivity(unchecked) final var links: [ScrollLink] = []
  /// The running callback, for messages.
  @exclusivity(unchecked) final var running = Callback.none
  /// The frame that a container sets together with the offset, during that change; otherwise nil.
  @exclusivity(unchecked) final var comingFrame: Rect?
  /// Whether the view is out of sight in a ``ContainerScrollView``, but has its full length there
  /// because it scrolls across the container's axis.
  ///
  /// A dormant ``CellHosting`` view holds no cells.
  public internal(set) final var isDormant: Bool {
    get { scrollFlags[.isDormant] }
    set {
      guard newValue != isDormant else { return }
      scrollFlags[.isDormant] = newValue
      markForLayout()
    }
  }
  /// For each axis, whether a program has set an offset outside the range; such an offset stays
  /// when a motion ends.
  @exclusivity(unchecked) var isPinned = PerAxis { _ in false }
  @exclusivity(unchecked) var drag: Drag?

  /// The only axis along which the content can be longer than the bounds; nil if both can.
  open var scrollAxis: Axis? { nil }

  /// Whether the content starts at its right end.
  var startsAtRight: Bool { false }

  /// Makes a scroll view without content, with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    holdsScrollViews = true
    isUnseen = true
  }

  override func layoutWillShow() { if !storedBounds.isEmpty { comeToFirstPlace() } }

  override func makeRecognizers() {
    prepareIndicatorDragging()
    preparePanning()
  }

  deinit {
    CleanUp.perform {
      guard isReadyForGestures else { return nil }
      let recognizer = ownIndicatorRecognizer
      recognizer.watchedView = nil
      return { recognizer.loseView() }
    }
  }

  /// Called after ``delegate`` was set.
  open func delegateDidChange() {}

  /// Called when a container starts or stops scrolling the view.
  func stackingDidChange() {}

  /// Called when the bounds' size changed, before the offset is brought into the range.
  func sizeDidChange(from old: Rect) {}

  /// The view that corrects the path of this view to a scroll target; nil if there is no target.
  var follower: (any TargetFollowing)? { nil }

  /// Called when a motion has arrived, before the delegate is called.
  open func didArrive() {}

  // MARK: Offset

  /// The point of the content at the top left corner of the visible part, in points.
  ///
  /// Any finite value is kept as it is, without rounding to pixels, even outside ``scrollRange``. A
  /// drag, a deceleration and a wheel motion continue from the new offset; an animation continues
  /// to its target. The setter of an override is called for each offset, including the engine's
  /// own.
  ///
  /// - Precondition: Both coordinates are finite.
  open var contentOffset: Point {
    get { storedBounds.origin }
    set { setOffset(newValue) }
  }

  // MARK: Constraints

  override var contentItem: ConstraintItem? { contentLayoutGuide.item }

  /// The size is not given: constraints determine it, if there are any.
  override var contentExtent: ContentExtent {
    ContentExtent(size: storedContentSize, isGiven: false)
  }

  override func takeContentSize(_ size: Size) {
    if !contentExtent.isGiven, size != storedContentSize { during(.layout) { contentSize = size } }
  }

  /// Notes the offset that a program sets before the first layout.
  override func boundsWillChange(to new: Rect) {
    if isUnseen, new.origin != storedBounds.origin { noteFirstOffset(new.origin) }
  }

  /// Reports a new offset, and brings it into the range after a change of size.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    let cause = cause
    // Set before the delegate and links are called: an offset that they set counts as a program's.
    self.cause = .program
    // Clamping re-enters this function, so the offset may have changed, or changed back.
    if old.size != storedBounds.size { followSize(from: old) }
    guard storedBounds.origin != reportedOffset else { return }
    let reported = reportedOffset
    reportedOffset = storedBounds.origin
    if !cause.movesContent { goOnFromHere(shift: storedBounds.origin - reported) }
    // Skips the report if there is no link, no listener and no delegate that needs it.
    if !links.isEmpty || !delegateIgnoresOffsets || hasListener {
      reportOffset(from: reported, by: cause)
    }
  }

  private func followSize(from old: Rect) {
    let isByProgram = isSizedByProgram
    note(
      .size(from: old.size, to: storedBounds.size),
      by: isByProgram ? .program : stacking == nil ? .layout : .container)
    during(isByProgram ? .size : .layout) {
      sizeDidChange(from: old)
      adjustmentMayChange()
      rangeDidChange()
    }
  }

  private func reportOffset(from old: Point, by cause: ScrollCause) {
    note(.contentOffset(from: old, to: storedBounds.origin), by: cause)
    let outer = occasion
    occasion = .none
    defer { occasion = outer }
    reports += 1
    if reports > Self.mostReports { failInCircle() }
    if !links.isEmpty { moveLinks() }
    if !delegateIgnoresOffsets || hasListener, let delegate = storedDelegate {
      reportCall(.didScroll(to: storedBounds.origin))
      calling(.didScroll) { delegate.scrollViewDidScroll(self) }
    }
    reports -= 1
  }

  /// How many offsets may be set, each during the report of the previous one. Halving the offset in
  /// each report ends after 1,100 reports. Each takes up to 4.3 KB of the 8 MB of stack, in a debug
  /// build with all accesses checked.
  private static var mostReports: Int { 1_200 }

  private func failInCircle() -> Never {
    let delegate = storedDelegate.map { "scrollViewDidScroll of \(type(of: $0)), or a link," }
    fail(
      "ScrollView: \(delegate ?? "a link") sets contentOffset of \(self) \(Self.mostReports) times, each "
        + "time while the one before is being reported, the last time to \(storedBounds.origin)")
  }

  // MARK: Content

  /// The size of the content, in points.
  ///
  /// The setter of an override is called for each new size, including those that a list sets
  /// itself.
  ///
  /// - Precondition: Width and height are in 0...``Limits/longestContent``.
  open var contentSize: Size {
    get { storedContentSize }
    set { takeContentSize(newValue, ContentMove.take()) }
  }

  /// The space around the content that can be scrolled into view, in points.
  ///
  /// - Precondition: All four distances are finite and at most ``Limits/longestContent``.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }
  @exclusivity(unchecked) final var storedContentInset = EdgeInsets.zero

  /// The edges of ``View/safeAreaInsets`` that are added to the insets.
  @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustmentMayChange() }
  }

  /// ``contentInset`` plus the safe area's part, and the height of a refresh control while it
  /// refreshes, in points.
  public final var adjustedContentInset: EdgeInsets { ownAdjustedInset }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// Called when another part of the safe area may have to be added to the insets.
  @inline(__always)
  final func adjustmentMayChange() {
    // Without a safe area, there is nothing to add.
    if boxedShowing != nil { updateSystemInset() }
  }

  override func safeAreaDidMove() { updateSystemInset() }

  /// The safe area without the part that the insets already include.
  override var safeAreaOfContents: EdgeInsets {
    guard let surroundings else { return .zero }
    return surroundings.safeArea.combined(with: surroundings.systemInset) { $0 - $1 }
  }

  /// Called after ``obscuredInset`` changed in a container.
  func obscuredInsetDidChange() { markForLayout() }

  func insetDidChange() {
    rangeDidChange()
    markForLayout()
    markForDisplay()
  }

  /// Whether the range depends on estimated sizes that the next layout may correct. Until that
  /// layout calls `settleRange()`, a change of the range moves nothing.
  var isRangeGuessed: Bool { false }

  /// Whether there is more content in a direction; negative is towards the start.
  ///
  /// Without more content, a drag or the wheel scrolls a view around this one.
  open func hasMoreContent(along axis: Axis, towards direction: Double) -> Bool {
    let range = scrollRange[axis]
    let offset = contentOffset[axis]
    return direction < 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  /// The offset at which released content should come to rest; by default, `proposed`.
  ///
  /// Called when a drag has ended: before the delegate, except with ``ScrollView/isPagingEnabled``,
  /// and after it if ``ScrollView/insistsOnRestingOffset`` is true. Offsets are in points;
  /// `velocity` is that of the offset, in points per millisecond.
  open func restingOffset(_ proposed: Point, velocity: Point) -> Point { proposed }

  // MARK: Customization

  /// Whether ``restingOffset(_:velocity:)`` overrules the delegate; false by default.
  open var insistsOnRestingOffset: Bool { false }

  /// Called when a drag has begun, before ``didBeginDragging()``.
  func dragHasBegun() {}

  /// Called when a drag has begun, before the delegate is called.
  open func didBeginDragging() {}

  /// The offset to show, in points, when a drag requests `wanted`; by default, the content follows
  /// less and less past an edge.
  ///
  /// Called for each move of the pointer; `wanted` is the offset that the content would have if
  /// there were no edges.
  open func offset(draggedTo wanted: Point) -> Point { bandedOffset(wanted) }

  /// Handles a request of the wheel or a key, made at `time` in seconds, and returns whether it
  /// did.
  ///
  /// If it returns false, as by default, the content moves by the length of the step in points.
  open func takeStep(_ step: ScrollStep, at time: Double) -> Bool { false }

  /// The destination of ``setContentOffset(_:animated:)``, in points, and whether it can be reached
  /// by animation.
  ///
  /// By default, that is the offset itself, with an animation.
  open func route(to offset: Point) -> (destination: Point, isOpen: Bool) { (offset, true) }

  /// The offset nearest to `start` that shows a rectangle of the content, in points.
  open func offset(revealing rect: Rect, from start: Point) -> Point {
    guard startsAtRight else {
      return scrollRange.offset(
        revealing: rect, from: start, bounds: storedBounds.size, inset: adjustedContentInset)
    }
    return offsetFromRight(revealing: rect, from: start)
  }

  /// The offset at which stopped content settles, in points: by default, in its range and on a
  /// page.
  open func stoppingOffset(from offset: Point) -> Point { pagedOffset(scrollRange.clamp(offset)) }

  /// The offsets along an axis, in points, between which released content moves and comes to rest.
  ///
  /// By default, the offsets of ``ScrollView/scrollRange``, extended to an offset that a program
  /// has set.
  open func restingRange(along axis: Axis) -> ClosedRange<Double> { unpinnedRange(along: axis) }

  /// The view that zooming scales: by default, the delegate's; nil if there is none.
  open var zoomedView: View? { calling(.viewForZooming) { delegate?.viewForZooming(in: self) } }

  // MARK: Requests

  /// Sets the offset in points, at once or over 0.3 seconds.
  ///
  /// Without animation, the call ends any motion, and reports that end to the delegate. With
  /// animation, nothing happens if the content is already at the offset. During a drag, and outside
  /// a window, the offset is set at once. A view in a container scrolls the container, within its
  /// range.
  ///
  /// - Precondition: Both coordinates are finite.
  open func setContentOffset(_ offset: Point, animated: Bool) {
    scroll(to: offset, animated: animated)
  }

  /// Scrolls just far enough to show a rectangle of the content, in points; not at all if the
  /// rectangle is visible.
  ///
  /// A rectangle larger than the visible part shows its start.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// The factor by which the content is enlarged; 1 without a view for zooming.
  open var zoomScale: Double {
    get { zoomedView?.frameScale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content about the centre of the visible part, within the limits.
  ///
  /// - Precondition: `scale` is finite and above zero.
  open func setZoomScale(_ scale: Double, animated: Bool) {
    zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Zooms to a rectangle, in the coordinates of the zoomed view, as closely as fits.
  ///
  /// - Precondition: `rect` is finite.
  open func zoom(to rect: Rect, animated: Bool) { showZoomed(rect, animated: animated) }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  /// Scrolls by seven eighths of what can be seen, and returns whether there is more in the direction.
  open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let step = direction.step(in: self)
    guard canScroll(along: step.axis, towards: step.isForward ? 1 : -1) else { return false }
    scroll(by: step)
    return true
  }

  // MARK: Refreshing and indicators

  /// The subview index behind all content.
  var backmostPlace: Int { 0 }

  /// The control above the content that starts a refresh when the content is pulled down; nil for
  /// none.
  open var refreshControl: RefreshControl? {
    get { storedRefreshControl }
    set {
      let old = storedRefreshControl
      guard newValue !== old else { return }
      old?.detach()
      storedRefreshControl = newValue
      if let stacking { return stacking.container.refreshControlDidChange(of: self) }
      newValue?.attach(to: self)
    }
  }
  @exclusivity(unchecked) final var storedRefreshControl: RefreshControl?

  /// Whether the vertical indicator appears while the content moves.
  open var showsVerticalScrollIndicator: Bool {
    get { scrollFlags[.showsVerticalScrollIndicator] }
    set {
      scrollFlags[.showsVerticalScrollIndicator] = newValue
      markForDisplay()
    }
  }
  /// Whether the horizontal indicator appears while the content moves.
  open var showsHorizontalScrollIndicator: Bool {
    get { scrollFlags[.showsHorizontalScrollIndicator] }
    set {
      scrollFlags[.showsHorizontalScrollIndicator] = newValue
      markForDisplay()
    }
  }

  /// Whether the mouse can drag a visible indicator; true by default.
  open var allowsIndicatorDragging: Bool { true }

  /// Whether ``View/safeAreaInsets`` are added to the indicators' distances from the edges.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrollFlags[.automaticallyAdjustsScrollIndicatorInsets] }
    set {
      scrollFlags[.automaticallyAdjustsScrollIndicatorInsets] = newValue
      markForDisplay()
    }
  }

  /// The vertical indicator's distances from the edges, in points.
  open var verticalScrollIndicatorInsets: EdgeInsets {
    get { indicatorInsets.y }
    set { indicatorInsets.y = newValue }
  }
  /// The horizontal indicator's distances from the edges, in points.
  open var horizontalScrollIndicatorInsets: EdgeInsets {
    get { indicatorInsets.x }
    set { indicatorInsets.x = newValue }
  }

  // MARK: Zooming

  /// The least scale at which zooming rests.
  ///
  /// - Precondition: Finite and above zero.
  open var minimumZoomScale: Double {
    get { boxedScrollExtras?.value.minimumZoom ?? 1 }
    set {
      requireScale(newValue, "minimumZoomScale")
      changeScrollExtras { $0.minimumZoom = newValue }
    }
  }
  /// The greatest scale at which zooming rests.
  ///
  /// - Precondition: Finite and above zero.
  open var maximumZoomScale: Double {
    get { boxedScrollExtras?.value.maximumZoom ?? 1 }
    set {
      requireScale(newValue, "maximumZoomScale")
      changeScrollExtras { $0.maximumZoom = newValue }
    }
  }

  /// Whether a pinch may scale the content past the limits, from where it springs back.
  open var bouncesZoom: Bool {
    get { scrollFlags[.bouncesZoom] }
    set { scrollFlags[.bouncesZoom] = newValue }
  }

  /// Lists move their cells with updates, and stacking scroll views their children.
  override func animatesPlace(of subview: View) -> Bool {
    subview.isReusable || subview.isArranged
  }

  override var contentMovement: Point {
    var movement = super.contentMovement
    // Along this axis the contents move with those of the container.
    if let stacking { movement[stacking.axis] = 0 }
    if scrollFlags[.movesAcrossWithContainer] { movement.x = 0 }
    if scrollFlags[.movesDownWithContainer] { movement.y = 0 }
    return movement
  }

  /// Draws the scroll indicators.
  open override func drawOverlay(in canvas: inout Canvas) {
    drawIndicators(in: &canvas)
  }

  /// Ends drag and motion without reporting the end; the content stops where ``stopScrolling()``
  /// would leave it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    let offset = interruptedOffset
    let wasZooming = isZooming
    stopSilently()
    if wasZooming { bringInZoom() }
    if let offset, offset != contentOffset { setContentOffset(offset, by: .clamping) }
  }
}
