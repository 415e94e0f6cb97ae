/// A rectangle of the screen that draws itself and holds other views.
///
/// Two rectangles describe a view. `frame` says where it lies, in the coordinates of its superview.
/// `bounds` says which part of its own, endless plane shows through that frame: subviews keep their
/// frames while `bounds.origin` moves, and that is all that scrolling is. The two sizes are always
/// equal, up to ``scale`` and ``transform``; changing one changes the other.
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
@MainActor
open class View: Responder {
  /// A name for the view in layout reports, scripts and error messages.
  public var identifier: String?

  @exclusivity(unchecked) final private(set) var position: Point
  @exclusivity(unchecked) final private(set) var storedBounds: Rect

  /// Makes a view with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public init(frame: Rect = .zero) {
    View.requireFinite(frame, "frame")
    position = frame.origin
    storedBounds = Rect(origin: .zero, size: frame.size)
    super.init()
  }

  isolated deinit {
    letSubviewsGo()
    for recognizer in knownRecognizers { recognizer.loseView() }
  }

  /// Called when the window is gone, and with it every motion: nothing will finish.
  func didLoseWindow() {}

  // MARK: Geometry

  /// Position and size in the coordinates of the superview, in points.
  ///
  /// Of a view with a ``transform``, the smallest upright rectangle around it. Setting that moves the
  /// ``center``, and resizes the bounds if the size is another one.
  ///
  /// - Precondition: Every component is finite.
  public var frame: Rect {
    get {
      guard !isPlain else { return Rect(origin: position, size: storedBounds.size) }
      return boundingFrame
    }
    set {
      View.requireFinite(newValue, "frame")
      setUprightFrame(isPlain ? newValue : uprightFrame(bounding: newValue))
    }
  }

  /// Sets the frame as it would be without a transform.
  final func setUprightFrame(_ newFrame: Rect) {
    hasProvisionalSize = false
    let isArrangedAsItIs = isArranged && newFrame == uprightFrame
    place(frame: newFrame, boundsOrigin: storedBounds.origin)
    // A superview that resizes it step by step may be on its way to another size.
    if isArrangedAsItIs { superview?.subviewDidResize(self) }
  }

  /// Whether the view is neither scaled nor transformed: the frame is its position and its size.
  @exclusivity(unchecked) final private(set) var isPlain = true

  final func transformOrScaleDidChange() {
    isPlain = scale == 1 && boxedShowing?.value.transform == nil
  }

  /// Whether the view still has the provisional size its owner gave it.
  @exclusivity(unchecked) final private(set) var hasProvisionalSize = false

  /// Gives a view without a size one to start with, in points.
  final func giveProvisionalSize(_ size: Size) {
    frame.size = size
    hasProvisionalSize = true
  }

  /// The part of the view's own plane that shows through its frame, in points.
  ///
  /// A new size leaves ``center`` where it is, as in UIKit.
  ///
  /// - Precondition: Every component is finite.
  public var bounds: Rect {
    get { storedBounds }
    set {
      View.requireFinite(newValue, "bounds")
      hasProvisionalSize = false
      let growth = Point(
        x: newValue.width - storedBounds.width, y: newValue.height - storedBounds.height)
      let size = Size(width: newValue.width * scale, height: newValue.height * scale)
      place(
        frame: Rect(origin: position - growth * (scale * 0.5), size: size),
        boundsOrigin: newValue.origin)
    }
  }

  /// How much larger the view and its contents appear, scaled about the origin of the frame.
  ///
  /// The bounds keep their size and the frame grows: `frame.size` is `bounds.size * scale`.
  ///
  /// - Precondition: Finite and above zero.
  @exclusivity(unchecked) public var scale = 1.0 {
    didSet {
      require(scale.isFinite && scale > 0, "View: scale \(scale) is not above zero")
      guard scale != oldValue else { return }
      transformOrScaleDidChange()
      window?.trace.touch(self)
      setNeedsDisplay()
      superview?.subviewDidResize(self)
    }
  }

  /// Sets a frame, without the transform, that the superview has computed and need not hear of.
  final func place(frame newFrame: Rect) {
    guard scale == 1 else {
      take(newFrame, boundsOrigin: storedBounds.origin)
      return
    }
    guard newFrame.size == storedBounds.size else {
      resize(to: Rect(origin: storedBounds.origin, size: newFrame.size), at: newFrame.origin)
      return
    }
    guard position != newFrame.origin else { return }
    position = newFrame.origin
    noteMove()
  }

  /// Sets the frame, without the transform, and `bounds.origin` together; nothing observes one
  /// without the other.
  final func place(frame newFrame: Rect, boundsOrigin: Point) {
    if take(newFrame, boundsOrigin: boundsOrigin), isArranged {
      superview?.arrangement?.subviewWasPlaced(self)
    }
  }

  /// Returns whether the frame or the bounds changed.
  @discardableResult
  private final func take(_ newFrame: Rect, boundsOrigin: Point) -> Bool {
    var size = newFrame.size
    if scale != 1 { size = Size(width: size.width / scale, height: size.height / scale) }
    let new = Rect(origin: boundsOrigin, size: size)
    guard storedBounds == new else {
      resize(to: new, at: newFrame.origin)
      return true
    }
    guard position != newFrame.origin else { return false }
    position = newFrame.origin
    noteMove()
    return true
  }

  /// Sets bounds that are others, and the position of the frame.
  private func resize(to new: Rect, at origin: Point) {
    boundsWillChange(to: new)
    let old = storedBounds
    position = origin
    storedBounds = new
    noteMove()
    // What was called before may have set them.
    guard old != new else { return }
    setNeedsLayout()
    boundsDidChange(from: old)
    if old.size != storedBounds.size { superview?.subviewDidResize(self) }
  }

  final func noteMove() {
    windowReference?.look { window in
      window.trace.touch(self)
      window.needsDisplay = true
    }
  }

  /// Called while `bounds` still has its old value.
  func boundsWillChange(to new: Rect) {}

  /// Called after `bounds` changed, before layout.
  open func boundsDidChange(from old: Rect) {}

  static func requireFinite(_ rect: Rect, _ name: StaticString) {
    require(rect.isFinite, "View: \(name) \(rect) is not finite")
  }

  // MARK: Appearance

  /// The colour behind everything else in the bounds; nil paints nothing.
  @exclusivity(unchecked)
  public final var backgroundColor: Color? {
    didSet { displayChanged(oldValue != backgroundColor) }
  }

  /// The opacity of the view and everything in it, from 0 (invisible) to 1.
  @exclusivity(unchecked)
  public final var alpha = 1.0 { didSet { displayChanged(oldValue != alpha) } }

  /// Whether the view is neither drawn nor hit.
  @exclusivity(unchecked)
  public final var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      superview?.setNeedsLayout()
      superview?.setNeedsDisplay()
      if isArranged { superview?.arrangement?.subviewWasHidden(self) }
    }
  }

  /// Whether contents outside the bounds are clipped; either way they get no touches.
  @exclusivity(unchecked)
  public final var clipsToBounds = false { didSet { displayChanged(oldValue != clipsToBounds) } }

  /// Whether the view and everything in it can be hit.
  public var isUserInteractionEnabled = true

  /// The radius of the background's corners, in points.
  @exclusivity(unchecked)
  public final var cornerRadius = 0.0 { didSet { displayChanged(oldValue != cornerRadius) } }

  /// What few views have: see ``transit`` and ``transform``.
  @exclusivity(unchecked) final var boxedShowing: Box<Showing>?

  final func displayChanged(_ changed: Bool) {
    if changed { setNeedsDisplay() }
  }

  // MARK: Hierarchy

  // Not weak, because one weak reference slows down every other reference to the same view; not
  // counted, because retain and release would be most of a frame's work: these are read many times
  // per frame. A view clears them when it is deallocated.
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
    didSet { hasOwner = owner != nil }
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

  /// Called after a subview was added.
  open func didAddSubview(_ view: View) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ view: View) {}

  /// Called after the size of a subview changed.
  open func subviewDidResize(_ view: View) {}

  /// Whether the view's own content is mirrored in a right-to-left layout. As in UIKit, subviews do
  /// not inherit it.
  @exclusivity(unchecked)
  public final var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { semanticContentChanged(from: oldValue) } }
  }

  /// Called when the direction of the view's content changed.
  func layoutDirectionDidChange() {}

  /// Whether the superview, an ``ArrangingParent``, positions the view and hears of each change; it
  /// sets this.
  @exclusivity(unchecked) public final var isArranged = false

  /// The view itself if it arranges its subviews; nil before its first subview.
  @exclusivity(unchecked) unowned(unsafe) final var arrangement: (any ArrangingParent)?
  /// Whether ``arrangement`` has been looked up.
  @exclusivity(unchecked) final var hasLookedForArrangement = false

  /// Whether the view scrolls or ever contained something that does; elsewhere the search is
  /// skipped.
  @exclusivity(unchecked) final var holdsScrollViews = false

  /// Called after only the order of the subviews changed.
  func subviewOrderDidChange() {}

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

  /// Lays out the subviews; override it and call `super`.
  open func layoutSubviews() {}

  /// The window's trace, or nil outside one; a window has its own.
  var nearestTrace: LayoutTrace? { window?.trace }

  /// The size the view prefers within `size`, in points; the current size unless overridden.
  open func sizeThatFits(_ size: Size) -> Size { storedBounds.size }

  /// Has an ``ArrangingParent`` superview that uses ``sizeThatFits(_:)`` ask for it again.
  public final func invalidateIntrinsicContentSize() {
    superview?.arrangement?.subviewDidInvalidateSize(self)
  }

  // MARK: Drawing

  /// Requests a new picture.
  public final func setNeedsDisplay() {
    windowReference?.look { $0.needsDisplay = true }
  }

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
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled,
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

  /// Whether the view is told of other touches while one is on it.
  public final var isMultipleTouchEnabled = false

  /// Whether a recognizer of the view that has recognized its gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Makes the view, or what lies in it, give up being the first responder.
  ///
  /// - Parameter force: Whether it must, even if it would rather not.
  /// - Returns: Whether nothing in the view is the first responder any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder,
      responder.representedView?.isDescendant(of: self) ?? false
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  // MARK: Gestures

  /// The recognizers that the view has so far.
  @exclusivity(unchecked) final var knownRecognizers: [GestureRecognizer] = []
  /// Whether those that the view has by itself are among them.
  @exclusivity(unchecked) final var isReadyForGestures = false

  /// Adds the recognizers that the view has by itself, before those of the program.
  func makeRecognizers() {}

  // MARK: Marks

  /// A number by which a program can tell its views apart; the engine ignores it.
  public final var tag = 0
}
