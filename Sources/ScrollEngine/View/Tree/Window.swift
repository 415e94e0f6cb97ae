/// The root of a view hierarchy: it holds what the whole hierarchy shares, above all the time.
open class Window: View {
  /// Counts what layout touches.
  public let trace = LayoutTrace()

  /// Whether something changed since the last picture.
  @exclusivity(unchecked) public internal(set) var needsDisplay = true

  /// The time in seconds: the latest one that an event or ``advance(to:)`` has given.
  ///
  /// It never runs backwards. Frames may be ahead of events, as with a host that predicts when the
  /// screen lights up; an event is then older than ``now``, and gestures use the event's time. What
  /// a program starts begins now.
  @exclusivity(unchecked) public private(set) var now = 0.0

  /// Pixels of the display per point.
  ///
  /// Motion ends once it would move nothing by a pixel, and a touch does not catch content that
  /// moves by less than a pixel per frame. So scripts give different numbers at different scales: a
  /// host that wants the same ones on every display leaves it at 1.
  /// - Precondition: Finite and above zero.
  public final var displayScale = 1.0 {
    didSet {
      require(
        displayScale.isFinite && displayScale > 0,
        "Window: displayScale \(displayScale) is not above zero")
    }
  }

  /// The reading direction: the default for views that set no ``View/semanticContentAttribute``.
  ///
  /// A change lays out all views.
  @exclusivity(unchecked)
  public final var userInterfaceLayoutDirection = UserInterfaceLayoutDirection.leftToRight {
    didSet { if oldValue != userInterfaceLayoutDirection { tellOfLayoutDirection() } }
  }

  /// Measures text for the labels in the window; nil if it has no fonts. The host sets it.
  ///
  /// It must measure as the canvas does that the window is drawn on. Labels that lie in no window
  /// yet, as in a cell that is being measured, use that of the window that lays out, handles an event
  /// or advances at the moment; at other times, as in a task, that of the one that was given one last.
  public final var textMeasuring: (any TextMeasuring)? {
    didSet {
      if textMeasuring != nil {
        if let latest = Window.latestMeasuring, latest !== self {
          Window.severalMeasureText = true
        }
        Window.latestMeasuring = self
        Window.measuresText = true
      }
      tellOfTextMeasuring()
    }
  }

  /// The window that was last given something that measures text.
  static weak var latestMeasuring: Window?
  /// The window that lays out, handles an event or advances at the moment, innermost.
  ///
  /// What a program makes meanwhile will mostly come to lie in it.
  @exclusivity(unchecked) static var active: Window?

  /// What measures text outside of windows.
  static var measuringOutside: (any TextMeasuring)? {
    active?.textMeasuring ?? latestMeasuring?.textMeasuring
  }

  /// Whether several windows have had something that measures text at the same time; only then must
  /// a layout say whose it uses.
  @exclusivity(unchecked) static var severalMeasureText = false

  /// Whether any window was ever given something that measures text; otherwise none is looked for.
  static var measuresText = false

  /// How far the screen's corners, the system's bars and the like may cover the window, in points.
  ///
  /// The host sets it. The views in the window take ``View/safeAreaInsets`` from it in the next
  /// layout.
  ///
  /// - Precondition: Finite and not negative.
  public final var hostSafeAreaInsets = EdgeInsets.zero {
    didSet {
      let insets = hostSafeAreaInsets
      require(
        insets.isFinite && min(insets.top, insets.left, insets.bottom, insets.right) >= 0,
        "Window: hostSafeAreaInsets \(insets) are not finite, or below zero")
      guard insets != oldValue else { return }
      usesSafeArea = true
      updateSafeArea()
    }
  }

  /// Whether a view in the window ever had a safe area; otherwise no view is asked where it lies.
  @exclusivity(unchecked) final var usesSafeArea = false

  /// Who gets keys and characters first, or nil; see ``Responder/becomeFirstResponder()``.
  @exclusivity(unchecked) public internal(set) final var firstResponder: Responder? {
    didSet {
      guard oldValue !== firstResponder else { return }
      oldValue?.didResignFirstResponder()
      if !parked.isEmpty { markForLayout() }
    }
  }

  /// What the host's clipboard holds; nil where it has none. The host sets it.
  public final var pasteboard: (any Pasteboard)?

  /// Ends a first responder whose view leaves the window, and takes the focus from a view that leaves.
  final func viewIsLeaving(_ view: View) {
    if let responder = firstResponder, responder.representedView === view {
      responder.resignFirstResponder()
      if firstResponder === responder { firstResponder = nil }
    }
    if focused === view { changeFocus(to: nil) }
  }

  /// What keys act on besides the first responder.
  @exclusivity(unchecked) final var focused: View? {
    didSet { if !parked.isEmpty { markForLayout() } }
  }

  /// The views that stay in the hierarchy out of sight because keys go to them: see
  /// ``ParkingPlace``.
  @exclusivity(unchecked) final var parked: [View] = []

