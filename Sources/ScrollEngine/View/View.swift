/// A rectangle of the screen that draws itself and holds other views.
///
/// Two rectangles describe a view. `frame` says where it lies, in the coordinates of its superview.
/// `bounds` says which part of its own, endless plane is seen through that frame: its subviews keep
/// their frames while `bounds.origin` moves, and that is all that scrolling is. Both always have the
/// same size, so changing one size changes the other.
///
/// A point `p` of the view's plane is seen at `p - bounds.origin + frame.origin` in its superview.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let green = View(frame: Rect(x: 150, y: 160, width: 150, height: 200))
/// green.backgroundColor = Color(0x7ED321)
/// window.addSubview(green)
/// window.bounds.origin.y = 100   // green is now seen 100 points further up; its frame is the same
/// ```
///
/// Layout is lazy: a change marks the view, and ``layoutIfNeeded()`` on the window visits the marked
/// views and those above them, no others.
@MainActor
open class View {
  /// Names the view in layout reports, scripts and error messages.
  public var identifier: String?

  @exclusivity(unchecked) final private(set) var position: Point
  @exclusivity(unchecked) final private(set) var storedBounds: Rect

  /// - Precondition: `frame` is finite.
  public init(frame: Rect = .zero) {
    View.requireFinite(frame, "frame")
    position = frame.origin
    storedBounds = Rect(origin: .zero, size: frame.size)
  }

  isolated deinit {
    letSubviewsGo()
    for recognizer in gestureRecognizers { recognizer.loseView() }
  }

  /// Takes the view out of its subviews' sight before it goes away.
  final func letSubviewsGo() {
    for view in subviews {
      view.superview = nil
      view.loseWindow()
    }
  }

  /// Tells the view and all it holds that its window has gone away.
  final func tellOfLostWindow() {
    didLoseWindow()
    for view in subviews { view.tellOfLostWindow() }
  }

  /// Called when the window has gone away, with all that moved in it: nothing will come to its end.
  func didLoseWindow() {}

  /// Forgets a window that goes away, with all the view holds.
  private func loseWindow() {
    guard window != nil else { return }
    window = nil
    owner?.viewLostWindow()
    for view in subviews { view.loseWindow() }
  }

  // MARK: Geometry

  /// Position and size in the coordinates of the superview, in points.
  ///
  /// - Precondition: Every component is finite.
  public var frame: Rect {
    get {
      guard scale != 1 else { return Rect(origin: position, size: storedBounds.size) }
      return Rect(
        origin: position,
        size: Size(width: storedBounds.width * scale, height: storedBounds.height * scale))
    }
    set {
      View.requireFinite(newValue, "frame")
      hasProvisionalSize = false
      let isArrangedAsItIs = isArranged && newValue == frame
      place(frame: newValue, boundsOrigin: storedBounds.origin)
      // Where its superview changes it little by little, it may be on its way to another size.
      if isArrangedAsItIs { superview?.subviewDidResize(self) }
    }
  }

  /// Whether the view has the size that its owner made it with, and nobody has set another.
  @exclusivity(unchecked) final private(set) var hasProvisionalSize = false

  /// Gives a view that has no size one to start with, in points.
  final func giveProvisionalSize(_ size: Size) {
    frame.size = size
    hasProvisionalSize = true
  }

  /// The part of the view's own plane that is seen through its frame, in points.
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

  /// How much larger the view and all it holds are shown, about the origin of its frame.
  ///
  /// The bounds stay as they are, and the frame grows: `frame.size` is `bounds.size * scale`.
  ///
  /// - Precondition: Finite and above zero.
  @exclusivity(unchecked) public var scale = 1.0 {
    didSet {
      require(scale.isFinite && scale > 0, "View: scale \(scale) is not above zero")
      guard scale != oldValue else { return }
      window?.trace.touch(self)
      setNeedsDisplay()
      superview?.subviewDidResize(self)
    }
  }

