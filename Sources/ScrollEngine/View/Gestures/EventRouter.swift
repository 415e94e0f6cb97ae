import ScrollMotion

/// Delivers a window's events to the views they concern.
///
/// From down to up, a pointer belongs to the recognizers of the views under the point where it went
/// down. Fingers that join it drag along with it, or pinch. The wheel and the keys go to the
/// innermost scroll view under the pointer that can move in the requested direction; a wheel that
/// keeps turning stays with it, as do fingers on a touchpad.
///
/// Event positions are points of the surface the window is drawn on. They are first converted to
/// the window's coordinates, so the window may lie anywhere and scroll itself.
///
/// A gesture is computed from the times of its events alone: frames may be ahead of them, and
/// neither its velocity nor its result depends on that. See ``handle(_:)``.
@preconcurrency @MainActor
public final class EventRouter: EventRouting {
  /// The window that owns the router.
  private(set) weak var window: Window?
  /// The recognizers that may still take what is down, innermost first.
  var candidates: [GestureRecognizer] = []
  /// All that have seen what is down.
  var participants: [GestureRecognizer] = []
  /// Recognizers whose touches are over, and which wait for another tap or for others to fail.
  var waiting: [GestureRecognizer] = []
  /// The touches of the views.
  let touches = TouchDelivery()
  /// The pointers of the gesture in progress.
  var pointers: PointerGroup?
  /// Moving content that the pointer has caught, until its direction is clear.
  var caught: CaughtContent?
  /// The views whose recognizers have seen the pointer, except those that scroll.
  var toldViews: [View] = []
  /// A pointer that went down and is still being kept from the content.
  var heldBack: (pointer: InputEvent.Pointer, time: Double)?
  /// The time of the last event, in seconds.
  private var lastEventTime = -Double.infinity
  /// When the pointer last sent an event, in seconds.
  var lastReportTime = 0.0
  var pinch: PinchTracker?
  var latch: WheelLatch?
  var wheelStream = WheelStream()
  /// What has been taken for a wheel, and may turn out to be a touchpad.
  var doubtfulTurn: DoubtfulTurn?
  /// Fingers on a touchpad before it is known where they go, and after.
  var touchpadChoice: TouchpadChoice?
  var touchpad: TouchpadStroke?
  /// A key that was a command, and whose character may follow.
  var spentKey: (character: String, time: Double)?

  /// The pointer's position in window coordinates, or nil when it is over nothing.
  public internal(set) var pointerPosition: Point?

  fileprivate init(of window: Window) { self.window = window }

  /// Whether a gesture is in progress.
  public var isTracking: Bool { pointers != nil || pinch != nil }

  /// Delivers an event to the views it concerns.
  ///
  /// The event takes effect at its own ``InputEvent/time``, even if the window has advanced beyond
  /// it: a drag has the pointer's velocity, and released content decelerates from that time on, so
  /// the next frame shows it that much further along. An event with a time before the last event's
  /// takes effect together with that one; none is dropped. The screen shows the last frame, and
  /// content that is caught stays where that frame shows it. What a program starts when it gets
  /// an event begins at ``Window/now``; the motion of a wheel or a key begins with its event.
  ///
  /// An event whose time or position is not finite is ignored.
  ///
  /// - Returns: Whether a view used the event.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    guard let window, event.isFinite else { return false }
    let outer = Window.active
    Window.active = window
    defer { Window.active = outer }
    let time = max(event.time, lastEventTime)
    lastEventTime = time
    window.note(time)
    passDeadlines(before: time)
    let event = event.moved(by: window.bounds.origin - window.frame.origin)
    if let pointer = event.kind.pointer, pointer.button == .secondary {
      return receiveSecondary(event.kind, pointer)
    }
    switch event.kind {
    case .pointerDown(let pointer): down(pointer, time)
    case .pointerMoved(let pointer): moved(pointer, time)
    case .pointerUp(let pointer): up(pointer, time)
    case .pointerCancelled(let pointer):
      if isTracked(pointer) || pinch?.concerns(pointer) ?? false {
        cancel()
      } else {
        touches.lose(pointer, at: time)
      }
    case .pointerLeft:
      pointerPosition = nil
    case .wheel(let wheel):
      pointerPosition = wheel.position
      return receive(wheel, at: time)
    case .key(let press):
      return receive(press, at: time)
    case .text(let text):
      return receive(text, at: time)
    case .composition(let text, let selection):
      return receiveComposition(text, selection)
    case .memoryWarning:
      window.didReceiveMemoryWarning()
    }
    return true
  }

  /// Cancels the gesture in progress.
  public func cancel() {
    touchpad?.cancel()
    touchpad = nil
    touchpadChoice = nil
    let cancelled = candidates + waiting
    let cancelledPinch = pinch
    touches.dropHeld()
    forgetGesture()
    waiting = []
    pinch = nil
    for recognizer in cancelled { recognizer.cancel() }
    resetParticipants()
    cancelledPinch?.end(at: nil)
    touches.cancel(in: nil, at: lastEventTime)
    touches.forgetAll()
  }
}

extension Window {
  /// Sends events to the views they concern.
  public final var router: EventRouter {
    if let routing { return unsafeDowncast(routing, to: EventRouter.self) }
    let router = EventRouter(of: self)
    routing = router
    return router
  }
}
