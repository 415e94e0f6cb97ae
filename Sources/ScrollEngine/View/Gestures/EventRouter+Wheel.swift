/// Wheel, touchpad and keys.
extension EventRouter {
  func receive(_ wheel: InputEvent.Wheel, at time: Double) -> Bool {
    let device = wheelStream.device(sending: wheel.delta, at: time)
    if let menu = window?.contextMenu {
      let movement =
        device == .wheel
        ? WheelStep.translation(delta: wheel.delta)
        : TouchpadStep.translation(delta: wheel.delta) * -1
      menu.scroll(by: movement.y, at: wheel.position)
      return true
    }
    if wheel.modifiers.contains(.control),
      let view = scrolling(at: wheel.position, where: \.canZoom)
    {
      endTouchpadStroke(at: time)
      view.zoom(byNotches: wheel.delta.y, at: wheel.position)
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
    guard let step = KeyScroll(press.key), let position = pointerPosition,
      let view = scrolling(at: position, along: step.axis)
    else { return false }
    endTouchpadStroke(at: time)
    view.scroll(by: step, at: time)
    return true
  }

  // MARK: Touchpads

  /// Follows fingers on a touchpad, which stay with the scroll view they began on.
  private func stroke(_ wheel: InputEvent.Wheel, at time: Double) -> Bool {
    guard !isTracking else { return false }
    var movement = TouchpadStep.translation(
      delta: wheel.delta, swapsAxes: wheel.modifiers.contains(.shift))
    if let touchpad, !touchpad.isFollowed || time > touchpad.due { endTouchpadStroke(at: time) }
    if touchpad == nil {
      guard let view = scrolling(at: wheel.position, draggedBy: movement) else { return false }
      touchpad = TouchpadStroke(on: view, at: wheel.position, movement: movement, time: time)
      if let rest = doubtfulTurn?.rest(in: view, at: time) { movement = movement + rest }
      doubtfulTurn = nil
    }
    touchpad?.follow(movement, time: time)
    return true
  }

  /// The innermost scroll view that can go there, or else the innermost that a drag can bounce.
  private func scrolling(at point: Point, draggedBy movement: Point) -> (any Scrolling)? {
    let axis = movement.longerAxis
    return scrolling(at: point) { $0.canScroll(along: axis, towards: -movement[axis]) }
      ?? scrolling(at: point) { $0.canDrag(along: axis) }
  }

  /// Releases what a touchpad has moved once it has been silent for long enough.
  func releaseTouchpad(at time: Double) {
    if let touchpad, time >= touchpad.due { endTouchpadStroke(at: time) }
  }

  /// Ends a touchpad stroke, at its due time at the latest.
  func endTouchpadStroke(at time: Double) {
    guard let ended = touchpad else { return }
    touchpad = nil
    ended.end(at: min(time, ended.due))
  }

  // MARK: What scrolls

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
