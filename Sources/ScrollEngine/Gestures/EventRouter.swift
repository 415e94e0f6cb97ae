/// Brings events from a window to the views they concern.
///
/// A pointer belongs, from its going down to its going up, to the recognizers of the views under
/// the place where it went down. The wheel and the keys go to the innermost scroll view under the
/// pointer that can move in the direction asked for; a wheel that keeps turning stays with it.
///
/// Positions of events are points of the surface that the window is drawn on. They are turned into
/// the coordinates of the window first, so it may lie anywhere and be scrolled itself.
///
/// A gesture is computed from the times of its events alone: frames may be ahead of them, and neither
/// its speed nor where it leads to depends on that. See ``handle(_:)``.
@MainActor
public final class EventRouter {
  /// The window that owns the router; it takes itself out when it goes away.
  unowned(unsafe) var window: Window?
  private var candidates: [GestureRecognizer] = []
  private var pointer: InputEvent.Pointer?
  /// When the last event happened, in seconds.
  private var lastEventTime = -Double.infinity
  /// When the pointer was last heard of, in seconds.
  private var heardAt = 0.0

  /// A pointer that is silent for longer than 3 seconds when another goes down was lost. X11 loses
  /// fingers, and the next one has another number. A choice.
  private static let longestSilence = 3.0
  private var pinch: PinchTracker?
  private var latch: WheelLatch?

  /// Where the pointer is, in the window's coordinates, or nil when it is over nothing.
  public private(set) var pointerPosition: Point?

  /// Whether a gesture is being followed.
  public var isTracking: Bool { pointer != nil || pinch != nil }