  /// The middle of the frame, in the coordinates of the superview.
  public var center: Point {
    get { Point(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = Point(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Gives the view a frame that its superview has computed, and so need not be told of.
  final func place(frame newFrame: Rect) {
    guard scale == 1, newFrame.size == storedBounds.size else {
      take(newFrame, boundsOrigin: storedBounds.origin)
      return
    }
    guard position != newFrame.origin else { return }
    position = newFrame.origin
    noteMove()
  }

  /// Sets frame and `bounds.origin` at once, so that no one sees one without the other.
  final func place(frame newFrame: Rect, boundsOrigin: Point) {
    if take(newFrame, boundsOrigin: boundsOrigin), isArranged {
      superview?.arrangement?.subviewWasPlaced(self)
    }
  }

  /// - Returns: Whether it is another place than before.
  @discardableResult
  private final func take(_ newFrame: Rect, boundsOrigin: Point) -> Bool {
    var newFrame = newFrame
    if scale != 1 {
      newFrame.size = Size(width: newFrame.width / scale, height: newFrame.height / scale)
    }
    let new = Rect(origin: boundsOrigin, size: newFrame.size)
    guard position != newFrame.origin || storedBounds != new else { return false }
    if storedBounds != new { boundsWillChange(to: new) }
    let old = storedBounds
    position = newFrame.origin
    storedBounds = new
    noteMove()
    if old != storedBounds {
      setNeedsLayout()
      boundsDidChange(from: old)
      if old.size != storedBounds.size { superview?.subviewDidResize(self) }
    }
    return true
  }

  private func noteMove() {
    windowReference?.look { window in
      window.trace.touch(self)
      window.needsDisplay = true
    }
  }

  /// Called while `bounds` is still what it was.
  func boundsWillChange(to new: Rect) {}

  /// Called after `bounds` has changed, before layout.
  open func boundsDidChange(from old: Rect) {}

  private static func requireFinite(_ rect: Rect, _ name: StaticString) {
    require(rect.isFinite, "View: \(name) \(rect) is not finite")
  }

  // MARK: Appearance

  /// Fills the bounds behind everything else; nil paints nothing.
  @exclusivity(unchecked)
  public final var backgroundColor: Color? {
    didSet { displayChanged(oldValue != backgroundColor) }
  }

  /// From 0 (invisible) to 1, for the view and all it holds.
  @exclusivity(unchecked)
  public final var alpha = 1.0 { didSet { displayChanged(oldValue != alpha) } }

  /// A hidden view is neither drawn nor hit.
  @exclusivity(unchecked)
  public final var isHidden = false {
    didSet {
      guard oldValue != isHidden else { return }
      superview?.setNeedsLayout()
      superview?.setNeedsDisplay()
      if isArranged { superview?.arrangement?.subviewWasHidden(self) }
    }
  }

  /// Whether what lies outside the bounds is cut off; it gets no touches in either case.
  @exclusivity(unchecked)
  public final var clipsToBounds = false { didSet { displayChanged(oldValue != clipsToBounds) } }

  /// Whether the view and all it holds can be hit.
  public var isUserInteractionEnabled = true

  /// Rounds the corners of the background, in points.
  @exclusivity(unchecked)
  public final var cornerRadius = 0.0 { didSet { displayChanged(oldValue != cornerRadius) } }

  /// How the view is shown on its way to its place; its frame is already the last one.
  @exclusivity(unchecked) final var transit: Transit? {
    didSet { displayChanged(oldValue != transit) }
  }

  private func displayChanged(_ changed: Bool) {
    if changed { setNeedsDisplay() }
  }

  // MARK: Hierarchy

  // Not weak, because a weak reference makes every other one to the same view slow, and not counted,
  // because counting up and down is most of what a frame would do: they are looked at many times in
  // each. A view that goes away takes itself out.
  @exclusivity(unchecked) final var superviewReference: Unmanaged<View>?
  @exclusivity(unchecked) final var windowReference: Unmanaged<Window>?

  public internal(set) final var superview: View? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map(Unmanaged.passUnretained) }
  }

  @exclusivity(unchecked) final var subviewList = SubviewList()
  /// Where the view lies in its superview's list, as long as that says so.
  @exclusivity(unchecked) final var placeInSuperview = 0

  /// The views in this one, from back to front.
  ///
  /// - Complexity: O(1), and once O(n) after some of many have left.
  public internal(set) final var subviews: [View] {
    get { subviewList.views }
    set { subviewList = SubviewList(newValue) }
  }

  /// Who the view belongs to; one that goes away takes itself out.
  @exclusivity(unchecked) unowned(unsafe) final var owner: (any ViewOwner)?

  /// The window at the root of the hierarchy, or nil while the view is in none.
  public internal(set) final var window: Window? {
    get { windowReference?.takeUnretainedValue() }
    set { windowReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// The subviews that can be seen at all; only these are laid out, drawn and hit.
  ///
  /// A view with many subviews overrides it, so that a frame costs what is visible.
  open var presentedSubviews: [View] { subviews }

  open func didAddSubview(_ view: View) {}
  open func willRemoveSubview(_ view: View) {}

  /// Called after a subview has changed its size.
  open func subviewDidResize(_ view: View) {}

  /// Whether the view's own content is turned around where one reads from right to left; as in UIKit,
  /// subviews do not inherit it.
  @exclusivity(unchecked)
  public final var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { semanticContentChanged(from: oldValue) } }
  }

  /// Called when the view's content goes the other way.
  func layoutDirectionDidChange() {}

  /// Whether the superview, an ``ArrangingParent``, says where the view lies, and so is told of each change
  /// of its place; the superview sets it.
  @exclusivity(unchecked) public final var isArranged = false

  /// The view itself, if it arranges its subviews; nil before it has had one.
  @exclusivity(unchecked) unowned(unsafe) final var arrangement: (any ArrangingParent)?
  /// Whether it is known if it does.
  @exclusivity(unchecked) final var hasLookedForArrangement = false

  /// Whether it scrolls, or something in it does or did: elsewhere nobody has to look for that.
  @exclusivity(unchecked) final var holdsScrollViews = false

  /// Called after the order of the subviews has changed, and nothing else.
  func subviewOrderDidChange() {}

  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}

  /// Called when memory is short, for each view of a window: give up what can be made again.
  open func didReceiveMemoryWarning() {}

  // MARK: Layout

  /// Whether the view counts as a cell in the trace of its window.
  var isReusable: Bool { false }

  /// The pass of the window's trace in which the view was last counted.
  @exclusivity(unchecked) final var lastTouchedPass = 0

  @exclusivity(unchecked) final var needsLayout = true
  @exclusivity(unchecked) final var subtreeNeedsLayout = false
  @exclusivity(unchecked) final var isLayingOut = false

  /// Places the subviews; override it and call `super`.
  open func layoutSubviews() {}

  /// The trace of the window, or nil outside one; a window knows its own without asking around.
  var nearestTrace: LayoutTrace? { window?.trace }

  /// The size the view would like to have within `size`; its present size unless overridden.
  open func sizeThatFits(_ size: Size) -> Size { storedBounds.size }

  /// Has the superview, if it is an ``ArrangingParent`` that goes by ``sizeThatFits(_:)``, ask for it again.
  public final func invalidateIntrinsicContentSize() {
    superview?.arrangement?.subviewDidInvalidateSize(self)
  }

  // MARK: Drawing

  /// Asks for a new picture.
  public final func setNeedsDisplay() {
    windowReference?.look { $0.needsDisplay = true }
  }

  /// Draws the view's own content, in its own coordinates, over its background.
  open func draw(in canvas: inout Canvas) {}

  /// Draws what lies above the subviews, in the view's own coordinates.
  open func drawOverlay(in canvas: inout Canvas) {}

  // MARK: Hit testing

  /// Whether a point in the view's own coordinates hits it; override it to catch touches outside.
  open func point(inside point: Point, with event: InputEvent?) -> Bool {
    storedBounds.contains(point)
  }

  /// The frontmost view that holds `point`, given in this view's coordinates, or nil.
  ///
  /// Hidden, transparent and disabled views are passed over with all they hold.
  open func hitTest(_ point: Point, with event: InputEvent?) -> View? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled,
      self.point(inside: point, with: event)
    else { return nil }
    for view in presentedSubviews.reversed() {
      let inside = view.fromSuperview(point)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: Gestures

  public internal(set) var gestureRecognizers: [GestureRecognizer] = []

  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    gestureRecognizers.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }

  // MARK: Marks

  /// A number by which a program knows its views; the engine makes nothing of it.
  public final var tag = 0
}
