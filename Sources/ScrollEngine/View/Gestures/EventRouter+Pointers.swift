import ScrollMotion

/// Handles pointers that go down, move and go up.
extension EventRouter {
  /// If a pointer has been silent for longer than this, in seconds, when another pointer goes down,
  /// the silent pointer's up event was lost: X11 loses fingers, and gives the next finger a
  /// different number. A choice.
  private static let longestSilence = 3.0

  func isTracked(_ pointer: InputEvent.Pointer) -> Bool {
    pointers?.contains(pointer) ?? false
  }

  // MARK: Down

  func down(_ pointer: InputEvent.Pointer, _ time: Double) {
    pointerPosition = pointer.position
    if window?.focused != nil { window?.setFocus(to: nil) }
    endTouchpadStroke(at: time)
    // The same pointer cannot go down twice: its up event was lost.
    if isTracked(pointer) || touches.touch(of: pointer) != nil { cancel() }
    if pinch?.concerns(pointer) ?? false { cancel() }
    if isTracking, time - lastReportTime > Self.longestSilence { cancel() }
    if let held = pointers { return join(held, pointer, time) }
    guard pinch == nil, let window else { return }
    pointers = PointerGroup(pointer)
    lastReportTime = time
    guard let hit = window.hitTest(pointer.position, with: touches.event(at: time)) else { return }
    let touch = touches.begin(pointer, in: hit, at: time)
    candidates = recognizers(around: hit, receiving: touch)
    participants = candidates
    touch.gestureRecognizers = candidates
    let isMoving = candidates.contains { ($0.view as? any Scrolling)?.movesByItself ?? false }
    for case let pan as PanGestureRecognizer in candidates {
      pan.beginning = isMoving ? .leavingSlop : .afterSlop
    }
    holdBackContent(pointer, touching: hit, time)
    for recognizer in candidates where !recognizer.isHeldBack {
      tell(recognizer, of: pointer, touch, time)
      // A program may have cancelled the gesture.
      guard pointers != nil else { return }
      guard recognizer.isActive else { continue }
      caught = CaughtContent(by: recognizer, among: candidates, at: pointer.position, time: time)
      return give(to: recognizer)
    }
    if heldBack == nil { tellViews() }
  }

  private func recognizers(around hit: View, receiving touch: Touch) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var view: View? = hit
    // Whether a view further in handles single taps itself.
    var areTapsTaken = false
    while let current = view {
      // An indicator lies above all content, and its recognizer is not one of the program's.
      if let scrolling = current as? any Scrolling { found.append(scrolling.indicatorRecognizer) }
      found += current.allRecognizers.filter { recognizer in
        recognizer.isEnabled && recognizer.postponed == nil
          && !(areTapsTaken && (recognizer as? TapGestureRecognizer)?.isOfSingleTaps ?? false)
          && recognizer.asked?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      if current.claimsTaps { areTapsTaken = true }
      view = current.superview
    }
    return found
  }

  private func tell(
    _ recognizer: GestureRecognizer, of pointer: InputEvent.Pointer, _ touch: Touch?, _ time: Double
  ) {
    if !recognizer.scrollsItsView, let view = recognizer.view { toldViews.append(view) }
    recognizer.begin(with: pointer, time: time, touch.map { ($0, touches.event(at: time)) })
  }

  private func tellViews() { touches.tellHeld(where: mayBegin) }

  private func mayBegin(_ touch: Touch, _ event: Event) -> Bool {
    guard let view = touch.view, let scrollView = scrolling(around: view) else { return true }
    return scrollView.touchesShouldBegin([touch], with: event, in: view)
  }

  /// Once a recognizer has failed or recognized its gesture, delivers the touches that it has kept
  /// from views, or withholds them for good.
  func tellDelayed(by recognizer: GestureRecognizer, hasFailed: Bool) {
    if recognizer.delaysTouchesBegan, heldBack == nil {
      if hasFailed { tellViews() } else { touches.keepHeld(by: recognizer) }
    }
    touches.outcomeChanged(of: recognizer, hasFailed: hasFailed, where: mayBegin)
  }

