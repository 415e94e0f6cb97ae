/// A view that shows a movable part of a plane larger than itself.
///
/// Nothing in the plane moves. ``contentOffset`` is `bounds.origin`, by another name: the subviews
/// keep their frames, and the view looks at another place.
///
/// ```swift
/// let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.contentSize = Size(width: 320, height: 850)
/// scrollView.addSubview(green)
/// scrollView.contentOffset = Point(x: 0, y: 100)
/// ```
///
/// What moves the offset is one of: a person's drag, a `Motion` of the engine, or a program. A drag
/// follows the pointer, less and less past an edge. Let go, the content decelerates, bounces at the
/// edges, and comes to rest within ``scrollRange``. The wheel and the keys stay within the range. A
/// program may set any finite offset, which is kept as it is; a later change of the bounds' size, of
/// the content size or of the insets brings it into the range.
///
/// Every motion is a closed form of the time since its start, so the frame rate does not matter. It
/// needs a ``Window`` that is advanced; outside one, animated changes take effect at once.
open class ScrollView: View {
  @exclusivity(unchecked)
  public weak var delegate: (any ScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  // MARK: What is allowed

  /// Whether gestures, the wheel and keys move the content. What moves when it is switched off stops where
  /// it is, or at the edge it is past.
  @exclusivity(unchecked)
  public var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      if !isScrollEnabled { stopScrolling() }
    }
  }

  /// Whether content that is dragged or thrown past an edge goes on a little and comes back.
  public var bounces = true

  /// Whether it bounces along an axis even if there is nothing to scroll.
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false

  /// Whether the content comes to rest on multiples of the bounds' size only.
  public var isPagingEnabled = false

  /// Whether a drag that starts along an axis keeps to it.
  public var isDirectionalLockEnabled = false

  /// Whether the recognizers of the content hear of a pointer only after it has stayed for 0.15
  /// seconds, or when it goes up, so that what is about to be dragged does not react first.
  public var delaysContentTouches = true

  /// Whether a drag scrolls though the content has been told of the pointer; otherwise the content keeps
  /// what it was told of.
  public var canCancelContentTouches = true

  /// Whether a pointer that a view in the content was told of may be taken from it, to scroll; asked where
  /// ``canCancelContentTouches`` is set.
  open func touchesShouldCancel(in view: View) -> Bool { true }

  /// Whether ``scrollToTop()`` concerns the view, and that of its window.
  public var scrollsToTop = true

  public var decelerationRate = DecelerationRate.normal

  /// How far a notch of the wheel scrolls, in points.
  public var wheelStep = WheelStep.pointsPerNotch

  // MARK: What happens

  /// Whether a pointer is down on the content, whether it moves or not.
  public var isTracking: Bool { gestureFlags.contains(.tracking) }

  /// Whether the person has begun to drag; true until the content has come to rest.
  public var isDragging: Bool { gestureFlags.contains(.dragging) }

  /// Whether the content moves on its own after it has been let go.
  public var isDecelerating: Bool { gestureFlags.contains(.decelerating) }

  /// What of that is true for a gesture of the view's own.
  var ownGesture: GestureFlags = []

  /// Who else hears of the view's gestures.
  var audience: (any GestureListening)? { nil }

  /// Drags the content.
  public let panGestureRecognizer = PanGestureRecognizer()

  let indicatorDragRecognizer = IndicatorDragRecognizer()
  /// The key that has asked for an end of the content, if a key is what the smoothing motion is for.
  var soughtEnd: KeyScroll?
  /// Changes when the view leaves or enters a window: what went on before is not to be told of.
  var stay = 0
  /// When an indicator was last shown for a reason, in seconds.
  @exclusivity(unchecked) var indicatorsShownAt: Double?
  var thumbGrip = 0.0
  @exclusivity(unchecked) var zoomAnimation: ZoomAnimation?
  var pinch: Pinch?

  // MARK: What a step looks at

  // All of it lies together: where thousands of views are stacked, one that comes into sight has not
  // been looked at for long, and each part of it comes from far away.

  /// The offset of which the delegate was told last.
  @exclusivity(unchecked) final var reportedOffset = Point.zero
  @exclusivity(unchecked) private var storedContentSize = Size.zero
  /// The container that scrolls this view along an axis in its place; nil where there is none.
  @exclusivity(unchecked) final var stacking: Stacking? { didSet { stackingDidChange() } }
  @exclusivity(unchecked) var motion = Motion.none
  /// Who follows this view, and whom it follows.
  @exclusivity(unchecked) final var links: [ScrollLink] = []
  /// Set while drag or motion set the offset, to tell it from a program that does.
  @exclusivity(unchecked) var isMoving = false
  /// Set while content size and offset change together.
  var isSettingZoom = false
  /// Set while the range is a guess that is about to be corrected: the offset is left where it is.
  @exclusivity(unchecked) final var isRangeProvisional = false
  /// Set while another view is put where it belongs by the offset of this one.
  @exclusivity(unchecked) final var isLeading = false
  /// Whether the view is out of sight in a ``ContainerScrollView`` though it has its length, because it
  /// scrolls across: a ``CellHosting`` view holds no cells then.
  @exclusivity(unchecked) public internal(set) final var isDormant = false {
    didSet { if isDormant != oldValue { setNeedsLayout() } }
  }
  /// Whether an offset outside the range along an axis is a program's, and stays when a motion ends.
  @exclusivity(unchecked) var isPinned = PerAxis { _ in false }
  @exclusivity(unchecked) var drag: Drag?

  /// The only axis along which the content can be longer than the bounds; nil where both can.
  open var scrollAxis: Axis? { nil }

  /// Whether the content begins at its right end.
  var startsAtRight: Bool { false }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    holdsScrollViews = true
    prepareIndicatorDragging()
    preparePanning()
  }

  isolated deinit {
    endLinks()
    indicatorDragRecognizer.loseView()
  }

  open func delegateDidChange() {}

  /// Called when a container begins to scroll the view in its place, or ends that.
  func stackingDidChange() {}

  /// Called when the bounds have another size, before the offset is brought into the range.
  func sizeDidChange(from old: Rect) {}

  /// Called when a motion has come to its end, before the delegate is told.
  func didArrive() {}

  // MARK: Offset

  /// The point of the content at the top left corner of the visible part.
  ///
  /// Any finite value is kept as it is, also one outside ``scrollRange``, without rounding to pixels.
  /// A drag and a deceleration go on from the new offset, and so does what the wheel has begun; an
  /// animation goes on to its target.
  ///
  /// - Precondition: Both coordinates are finite.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      require(newValue.isFinite, "ScrollView: contentOffset \(newValue) is not finite")
      if stacking != nil, forward(newValue, animated: false) { return }
      bounds.origin = newValue
    }
  }

  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    let isProgram = !isMoving
    isMoving = false
    // Clamping comes back here: by then the offset may be another one, or the old one again.
    if old.size != bounds.size {
      sizeDidChange(from: old)
      rangeDidChange()
    }
    guard contentOffset != reportedOffset else { return }
    let shift = contentOffset - reportedOffset
    reportedOffset = contentOffset
    if isProgram { goOnFromHere(shift: shift) }
    if !links.isEmpty { moveLinks() }
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Content

  /// The size of the content in points.
  ///
  /// - Precondition: Width and height are in 0...``Limits/longestContent``.
  open var contentSize: Size {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// - Parameters:
  ///   - shift: By how many points what is seen lies further along in the new content: it stays where
  ///     it is on screen, whatever moves.
  ///   - axis: That of the shift.
  ///   - turned: The horizontal offset of what is seen, before it is shifted, where the content begins
  ///     at its right end and that lies elsewhere now; nil where it is the present one.
  final func setContentSize(
    _ size: Size, movingContentBy shift: Double = 0, along axis: Axis = .vertical,
    turningTo turned: Double? = nil
  ) {
    require(
      size.width >= 0 && size.width <= Limits.longestContent && size.height >= 0
        && size.height <= Limits.longestContent,
      "ScrollView: contentSize \(size) of \(self) is outside 0 to \(Limits.longestContent) points")
    guard size != storedContentSize || shift != 0 || turned != nil else { return }
    let old = storedContentSize
    storedContentSize = size
    setNeedsDisplay()
    var whole = shift
    if let turned {
      let move = turned - contentOffset.x
      if axis == .horizontal { whole += move }
      moveOrigin(to: turned, shift: axis == .horizontal ? shift : 0)
    }
    if shift != 0, turned == nil || axis == .vertical { bounds.origin[axis] += shift }
    rangeDidChange()
    if let stacking {
      stacking.container.contentSizeDidChange(of: self, from: old, movingContentBy: whole)
    } else {
      superview?.arrangement?.subviewDidChangeContentSize(self)
    }
  }

  /// Space around the content that belongs to the range of offsets, in points.
  ///
  /// - Precondition: All four distances are finite, and none is wider than ``Limits/longestContent``.
  @exclusivity(unchecked) public var contentInset = EdgeInsets.zero {
    didSet {
      let inset = contentInset
      require(
        [inset.top, inset.left, inset.bottom, inset.right].allSatisfy {
          abs($0) <= Limits.longestContent
        },
        "ScrollView: contentInset \(inset) is beyond \(Limits.longestContent) points")
      guard oldValue != contentInset else { return }
      insetDidChange()
      if let stacking {
        stacking.container.contentInsetDidChange(of: self, from: oldValue)
      } else {
        superview?.arrangement?.subviewDidChangeContentSize(self)
      }
    }
  }

  /// ``contentInset`` and what a refresh control adds to it while it refreshes, in points.
  public var adjustedContentInset: EdgeInsets {
    var inset = contentInset
    // In a container it is the container's.
    if stacking == nil { inset.top += refreshControl?.insetWhileRefreshing ?? 0 }
    return inset
  }

  /// Called after ``obscuredInset`` has changed in a container.
  func obscuredInsetDidChange() { setNeedsLayout() }

  func insetDidChange() {
    rangeDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The offsets at which the content can rest.
  public final var scrollRange: ScrollRange {
    ScrollRange(bounds: bounds.size, content: contentSize, inset: adjustedContentInset)
  }

  /// Whether the range follows from sizes that are taken for what they may not be, and that the next
  /// layout finds out: until it calls `settleRange()` a change of the range moves nothing.
  var isRangeGuessed: Bool { false }

  /// Whether a person may move the content: a child of a container leaves its axis to the container.
  final func takesGestures(along axis: Axis) -> Bool {
    isScrollEnabled && stacking?.axis != axis
  }

  /// Whether a pointer on the content may be about to drag it.
  final var holdsContentBack: Bool {
    delaysContentTouches && (canDrag(along: .vertical) || canDrag(along: .horizontal))
  }

  /// Whether gestures can move the content along an axis.
  public func canScroll(along axis: Axis) -> Bool {
    takesGestures(along: axis) && scrollRange.isScrollable(axis)
  }

  /// Whether there is more to see in a direction, negative towards the beginning.
  func canScroll(along axis: Axis, towards direction: Double) -> Bool {
    guard takesGestures(along: axis) else { return false }
    let range = scrollRange[axis]
    let offset = contentOffset[axis]
    return direction < 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  /// Where content that is let go is to come to rest, if not where it would by itself.
  ///
  /// Called when a drag has ended, before the delegate is told, and where
  /// ``ScrollView/insistsOnRestingOffset`` is true once more after that; not with
  /// ``ScrollView/isPagingEnabled``.
  ///
  /// - Parameters:
  ///   - proposed: Where it would come to rest, in points.
  ///   - velocity: Of the offset, in points per millisecond.
  open func restingOffset(_ proposed: Point, velocity: Point) -> Point { proposed }

  // MARK: For views with ways of their own

  /// Whether ``restingOffset(_:velocity:)`` holds, whatever the delegate would like; no, unless overridden.
  open var insistsOnRestingOffset: Bool { false }

  /// Called when a drag has begun, before the delegate is told.
  open func didBeginDragging() {}

  /// Where the content goes when the pointer that drags it wants it somewhere, in points; past an edge less
  /// and less far, unless overridden.
  ///
  /// Called for each move of the pointer, with the offset that would follow it without edges.
  open func offset(draggedTo wanted: Point) -> Point { bandedOffset(wanted) }

  /// Takes what the wheel or a key asks for in a way of its own.
  ///
  /// - Parameter time: When it was asked for, in seconds.
  /// - Returns: false to have the content moved by as many points as the step is long.
  func takeStep(_ step: ScrollStep, at time: Double) -> Bool { false }

  /// Where a program's offset takes the content, and whether there is a way to go there animated.
  func route(to offset: Point) -> (destination: Point, isOpen: Bool) { (offset, true) }

  /// The offset nearest to `start` that shows a rectangle of the content.
  func offset(revealing rect: Rect, from start: Point) -> Point {
    guard startsAtRight else {
      return scrollRange.offset(
        revealing: rect, from: start, bounds: bounds.size, inset: adjustedContentInset)
    }
    return offsetFromRight(revealing: rect, from: start)
  }

  /// Where the content comes to be when what moves it is stopped, in points: in its range and on a page,
  /// unless overridden.
  open func stoppingOffset(from offset: Point) -> Point { pagedOffset(scrollRange.clamp(offset)) }

  /// The offsets along an axis, in points, that content which is let go can pass and rest at: its edges
  /// are those of ``ScrollView/scrollRange``, unless overridden.
  open func restingRange(along axis: Axis) -> ClosedRange<Double> { unpinnedRange(along: axis) }

  /// The view that zooming scales, or nil.
  var zoomedView: View? { delegate?.viewForZooming(in: self) }

  // MARK: Refreshing and indicators

  /// What is shown above the content when it is pulled down; it is asked to refresh there.
  @exclusivity(unchecked)
  public var refreshControl: RefreshControl? {
    willSet { if newValue !== refreshControl { refreshControl?.detach() } }
    didSet {
      guard oldValue !== refreshControl else { return }
      if let stacking { return stacking.container.refreshControlDidChange(of: self) }
      refreshControl?.attach(to: self)
    }
  }

  public var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  public var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }

  /// How far the vertical indicator stays away from the edges, in points.
  public var verticalScrollIndicatorInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// How far the horizontal indicator stays away from the edges, in points.
  public var horizontalScrollIndicatorInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }

  // MARK: Zooming

  /// - Precondition: Finite and above zero, as ``maximumZoomScale``.
  public var minimumZoomScale = 1.0 {
    didSet { requireScale(minimumZoomScale, "minimumZoomScale") }
  }
  public var maximumZoomScale = 1.0 {
    didSet { requireScale(maximumZoomScale, "maximumZoomScale") }
  }

  /// Whether a pinch may go past the limits and comes back.
  public var bouncesZoom = true

  open override func drawOverlay(in canvas: inout Canvas) {
    drawIndicators(in: &canvas)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    stopSilently()
  }
}