  /// What lies over all else, as a menu does.
  @exclusivity(unchecked) final var overlay: (any WindowOverlay)?

  /// What sends events to the views: made for the first one, see ``router``.
  @exclusivity(unchecked) final var routing: (any EventRouting)?

  override var nearestTrace: LayoutTrace? { trace }

  /// How often any view has asked for ``View/updateConstraints()``.
  @exclusivity(unchecked) static var timesOutdated = 0
  /// ``timesOutdated`` when the window last looked; as long as both are equal, it looks for no such
  /// view.
  @exclusivity(unchecked) final var seenOutdated = 0

  @exclusivity(unchecked) private var moving: [any FrameAnimating] = []
  /// Whether something began to move since the window last advanced.
  @exclusivity(unchecked) private var hasNewMotion = false

  /// Makes an empty window with a frame in points.
  ///
  /// - Precondition: `frame` is finite.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    window = self
    trace.entered(self)
  }

  deinit {
    CleanUp.perform {
      guard let remains = ViewRemains(of: self) else { return nil }
      return {
        remains.letGo()
        // Nothing refers to the window now.
        for view in remains.views { view.tellOfLostWindow() }
      }
    }
  }

  /// The owner whose view fills the window, behind everything else in it.
  final var rootOwner: (any ViewOwner)?

  /// Fits the root view to the window.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { overlay?.close() }
    rootOwner?.viewIfLoaded?.frame = bounds
  }

  /// Draws the hierarchy and clears ``needsDisplay``.
  public func renderWindow(in canvas: inout Canvas) {
    needsDisplay = false
    render(in: &canvas)
  }

  /// Draws the ring around what has the focus.
  open override func drawOverlay(in canvas: inout Canvas) {
    super.drawOverlay(in: &canvas)
    if focused != nil { drawFocus(in: &canvas) }
  }

  /// Tells all views in the window that memory is short, visible or not.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnSubviewsOfMemory()
  }

  /// Lets views change their constraints, then lays out.
  open override func layoutIfNeeded() {
    if !parked.isEmpty, !isLayingOut { letParkedViewsGo() }
    if seenOutdated != Window.timesOutdated, !isLayingOut { updateConstraintsOfAll() }
    super.layoutIfNeeded()
  }

  // MARK: Time

  /// Advances everything that moves by itself to a time, and lays out.
  ///
  /// Frames and events share one clock. The velocity and the result of a gesture follow from the
  /// times of its events: frames only decide when they become visible. There are two exceptions: a
  /// pointer that catches moving content gets what the last frame shows, and only a frame tells
  /// content of a pointer that has stayed for 0.15 seconds.
  ///
  /// - Parameter time: In seconds; one before ``now`` counts as ``now``.
  /// - Returns: When something will change by itself: a later time, ``now`` for the next frame, or
  ///   nil if only an event can change anything.
  @discardableResult
  public func advance(to time: Double) -> Double? {
    let outer = Window.active
    Window.active = self
    defer { Window.active = outer }
    note(time)
    routing?.release(at: now)
    var next = routing?.nextRelease
    var index = 0
    while index < moving.count {
      let animator = moving[index]
      let wake = animator.advance(to: now)
      if let wake { next = min(next ?? wake, wake) }
      // Its delegate calls may have started or stopped others, or itself.
      var place: Int? = index
      if index >= moving.count || moving[index] !== animator {
        place = moving.firstIndex { $0 === animator }
      }
      guard let place else { continue }
      if wake == nil { moving.remove(at: place) } else { index = place + 1 }
    }
    let advanced = moving.count
    layoutIfNeeded()
    hasNewMotion = false
    // Motions that layout has started have not been asked yet.
    return moving.count > advanced ? now : next
  }

  /// Whether something has changed since ``advance(to:)`` that only the next call of it shows.
  ///
  /// A host that has let tasks run looks here whether another frame is due before the time that
  /// ``advance(to:)`` returned.
  public final var needsAdvance: Bool {
    needsDisplay || needsLayout || subtreeNeedsLayout || hasNewMotion
      || seenOutdated != Window.timesOutdated
  }

  /// Notes the time without moving anything: what a program starts now begins then.
  package func note(_ time: Double) {
    if time.isFinite, time > now { now = time }
  }

  /// The classes of what moves by itself at the moment: scroll views, updates of lists, and targets of
  /// display links.
  public final var movingParts: [String] {
    moving.map { "\(type(of: ($0 as? DisplayLink)?.target ?? $0))" }
  }

  /// Advances `animator` every frame until it reports that it is at rest.
  func start(_ animator: any FrameAnimating) {
    guard !moving.contains(where: { $0 === animator }) else { return }
    moving.append(animator)
    hasNewMotion = true
  }
}

/// Something that moves by itself as time goes on.
@MainActor
protocol FrameAnimating: AnyObject {
  /// Advances to a time in seconds.
  ///
  /// - Returns: When it wants to advance again: a later time, `time` for the next frame, nil at
  ///   rest.
  func advance(to time: Double) -> Double?
}