  /// The innermost scroll view around a view; nil if there is none.
  private func scrolling(around view: View) -> (any Scrolling)? {
    var outer = view.superview
    while let current = outer {
      if let scrolling = current as? any Scrolling { return scrolling }
      outer = current.superview
    }
    return nil
  }

  /// Whether a view inside a scroll view has already received the pointer and may keep it.
  func contentKeepsPointer(from scrollView: any Scrolling) -> Bool {
    (toldViews + touches.toldViews).contains { view in
      view !== scrollView && view.isDescendant(of: scrollView)
        && !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    }
  }

  // MARK: Delayed content touches

  /// How long a touch is kept from a scroll view's content, in seconds. A choice: UIKit documents
  /// the delay, but not its length.
  private static let contentDelay = 0.15

  /// The time until which a pointer is kept from the content, in seconds; nil if none is.
  var heldBackUntil: Double? { heldBack.map { $0.time + Self.contentDelay } }

  /// Keeps a pointer from the content of a scroll view that it may be about to drag.
  private func holdBackContent(
    _ pointer: InputEvent.Pointer, touching hit: View, _ time: Double
  ) {
    heldBack = nil
    if pointer.device == .mouse, hit.claimsMouseDrags { return }
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
    if hit !== scrollView { heldBack = (pointer, time) }
  }

  /// Delivers a pointer to the content with the time at which it went down, so that the delay does
  /// not change the pointer's velocity.
  func tellContent() {
    guard let (pointer, time) = heldBack else { return }
    heldBack = nil
    for recognizer in candidates where recognizer.isHeldBack {
      tell(recognizer, of: pointer, touches.touch(of: pointer), time)
      guard pointers != nil else { return }
      if recognizer.isActive { return give(to: recognizer) }
    }
    tellViews()
  }

  // MARK: Several fingers

  /// Adds another finger, which begins a pinch or joins the drag.
  private func join(_ held: PointerGroup, _ pointer: InputEvent.Pointer, _ time: Double) {
    guard held.device == .touch, pointer.device == .touch else { return }
    if beginPinch(held.pointers[0], pointer) { return }
    guard let view = window?.hitTest(pointer.position, with: touches.event(at: time)) else {
      return
    }
    let touch = touches.begin(pointer, in: view, at: time)
    // A finger outside the views of the gesture does not take part in it.
    let count = held.pointers.count + 1
    let takers = candidates.filter { recognizer in
      recognizer.isInterested && recognizer.takes(count)
        && (recognizer.view.map(view.isDescendant(of:)) ?? false)
    }
    if takers.contains(where: { $0.isActive && $0.cancelsTouchesInView }) {
      touches.cancel(in: view, at: time)
    }
    if takers.isEmpty { return tellViews() }
    // Content that still waits for the first finger gets both at once.
    if heldBack != nil {
      heldBack = nil
      for recognizer in candidates where recognizer.isHeldBack && recognizer.takes(count) {
        tell(recognizer, of: held.pointers[0], touches.touch(of: held.pointers[0]), time)
      }
    }
    // A finger outside the view of a recognizer does not concern it.
    for recognizer in candidates where recognizer.view.map(view.isDescendant(of:)) ?? true {
      if !recognizer.takes(count) || recognizer.isHeldBack { recognizer.cancel() }
    }
    tellViews()
    guard pointers != nil else { return }
    pointers?.add(pointer)
    touch.gestureRecognizers = takers
    for recognizer in takers {
      recognizer.numberOfTouches = pointers?.pointers.count ?? 0
      recognizer.join(time: time, (touch, touches.event(at: time)))
    }
    settle(takers)
  }

  /// Begins a pinch if both fingers are on the same zooming scroll view, and cancels the gesture so
  /// far.
  private func beginPinch(_ first: InputEvent.Pointer, _ second: InputEvent.Pointer) -> Bool {
    guard let view = scrolling(at: second.position, where: \.canZoom),
      scrolling(at: first.position, where: \.canZoom) === view
    else { return false }
    cancel()
    pinch = PinchTracker(on: view, first, second)
    return true
  }

