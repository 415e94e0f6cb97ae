/// A rectangle of the screen that draws itself and holds other views.
///
/// Two rectangles describe a view. `frame` is its rectangle in the coordinates of its superview.
/// `bounds` is the part of its own, endless plane that is visible in that frame: subviews keep
/// their frames while `bounds.origin` moves, and scrolling is no more than that. The two sizes are
/// always equal, up to ``frameScale`` and ``transform``; changing one changes the other.
///
/// A point `p` of the view's plane appears at `p - bounds.origin + frame.origin` in its superview.
/// A ``transform`` rotates, scales or moves the result, about the ``center``.
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
  /// Settings and state, one bit each: see `View+Flags.swift`.
  @exclusivity(unchecked) final var flags: ViewFlags = [
    .autoresizesSubviews, .isUserInteractionEnabled, .isPlain, .isCalledOnMoves, .needsLayout,
  ]

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
  /// A subclass that overrides `init(frame:)` and has no other initialiser inherits this one.
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

  /// Called after the window was deallocated: an override ends the motions that the window drove.
  func didLoseWindow() {}

  // MARK: Geometry

  /// Position and size in the coordinates of the superview, in points.
  ///
  /// For a view with a ``transform``, it is the smallest upright rectangle around the view. Setting
  /// it moves the ``center``, and resizes the bounds if the size differs.
  ///
  /// The setter of an override is also called for frames that a list, a container or a controller
  /// sets.
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

  /// The part of the view's own plane that is visible in its frame, in points.
  ///
  /// A new size leaves ``center`` unchanged, as in UIKit. The setter of an override is called for
  /// each content offset of a scroll view, but not for a new ``frame``.
  ///
  /// - Precondition: Every component is finite.
  open var bounds: Rect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// The centre of the frame, in the coordinates of the superview, in points.
  ///
  /// A ``transform`` is applied about this point, and does not change it.
  open var center: Point {
    get { storedCenter }
    set { setCenter(newValue) }
  }

  /// The bits of ``autoresizingMask``.
  @exclusivity(unchecked) final var autoresizing: UInt8 = 0

  /// Whether subviews are resized by their ``autoresizingMask`` when the view's size changes.
  public final var autoresizesSubviews: Bool {
    get { flags[.autoresizesSubviews] }
    set { flags[.autoresizesSubviews] = newValue }
  }

  final func transformOrScaleDidChange() {
    isPlain = frameScale == 1 && boxedShowing?.value.transform == nil
  }

  /// An upper bound for how deeply views are nested in this view; see ``noteNesting(of:)``.
  @exclusivity(unchecked) final var mostNested: UInt16 = 0

  /// The factor by which the view and its contents are enlarged, about the origin of the frame.
  ///
  /// The bounds keep their size, while the frame grows: `frame.size` is `bounds.size * frameScale`.
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

  // Properties that each frame reads are stored separately, because reading an overridable property
  // costs more.

  @exclusivity(unchecked) final var storedBackgroundColor: Color?
  @exclusivity(unchecked) final var storedAlpha = 1.0

  /// The colour behind all other content of the bounds; nil for none.
  open var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      guard newValue != storedBackgroundColor else { return }
      noteChange(of: .backgroundColor)
      storedBackgroundColor = newValue
      markForDisplay()
    }
  }

  /// The placement of an ``ImageView``'s image; other views are drawn again at each size and ignore
  /// it.
  @exclusivity(unchecked)
  open var contentMode = ContentMode.scaleToFill {
    didSet { displayChanged(oldValue != contentMode) }
  }

  /// The opacity of the view and everything in it, from 0 (invisible) to 1.
  open var alpha: Double {
    get { storedAlpha }
    set {
      guard newValue != storedAlpha else { return }
      noteChange(of: .alpha)
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

  /// Whether contents are clipped at the bounds; in either case, contents outside the bounds get no
  /// touches.
  open var clipsToBounds: Bool {
    get { clips }
    set {
      guard newValue != clips else { return }
      clips = newValue
      markForDisplay()
    }
  }

  /// The colour of controls that can be tapped; by default, that of the superview, and blue at the
  /// root.
  ///
  /// Setting it to nil restores the superview's colour.
  open var tintColor: Color! {
    get { storedTintColor ?? superview?.tintColor ?? .systemTint }
    set { setTintColor(newValue) }
  }

  /// Called after ``tintColor`` changed, here or in a superview that it is inherited from.
  open func tintColorDidChange() {}

  /// Whether the view and everything in it can be hit by touches.
  open var isUserInteractionEnabled: Bool {
    get { flags[.isUserInteractionEnabled] }
    set { flags[.isUserInteractionEnabled] = newValue }
  }

  /// The radius of the corners of the background and of ``edgeStroke``, in points.
  ///
  /// UIKit's name is `layer.cornerRadius`; a subclass may have a `cornerRadius` of its own.
  @exclusivity(unchecked)
  public final var cornerRounding = 0.0 { didSet { displayChanged(oldValue != cornerRounding) } }

  /// The properties that few views have.
  @exclusivity(unchecked) final var boxedShowing: Box<Showing>?

  /// Notes the changes of a block of animations while it runs; nil at other times.
  @exclusivity(unchecked) static var recorder: (any ChangeRecording)?
  /// Whether blocks and updates of lists are not animated.
  @exclusivity(unchecked) static var disablesAnimations = false

  final func displayChanged(_ changed: Bool) {
    if changed { markForDisplay() }
  }

  // MARK: Hierarchy

  // Not weak, because one weak reference slows down every other reference to the same view; not
  // counted, because retain and release would be most of a frame's work: these references are read
  // many times per frame. A view clears them in its subviews when it is deallocated, on any thread.
  @exclusivity(unchecked) final var superviewReference: Unmanaged<View>?
  @exclusivity(unchecked) final var windowReference: Unmanaged<Window>?

  /// The view that contains this one; nil for the root.
  public internal(set) final var superview: View? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map(Unmanaged.passUnretained) }
  }

  @exclusivity(unchecked) final var subviewList = SubviewList()
  /// The view's index in its superview's list, valid while that list is numbered.
  @exclusivity(unchecked) final var placeInSuperview = 0

  /// The direct subviews, from back to front.
  ///
  /// - Complexity: O(1); O(n) once after removals from a long list.
  public internal(set) final var subviews: [View] {
    get { subviewList.views }
    set { subviewList = SubviewList(newValue) }
  }

  /// The owner, which clears this property when it is deallocated.
  @exclusivity(unchecked) unowned(unsafe) final var owner: (any ViewOwner)? {
    didSet {
      hasOwner = owner != nil
      guard hasOwner, !isCalledOnMoves else { return }
      isCalledOnMoves = true
      superview?.noteViewsCalledOnMoves()
      // Makes the next layout call the owner, which has missed earlier changes of size.
      markForLayout()
    }
  }
  /// Whether there is an owner: reading ``owner`` itself, even if it is nil, costs a retain.
  @exclusivity(unchecked) final private(set) var hasOwner = false

  /// The window at the root of the hierarchy; nil outside a window.
  public internal(set) final var window: Window? {
    get { windowReference?.takeUnretainedValue() }
    set { windowReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// The subviews that may be visible; only these are laid out, drawn and hit-tested.
  ///
  /// A view with many subviews overrides this property, so that a frame costs time only for visible
  /// views.
  open var presentedSubviews: [View] { subviews }

  /// Adds a view in front of all others; a view that has a superview is moved.
  open func addSubview(_ view: View) { insert(view, at: subviewList.count) }

  /// Inserts a view into the back-to-front order.
  ///
  /// `index` does not count `view`. As in UIKit, an index below zero means the back, and one above
  /// the number of subviews means the front.
  ///
  /// - Precondition: `view` does not contain this view, and afterwards no view is nested in more
  ///   than ``Limits/mostNested`` others.
  /// - Complexity: O(1) at the front, O(n) elsewhere; plus O(views in `view`) if the window
  ///   changes.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind `sibling`; does nothing if they are the same view.
  ///
  /// - Precondition: `sibling` is a subview.
  /// - Complexity: O(n).
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: sibling, offset: 0)
  }

  /// Inserts a view directly in front of `sibling`; does nothing if they are the same view.
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
      // A list that removes its cell is alive, so nothing else need retain it.
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

  /// Called after the size or the ``frameScale`` of a subview changed, and after a program set an
  /// arranged subview to the frame that it already had.
  open func subviewDidResize(_ view: View) {}

  /// Whether the view's own content is mirrored in a right-to-left layout. As in UIKit, subviews do
  /// not inherit it.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { boxedShowing?.value.semanticContent ?? .unspecified }
    set { setSemanticContent(newValue) }
  }

  /// Called after the ``traitCollection`` of the window in which the view is has changed; not for a view
  /// that enters a window. Views are drawn again by themselves.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called after the direction of the view's content changed; see
  /// ``effectiveUserInterfaceLayoutDirection``.
  open func layoutDirectionDidChange() {}

  /// Whether the superview, an ``ArrangingParent``, places the view, and is called for each change.
  /// The superview sets this property.
  @exclusivity(unchecked) public final var isArranged = false

  /// The view itself if it is an ``ArrangingParent``; nil before its first subview.
  @exclusivity(unchecked) unowned(unsafe) final var arrangement: (any ArrangingParent)?

  /// Called after the order of the subviews, and nothing else, has changed.
  func subviewOrderDidChange() {}

  /// Called before ``superview`` changes; the argument is nil if the view is removed.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called before ``window`` changes; the argument is nil if the view leaves its window.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after ``superview`` changed.
  open func didMoveToSuperview() {}
  /// Called after ``window`` changed.
  open func didMoveToWindow() {}

  /// Called for each view of a window when memory is short; release everything that can be made
  /// again.
  open func didReceiveMemoryWarning() {}

  // MARK: Layout

  /// The pass of the window's trace in which the view was counted last.
  @exclusivity(unchecked) final var lastTouchedPass = 0

  /// Called before a layout while ``isUnseen`` is true.
  func layoutWillShow() {}

  /// Called before a layout while a cell's configurations may not show its state.
  func followState() {}

  /// Called after the traits of the window changed, before
  /// ``traitCollectionDidChange(_:)``, which a program may override.
  func traitsDidChange() {}

  /// Requests ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out the marked views, from this one down, until none is marked.
  ///
  /// A view whose ``layoutSubviews()`` is running is not laid out again: marks that are set
  /// meanwhile wait until it returns.
  /// - Precondition: Layout settles within 100 passes; if not, the program stops and names the view
  ///   that keeps being marked.
  /// - Complexity: O(marked views and their superviews).
  open func layoutIfNeeded() { layOut() }

  /// Lays out the subviews; override it and call `super`.
  open func layoutSubviews() { if constraintItem != nil { placeByConstraints() } }

  // MARK: Constraints

  /// The item that stands for the view in constraints; most views have none.
  @exclusivity(unchecked) final var constraintItem: ConstraintItem?

  /// Whether ``updateConstraints()`` is called before the first layout, even without a request.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the view's constraints before layout; override it and call `super` at the
  /// end.
  ///
  /// Called once when constraints first name the view, and after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// Requests ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraints() }

  /// The insets from the frame to the rectangle that constraints align, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The fitting size of the view by its constraints, in points; see
  /// ``systemLayoutSizeFitting(_:)``.
  ///
  /// The width and the height are as near to those of `targetSize` as their priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size { constrainedSize(targetSize, horizontal, vertical) }

  /// The view that provides the first baseline for constraints: by default, the view itself. An
  /// override returns a view inside it.
  ///
  /// Constraints read it when they become active, and after ``updateConstraints()``.
  open var forFirstBaselineLayout: View { self }

  /// The view that provides the last baseline for constraints: by default, the view itself. An
  /// override returns a view inside it.
  ///
  /// Constraints read it when they become active, and after ``updateConstraints()``.
  open var forLastBaselineLayout: View { self }

  /// The distance of a text's first baseline from the top, and of its last one from the bottom, in
  /// points; nil without a text.
  package var textBaselines: (fromTop: Double, fromBottom: Double)? { nil }

  /// The height of contents, such as lines of text, at a width, in points; nil if the height does
  /// not depend on the width.
  ///
  /// Constraints ask after they have found the width, where ``intrinsicContentSize`` cannot know it.
  open func contentHeight(forWidth width: Double) -> Double? { nil }

  /// The item that stands for a scroll view's content in constraints with views inside it; nil if
  /// the view does not scroll.
  var contentItem: ConstraintItem? { nil }

  /// The size of the content of a scroll view, in points.
  var contentExtent: ContentExtent { ContentExtent(size: storedBounds.size, isGiven: true) }

  /// Sets the size that constraints have found for a scroll view's content, in points.
  func takeContentSize(_ size: Size) {}

  /// The trace of the window; nil outside a window.
  var nearestTrace: LayoutTrace? { window?.trace }

  /// The preferred size of the view within `size`, in points; by default, its current size.
  open func sizeThatFits(_ size: Size) -> Size { storedBounds.size }

  /// Resizes the view to its ``sizeThatFits(_:)`` for the current size.
  open func sizeToFit() { bounds.size = sizeThatFits(storedBounds.size) }

  /// The value of a width or height for which the content has no preference.
  public nonisolated static let noIntrinsicMetric = -1.0

  /// The preferred size of the content, in points; ``noIntrinsicMetric`` for a side without a
  /// preference.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Reports that the preferred size may have changed, to constraints and an ``ArrangingParent``
  /// superview.
  open func invalidateIntrinsicContentSize() {
    LayoutWatch.current?.sizeChanger = self
    if let constraintItem { constraintItem.contentDidChange() }
    superview?.arrangement?.subviewDidInvalidateSize(self)
    LayoutWatch.current?.sizeChanger = nil
  }

  // MARK: Safe area and margins

  /// How far bars and the like may cover the view at its edges, in points; zero outside a window.
  ///
  /// The insets consist of the part of the superview's insets that reaches into the frame, and the
  /// insets that a controller adds. An override changes the value that a program reads, and nothing
  /// else.
  open var safeAreaInsets: EdgeInsets { knownSafeArea }

  /// Called after ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after ``Window/textMeasuring`` of the view's window was set; not called when the view
  /// moves to another window.
  open func textMeasuringDidChange() {}

  /// The part of ``safeAreaInsets`` that the subviews get.
  var safeAreaOfContents: EdgeInsets { knownSafeArea }

  /// Called after ``safeAreaInsets`` changed, before callbacks that a program overrides.
  func safeAreaDidMove() {}

  /// The distances between the view's edges and its contents, in points; 8 by default.
  ///
  /// The getter includes the space that ``insetsLayoutMarginsFromSafeArea`` and
  /// ``preservesSuperviewLayoutMargins`` demand. The view of a controller has at least the
  /// controller's ``ViewController/systemMinimumLayoutMargins``.
  ///
  /// - Precondition: All four distances are finite.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { setOwnMargins(.fixed(newValue)) }
  }

  /// The margins of a view for which a program has set none, in points.
  var usualMargins: EdgeInsets { EdgeInsets(8) }

  /// ``layoutMargins`` by the reading direction; the property that was set last counts.
  ///
  /// - Precondition: All four distances are finite.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(effectiveMargins, in: effectiveUserInterfaceLayoutDirection) }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Whether the margins are large enough to keep contents inside the superview's margins, too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { surroundings?.followsSuperview ?? false }
    set { if newValue != surroundings?.followsSuperview ?? false { setFollowsMargins(newValue) } }
  }

  /// Whether ``safeAreaInsets`` are added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !(surroundings?.ignoresSafeArea ?? false) }
    set { changeMargins { $0.ignoresSafeArea = !newValue } }
  }

  /// Called after ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  // MARK: Drawing

  /// Requests that the view be drawn again.
  open func setNeedsDisplay() { markForDisplay() }

  /// Draws the view's own content over its background, in its own coordinates.
  open func draw(in canvas: inout Canvas) {}

  /// Draws above the subviews, in the view's own coordinates.
  open func drawOverlay(in canvas: inout Canvas) {}

  /// Whether the view may lie over its siblings because it is turned, or has a depth among them.
  var mayOverlap: Bool { !isPlain || drawingDepth != 0 }

  /// How far the contents are scrolled relative to the view itself, in points: the negated bounds
  /// origin.
  var contentMovement: Point { Point.zero - storedBounds.origin }

  /// Whether the view may stay in place while its surroundings move, as a pinned header does.
  var mayFloat: Bool { false }

  /// Whether the view moves a subview with animations of its own.
  func animatesPlace(of subview: View) -> Bool { false }

  /// Whether a subview stays in place while the contents around it scroll.
  func holdsInPlace(_ subview: View) -> Bool { false }

  // MARK: Hit testing

  /// Whether a point in the view's coordinates hits it; override it to accept touches outside the
  /// bounds.
  open func point(inside point: Point, with event: Event?) -> Bool {
    storedBounds.contains(point)
  }

  /// The frontmost view that contains a point, in this view's coordinates; nil if the point misses
  /// this view.
  ///
  /// Hidden, transparent and disabled views are skipped, with everything in them.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard flags.isDisjoint(with: .notHit), storedAlpha > 0.01, isUserInteractionEnabled,
      self.point(inside: point, with: event)
    else { return nil }
    for view in presentedSubviews.reversed() where !view.isFlat {
      let inside = view.fromSuperview(point)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: Events

  /// The controller that owns the view, or else the superview.
  open override var next: Responder? { owner ?? superview }

  override var representedView: View? { self }

  /// Whether the view receives further touches while it already has one.
  public final var isMultipleTouchEnabled: Bool {
    get { flags[.isMultipleTouchEnabled] }
    set { flags[.isMultipleTouchEnabled] = newValue }
  }

  /// Whether a recognizer of the view may begin now that it has recognized its gesture.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Makes the first responder resign, if it is the view or a view inside it.
  ///
  /// - Parameter force: Whether editing ends even if the first responder refuses to resign.
  /// - Returns: Whether neither the view nor a view inside it is the first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      responder.representedView?.isDescendant(of: self) ?? false
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  /// The context menu at a point of the view; nil leaves the choice to the superview.
  ///
  /// The menu is requested when the secondary button goes down in the view.
  open func contextMenuConfiguration(at location: Point) -> ContextMenuConfiguration? { nil }

  // MARK: Gestures

  /// Whether superviews' recognizers of single taps ignore touches on the view; false by default.
  ///
  /// Source: UIKit's buttons, switches and page controls.
  open var claimsTaps: Bool { false }

  /// Whether the view gets a mouse button at once, even in a scroll view that delays touches; false
  /// by default. A text field selects text with such a drag.
  open var claimsMouseDrags: Bool { false }

  /// The recognizers that were added or made so far.
  @exclusivity(unchecked) final var knownRecognizers: [GestureRecognizer] = []

  /// Adds the recognizers that the view itself needs, before those of the program.
  func makeRecognizers() {}

  // MARK: Focus

  /// Whether a subview is visible only while it disappears, so that it cannot be used.
  func letsGo(_ subview: View) -> Bool { false }

  /// The subview into which Tab moves the focus from this view; nil for the first one.
  var focusEntrance: View? { nil }

  /// Whether the view can get the focus, for example by Tab; false by default.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus: see ``Window/focusedView``.
  public final var isFocused: Bool { window?.focusedView === self }

  /// The rectangle inside the ring around a focused view, in points.
  var focusRect: Rect { storedBounds }

  /// Handles a key without modifiers while the view has the focus.
  ///
  /// - Returns: Whether the view used the key; if not, the key may scroll.
  open func handleFocusedKey(_ key: InputEvent.Key) -> Bool { false }

  /// Called after the view got or lost the focus.
  func focusDidChange() {}

  // MARK: Accessibility

  /// The accessibility properties that apply where a program sets none; nil if the view is no
  /// element.
  open var accessibilityDefaults: AccessibilityDefaults? { nil }

  /// The accessibility elements that the view provides itself; nil if its subviews provide them.
  var spokenParts: [AccessibilityElement]? { nil }

  /// Whether the view is an accessibility element.
  ///
  /// By default, labels with a text, controls and cells are.
  open var isAccessibilityElement: Bool {
    get { spokenWords?.isElement ?? (accessibilityDefaults != nil) }
    set { speak { $0.isElement = newValue } }
  }

  /// The name of the element: by default, that of the views in ``accessibilityLabeledBy``, or else its
  /// text or title; for a cell, all its texts.
  open var accessibilityLabel: String? {
    get {
      guard let words = spokenWords else { return accessibilityDefaults?.label }
      return words.label ?? labelOfOthers ?? accessibilityDefaults?.label
    }
    set { speak { $0.label = newValue } }
  }

  /// The current value of the element; nil if it has none.
  open var accessibilityValue: String? {
    get { spokenWords?.value ?? accessibilityDefaults?.value }
    set { speak { $0.value = newValue } }
  }

  /// The effect of using the element, if its label does not tell; nil by default.
  open var accessibilityHint: String? {
    get { spokenWords?.hint }
    set { speak { $0.hint = newValue } }
  }

  /// The kind and the state of the element.
  open var accessibilityTraits: AccessibilityTraits {
    get { spokenWords?.traits ?? accessibilityDefaults?.traits ?? [] }
    set { speak { $0.traits = newValue } }
  }

  /// Whether all elements inside the view are left out.
  open var accessibilityElementsHidden: Bool {
    get { spokenWords?.hidesElements ?? false }
    set { speak { $0.hidesElements = newValue } }
  }

  /// The elements inside the view, in the order in which they are read: views and
  /// ``AccessibilityPart``s. Nil, the default, for the elements of its subviews.
  open var accessibilityElements: [Any]? {
    get { spokenWords?.elements }
    set { speak { $0.elements = newValue } }
  }

  /// What the view is for the elements inside it; by default, nothing.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { spokenWords?.containerType ?? .none }
    set { speak { $0.containerType = newValue } }
  }

  /// Whether the view hides the elements of its siblings, as an alert does; false by default.
  open var accessibilityViewIsModal: Bool {
    get { spokenWords?.isModal ?? false }
    set { speak { $0.isModal = newValue } }
  }

  /// The actions of the element besides its use; nil, the default, for none.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { spokenWords?.actions }
    set { speak { $0.actions = newValue } }
  }

  /// The kinds of things inside the view that a person who does not point goes through; nil, the
  /// default, for none.
  open var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { spokenWords?.rotors }
    set { speak { $0.rotors = newValue } }
  }

  /// Uses the element for a person who does not point, and returns whether that had an effect.
  ///
  /// If not, the default for views that are no controls, the element is tapped in its middle.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value of an element with the trait ``AccessibilityTraits/adjustable``; does
  /// nothing by default.
  open func accessibilityIncrement() {}

  /// Decreases the value of an element with the trait ``AccessibilityTraits/adjustable``; does
  /// nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls by about what can be seen, for a person who does not use gestures, and returns whether it
  /// has scrolled; false by default for views that do not scroll.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// The ``identifier`` under UIKit's name.
  public final var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }

  // MARK: Marks

  /// A number by which a program can identify its views; the engine ignores it.
  open var tag = 0

  /// The first view with a tag: this view, or one inside it in depth-first order; nil if none has
  /// it.
  ///
  /// - Complexity: O(views inside it).
  open func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
