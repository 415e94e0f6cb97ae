import SceneParts
package import ScrollEngine

extension Shell {
  package func handle(_ event: InputEvent) {
    session.reach(event.time)
    // Only the primary button has a meaning here and in scripts.
    guard event.kind.pointer?.button ?? .primary == .primary else { return }
    notePointing(event)
    defer { showPointing() }
    switch event.kind {
    case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer),
      .pointerCancelled(let pointer):
      handle(pointer, event)
    case .pointerLeft:
      pointer.position = nil
      endHover()
      window.router.handle(event)
    case .wheel(let wheel):
      handle(wheel, event)
    case .key(let press):
      handle(press)
    case .text(let text):
      if !gallery.isHidden, help.isHidden {
        gallery.type(text)
      } else if inspector.callSearch.isOpen {
        inspector.callSearch.text += text
      } else if let action = KeyBinding.action(forText: text) {
        perform(action)
      }
    case .composition:
      // Only committed characters have a meaning here.
      break
    case .memoryWarning:
      window.router.handle(event)
      session.send(.memoryWarning)
    }
  }

  // MARK: Pointer and wheel

  /// Passes an event of a pointer to its holder; a press decides who holds the pointer.
  private func handle(_ finger: InputEvent.Pointer, _ event: InputEvent) {
    let position = finger.position * (1 / interfaceScale)
    pointer.position = position
    switch pointer.holder {
    case .sheets(let turn): return turnSheets(turn, event.kind, at: position)
    case .map(let pane, finger.id): return dragOnMap(ofPane: pane, event.kind, at: position)
    case .setting(let part, finger.id): return dragSetting(part, event.kind, at: position)
    case .chart(finger.id, _): return dragOnChart(event.kind, at: position)
    case .map, .setting, .chart: return
    case .pane(let pane, let shift): return send(event, at: position, shift, toPane: pane)
    case .nobody: break
    }
    if pointAtSheets(event.kind, at: position) { return }
    if case .pointerDown = event.kind {
      if pressMap(at: position, finger) || pressSetting(at: position, finger)
        || pressChart(at: position, finger)
      {
        return
      }
      if pressVariant(at: position) { return }
      if !help.isHidden { return pressHelp(at: position) }
      setFocus(nil)
      if !window.router.isTracking, let pane = paneIndex(at: position) {
        pointer.holder = .pane(pane, shift: .zero)
      }
    }
    if !window.router.isTracking, let pane = paneIndex(at: position) {
      return send(event, at: position, .zero, toPane: pane)
    }
    if event.kind.isMove, !finger.isPressed, finger.device == .mouse {
      hover(at: position)
    } else {
      endHover()
    }
    window.router.handle(event.positioned { $0 * (1 / interfaceScale) })
  }

  /// Passes an event of a pointer at a point of the shell to a pane, which has moved by `shift`
  /// since the press.
  private func send(_ event: InputEvent, at position: Point, _ shift: Point, toPane pane: Int) {
    let event = event.positioned { scenePoint($0 * (1 / interfaceScale), inPane: pane) + shift }
    let kind = event.kind
    if click(event, at: position, inPane: pane) { return }
    let router = scene.panes[pane].window.router
    if !router.isTracking, kind.isMove {
      if let finger = kind.pointer, !finger.isPressed, finger.device == .mouse {
        hover(at: position)
      }
    } else {
      session.send(.event(kind, pane: pane), at: event.time)
    }
    if !router.isTracking { pointer.holder = .nobody }
  }

  private func handle(_ wheel: InputEvent.Wheel, _ event: InputEvent) {
    let position = wheel.position * (1 / interfaceScale)
    pointer.position = position
    endHover()
    if wheel.modifiers.contains(.control), !zooms(at: position) {
      return resize(byNotches: wheel.delta.y)
    }
    guard let pane = paneIndex(at: position) else {
      window.router.handle(event.positioned { _ in position })
      return
    }
    // A wheel event beside the viewport still scrolls the viewport.
    let inside = clampToViewport(scenePoint(position, inPane: pane), ofPane: pane)
    session.send(.event(event.positioned { _ in inside }.kind, pane: pane), at: event.time)
  }

  /// Whether a scroll view that can zoom is at a point of the shell.
  private func zooms(at position: Point) -> Bool {
    guard let pane = paneIndex(at: position) else { return false }
    var view = scene.panes[pane].window.hitTest(scenePoint(position, inPane: pane), with: nil)
    while let current = view {
      if let view = current as? ScrollView, view.maximumZoomScale > view.minimumZoomScale {
        return true
      }
      view = current.superview
    }
    return false
  }

  /// Changes the scale by one step when the notches add up to one or more: fine devices send
  /// fractions of a notch.
  private func resize(byNotches notches: Double) {
    pointer.sizeNotches += notches
    guard pointer.sizeNotches.magnitude >= 1 else { return }
    perform(pointer.sizeNotches > 0 ? .enlarge : .shrink)
    pointer.sizeNotches = 0
  }

  func paneIndex(at position: Point) -> Int? {
    guard window.hitTest(position, with: nil) === stage else { return nil }
    return stage.stageLayout.paneIndex(at: position - stage.frame.origin)
  }

  /// Converts a point of the shell to a pane's window.
  ///
  /// The result is rounded to a multiple of 2⁻³² points, so that a script that was recorded at
  /// another scale yields exactly the same point.
  func scenePoint(_ position: Point, inPane index: Int) -> Point {
    let grid = 4_294_967_296.0
    let point = stage.scenePoint(position - stage.frame.origin, inPane: index)
    return Point(x: (point.x * grid).rounded() / grid, y: (point.y * grid).rounded() / grid)
  }

  private func clampToViewport(_ point: Point, ofPane index: Int) -> Point {
    let viewport = scene.panes[index].viewport
    return Point(
      x: min(max(point.x, 0), viewport.width - 1),
      y: min(max(point.y, 0), viewport.height - 1))
  }

  // MARK: Keys

  private func handle(_ press: InputEvent.KeyPress) {
    if !gallery.isHidden, help.isHidden, handleInGallery(press) { return }
    if inspector.callSearch.isOpen, handleInSearch(press) { return }
    if let action = KeyBinding.action(for: press) { return perform(action) }
    guard let step = KeyScroll(press.key), press.modifiers.isEmpty else { return }
    if !help.isHidden { return help.scroll(by: step) }
    if let focus { return handle(press.key, step, at: focus) }
    if let position = pointer.position, window.hitTest(position, with: nil) !== stage,
      let view = window.router.scrollView(at: position, along: step.axis)
    {
      return view.scroll(by: step)
    }
    // The key goes to the pane under the pointer, or else to the first one.
    let pane = pointer.position.flatMap(paneIndex(at:)) ?? 0
    endHover()
    let position = pointer.position.map { scenePoint($0, inPane: pane) } ?? .zero
    session.send(.key(press.key, pane: pane, at: clampToViewport(position, ofPane: pane)))
  }
}
