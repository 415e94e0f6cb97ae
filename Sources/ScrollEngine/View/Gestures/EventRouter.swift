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
@MainActor
public final class EventRouter {
  /// The window that owns the router; it clears this when it is deallocated.
  unowned(unsafe) var window: Window?
  private var candidates: [GestureRecognizer] = []
  /// The pointers of the gesture in progress.
  private var pointers: PointerGroup?
  /// Moving content that the pointer has caught, until its direction is clear.
  private var caught: CaughtContent?
  /// The views whose recognizers have seen the pointer, except those that scroll.
  private var toldViews: [View] = []
  /// The time of the last event, in seconds.
  private var lastEventTime = -Double.infinity
  /// When the pointer last sent an event, in seconds.
  private var heardAt = 0.0

  /// A pointer silent for longer than this, in seconds, when another goes down was lost: X11 loses
  /// fingers, and gives the next one a different number. A choice.
  private static let longestSilence = 3.0
  private var pinch: PinchTracker?
  var latch: WheelLatch?
  var wheelStream = WheelStream()
  /// What has been taken for a wheel, and may turn out to be a touchpad.
  var doubtfulTurn: DoubtfulTurn?
  var touchpad: TouchpadStroke?

  /// The pointer's position in window coordinates, or nil when it is over nothing.
  public private(set) var pointerPosition: Point?

  /// Whether a gesture is in progress.
  public var isTracking: Bool { pointers != nil || pinch != nil }

