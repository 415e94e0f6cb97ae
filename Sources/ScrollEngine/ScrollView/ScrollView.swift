import ScrollMotion

/// A view that shows a movable part of a plane larger than itself.
///
/// Nothing in the plane moves. ``contentOffset`` is another name for `bounds.origin`: subviews keep
/// their frames, and the view looks at another part of the plane.
///
/// ```swift
/// let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.contentSize = Size(width: 320, height: 850)
/// scrollView.addSubview(green)
/// scrollView.contentOffset = Point(x: 0, y: 100)
/// ```
///
/// The offset is moved by a person's drag, by a `Motion` of the engine, or by a program. A drag
/// follows the pointer, less and less past an edge. Released content decelerates, bounces at the
/// edges and comes to rest within ``scrollRange``. The wheel and the keys stay within the range. A
/// program may set any finite offset, which is kept as it is; a later change of the bounds' size,
/// the content size or the insets brings it into the range. What no layout has shown yet is at its
/// beginning, or as near to the offset that a program has set as the range reaches: the order in
/// which a program sets things does not count.
///
/// Every motion is a closed form of the time since its start, so the frame rate does not matter. It
/// needs a ``Window`` that is advanced; outside one, animated changes take effect at once.
open class ScrollView: View {
  /// Called when the view scrolls, and asked for the view that zooms.
  open weak var delegate: (any ScrollViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      delegateIgnoresOffsets = false
      delegateDidChange()
    }
  }
  // Read under a name of its own, like all that each step reads and a subclass may override.
  @exclusivity(unchecked) final weak var storedDelegate: (any ScrollViewDelegate)?
  /// Whether the delegate is known to leave `scrollViewDidScroll` to its default: loading and
  /// releasing the delegate would take a thirtieth of a step.
  @exclusivity(unchecked) final private var delegateIgnoresOffsets = false

  /// Called by the default of `scrollViewDidScroll`; a delegate that forwards to another object
  /// answers even if that has only defaults.
  final func noteIgnoredOffset(by object: AnyObject) {
    if object === storedDelegate { delegateIgnoresOffsets = true }
  }

  // MARK: Configuration

  /// Whether gestures, wheel and keys move the content.
  ///
  /// Turning it off stops released content in place; what is past an edge still returns, and what is
  /// on its way to a page still gets there.
  @exclusivity(unchecked)
  open var isScrollEnabled = true {
    didSet {
      if isReadyForGestures { panGestureRecognizer.isEnabled = isScrollEnabled }
      if !isScrollEnabled { stopBeingScrolled() }
    }
  }

  /// Whether content dragged or thrown past an edge goes on a little and comes back.
  open var bounces = true

  /// Whether it bounces vertically even if there is nothing to scroll.
  open var alwaysBounceVertical = false { didSet { adjustmentMayChange() } }
  /// Whether it bounces horizontally even if there is nothing to scroll.
  open var alwaysBounceHorizontal = false { didSet { adjustmentMayChange() } }

  /// Whether the content comes to rest only at multiples of the bounds' size.
  open var isPagingEnabled = false

  /// Whether a drag that starts along an axis keeps to it.
  open var isDirectionalLockEnabled = false

  /// Whether a pointer reaches the content's recognizers only after 0.15 seconds at rest, or when
  /// it lifts.
  ///
  /// So what is about to be dragged does not react first.
  open var delaysContentTouches = true

  /// How a drag makes the first responder in the same window give up the keys.
  @exclusivity(unchecked) public final var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a drag may scroll after the content has received the pointer; otherwise the content
  /// keeps it.
  open var canCancelContentTouches = true

  /// Whether scrolling may take a pointer from a view in the content that has received it.
  ///
  /// Asked only if ``canCancelContentTouches`` is set.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  /// Whether a view in the content gets the touches on it.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: Event?, in view: View
  ) -> Bool { true }

  /// Whether ``scrollToTop()`` and the window's scroll to the top apply to this view.
  open var scrollsToTop = true

  /// How quickly released content slows down.
  open var decelerationRate = DecelerationRate.normal

  /// How far one notch of the wheel scrolls, in points.
  public var wheelStep = WheelStep.pointsPerNotch

  // MARK: Gesture state

  /// The part of that state that comes from the view's own gesture.
  var ownGesture: GestureFlags = []

  /// What else is called for the view's gestures.
  var audience: (any GestureListening)? { nil }

  /// Drags the content.
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
  /// The key that requested an end of the content, if a key started the smoothing motion.
  var soughtEnd: KeyScroll?
  /// Changes when the view leaves or enters a window: what went on before is not reported.
  var stay = 0
  /// When an indicator last had a reason to appear, in seconds.
  @exclusivity(unchecked) var indicatorsShownAt: Double?
  var thumbGrip = 0.0
  final var zoomAnimation: ZoomAnimation? {
    get { boxedZoomAnimation?.value }
    set { boxedZoomAnimation = newValue.map { Box($0) } }
  }
  @exclusivity(unchecked) private final var boxedZoomAnimation: Box<ZoomAnimation>?
  final var pinch: Pinch? {
    get { boxedPinch?.value }
    set { boxedPinch = newValue.map { Box($0) } }
  }
  @exclusivity(unchecked) private final var boxedPinch: Box<Pinch>?

  /// Called just before each call to the delegate and to a list's data source.
  ///
  /// For tools and tests; with nil, the default, a call costs one comparison more. What it changes
  /// in the view is as if the delegate had done it before its call.
  @exclusivity(unchecked) public final var onCall: ((DelegateCall) -> Void)? {
    didSet { hasListener = onCall != nil }
  }

  /// Whether anything listens; reading this costs less than loading the closure.
  @exclusivity(unchecked) private(set) final var hasListener = false

  // MARK: State of a step

  // Kept together: among thousands of stacked views, one that becomes visible has not been touched
  // for long, and each cache line of it comes from far away.

  /// The offset, in points, that a program has set while the view is ``isUnseen``.
  @exclusivity(unchecked) final var firstOffset = PerAxis<Double?> { _ in nil }
  /// How many offsets are being reported, each set while the one before is.
  @exclusivity(unchecked) private final var reports = 0
  /// The offset last reported to the delegate.
  @exclusivity(unchecked) final var reportedOffset = Point.zero
  @exclusivity(unchecked) final var storedContentSize = Size.zero
  /// The container that scrolls this view along an axis, or nil.
  @exclusivity(unchecked) final var stacking: Stacking? {
    didSet {
      stackingDidChange()
      adjustmentMayChange()
    }
  }
  @exclusivity(unchecked) var motion = Motion.none
  /// The links of both kinds: followers of this view, and views that it follows.
  @exclusivity(unchecked) final var links: [ScrollLink] = []
  /// Whether a drag or a motion sets the offset, not a program; until super's
  /// ``boundsDidChange(from:)``.
  @exclusivity(unchecked) public internal(set) final var isMovingContent = false
  /// The callback that is running, for messages.
  @exclusivity(unchecked) final var running = Callback.none
  final var zoomStep = ZoomStep.none
  /// Set while the range is a guess about to be corrected: the offset is left alone.
  @exclusivity(unchecked) final var isRangeProvisional = false
  /// Whether the offset being set is the view's own, along a container's axis, too.
  @exclusivity(unchecked) final var setsOwnOffset = false
  /// The frame that a container gives the view together with the offset that it sets.
  @exclusivity(unchecked) final var comingFrame: Rect?
  /// Set while this view's offset positions another view.
  @exclusivity(unchecked) final var isLeading = false
  /// Whether the view is invisible in a ``ContainerScrollView`` at its full length, because it
  /// scrolls across.
  ///
  /// A ``CellHosting`` view then holds no cells.
  @exclusivity(unchecked) public internal(set) final var isDormant = false {
    didSet { if isDormant != oldValue { markForLayout() } }
  }
  /// Per axis, whether an offset outside the range was set by a program and stays when a motion
  /// ends.
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

  /// What corrects the path that this view scrolls; nil if it has no target.
  var follower: (any TargetFollowing)? { nil }

  /// Called when a motion has arrived, before the delegate.
  open func didArrive() {}

  // MARK: Offset

  /// The point of the content at the top left corner of the visible part, in points.
  ///
  /// Any finite value is kept as it is, without rounding to pixels, even outside ``scrollRange``. A
  /// drag, a deceleration and a wheel motion continue from the new offset; an animation continues
  /// to its target. The setter of an override is called for each offset, also for the engine's own.
  ///
  /// - Precondition: Both coordinates are finite.
  open var contentOffset: Point {
    get { storedBounds.origin }
    set { setOffset(newValue) }
  }

  // MARK: Constraints

  override var contentItem: ConstraintItem? { contentLayoutGuide.item }

  /// Constraints decide it, where they say anything.
  override var contentExtent: ContentExtent {
    ContentExtent(size: storedContentSize, isGiven: false)
  }

  override func takeContentSize(_ size: Size) {
    if !contentExtent.isGiven, size != storedContentSize { contentSize = size }
  }

  /// Notes the first offset.
  override func boundsWillChange(to new: Rect) {
    if isUnseen, new.origin != storedBounds.origin { noteFirstOffset(new.origin) }
  }

  /// Reports a new offset, and brings it into the range after a change of size.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    let isProgram = !isMovingContent
    isMovingContent = false
    // What the delegate or a link sets from here on is a program's offset.
    setsOwnOffset = false
    // Clamping re-enters here: by then the offset may be another one, or the old one again.
    if old.size != storedBounds.size {
      sizeDidChange(from: old)
      adjustmentMayChange()
      rangeDidChange()
    }
    guard storedBounds.origin != reportedOffset else { return }
    let shift = storedBounds.origin - reportedOffset
    reportedOffset = storedBounds.origin
    if isProgram { goOnFromHere(shift: shift) }
    // Often nobody wants to know.
    if !links.isEmpty || !delegateIgnoresOffsets || hasListener { reportOffset() }
  }

  private func reportOffset() {
    reports += 1
    if reports > Self.mostReports { failInCircle() }
    if !links.isEmpty { moveLinks() }
    if !delegateIgnoresOffsets || hasListener, let delegate = storedDelegate {
      reportCall(.didScroll(to: storedBounds.origin))
      calling(.didScroll) { delegate.scrollViewDidScroll(self) }
    }
    reports -= 1
  }

  /// How often an offset may change while it is being reported. Halving it again and again comes to rest
  /// after 1,100 times. Each time takes up to 4.3 KB of stack, of 8 MB, in a debug build with all accesses
  /// checked.
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
  /// The setter of an override is called for each new size, also for those that a list gives itself.
  ///
  /// - Precondition: Width and height are in 0...``Limits/longestContent``.
  open var contentSize: Size {
    get { storedContentSize }
    set { takeContentSize(newValue, ContentMove.take()) }
  }

  /// Space around the content that belongs to the range of offsets, in points.
  ///
  /// - Precondition: All four distances are finite and at most ``Limits/longestContent``.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }
  @exclusivity(unchecked) final var storedContentInset = EdgeInsets.zero

  /// What of ``View/safeAreaInsets`` is added to the insets.
  @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustmentMayChange() }
  }

  /// ``contentInset`` with what the safe area adds, and a refresh control while it refreshes, in
  /// points.
  public final var adjustedContentInset: EdgeInsets { ownAdjustedInset }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// Called where more or less of the safe area may belong to the insets from now on.
  @inline(__always)
  final func adjustmentMayChange() {
    // Without a safe area there is nothing to add.
    if boxedShowing != nil { updateSystemInset() }
  }

  override func safeAreaDidMove() { updateSystemInset() }

  /// The contents need not keep clear of what the insets already include.
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

  /// Whether the range depends on assumed sizes that the next layout may correct: until it calls
  /// `settleRange()`, a change of the range moves nothing.
  var isRangeGuessed: Bool { false }

  /// Whether there is more content in a direction, or else a drag or the wheel is for the views around
  /// this one; negative is towards the start.
  open func hasMoreContent(along axis: Axis, towards direction: Double) -> Bool {
    let range = scrollRange[axis]
    let offset = contentOffset[axis]
    return direction < 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  /// Where released content should come to rest, if not at `proposed`.
  ///
  /// Called when a drag has ended, before the delegate, and again afterwards if
  /// ``ScrollView/insistsOnRestingOffset`` is true; not with ``ScrollView/isPagingEnabled``.
  /// `proposed` is in points; `velocity` is the offset's, in points per millisecond.
  open func restingOffset(_ proposed: Point, velocity: Point) -> Point { proposed }

  // MARK: Customization

  /// Whether ``restingOffset(_:velocity:)`` overrules the delegate; false unless overridden.
  open var insistsOnRestingOffset: Bool { false }

  /// Called when a drag has begun, before a program's subclass.
  func dragHasBegun() {}

  /// Called when a drag has begun, before the delegate.
  open func didBeginDragging() {}

  /// The offset, in points, for one that a drag asks for; past an edge the content follows less and
  /// less, unless overridden.
  ///
  /// Called for each move of the pointer, with the offset that would follow it without edges.
  open func offset(draggedTo wanted: Point) -> Point { bandedOffset(wanted) }

  /// Handles a request of the wheel or a key, made at `time` in seconds, in the view's own way.
  ///
  /// Returns false, the default, to have the content moved by the length of the step in points.
  open func takeStep(_ step: ScrollStep, at time: Double) -> Bool { false }

  /// Where ``setContentOffset(_:animated:)`` takes the content, in points, and whether it can be
  /// animated there: to the offset itself, unless overridden.
  open func route(to offset: Point) -> (destination: Point, isOpen: Bool) { (offset, true) }

  /// The offset nearest to `start` that shows a rectangle of the content, in points.
  open func offset(revealing rect: Rect, from start: Point) -> Point {
    guard startsAtRight else {
      return scrollRange.offset(
        revealing: rect, from: start, bounds: storedBounds.size, inset: adjustedContentInset)
    }
    return offsetFromRight(revealing: rect, from: start)
  }

  /// Where stopped content settles, in points: within its range and on a page, unless overridden.
  open func stoppingOffset(from offset: Point) -> Point { pagedOffset(scrollRange.clamp(offset)) }

  /// The offsets along an axis, in points, that released content can pass and rest at.
  ///
  /// Those of ``ScrollView/scrollRange``, unless overridden.
  open func restingRange(along axis: Axis) -> ClosedRange<Double> { unpinnedRange(along: axis) }

  /// The view that zooming scales, or nil: the delegate's, unless overridden.
  open var zoomedView: View? { calling(.viewForZooming) { delegate?.viewForZooming(in: self) } }

  // MARK: Requests

  /// Sets the offset in points, at once or over 0.3 seconds.
  ///
  /// Setting it at once ends any motion, and calls the delegate for that end. Animated, nothing
  /// happens, and nothing is called, if the content is already there. During a drag, and outside a
  /// window, the offset is set at once. A view in a container scrolls the container as far as it
  /// goes.
  ///
  /// - Precondition: Both coordinates are finite.
  open func setContentOffset(_ offset: Point, animated: Bool) {
    scroll(to: offset, animated: animated)
  }

  /// Scrolls just far enough to show a rectangle of the content, in points; not at all if it is
  /// visible.
  ///
  /// A rectangle larger than the visible part shows its start.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// How much larger the content appears; 1 without a view for zooming.
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

  /// Shows a rectangle, in the coordinates of the zoomed view, as large as fits.
  ///
  /// - Precondition: `rect` is finite.
  open func zoom(to rect: Rect, animated: Bool) { showZoomed(rect, animated: animated) }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Refreshing and indicators

  /// The subview index of what lies behind all content.
  var backmostPlace: Int { 0 }

  /// The control above the content; pulling the content down starts a refresh. Nil for none.
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
  open var showsVerticalScrollIndicator = true { didSet { markForDisplay() } }
  /// Whether the horizontal indicator appears while the content moves.
  open var showsHorizontalScrollIndicator = true { didSet { markForDisplay() } }

  /// Whether the mouse can take hold of an indicator that is shown; true unless overridden.
  open var allowsIndicatorDragging: Bool { true }

  /// Whether ``View/safeAreaInsets`` are added to the indicators' distances from the edges.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { markForDisplay() } }

  /// The vertical indicator's distances from the edges, in points.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero { didSet { markForDisplay() } }
  /// The horizontal indicator's distances from the edges, in points.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero { didSet { markForDisplay() } }

  // MARK: Zooming

  /// The least scale at which zooming rests.
  ///
  /// - Precondition: Finite and above zero.
  open var minimumZoomScale = 1.0 {
    didSet { requireScale(minimumZoomScale, "minimumZoomScale") }
  }
  /// The greatest scale at which zooming rests.
  ///
  /// - Precondition: Finite and above zero.
  open var maximumZoomScale = 1.0 {
    didSet { requireScale(maximumZoomScale, "maximumZoomScale") }
  }

  /// Whether a pinch may go past the limits and comes back.
  open var bouncesZoom = true

  override var contentMovement: Point {
    var movement = super.contentMovement
    // Along this axis the contents move with the container's.
    if let stacking { movement[stacking.axis] = 0 }
    return movement
  }

  /// Draws the scroll indicators.
  open override func drawOverlay(in canvas: inout Canvas) {
    drawIndicators(in: &canvas)
  }

  /// Ends drag and motion without telling of their end; the content stops where ``stopScrolling()``
  /// leaves it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    let offset = interruptedOffset
    let wasZooming = isZooming
    stopSilently()
    if wasZooming { bringInZoom() }
    if let offset, offset != contentOffset { setOwnOffset(offset) }
  }
}
