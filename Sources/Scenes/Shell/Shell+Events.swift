public import ScrollEngine

extension Shell {
  public func handle(_ event: InputEvent) {
    now = max(now, event.time)
    // What the event starts begins now, not at the last tick.
    clock.advance(to: now - openedAt)
    inputLog.append(event)
    switch event.kind {
    case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer),
      .pointerCancelled(let pointer):
      handle(pointer, event)
    case .pointerLeft:
      pointer = nil
      window.router.handle(event)
    case .wheel(let wheel):
      handle(wheel, event)
    case .key(let press):
      handle(press)
    case .text(let text):
      if let action = KeyBinding.action(forText: text) { perform(action) }
    case .memoryWarning:
      window.router.handle(event)
      for pane in scene.panes.indices { send(event, at: .zero, toPane: pane) }
    }
  }

  // MARK: Pointer and wheel

  private func handle(_ pointer: InputEvent.Pointer, _ event: InputEvent) {
    let position = pointer.position * (1 / interfaceScale)
    self.pointer = position
    if case .pointerDown = event.kind {
      if !help.isHidden { return toggleHelp() }
      if !window.router.isTracking, capturingPane == nil {
        capturingPane = paneIndex(at: position)
      }
    }
    if let pane = capturingPane ?? (window.router.isTracking ? nil : paneIndex(at: position)) {
      let inPane = scenePoint(position, inPane: pane)
      if scene.mirrorsGestures {
        for other in scene.panes.indices { send(event, at: inPane, toPane: other) }
      } else {
        turn(to: pane, for: event)
        send(event, at: inPane, toPane: pane)
      }
      if !scene.panes[pane].window.router.isTracking { capturingPane = nil }
    } else {
      window.router.handle(event.positioned { _ in position })
    }
  }

  private func handle(_ wheel: InputEvent.Wheel, _ event: InputEvent) {
    let position = wheel.position * (1 / interfaceScale)
    pointer = position
    guard let pane = paneIndex(at: position) else {
      window.router.handle(event.positioned { _ in position })
      return
    }
    // Beside the viewport, the wheel still means it.
    let inside = clampToViewport(scenePoint(position, inPane: pane), ofPane: pane)
    turn(to: pane, for: event)
    send(event, at: inside, toPane: pane)
  }

  /// Hands an event to a viewport, with position and time as they are there.
  private func send(_ event: InputEvent, at position: Point, toPane index: Int) {
    var event = event.positioned { _ in position }
    event.time -= openedAt
    scene.panes[index].window.router.handle(event)
  }

  /// A person who moves one of two linked viewports does not want the other to go on moving it.
  private func turn(to index: Int, for event: InputEvent) {
    if case .pointerMoved = event.kind { return }
    stopPanes(otherThan: index)
  }

  private func stopPanes(otherThan index: Int) {
    for (place, pane) in scene.panes.enumerated() where place != index {
      pane.scroller?.stopScrolling()
    }
  }

  private func paneIndex(at position: Point) -> Int? {
    guard window.hitTest(position, with: nil) === stage else { return nil }
    return stage.stageLayout.paneIndex(at: position - stage.frame.origin)
  }

  private func scenePoint(_ position: Point, inPane index: Int) -> Point {
    stage.stageLayout.scenePoint(position - stage.frame.origin, inPane: index)
  }

  private func clampToViewport(_ point: Point, ofPane index: Int) -> Point {
    let viewport = scene.panes[index].viewport
    return Point(
      x: min(max(point.x, 0), viewport.width - 1),
      y: min(max(point.y, 0), viewport.height - 1))
  }

  // MARK: Keys

  private func handle(_ press: InputEvent.KeyPress) {
    if let action = KeyBinding.action(for: press) { return perform(action) }
    guard let step = KeyScroll(press.key), press.modifiers.isEmpty else { return }
    scrollView(along: step.axis)?.scroll(by: step)
  }

  /// The scroll view under the pointer, or that of the first pane.
  private func scrollView(along axis: Axis) -> ScrollView? {
    if let pointer, window.hitTest(pointer, with: nil) !== stage,
      let view = window.router.scrollView(at: pointer, along: axis)
    {
      return view
    }
    let index = pointer.flatMap(paneIndex(at:)) ?? 0
    let position = pointer.map { scenePoint($0, inPane: index) } ?? .zero
    stopPanes(otherThan: index)
    return scene.panes[index].window.router.scrollView(
      at: clampToViewport(position, ofPane: index), along: axis)
  }
}
