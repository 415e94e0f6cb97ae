/// A rectangle of the screen that draws itself and holds other views.
///
/// Two rectangles describe a view. `frame` says where it lies, in the coordinates of its superview.
/// `bounds` says which part of its own, endless plane shows through that frame: subviews keep their
/// frames while `bounds.origin` moves, and that is all that scrolling is. The two sizes are always
/// equal, up to ``frameScale`` and ``transform``; changing one changes the other.
///
/// A point `p` of the view's plane appears at `p - bounds.origin + frame.origin` in its superview.
/// A ``transform`` turns, scales or moves what appears, about the ``center``.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let green = View(frame: Rect(x: 150, y: 160, width: 150, height: 200))
/// green.backgroundColor = Color(0x7ED321)
/// window.addSubview(green)
/// window.bounds.origin.y = 100   // green appears 100 points higher; its frame is unchanged
/// ```
///
/// Layout is lazy: a change marks the view, and ``layoutIfNeeded()`` on the window visits only
/// marked views and their superviews.
@preconcurrency @MainActor
open class View: Responder {
  /// A name for the view in layout reports, scripts and error messages.
  public var identifier: String?

  @exclusivity(unchecked) final var position: Point
  @exclusivity(unchecked) final var storedBounds: Rect

  /// Makes a view with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public init(frame: Rect = .zero) {
    View.requireFinite(frame, "frame")
    position = frame.origin
    storedBounds = Rect(origin: .zero, size: frame.size)
    super.init()
    isCalledOnMoves = type(of: self) != View.self
    if isCalledOnMoves, Self.requiresConstraintBasedLayout { markForConstraints() }
  }

  /// Makes a view without a size, by ``init(frame:)``.
  ///
  /// A subclass that overrides that initialiser and has no other inherits this one.
  @_disfavoredOverload
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    CleanUp.perform {
      let remains = ViewRemains(of: self)
      let recognizers = knownRecognizers
      guard remains != nil || !recognizers.isEmpty else { return nil }
      for recognizer in recognizers { recognizer.watchedView = nil }
      return {
        remains?.letGo()
        for recognizer in recognizers where recognizer.view == nil { recognizer.loseView() }
      }
    }
  }

  /// Called when the window is gone, and with it every motion: nothing will finish.
  func didLoseWindow() {}

  // MARK: Geometry

  /// Position and size in the coordinates of the superview, in points.
  ///
  /// For a view with a ``transform``, the smallest upright rectangle around it. Setting it moves
  /// the ``center``, and resizes the bounds if the size differs.
  ///
  /// The setter of an override is called for each frame, also for those that a list, a container or a
  /// controller gives the view.
  ///
  /// - Precondition: Every component is finite.
  open var frame: Rect {
    get { isPlain ? uprightFrame : boundingFrame }
    set {
      guard isBeingPlaced else { return setFrame(newValue) }
      isBeingPlaced = false
      place(frame: newValue)
    }
  }

  /// The part of the view's own plane that shows through its frame, in points.
  ///
  /// A new size leaves ``center`` where it is, as in UIKit. The setter of an override is called for
  /// each offset of a scroll view, but not for a ``frame``.
  ///
  /// - Precondition: Every component is finite.
  open var bounds: Rect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The centre of the frame, in the coordinates of the superview, in points.
  ///
  /// A ``transform`` leaves it where it is: it is taken about this point.
  open var center: Point {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// The bits of ``autoresizingMask``.
  @exclusivity(unchecked) final var autoresizing: UInt8 = 0
  /// Whether a subview ever had such bits.
  @exclusivity(unchecked) final var holdsAutoresizing = false

  /// Whether subviews get other frames by their ``autoresizingMask`` when the size changes.
  @exclusivity(unchecked) public final var autoresizesSubviews = true

  /// Whether the view is neither scaled nor transformed: the frame is its position and its size.
  @exclusivity(unchecked) final private(set) var isPlain = true

  final func transformOrScaleDidChange() {
    isPlain = frameScale == 1 && boxedShowing?.value.transform == nil
  }

  /// Whether the view still has the provisional size its owner gave it.
  @exclusivity(unchecked) final var hasProvisionalSize = false
  /// Whether the superview that arranges the view is setting its frame, or taking the view out. The
  /// superview knows of that change, and is not called.
  @exclusivity(unchecked) final var isBeingPlaced = false

  /// An upper bound for how deeply views are nested in it; see ``noteNesting(of:)``.
  @exclusivity(unchecked) final var mostNested: UInt16 = 0

  /// How much larger the view and its contents appear, scaled about the origin of the frame.
  ///
  /// The bounds keep their size and the frame grows: `frame.size` is `bounds.size * frameScale`.
  ///
  /// - Precondition: Finite and above zero.
  @exclusivity(unchecked) public final var frameScale = 1.0 {
    didSet {
      require(
        frameScale.isFinite && frameScale > 0, "View: frameScale \(frameScale) is not above zero")
      guard frameScale != oldValue else { return }
      transformOrScaleDidChange()
      window?.trace.touch(self)
      markForDisplay()
      superview?.subviewDidResize(self)
    }
  }

  /// Called while `bounds` still has its old value.
  func boundsWillChange(to new: Rect) {}

  /// Called after `bounds` changed, before layout.
  open func boundsDidChange(from old: Rect) {}

  // MARK: Appearance

  // What each frame reads is stored under a name of its own: reading what may be overridden costs
  // more.

  @exclusivity(unchecked) final var storedBackgroundColor: Color?
  @exclusivity(unchecked) final var storedAlpha = 1.0
  @exclusivity(unchecked) final var hides = false
  @exclusivity(unchecked) final var clips = false

  /// The colour behind everything else in the bounds; nil paints nothing.
  open var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      guard newValue != storedBackgroundColor else { return }
      storedBackgroundColor = newValue
      markForDisplay()
    }
  }

  /// Where an ``ImageView`` shows its image; other views are drawn anew at each size and ignore it.
  @exclusivity(unchecked)
  open var contentMode = ContentMode.scaleToFill {
    didSet { displayChanged(oldValue != contentMode) }
  }

  /// The opacity of the view and everything in it, from 0 (invisible) to 1.
  open var alpha: Double {
    get { storedAlpha }
    set {
      guard newValue != storedAlpha else { return }
      storedAlpha = newValue
      markForDisplay()
    }
  }

  /// Whether the view is neither drawn nor hit.
  open var isHidden: Bool {
    get { hides }
    set {
      guard newValue != hides else { return }
      hides = newValue
      superview?.markForLayout()
      superview?.markForDisplay()
      if isArranged { superview?.arrangement?.subviewWasHidden(self) }
    }
  }

  /// Whether contents outside the bounds are clipped; either way they get no touches.
  open var clipsToBounds: Bool {
    get { clips }
    set {
      guard newValue != clips else { return }
      clips = newValue
      markForDisplay()
    }
  }

  /// The colour of what can be tapped; that of the superview unless set, and blue at the root.
  ///
  /// Setting nil takes the superview's again.
  open var tintColor: Color! {
    get { storedTintColor ?? superview?.tintColor ?? .systemTint }
    set { setTintColor(newValue) }
  }
  @exclusivity(unchecked) final var storedTintColor: Color?

  /// Called after ``tintColor`` changed, here or where it comes from.
  open func tintColorDidChange() {}

  /// Whether the view and everything in it can be hit.
  open var isUserInteractionEnabled = true

  /// The radius of the background's corners, in points.
  @exclusivity(unchecked)
  public final var cornerRadius = 0.0 { didSet { displayChanged(oldValue != cornerRadius) } }

  /// What few views have: see ``transit``, ``transform`` and ``surroundings``.
  @exclusivity(unchecked) final var boxedShowing: Box<Showing>?

  final func displayChanged(_ changed: Bool) {
    if changed { markForDisplay() }
  }

  // MARK: Hierarchy

  // Not weak, because one weak reference slows down every other reference to the same view; not
  // counted, because retain and release would be most of a frame's work: these are read many times
  // per frame. A view clears them when it is deallocated, on any thread.
  @exclusivity(unchecked) final var superviewReference: Unmanaged<View>?
  @exclusivity(unchecked) final var windowReference: Unmanaged<Window>?

  /// The view that contains this one, or nil.
  public internal(set) final var superview: View? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map(Unmanaged.passUnretained) }
  }

  @exclusivity(unchecked) final var subviewList = SubviewList()
  /// The view's index in its superview's list, valid while that list is numbered.
  @exclusivity(unchecked) final var placeInSuperview = 0

  /// The views in this one, from back to front.
  ///
  /// - Complexity: O(1); O(n) once after some of many have left.
  public internal(set) final var subviews: [View] {
    get { subviewList.views }
    set { subviewList = SubviewList(newValue) }
  }

  /// The owner, which clears this when it is deallocated.
  @exclusivity(unchecked) unowned(unsafe) final var owner: (any ViewOwner)? {
    didSet {
      hasOwner = owner != nil
      guard hasOwner, !isCalledOnMoves else { return }
      isCalledOnMoves = true
      superview?.noteViewsCalledOnMoves()
      // Nothing was called for earlier sizes.
      markForLayout()
    }
  }
  /// Whether there is an owner: to read it, even if it is nil, takes a reference.
  @exclusivity(unchecked) final private(set) var hasOwner = false

  /// The window at the root of the hierarchy, or nil outside one.
  public internal(set) final var window: Window? {
    get { windowReference?.takeUnretainedValue() }
    set { windowReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// The subviews that may be visible; only these are laid out, drawn and hit.
  ///
  /// A view with many subviews overrides it so that a frame costs only what is visible.
  open var presentedSubviews: [View] { subviews }

  /// Adds a view in front of all others; a view that has a superview moves here.
  open func addSubview(_ view: View) { insert(view, at: subviewList.count) }

  /// Inserts a view into the back-to-front order.
  ///
  /// `index` is counted without `view`; as in UIKit, one below zero means the back, one above the
  /// number of subviews the front.
  ///
  /// - Precondition: `view` does not contain this view, and afterwards no view lies in more than
  ///   ``Limits/mostNested`` others.
  /// - Complexity: O(1) at the front, O(n) elsewhere; plus the views in `view` where the window
  ///   changes.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind `sibling`; behind itself it stays where it is.
  ///
  /// - Precondition: `sibling` is a subview.
  /// - Complexity: O(n).
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: sibling, offset: 0)
  }

  /// Inserts a view directly in front of `sibling`; in front of itself it stays where it is.
  ///
  /// - Precondition: `sibling` is a subview.
  /// - Complexity: O(n).
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: sibling, offset: 1)
  }

  /// Swaps two subviews in the back-to-front order.
  ///
  /// - Precondition: Both indexes lie in `0..<subviews.count`.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swap(first, second) }

  /// Moves a subview in front of all others; does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: View) {
    if view.superview === self { insert(view, at: subviewList.count) }
  }

  /// Moves a subview behind all others; does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: View) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Removes the view from its superview, if it has one.
  open func removeFromSuperview() {
    if isBeingPlaced {
      // A list that takes out its cell is alive: nothing else need keep it.
      isBeingPlaced = false
      superviewReference?.withObject { $0.takeOut(self) }
    } else {
      superview?.takeOut(self)
    }
  }

  /// Called after a subview was added.
  open func didAddSubview(_ view: View) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ view: View) {}

  /// Called after the size of a subview changed.
  open func subviewDidResize(_ view: View) {}

  /// Whether the view's own content is mirrored in a right-to-left layout. As in UIKit, subviews do
  /// not inherit it.
  @exclusivity(unchecked)
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { semanticContentChanged(from: oldValue) } }
  }

  /// Called after the direction of the view's content changed; see
  /// ``effectiveUserInterfaceLayoutDirection``.
  open func layoutDirectionDidChange() {}

  /// Whether the superview, an ``ArrangingParent``, positions the view and is called for each change; it
  /// sets this.
  @exclusivity(unchecked) public final var isArranged = false

  /// The view itself if it arranges its subviews; nil before its first subview.
  @exclusivity(unchecked) unowned(unsafe) final var arrangement: (any ArrangingParent)?
  /// Whether ``arrangement`` has been looked up.
  @exclusivity(unchecked) final var hasLookedForArrangement = false

  /// Whether the view may override what is called when it moves, or has an owner that is called.
  /// Neither is so for a plain view or label.
  @exclusivity(unchecked) final var isCalledOnMoves = true
  /// Whether such a view is, or was, inside it.
  @exclusivity(unchecked) final var holdsViewsCalledOnMoves = false

  /// Whether the view scrolls or ever contained something that does; elsewhere the search is
  /// skipped.
  @exclusivity(unchecked) final var holdsScrollViews = false

  /// Called after only the order of the subviews changed.
  func subviewOrderDidChange() {}

  /// Called before ``superview`` changes; nil if the view is removed.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called before ``window`` changes; nil if the view leaves it.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after ``superview`` changed.
  open func didMoveToSuperview() {}
  /// Called after ``window`` changed.
  open func didMoveToWindow() {}

  /// Called for each view of a window when memory is short: release what can be rebuilt.
  open func didReceiveMemoryWarning() {}

  // MARK: Layout

  /// Whether the view counts as a cell in the window's trace.
  @exclusivity(unchecked) final var isReusable = false

  /// The pass of the window's trace that counted the view last.
  @exclusivity(unchecked) final var lastTouchedPass = 0

  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var subtreeNeedsLayout = false
  @exclusivity(unchecked) final var isLayingOut = false
  /// Whether the view scrolls, and no layout has shown what it holds.
  @exclusivity(unchecked) final var isUnseen = false

  /// Called before each layout while ``isUnseen``.
  func layoutWillShow() {}

  /// Requests ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the marked views from this one down, until no mark is left.
  ///
  /// A view whose ``layoutSubviews()`` is running is not entered again: marks set meanwhile wait
  /// until it returns.
  /// - Precondition: Layout settles: after 100 passes the program stops and names the view that
  ///   keeps marking itself.
  /// - Complexity: O(marked views and their superviews).
  open func layoutIfNeeded() { layOut() }

  /// Lays out the subviews; override it and call `super`.
  open func layoutSubviews() { if constraintItem != nil { placeByConstraints() } }

  // MARK: Constraints

  /// What constraints know of the view; most have none.
  @exclusivity(unchecked) final var constraintItem: ConstraintItem?
  /// Whether the constraints in the view are solved here.
  @exclusivity(unchecked) final var isLayoutRoot = false
  /// Whether constraints depend on the frame that the view is given.
  @exclusivity(unchecked) final var isTied = false

  /// Whether ``updateConstraints()`` is called before the first layout, though nothing asked for it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the view's constraints, before layout; override it and call `super` at its
  /// end.
  ///
  /// Called once when constraints first name the view, and after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// How far the frame reaches beyond what constraints align, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The size that the constraints in the view want for it, in points; see
  /// ``systemLayoutSizeFitting(_:)``.
  ///
  /// Each side is as near to that of `targetSize` as its priority makes it.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size { constrainedSize(targetSize, horizontal, vertical) }

  /// The view whose first baseline constraints use for this one: itself unless overridden, or one
  /// inside it.
  ///
  /// It is asked when a constraint becomes active, and with ``updateConstraints()``.
  open var forFirstBaselineLayout: View { self }

  /// The view whose last baseline constraints use for this one: itself unless overridden, or one
  /// inside it.
  ///
  /// It is asked when a constraint becomes active, and with ``updateConstraints()``.
  open var forLastBaselineLayout: View { self }

  /// How far the first baseline of a text lies below the top, and the last one above the bottom, in
  /// points; nil without a text.
  var textBaselines: (fromTop: Double, fromBottom: Double)? { nil }

  /// The height of contents that are broken to a width, in points; nil if it does not depend on
  /// that.
  func contentHeight(forWidth width: Double) -> Double? { nil }

  /// The content of a scroll view, as constraints see it from inside.
  var contentItem: ConstraintItem? { nil }

  /// The size of the content of a scroll view, in points.
  var contentExtent: ContentExtent { ContentExtent(size: storedBounds.size, isGiven: true) }

  /// Takes the size that constraints have found for the content, in points.
  func takeContentSize(_ size: Size) {}

  /// The window's trace, or nil outside one; a window has its own.
  var nearestTrace: LayoutTrace? { window?.trace }

  /// The size the view prefers within `size`, in points; the current size unless overridden.
  open func sizeThatFits(_ size: Size) -> Size { storedBounds.size }

  /// Gives the view the size that ``sizeThatFits(_:)`` prefers within its current one.
  open func sizeToFit() { bounds.size = sizeThatFits(storedBounds.size) }

  /// Stands for a width or height that the content does not ask for.
  public nonisolated static let noIntrinsicMetric = -1.0

  /// The size that the content asks for, in points; ``noIntrinsicMetric`` where it asks for none.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Has an ``ArrangingParent`` superview that uses ``sizeThatFits(_:)`` ask for it again.
  open func invalidateIntrinsicContentSize() {
    LayoutWatch.current?.sizeChanger = self
    if let constraintItem { constraintItem.contentDidChange() }
    superview?.arrangement?.subviewDidInvalidateSize(self)
    LayoutWatch.current?.sizeChanger = nil
  }

  // MARK: Safe area and margins

  /// How far bars and the like may cover the view from its edges, in points; zero outside a window.
  ///
  /// As much of the superview's insets as reaches into the frame, and what a controller adds. An
  /// override changes what a program reads, and nothing else.
  open var safeAreaInsets: EdgeInsets { knownSafeArea }

  /// Called after ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after ``nearestTextMeasuring`` began to measure in another way.
  open func textMeasuringDidChange() {}

  /// The part of ``safeAreaInsets`` that is left for the subviews.
  var safeAreaOfContents: EdgeInsets { knownSafeArea }

  /// Called after ``safeAreaInsets`` changed, before what a program overrides.
  func safeAreaDidMove() {}

  /// The room to leave between the view's edges and what it holds, in points; 8 unless set.
  ///
  /// Read, it includes what ``insetsLayoutMarginsFromSafeArea`` and
  /// ``preservesSuperviewLayoutMargins`` add. The view of a controller has at least the controller's
  /// ``ViewController/systemMinimumLayoutMargins``.
  ///
  /// - Precondition: All four are finite.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { setOwnMargins(.fixed(newValue)) }
  }

  /// ``layoutMargins`` by the reading direction; those that were set last count.
  ///
  /// - Precondition: All four are finite.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(effectiveMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Whether the margins are at least wide enough for contents to keep to the superview's, too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { surroundings?.followsSuperview ?? false }
    set { if newValue != surroundings?.followsSuperview ?? false { setFollowsMargins(newValue) } }
  }

  /// Whether ``safeAreaInsets`` are added to the margins; true unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !(surroundings?.ignoresSafeArea ?? false) }
    set { changeMargins { $0.ignoresSafeArea = !newValue } }
  }

  /// Called after ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  // MARK: Drawing

  /// Requests a new picture.
  open func setNeedsDisplay() { markForDisplay() }

  /// Draws the view's own content over its background, in its own coordinates.
  open func draw(in canvas: inout Canvas) {}

  /// Draws above the subviews, in the view's own coordinates.
  open func drawOverlay(in canvas: inout Canvas) {}

  /// How far its contents have moved by themselves, in points.
  var contentMovement: Point { Point.zero - storedBounds.origin }

  /// Whether it may stay where it is while what lies around it moves, as a header does.
  var mayFloat: Bool { false }

  /// Whether a subview stays where it is while its contents move.
  func holdsInPlace(_ subview: View) -> Bool { false }

  // MARK: Hit testing

  /// Whether a point in the view's own coordinates hits it; override it to accept touches outside.
  open func point(inside point: Point, with event: Event?) -> Bool {
    storedBounds.contains(point)
  }

  /// The frontmost view that contains `point`, given in this view's coordinates, or nil.
  ///
  /// Hidden, transparent and disabled views are skipped with everything in them.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard !hides, storedAlpha > 0.01, isUserInteractionEnabled,
      self.point(inside: point, with: event)
    else { return nil }
    for view in presentedSubviews.reversed() where !view.isFlat {
      let inside = view.fromSuperview(point)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: Events

  /// The controller of the view, or else the superview.
  open override var next: Responder? { owner ?? superview }

  override var representedView: View? { self }

  /// Whether the view gets other touches while one is on it.
  public final var isMultipleTouchEnabled = false

  /// Whether a recognizer of the view that has recognized its gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Makes the view, or what lies in it, give up being the first responder.
  ///
  /// - Parameter force: Whether it must, even if it would rather not.
  /// - Returns: Whether nothing in the view is the first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      responder.representedView?.isDescendant(of: self) ?? false
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  /// The menu for a point of the view; if it is nil, the views around this one are asked.
  ///
  /// Asked for when the secondary button goes down on it.
  open func contextMenuConfiguration(at location: Point) -> ContextMenuConfiguration? { nil }

  // MARK: Gestures

  /// Whether recognizers of single taps in the superviews do not see a touch of the view; false unless
  /// overridden. Source: UIKit's buttons, switches and page controls.
  open var claimsTaps: Bool { false }

  /// Whether the view gets a mouse button at once and keeps it, also in a scroll view; false unless
  /// overridden. A text field selects by such a drag.
  open var claimsMouseDrags: Bool { false }

  /// The recognizers that the view has so far.
  @exclusivity(unchecked) final var knownRecognizers: [GestureRecognizer] = []
  /// Whether those that the view has by itself are among them.
  @exclusivity(unchecked) final var isReadyForGestures = false

  /// Adds the recognizers that the view has by itself, before those of the program.
  func makeRecognizers() {}

  // MARK: Focus

  /// Whether a subview is shown only on its way out, and so cannot be used.
  func letsGo(_ subview: View) -> Bool { false }

  /// The subview in which Tab goes on from this view; nil for the first one.
  var focusEntrance: View? { nil }

  /// Whether Tab comes to the view; false unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Whether keys act on the view: see ``Window/focusedView``.
  public final var isFocused: Bool { window?.focusedView === self }

  /// What has the ring around it while the view has the focus, in points.
  var focusRect: Rect { storedBounds }

  /// Takes a key without modifiers while the view has the focus.
  ///
  /// - Returns: Whether the key means something to it; otherwise it may scroll.
  open func handleFocusedKey(_ key: InputEvent.Key) -> Bool { false }

  /// Called after the view got or lost the focus.
  func focusDidChange() {}

  // MARK: Accessibility

  /// What the view says of itself where a program says nothing; nil for one that is nothing by itself.
  open var accessibilityDefaults: AccessibilityDefaults? { nil }

  /// The elements it consists of, if those are no views.
  var spokenParts: [AccessibilityElement]? { nil }

  /// Whether it is something by itself to somebody who does not see it.
  ///
  /// Labels with a text, controls and cells are, unless set.
  open var isAccessibilityElement: Bool {
    get { spokenWords?.isElement ?? (accessibilityDefaults != nil) }
    set { speak { $0.isElement = newValue } }
  }

  /// What it is called: its text or title unless set, and for a cell all its texts.
  open var accessibilityLabel: String? {
    get { spokenWords?.label ?? accessibilityDefaults?.label }
    set { speak { $0.label = newValue } }
  }

  /// What it is set to, if anything.
  open var accessibilityValue: String? {
    get { spokenWords?.value ?? accessibilityDefaults?.value }
    set { speak { $0.value = newValue } }
  }

  /// What it does, if that does not follow from its name.
  open var accessibilityHint: String? {
    get { spokenWords?.hint }
    set { speak { $0.hint = newValue } }
  }

  /// What it is.
  open var accessibilityTraits: AccessibilityTraits {
    get { spokenWords?.traits ?? accessibilityDefaults?.traits ?? [] }
    set { speak { $0.traits = newValue } }
  }

  /// Whether everything in it is left out for somebody who does not see it.
  open var accessibilityElementsHidden: Bool {
    get { spokenWords?.hidesElements ?? false }
    set { speak { $0.hidesElements = newValue } }
  }

  /// The ``identifier``, by UIKit's name.
  public final var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }

  // MARK: Marks

  /// A number by which a program can tell its views apart; the engine ignores it.
  open var tag = 0

  /// The first view with a tag: this one or one inside it, each before the views in it.
  ///
  /// - Complexity: O(n) in all views inside it.
  open func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