  /// Delivers an event to the views it concerns.
  ///
  /// The event takes effect at its own ``InputEvent/time``, even if the window has advanced beyond
  /// it: a drag has the pointer's velocity, and released content decelerates from that time on, so
  /// the next frame shows it that much further along. An event with a time before the last event's
  /// takes effect together with that one; none is dropped. The screen shows the last frame, and
  /// content that is caught stays where that frame shows it. What a program starts when it hears of
  /// an event begins at ``Window/now``; the motion of a wheel or a key begins with its event.
  ///
  /// An event whose time or position is not finite is ignored.
  ///
  /// - Returns: Whether a view used the event.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    guard let window, event.isFinite else { return false }
    let time = max(event.time, lastEventTime)
    lastEventTime = time
    window.note(time)
    let event = event.moved(by: window.bounds.origin - window.frame.origin)
    switch event.kind {
    case .pointerDown(let pointer): down(pointer, event, time)
    case .pointerMoved(let pointer): moved(pointer, time)
    case .pointerUp(let pointer): up(pointer, time)
    case .pointerCancelled(let pointer):
      if isTracked(pointer) || pinch?.concerns(pointer) ?? false { cancel() }
    case .pointerLeft:
      pointerPosition = nil
    case .wheel(let wheel):
      pointerPosition = wheel.position
      return receive(wheel, at: time)
    case .key(let press):
      return scroll(with: press, at: time)
    case .text:
      return false
    case .memoryWarning:
      window.didReceiveMemoryWarning()
    }
    return true
  }

  /// Cancels the gesture in progress.
  public func cancel() {
    touchpad?.cancel()
    touchpad = nil
    let cancelled = candidates
    let cancelledPinch = pinch
    forgetGesture()
    pinch = nil
    for recognizer in cancelled { recognizer.cancel() }
    cancelledPinch?.end(at: nil)
  }

  private func isTracked(_ pointer: InputEvent.Pointer) -> Bool {
    pointers?.contains(pointer) ?? false
  }

  /// Cancels the recognizers of views that have left the window since the pointer went down.
  private func dropDetached() {
    let detached = candidates.filter { $0.view == nil || $0.view?.window !== window }
    guard !detached.isEmpty else { return }
    candidates.removeAll { recognizer in detached.contains { $0 === recognizer } }
    for recognizer in detached { recognizer.cancel() }
  }

  // MARK: Pointers

  private func down(_ pointer: InputEvent.Pointer, _ event: InputEvent, _ time: Double) {
    pointerPosition = pointer.position
    endTouchpadStroke(at: time)
    // The same pointer cannot go down twice: its up event was lost.
    if isTracked(pointer) { cancel() }
    if pinch?.concerns(pointer) ?? false { cancel() }
    if isTracking, time - heardAt > Self.longestSilence { cancel() }
    if let held = pointers { return join(held, pointer) }
    guard pinch == nil, let window else { return }
    pointers = PointerGroup(pointer)
    heardAt = time
    var view = window.hitTest(pointer.position, with: event)
    while let current = view {
      // An indicator lies above all content and is not one of the user's recognizers.
      if let scrolling = current as? any Scrolling {
        candidates.append(scrolling.indicatorRecognizer)
      }
      candidates += current.gestureRecognizers.filter(\.isEnabled)
      view = current.superview
    }
    let isMoving = candidates.contains { ($0.view as? any Scrolling)?.movesByItself ?? false }
    for case let pan as PanGestureRecognizer in candidates {
      pan.beginning = isMoving ? .leavingSlop : .afterSlop
    }
    holdBackContent(pointer, time)
    for recognizer in candidates where !recognizer.isHeldBack {
      tell(recognizer, of: pointer, time)
      guard recognizer.isActive else { continue }
      caught = CaughtContent(by: recognizer, among: candidates, at: pointer.position, time: time)
      return give(to: recognizer)
    }
  }

  private func tell(
    _ recognizer: GestureRecognizer, of pointer: InputEvent.Pointer, _ time: Double
  ) {
    if !recognizer.scrollsItsView, let view = recognizer.view { toldViews.append(view) }
    recognizer.begin(with: pointer, time: time)
  }

  /// Whether content of a scroll view already has the pointer and may keep it.
  func contentKeepsPointer(from scrollView: any Scrolling) -> Bool {
    toldViews.contains { view in
      view !== scrollView && view.isDescendant(of: scrollView)
        && !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    }
  }

  // MARK: Delayed content touches

  /// How long a touch is kept from a scroll view's content, in seconds. A choice: UIKit documents
  /// that there is a timer, not its length.
  private static let contentDelay = 0.15

  /// A pointer that went down and is still being kept from the content.
  private var heldBack: (pointer: InputEvent.Pointer, time: Double)?

  /// Until when a pointer is kept from the content, in seconds, or nil.
  private var heldBackUntil: Double? { heldBack.map { $0.time + Self.contentDelay } }

  /// Keeps a pointer from the content of a scroll view that it may be about to drag.
  private func holdBackContent(_ pointer: InputEvent.Pointer, _ time: Double) {
    heldBack = nil
    guard
      let outermost = candidates.lastIndex(where: { recognizer in
        (recognizer.view as? any Scrolling).map { $0.holdsContentBack } ?? false
      }),
      let scrollView = candidates[outermost].view
    else { return }
    for recognizer in candidates[...outermost]
    where !recognizer.scrollsItsView
      && (recognizer.view !== scrollView || recognizer.waitsWithContent)
    {
      recognizer.holdBack()
      heldBack = (pointer, time)
    }
  }

  /// Delivers a pointer that has stayed put for long enough to the content, and releases what a
  /// touchpad has moved once it has been silent for long enough.
  func release(at time: Double) {
    if let due = heldBackUntil, time >= due - 1e-9 { tellContent() }
    releaseTouchpad(at: time)
  }

  /// When ``release(at:)`` will next have something to do, in seconds, or nil.
  var nextRelease: Double? {
    guard let touchpad else { return heldBackUntil }
    return min(touchpad.due, heldBackUntil ?? touchpad.due)
  }

  /// Delivers a pointer to the content with the time at which it went down, so the delay makes it
  /// no faster.
  private func tellContent() {
    guard let (pointer, time) = heldBack else { return }
    heldBack = nil
    for recognizer in candidates where recognizer.isHeldBack {
      tell(recognizer, of: pointer, time)
      if recognizer.isActive { return give(to: recognizer) }
    }
  }

  // MARK: Several fingers

  /// Adds another finger: it pinches, or drags along with the others.
  private func join(_ held: PointerGroup, _ pointer: InputEvent.Pointer) {
    guard held.device == .touch, pointer.device == .touch else { return }
    if beginPinch(held.pointers[0], pointer) { return }
    // Outside the gesture's views it is no part of it.
    guard let view = window?.hitTest(pointer.position, with: nil),
      candidates.contains(where: { recognizer in
        recognizer.isInterested && recognizer.takesSeveralPointers
          && (recognizer.view.map(view.isDescendant(of:)) ?? false)
      })
    else { return }
    heldBack = nil
    for recognizer in candidates where !recognizer.takesSeveralPointers || recognizer.isHeldBack {
      recognizer.cancel()
    }
    pointers?.add(pointer)
  }

  /// Turns two fingers on a scroll view that zooms into a pinch, cancelling what the first one did.
  private func beginPinch(_ first: InputEvent.Pointer, _ second: InputEvent.Pointer) -> Bool {
    guard let view = scrolling(at: second.position, where: \.canZoom),
      scrolling(at: first.position, where: \.canZoom) === view
    else { return false }
    cancel()
    pinch = PinchTracker(on: view, first, second)
    return true
  }

  /// Lets the finger that remains after a pinch drag on.
  private func goOn(with pointer: InputEvent.Pointer, on view: any Scrolling, _ time: Double) {
    guard view.window === window, view.panGestureRecognizer.isEnabled,
      Axis.allCases.contains(where: view.canDrag(along:))
    else { return }
    pointers = PointerGroup(pointer)
    candidates = [view.panGestureRecognizer]
    view.panGestureRecognizer.takeOver(
      at: pointer.position, device: pointer.device, time: time, .firstMovement)
  }

  // MARK: Moves and releases

  private func moved(_ pointer: InputEvent.Pointer, _ time: Double) {
    pointerPosition = pointer.position
    if pinch?.concerns(pointer) ?? false {
      heardAt = time
      pinch?.follow(pointer, time: time)
      return
    }
    guard isTracked(pointer) else { return reveal(pointer) }
    heardAt = time
    // It went up unnoticed.
    guard pointer.isPressed else { return cancel() }
    pointers?.move(pointer)
    guard let location = pointers?.location else { return }
    dropDetached()
    if follow(to: location, time) { return }
    guard let start = heldBack?.pointer.position,
      (location - start).length > DragSlop.standard.distance
    else { return }
    // No scroll view takes it: the movement belongs to the content.
    tellContent()
    _ = follow(to: location, time)
  }

  /// Offers the position to all candidates until one begins.
  ///
  /// - Returns: Whether one has taken the pointer.
  private func follow(to location: Point, _ time: Double) -> Bool {
    if let held = caught {
      caught = held.following(to: location, time: time)
      if caught == nil, let rival = held.rival(at: location) {
        held.pan.cancel()
        // Cancelling may have removed the rest.
        guard pointers != nil, rival.view?.window === window else { return true }
        candidates = [rival]
        rival.takeOver(at: held.location, device: held.pan.device, time: held.time)
      }
    }
    for recognizer in candidates where recognizer.isInterested && !recognizer.isHeldBack {
      recognizer.follow(to: location, time: time)
      if recognizer.isActive {
        give(to: recognizer)
        return true
      }
    }
    return false
  }

  /// Gives the pointer to one recognizer alone.
  private func give(to recognizer: GestureRecognizer) {
    heldBack = nil
    guard candidates.count > 1 else { return }
    let others = candidates
    candidates = [recognizer]
    for other in others where other !== recognizer { other.cancel() }
  }

  private func up(_ pointer: InputEvent.Pointer, _ time: Double) {
    if let ended = pinch, ended.concerns(pointer) {
      pinch = nil
      ended.end(at: time)
      if let view = ended.scrollView { goOn(with: ended.finger(beside: pointer), on: view, time) }
      return
    }
    guard isTracked(pointer), var held = pointers else { return }
    held.move(pointer)
    let location = held.location
    dropDetached()
    guard held.pointers.count == 1 else {
      // The others continue from here.
      _ = follow(to: location, time)
      held.remove(pointer)
      if pointers != nil { pointers = held }
      return
    }
    // Down and up at once, if the content has not seen it yet.
    tellContent()
    let finished = candidates
    forgetGesture()
    for (place, recognizer) in finished.enumerated() where recognizer.isInterested {
      recognizer.finish(at: location, time: time)
      guard recognizer.state == .ended else { continue }
      for other in finished[(place + 1)...] { other.cancel() }
      return
    }
  }

  private func forgetGesture() {
    heldBack = nil
    caught = nil
    toldViews = []
    candidates = []
    pointers = nil
  }

  /// Shows a scroll indicator while a mouse is close enough to drag it.
  private func reveal(_ pointer: InputEvent.Pointer) {
    guard pointer.device == .mouse, let window else { return }
    var view = window.hitTest(pointer.position, with: nil)
    while let current = view {
      if let scrolling = current as? any Scrolling,
        scrolling.isNearIndicator(scrolling.convert(pointer.position, from: nil))
      {
        return scrolling.flashScrollIndicators()
      }
      view = current.superview
    }
  }

  /// The innermost view at a point of the window that can scroll along an axis.
  func scrolling(at point: Point, along axis: Axis) -> (any Scrolling)? {
    scrolling(at: point) { $0.canScroll(along: axis) }
  }

  /// The innermost scrolling view at a point of the window that satisfies a condition.
  func scrolling(at point: Point, where isFit: (any Scrolling) -> Bool) -> (any Scrolling)? {
    var view = window?.hitTest(point, with: nil)
    while let current = view {
      if let scrolling = current as? any Scrolling, isFit(scrolling) { return scrolling }
      view = current.superview
    }
    return nil
  }
}