  /// Brings an event to the views it concerns.
  ///
  /// The event counts as having happened at its own ``InputEvent/time``, also when the window has been
  /// advanced beyond that: a drag has the speed that the pointer had, and content that is let go
  /// decelerates from then on, so the next frame shows it that much further. An event that says it is
  /// older than the last one happened together with that one; none is dropped. What is on screen is the
  /// last frame's, and content that is caught stays as it is seen there. What a program starts when it
  /// is told of an event begins at ``Window/now``, and so does the way of a wheel or a key.
  ///
  /// An event whose time or position is not finite is ignored.
  ///
  /// - Returns: Whether a view had use for the event.
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
      return turn(wheel, event, time)
    case .key(let press):
      return scroll(with: press)
    case .text:
      return false
    case .memoryWarning:
      window.didReceiveMemoryWarning()
    }
    return true
  }

  /// Gives up the gesture that is being followed.
  public func cancel() {
    let cancelled = candidates
    let cancelledPinch = pinch
    heldBack = nil
    candidates = []
    pointer = nil
    pinch = nil
    for recognizer in cancelled { recognizer.cancel() }
    cancelledPinch?.end()
  }

  /// A mouse and a finger may have the same number.
  private func isTracked(_ pointer: InputEvent.Pointer) -> Bool {
    pointer.id == self.pointer?.id && pointer.device == self.pointer?.device
  }

  /// Gives up the recognizers of views that have left the window since the pointer went down.
  private func dropDetached() {
    let detached = candidates.filter { $0.view == nil || $0.view?.window !== window }
    guard !detached.isEmpty else { return }
    candidates.removeAll { recognizer in detached.contains { $0 === recognizer } }
    for recognizer in detached { recognizer.cancel() }
  }

  // MARK: Pointers

  private func down(_ pointer: InputEvent.Pointer, _ event: InputEvent, _ time: Double) {
    pointerPosition = pointer.position
    // The same pointer cannot go down twice: its going up was lost.
    if isTracked(pointer) { cancel() }
    if pinch?.concerns(pointer) ?? false { cancel() }
    if self.pointer != nil || pinch != nil, time - heardAt > Self.longestSilence { cancel() }
    if let held = self.pointer { return beginPinch(held, pointer) }
    guard pinch == nil, let window else { return }
    self.pointer = pointer
    heardAt = time
    var view = window.hitTest(pointer.position, with: event)
    while let current = view {
      // An indicator lies above all content, and is no gesture of the user's.
      if let scrollView = current as? ScrollView {
        candidates.append(scrollView.indicatorDragRecognizer)
      }
      candidates += current.gestureRecognizers.filter(\.isEnabled)
      view = current.superview
    }
    holdBackContent(pointer, time)
    for recognizer in candidates where !recognizer.isHeldBack {
      recognizer.begin(with: pointer, time: time)
      if recognizer.isActive { return give(to: recognizer) }
    }
  }

  // MARK: Delayed content touches

  /// How long the content of a scroll view waits for a touch, in seconds. A choice: UIKit's timer is
  /// documented, its length is not.
  private static let contentDelay = 0.15

  /// A pointer that went down and that the content has not been told of yet.
  private var heldBack: (pointer: InputEvent.Pointer, time: Double)?

  /// Until when the content is kept from a pointer, in seconds, or nil.
  var heldBackUntil: Double? { heldBack.map { $0.time + Self.contentDelay } }

  /// Keeps a pointer from what lies in a scroll view that it may be about to drag.
  private func holdBackContent(_ pointer: InputEvent.Pointer, _ time: Double) {
    heldBack = nil
    guard
      let outermost = candidates.lastIndex(where: { recognizer in
        (recognizer.view as? ScrollView).map { $0.holdsContentBack } ?? false
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

  /// Tells the content of a pointer that has stayed where it went down for long enough.
  func releaseContent(at time: Double) {
    if let due = heldBackUntil, time >= due - 1e-9 { tellContent() }
  }

  /// Tells the content of a pointer, with the time at which that went down: a late word does not make
  /// it faster.
  private func tellContent() {
    guard let (pointer, time) = heldBack else { return }
    heldBack = nil
    for recognizer in candidates where recognizer.isHeldBack {
      recognizer.begin(with: pointer, time: time)
      if recognizer.isActive { return give(to: recognizer) }
    }
  }

  /// A second finger on a scroll view that zooms: what the first one did is given up for a pinch.
  private func beginPinch(_ first: InputEvent.Pointer, _ second: InputEvent.Pointer) {
    guard first.device == .touch, second.device == .touch,
      let view = scrollView(at: second.position, where: \.canZoom),
      scrollView(at: first.position, where: \.canZoom) === view
    else { return }
    cancel()
    pinch = PinchTracker(on: view, first, second)
  }

  private func moved(_ pointer: InputEvent.Pointer, _ time: Double) {
    pointerPosition = pointer.position
    if pinch?.concerns(pointer) ?? false {
      heardAt = time
      pinch?.follow(pointer)
      return
    }
    guard isTracked(pointer) else { return reveal(pointer) }
    heardAt = time
    // It went up where nobody was told of it.
    guard pointer.isPressed else { return cancel() }
    self.pointer = pointer
    dropDetached()
    for recognizer in candidates where recognizer.isInterested && !recognizer.isHeldBack {
      recognizer.follow(to: pointer.position, time: time)
      if recognizer.isActive { return give(to: recognizer) }
    }
    guard let start = heldBack?.pointer.position,
      (pointer.position - start).length > DragSlop.standard.distance
    else { return }
    // Nobody scrolls: it is a movement for the content.
    tellContent()
    for recognizer in candidates where recognizer.isInterested {
      recognizer.follow(to: pointer.position, time: time)
      if recognizer.isActive { return give(to: recognizer) }
    }
  }

  /// From now on the pointer belongs to one recognizer alone.
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
      return ended.end()
    }
    guard isTracked(pointer) else { return }
    dropDetached()
    // Down and up at once, if the content has not heard of it before.
    tellContent()
    let finished = candidates
    candidates = []
    self.pointer = nil
    for (place, recognizer) in finished.enumerated() where recognizer.isInterested {
      recognizer.finish(at: pointer.position, time: time)
      guard recognizer.state == .ended else { continue }
      for other in finished[(place + 1)...] { other.cancel() }
      return
    }
  }

  /// A mouse over the edge shows the indicator that can be dragged there.
  private func reveal(_ pointer: InputEvent.Pointer) {
    guard pointer.device == .mouse, let window else { return }
    var view = window.hitTest(pointer.position, with: nil)
    while let current = view {
      if let scrollView = current as? ScrollView,
        scrollView.isNearIndicator(scrollView.convert(pointer.position, from: nil))
      {
        return scrollView.flashScrollIndicators()
      }
      view = current.superview
    }
  }

  // MARK: Wheel and keys

  private func turn(_ wheel: InputEvent.Wheel, _ event: InputEvent, _ time: Double) -> Bool {
    guard let window else { return false }
    if wheel.modifiers.contains(.control),
      let view = scrollView(at: wheel.position, where: \.canZoom)
    {
      view.zoom(byNotches: wheel.delta.y, at: wheel.position)
      return true
    }
    let swapsAxes = wheel.modifiers.contains(.shift)
    let direction = WheelStep.translation(delta: wheel.delta, swapsAxes: swapsAxes)
    let axis: Axis = abs(direction.x) > abs(direction.y) ? .horizontal : .vertical
    let latched = latch?.view(for: wheel.position, axis: axis, at: time, in: window)
    let found =
      latched
      ?? scrollView(at: wheel.position) { $0.canScroll(along: axis, towards: direction[axis]) }
      ?? scrollView(at: wheel.position, along: axis)
    guard let view = found else { return false }
    latch = WheelLatch(view: view, axis: axis, position: wheel.position, time: time)
    view.scroll(byWheel: wheel.delta, swapsAxes: swapsAxes, at: time)
    return true
  }

  private func scroll(with press: InputEvent.KeyPress) -> Bool {
    guard let step = KeyScroll(press.key), let position = pointerPosition,
      let view = scrollView(at: position, along: step.axis)
    else { return false }
    view.scroll(by: step)
    return true
  }

  /// The innermost scroll view at a point of the window that can move along `axis`.
  public func scrollView(at point: Point, along axis: Axis) -> ScrollView? {
    scrollView(at: point) { $0.canScroll(along: axis) }
  }

  private func scrollView(at point: Point, where isFit: (ScrollView) -> Bool) -> ScrollView? {
    var view = window?.hitTest(point, with: nil)
    while let current = view {
      if let scrollView = current as? ScrollView, isFit(scrollView) { return scrollView }
      view = current.superview
    }
    return nil
  }
}
