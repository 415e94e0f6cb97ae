import ScrollMotion

/// The root of a view hierarchy, with the state that the hierarchy shares, such as the time.
open class Window: View {
  /// The counts of the window's layout work.
  public let trace = LayoutTrace()

  /// Whether something has changed since the window was last drawn.
  @exclusivity(unchecked) public internal(set) var needsDisplay = true

  /// The time in seconds: the latest time of an event or of a call of ``advance(to:)``.
  ///
  /// Time never runs backwards. Frames may be ahead of events, as with a host that predicts when
  /// the screen lights up; an event is then older than ``now``, and gestures use the event's time.
  /// Animations that a program starts begin at ``now``.
  @exclusivity(unchecked) public private(set) var now = 0.0

  /// The number of pixels of the display per point.
  ///
  /// Motion ends once it would move content by less than a pixel, and a touch does not catch
  /// content that moves by less than a pixel per frame. So scripts give different numbers at
  /// different scales; a host that needs the same numbers on every display leaves the scale at 1.
  /// - Precondition: Finite and above zero.
  public final var displayScale = 1.0 {
    didSet {
      require(
        displayScale.isFinite && displayScale > 0,
        "Window: displayScale \(displayScale) is not above zero")
      guard displayScale != oldValue else { return }
      var old = traitCollection
      old.displayScale = oldValue
      tellOfTraits(old)
    }
  }

  /// The reading direction of views that set no ``View/semanticContentAttribute``; at first that of
  /// ``SystemTexts``.
  ///
  /// A change lays out all views.
  @exclusivity(unchecked)
  public final var userInterfaceLayoutDirection = SystemTexts.current.layoutDirection {
    didSet {
      guard oldValue != userInterfaceLayoutDirection else { return }
      tellOfLayoutDirection()
      var old = traitCollection
      old.layoutDirection = oldValue
      tellOfTraits(old)
    }
  }

  /// Whether the host shows the window light or dark; the host sets it.
  public final var hostAppearance = Appearance.light {
    didSet {
      guard oldValue != hostAppearance else { return }
      var old = traitCollection
      old.appearance = oldValue
      tellOfTraits(old)
    }
  }

  /// Whether system colours of texts, lines and controls stand out more; the host sets it if the
  /// desktop asks for more contrast.
  public final var increasesContrast = false {
    didSet {
      guard oldValue != increasesContrast else { return }
      needsDisplay = true
      var old = traitCollection
      old.accessibilityContrast = oldValue ? .high : .normal
      tellOfTraits(old)
    }
  }

  /// Whether animations that a program asks for end with the next frame, with all their calls; the
  /// host sets it if the desktop asks for less motion.
  ///
  /// Content that a person drags, flicks or turns a wheel on moves as ever.
  public final var reducesMotion = false

  /// The time, in seconds, at which an animation begins that a program asks for now.
  final var animationStart: Double {
    reducesMotion ? now - AnimatedOffset.standardDuration : now
  }

  /// How long a pointer may be up between the taps of a double tap, in seconds; the host sets it to
  /// the desktop's time.
  ///
  /// - Precondition: Finite and above zero.
  @exclusivity(unchecked) public final var doubleTapPause = TapSequence.longestPause {
    didSet {
      require(
        doubleTapPause.isFinite && doubleTapPause > 0,
        "Window: doubleTapPause \(doubleTapPause) is not above zero")
    }
  }

  /// Opens an address with the desktop's program for it, and returns whether there is one; nil if the
  /// host has no desktop. The host sets it.
  public final var opensAddress: ((String) -> Bool)?

  /// The window that is handling an event, laying out or advancing; at other times, the one that was
  /// shown last; nil if there is none.
  package static var current: Window? { active ?? latestMeasuring }

  /// Measures text for the labels in the window; nil without fonts. The host sets it.
  ///
  /// The object must measure text exactly as the canvas on which the window is drawn. Labels
  /// outside of windows, as in a cell that is being measured, use the property of the window that
  /// is laying out, handling an event or advancing; at other times, as in a task, they use the
  /// property of the window where it was set last.
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

