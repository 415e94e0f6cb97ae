import ScrollMotion

/// Delivers a window's events to its views and their gesture recognizers.
///
/// From down to up, a pointer belongs to the recognizers of the view that it hits and of the
/// enclosing views. Fingers that join the pointer drag along with it, or pinch. A wheel goes to the
/// innermost scroll view under the pointer that can scroll in its direction, or else along its
/// axis. A scroll key goes to the innermost view that can scroll along its axis, around the focused
/// view or else under the pointer. A wheel that keeps turning stays with its scroll view, as do
/// fingers on a touchpad.
///
/// Event positions are in points of the surface on which the window is drawn. The router converts
/// them to the window's coordinates, so the window may have any frame and any bounds origin.
///
/// A gesture depends only on the times of its events: frames may be ahead of these times, and
/// change neither its velocity nor its result. See ``handle(_:)``.
@preconcurrency @MainActor
public final class EventRouter: EventRouting {
  /// The window that owns the router.
  private(set) weak var window: Window?
  /// The recognizers that may still recognize a gesture of the pointers that are down, innermost
  /// first.
  var candidates: [GestureRecognizer] = []
  /// All recognizers that take part in the gesture of these pointers.
  var participants: [GestureRecognizer] = []
  /// Recognizers whose pointers are up, and which wait for another tap or for others to fail.
  var waiting: [GestureRecognizer] = []
  /// Delivers touches to the views.
  let touches = TouchDelivery()
  /// The pointers of the gesture in progress.
  var pointers: PointerGroup?
  /// Moving content that the pointer has caught, until its direction is clear.
  var caught: CaughtContent?
  /// The views whose recognizers, other than pans of scroll views, have received the pointer.
  var toldViews: [View] = []
  /// A pointer that went down and is still being kept from the content.
  var heldBack: (pointer: InputEvent.Pointer, time: Double)?
  /// The time of the last event, in seconds.
  private var lastEventTime = -Double.infinity
  /// The time of the gesture's last pointer event, in seconds.
  var lastReportTime = 0.0
  var pinch: PinchTracker?
  var latch: WheelLatch?
  var wheelStream = WheelStream()
  /// Events that were taken for a wheel's, and may turn out to be a touchpad's.
  var doubtfulTurn: DoubtfulTurn?
  /// Fingers on a touchpad until their direction is clear; `touchpad` is their stroke after that.
  var touchpadChoice: TouchpadChoice?
  var touchpad: TouchpadStroke?
  /// The latest key that performed a command; its character may follow.
  var spentKey: (character: String, time: Double)?

  /// The pointer's position in window coordinates, in points; nil while it is not over the window.
  public internal(set) var pointerPosition: Point?

  fileprivate init(of window: Window) { self.window = window }

  /// Whether a gesture is in progress.
  public var isTracking: Bool { pointers != nil || pinch != nil }

  /// Delivers an event to the views and recognizers that it concerns.
  ///
  /// The event takes effect at its own ``InputEvent/time``, even if the window has advanced beyond
  /// that time: a drag has the pointer's velocity, and released content decelerates from that time
  /// on, so the next frame shows the content that much further along. An event with an earlier time
  /// than the previous one is not dropped, but takes effect at the time of the previous one.
  /// Content that is caught stays where the latest frame, which is on screen, shows it. Animations
  /// that a program starts in response to an event begin at ``Window/now``; the scrolling of a
  /// wheel or a key begins at the event's time.
  ///
  /// An event is ignored if its time is not finite, or if a coordinate of its position or its wheel
  /// delta is not finite or beyond a billion.
  ///
  /// - Returns: Whether the event was used; true for each pointer event that is not ignored, except
  ///   those of the secondary button that concern no menu.
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

  /// Cancels the gesture in progress and all touches.
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
    for recognizer in cancelled {
      recognizer.lose(touches.cancelled(for: recognizer), with: touches.event(at: lastEventTime))
    }
    resetParticipants()
    cancelledPinch?.end(at: nil)
    touches.cancel(in: nil, at: lastEventTime)
    touches.forgetAll()
  }
}

extension Window {
  /// The router that delivers the window's events, made on the first call.
  public final var router: EventRouter {
    if let routing { return unsafeDowncast(routing, to: EventRouter.self) }
    let router = EventRouter(of: self)
    routing = router
    return router
  }
}
