import ScrollMotion

/// Delivers wheels, touchpads and scroll keys to scroll views.
extension EventRouter {
  func receive(_ wheel: InputEvent.Wheel, at time: Double) -> Bool {
    let device = wheelStream.device(sending: wheel.delta, at: time)
    if let overlay = window?.overlay {
      let movement =
        device == .wheel
        ? WheelStep.translation(delta: wheel.delta)
        : TouchpadStep.translation(delta: wheel.delta) * -1
      overlay.scroll(by: movement.y, at: wheel.position)
      return true
    }
    if wheel.modifiers.contains(.control),
      let view = scrolling(at: wheel.position, where: \.canZoom)
    {
      endTouchpadStroke(at: time)
      view.zoom(byNotches: wheel.delta.y, at: wheel.position, time: time)
      return true
    }
    switch device {
    case .wheel:
      endTouchpadStroke(at: time)
      return turn(wheel, at: time)
    case .touchpad:
      return stroke(wheel, at: time)
    }
  }

  private func turn(_ wheel: InputEvent.Wheel, at time: Double) -> Bool {
    guard let window else { return false }
    let swapsAxes = wheel.modifiers.contains(.shift)
    let direction = WheelStep.translation(delta: wheel.delta, swapsAxes: swapsAxes)
    let axis = direction.longerAxis
    let latched = latch?.view(for: wheel.position, axis: axis, at: time, in: window)
    let found =
      latched
      ?? scrolling(at: wheel.position) { $0.canScroll(along: axis, towards: direction[axis]) }
      ?? scrolling(at: wheel.position, along: axis)
    guard let view = found else { return false }
    latch = WheelLatch(view: view, axis: axis, position: wheel.position, time: time)
    let movement = TouchpadStep.translation(delta: wheel.delta, swapsAxes: swapsAxes)
    if doubtfulTurn?.isOver(at: time) ?? true { doubtfulTurn = DoubtfulTurn(of: view, at: time) }
    doubtfulTurn?.add(movement, to: view, at: time)
    view.scroll(byWheel: wheel.delta, swapsAxes: swapsAxes, at: time)
    return true
  }

  func scroll(with press: InputEvent.KeyPress, at time: Double) -> Bool {
    guard let step = KeyScroll(press.key), let view = scrolledByKeys(along: step.axis) else {
      return false
    }
    endTouchpadStroke(at: time)
    view.scroll(by: step, at: time)
    return true
  }

  // MARK: Touchpads

  /// Follows fingers on a touchpad, which stay with the scroll view chosen at the beginning.
  private func stroke(_ wheel: InputEvent.Wheel, at time: Double) -> Bool {
    guard !isTracking else { return false }
    let movement = TouchpadStep.translation(
      delta: wheel.delta, swapsAxes: wheel.modifiers.contains(.shift))
    if let touchpad, !touchpad.isFollowed || time > touchpad.due { endTouchpadStroke(at: time) }
    if let touchpadChoice, time > touchpadChoice.due { endTouchpadStroke(at: time) }
    if touchpad != nil {
      touchpad?.follow(movement, time: time)
      return true
    }
    var choice =
      touchpadChoice
      ?? TouchpadChoice(
        among: scrollingViews(around: window?.hitTest(wheel.position, with: nil)),
        at: wheel.position, time: time)
    choice?.add(movement, at: time)
    touchpadChoice = choice
    guard let choice else { return false }
    return choice.isClear ? begin(choice) : true
  }

  /// Begins a stroke on the chosen view with the whole movement of the fingers so far; false if no
  /// view can follow.
  @discardableResult
  private func begin(_ choice: TouchpadChoice) -> Bool {
    touchpadChoice = nil
    guard let view = choice.view, let first = choice.reports.first,
      let last = choice.reports.last
    else { return false }
    var stroke = TouchpadStroke(
      on: view, at: choice.position, movement: choice.movement, time: first.time)
    let rest = doubtfulTurn?.rest(in: view, at: last.time) ?? .zero
    doubtfulTurn = nil
    for (place, report) in choice.reports.enumerated() {
      stroke.follow(place == 0 ? report.movement + rest : report.movement, time: report.time)
    }
    touchpad = stroke
    return true
  }

  /// Moves the content that a touchpad drags to its offset at `time`, or releases it if the
  /// touchpad has been silent for long enough.
  func advanceTouchpad(to time: Double) {
    if let due = touchpad?.due ?? touchpadChoice?.due, time >= due { endTouchpadStroke(at: time) }
    touchpad?.show(at: time)
  }

  /// Ends a touchpad stroke at `time`, or at its due time if that is earlier.
  func endTouchpadStroke(at time: Double) {
    // Performs a movement that was too small to choose a view until now.
    if let touchpadChoice {
      begin(touchpadChoice)
      guard touchpad != nil else { return }
    }
    guard let ended = touchpad else { return }
    touchpad = nil
    ended.end(at: min(time, ended.due))
  }

  // MARK: Finding scroll views

  /// The scroll view that keys scroll along an axis: around the focused view, or else under the
  /// pointer; nil if none can.
  private func scrolledByKeys(along axis: Axis) -> (any Scrolling)? {
    scrollingViews(around: window?.focusedView).first { $0.canScroll(along: axis) }
      ?? pointerPosition.flatMap { scrolling(at: $0, along: axis) }
  }

  /// The innermost scroll view at a point of the window that can scroll along an axis; nil if none
  /// can.
  func scrolling(at point: Point, along axis: Axis) -> (any Scrolling)? {
    scrolling(at: point) { $0.canScroll(along: axis) }
  }

  /// The innermost scroll view at a point of the window that satisfies a condition; nil if none
  /// does.
  func scrolling(at point: Point, where isFit: (any Scrolling) -> Bool) -> (any Scrolling)? {
    scrollingViews(around: window?.hitTest(point, with: nil)).first(where: isFit)
  }

  /// The scroll views among a view and the views around it, innermost first.
  private func scrollingViews(around view: View?) -> [any Scrolling] {
    var found: [any Scrolling] = []
    var view = view
    while let current = view {
      if let scrolling = current as? any Scrolling { found.append(scrolling) }
      view = current.superview
    }
    return found
  }
}