  /// The window whose ``textMeasuring`` was set last.
  static weak var latestMeasuring: Window?
  /// The window that is laying out, handling an event or advancing at the moment; if these are
  /// nested, the innermost one.
  ///
  /// Views that a program makes meanwhile will probably be added to that window.
  @exclusivity(unchecked) static var active: Window?

  /// Measures text outside of windows; nil if no window can.
  static var measuringOutside: (any TextMeasuring)? {
    active?.textMeasuring ?? latestMeasuring?.textMeasuring
  }

  /// Whether several windows may have had a ``textMeasuring`` at the same time; if not, a layout
  /// need not set ``active``.
  @exclusivity(unchecked) static var severalMeasureText = false

  /// Whether any window ever had a ``textMeasuring``; until then, none is looked up.
  static var measuresText = false

  /// Called after a window has become broader than high, or no longer is.
  package static var onTurn: (() -> Void)?

  /// How far the screen's corners, system bars and the like may cover the window's edges, in
  /// points.
  ///
  /// The host sets it. Views get their ``View/safeAreaInsets`` from it in the next layout.
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

  /// Whether a view in the window ever had a safe area; until then, none is computed.
  @exclusivity(unchecked) final var usesSafeArea = false {
    didSet { if usesSafeArea { followsMoves = true } }
  }

  /// Whether views that move do more than count: because there ever was a safe area, or a journal.
  @exclusivity(unchecked) final var followsMoves = false

  /// The responder that gets keys and characters first; nil if there is none. See
  /// ``Responder/becomeFirstResponder()``.
  @exclusivity(unchecked) public internal(set) final var firstResponder: Responder? {
    didSet {
      guard oldValue !== firstResponder else { return }
      oldValue?.didResignFirstResponder()
      if !parked.isEmpty { markForLayout() }
    }
  }

  /// The host's clipboard, which the host sets; nil if it has none.
  public final var pasteboard: (any Pasteboard)?

  /// Called when a view leaves the window: the view or its controller resigns as first responder,
  /// and the view loses the focus.
  final func viewIsLeaving(_ view: View) {
    if let responder = firstResponder, responder.representedView === view {
      responder.resignFirstResponder()
      if firstResponder === responder { firstResponder = nil }
    }
    if focused === view { changeFocus(to: nil) }
  }

  /// The view that got the focus; it may no longer be able to have the focus: see ``focusedView``.
  @exclusivity(unchecked) final var focused: View? {
    didSet { if !parked.isEmpty { markForLayout() } }
  }

  /// The views that stay in the hierarchy, out of sight, because keys go to them: see
  /// ``ParkingPlace``.
  @exclusivity(unchecked) final var parked: [View] = []

  /// What has the keys if the window's host moves them itself: a view, an ``AccessibilityPart``, or a
  /// window that a view shows; nil if it does not.
  @exclusivity(unchecked) package final weak var spokenFocus: AnyObject?

  /// A view above everything else, such as a menu; nil if there is none.
  @exclusivity(unchecked) final var overlay: (any WindowOverlay)?

  /// The event router; nil before the first access to ``router``.
  @exclusivity(unchecked) final var routing: (any EventRouting)?

  override var nearestTrace: LayoutTrace? { trace }

  /// The number of requests for ``View/updateConstraints()`` in all windows.
  @exclusivity(unchecked) static var timesOutdated = 0
  /// The value of ``timesOutdated`` when the window last updated constraints; it looks for requests
  /// only if the two differ.
  @exclusivity(unchecked) final var seenOutdated = 0