  /// Continues with the finger that remains after a pinch, as a drag.
  private func goOn(with pointer: InputEvent.Pointer, on view: any Scrolling, _ time: Double) {
    guard view.window === window, view.panGestureRecognizer.isEnabled,
      Axis.allCases.contains(where: view.canDrag(along:))
    else { return }
    pointers = PointerGroup(pointer)
    candidates = [view.panGestureRecognizer]
    view.panGestureRecognizer.takeOver(
      at: pointer.position, device: pointer.device, time: time, .firstMovement)
  }

  // MARK: Moves

  func moved(_ pointer: InputEvent.Pointer, _ time: Double) {
    pointerPosition = pointer.position
    if pinch?.concerns(pointer) ?? false {
      lastReportTime = time
      pinch?.follow(pointer, time: time)
      return
    }
    touches.note(pointer, at: time)
    defer { touches.tellMoved(pointer, at: time) }
    dropDetached(time)
    guard isTracked(pointer) else { return reveal(pointer) }
    lastReportTime = time
    // The pointer's up event was lost.
    guard pointer.isPressed else { return cancel() }
    pointers?.move(pointer)
    guard let location = pointers?.location else { return }
    follow(pointer, to: location, time)
    guard !candidates.contains(where: \.isActive), let start = heldBack?.pointer.position,
      (location - start).length > DragSlop.standard.distance
    else { return }
    // No scroll view has begun to drag: the movement belongs to the content.
    tellContent()
    follow(pointer, to: location, time)
  }

  /// Offers the position to all candidates; a candidate that begins cancels those that it prevents.
  private func follow(_ pointer: InputEvent.Pointer, to location: Point, _ time: Double) {
    if let held = caught {
      caught = held.following(to: location, time: time)
      if caught == nil, let rival = held.rival(at: location) {
        held.pan.cancel()
        // Cancelling may have ended the gesture, or removed the view from the window.
        guard pointers != nil, rival.view?.window === window else { return }
        candidates = [rival]
        rival.takeOver(at: held.location, device: held.pan.device, time: held.time)
      }
    }
    let report = report(of: pointer, time)
    for recognizer in candidates where recognizer.isInterested && !recognizer.isHeldBack {
      recognizer.follow(to: location, time: time, report)
      settle([recognizer])
    }
  }

  private func report(
    of pointer: InputEvent.Pointer, _ time: Double
  ) -> GestureRecognizer.Report? {
    touches.touch(of: pointer).map { ($0, touches.event(at: time)) }
  }

  /// Flashes the scroll indicators of a view while a mouse is close enough to drag one. An overlay
  /// gets the mouse's position instead.
  private func reveal(_ pointer: InputEvent.Pointer) {
    guard pointer.device == .mouse, let window else { return }
    if let overlay = window.overlay { return overlay.pointerIsAt(pointer.position) }
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

  // MARK: Up

  func up(_ pointer: InputEvent.Pointer, _ time: Double) {
    if let ended = pinch, ended.concerns(pointer) {
      pinch = nil
      ended.end(at: time)
      if let view = ended.scrollView { goOn(with: ended.finger(beside: pointer), on: view, time) }
      return
    }
    touches.note(pointer, at: time)
    defer { touches.end(pointer, at: time) }
    dropDetached(time)
    guard isTracked(pointer), var held = pointers else { return }
    held.move(pointer)
    let location = held.location
    guard held.pointers.count == 1 else {
      // The remaining fingers continue from here.
      follow(pointer, to: location, time)
      if let report = report(of: pointer, time) {
        for recognizer in candidates where recognizer.isInterested && !recognizer.isHeldBack {
          recognizer.touchesEnded([report.touch], with: report.event)
        }
      }
      held.remove(pointer)
      guard pointers != nil else { return }
      pointers = held
      for recognizer in candidates { recognizer.numberOfTouches = held.pointers.count }
      return
    }
    // Content that has not received the pointer yet gets its down and up at once.
    tellContent()
    let finished = candidates
    forgetGesture()
    finish(finished, at: location, time, report(of: pointer, time))
  }

  func forgetGesture() {
    heldBack = nil
    caught = nil
    toldViews = []
    candidates = []
    pointers = nil
  }
}