  @exclusivity(unchecked) private var moving: [any FrameAnimating] = []
  /// Whether a motion has started since the window last advanced.
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
        // No reference to the window is left now.
        for view in remains.views { view.tellOfLostWindow() }
      }
    }
  }

  /// The owner of the view that fills the window, behind all other views.
  final var rootOwner: (any ViewOwner)?

  /// What follows a change of size, once the root view has its new size.
  @exclusivity(unchecked) private var afterResize: (() -> Void)?

  override func boundsWillChange(to new: Rect) {
    super.boundsWillChange(to: new)
    guard new.size != storedBounds.size, storedBounds.size != .zero,
      rootOwner?.viewIfLoaded?.superview === self
    else { return }
    let finish = rootOwner?.windowWillResize(self, to: new.size)
    // The controller may have set this size itself.
    if storedBounds.size == new.size { finish?() } else { afterResize = finish }
  }

  /// Resizes the root view to the window, and closes an overlay if the size has changed.
  open override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    if old.size != .zero, (old.width > old.height) != (bounds.width > bounds.height) {
      Window.onTurn?()
    }
    if old.size != bounds.size { overlay?.close() }
    rootOwner?.viewIfLoaded?.frame = bounds
    let follow = afterResize
    afterResize = nil
    follow?()
  }

  /// Draws the hierarchy and clears ``needsDisplay``.
  public func renderWindow(in canvas: inout Canvas) {
    needsDisplay = false
    let before = canvas.substitutes
    if increasesContrast { canvas.substitutes = Color.highContrast }
    render(in: &canvas)
    canvas.substitutes = before
  }

  /// Whether the ring around the focused view, carets and selected text are shown; true by default. Tests
  /// turn it off before they compare pictures.
  public final var showsFocus = true { didSet { displayChanged(oldValue != showsFocus) } }

  /// Draws the ring around the focused view.
  open override func drawOverlay(in canvas: inout Canvas) {
    super.drawOverlay(in: &canvas)
    if focused != nil, showsFocus { drawFocus(in: &canvas) }
  }

  /// Sends a memory warning to all views in the window, visible or not.
  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnSubviewsOfMemory()
  }

  /// Calls ``View/updateConstraints()`` of the views that have requested it, then lays out.
  open override func layoutIfNeeded() {
    if !parked.isEmpty, !isLayingOut { letParkedViewsGo() }
    if seenOutdated != Window.timesOutdated, !isLayingOut { updateConstraintsOfAll() }
    super.layoutIfNeeded()
  }

  // MARK: Time

  /// Advances everything that moves by itself to a time, and lays out.
  ///
  /// Frames and events share one clock. The velocity and the result of a gesture depend on the
  /// times of its events; frames only decide when they become visible. There are two exceptions: a
  /// pointer that catches moving content catches it where the latest frame shows it, and a pointer
  /// that has stayed put for 0.15 seconds is delivered to the content only by a frame.
  ///
  /// - Parameter time: In seconds; a time before ``now`` counts as ``now``.
  /// - Returns: When something will change by itself: a later time, ``now`` for the next frame, or
  ///   nil if only an event can cause a change.
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
      // Callbacks may have started or stopped other motions, or this one.
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
    // Motions that the layout has started have not been advanced yet.
    return moving.count > advanced ? now : next
  }

  /// Whether changes since the last call of ``advance(to:)`` need another call to appear.
  ///
  /// A host that has let tasks run checks this, to find out whether another frame is due before the
  /// time that ``advance(to:)`` returned.
  public final var needsAdvance: Bool { needsDisplay || isOutdated }

  /// Whether changes since the last call of ``advance(to:)`` wait for a layout, or for the first frame of
  /// a motion; those that need only a new picture do not.
  package final var isOutdated: Bool {
    needsLayout || subtreeNeedsLayout || hasNewMotion || seenOutdated != Window.timesOutdated
  }

  /// Sets the time without moving anything, so that motions that the program starts begin at that
  /// time.
  package func note(_ time: Double) {
    if time.isFinite, time > now { now = time }
  }

  /// The classes of the objects that change by themselves now.
  ///
  /// Examples are scroll views, updates of lists, menus, and the targets of display links.
  public final var movingParts: [String] {
    moving.map { "\(type(of: ($0 as? DisplayLink)?.target ?? $0))" }
  }

  /// Advances `animator` in every frame until it is at rest.
  func start(_ animator: any FrameAnimating) {
    guard !moving.contains(where: { $0 === animator }) else { return }
    moving.append(animator)
    hasNewMotion = true
  }
}

/// An object that changes by itself as time goes on.
@MainActor
protocol FrameAnimating: AnyObject {
  /// Advances to a time in seconds.
  ///
  /// - Returns: The time of the next call: a later time; `time`, for the next frame; or nil, at
  ///   rest.
  func advance(to time: Double) -> Double?
}
