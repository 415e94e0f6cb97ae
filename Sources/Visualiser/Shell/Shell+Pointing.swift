import Demonstrations
import Hosting
import Inspecting
import SceneParts
import ScrollEngine

// Controls react to the pointer with their appearance, the pointer's shape, and a tooltip.
extension Shell {
  /// The time for which the pointer must rest before a tooltip appears, in seconds.
  static let restBeforeTooltip = 0.5

  /// Updates the pointer's state from an event before the shell handles the event.
  func notePointing(_ event: InputEvent) {
    switch event.kind {
    case .pointerMoved(let finger):
      follow(finger)
      let isResting = !finger.isPressed && finger.device == .mouse
      pointer.tooltipDue = isResting ? event.time + Self.restBeforeTooltip : nil
    case .pointerDown(let finger):
      follow(finger)
      pointer.isDown = true
      pointer.pressed = pointer.control
      pointer.tooltipDue = nil
    case .pointerUp(let finger), .pointerCancelled(let finger):
      follow(finger)
      pointer.isDown = false
      pointer.pressed = nil
      pointer.tooltipDue = nil
      // A lifted finger has no position.
      if finger.device == .touch { pointer.point = nil }
    case .pointerLeft:
      pointer.point = nil
      pointer.isDown = false
      pointer.pressed = nil
      pointer.tooltipDue = nil
    case .wheel, .key, .text, .composition: pointer.tooltipDue = nil
    case .memoryWarning: return
    }
    tooltip.hide()
  }

  private func follow(_ finger: InputEvent.Pointer) {
    let position = finger.position * (1 / interfaceScale)
    pointer.point = position
    pointer.control = control(at: position)
  }

  /// Updates the controls' appearance and the pointer's shape after an event or a tick.
  func showPointing() {
    pointer.control = pointer.point.flatMap(control(at:))
    let control = pointer.control
    // A press affects only the control on which it began.
    let isElsewhere = pointer.isDown && pointer.pressed != control
    let shown = isElsewhere ? nil : control.flatMap { isUseful($0) ? $0 : nil }
    showTouched(shown, isPressed: pointer.isDown)
    showAim(at: pointer.isDown ? pointer.pressed : control)
    let shape =
      if pointer.isDown {
        pointer.pressed.map(shape(whileDraggingOn:)) ?? .arrow
      } else {
        control.map(shape(over:)) ?? .arrow
      }
    guard shape != pointer.shape else { return }
    pointer.shape = shape
    host?.show(shape)
  }

  private func showTouched(_ control: ShellControl?, isPressed: Bool) {
    func look(of other: ShellControl) -> ControlLook {
      control != other ? .rest : isPressed ? .pressed : .hovered
    }
    listButton.look = look(of: .listButton)
    inspectorButton.look = look(of: .inspectorButton)
    legendButton.look = look(of: .legendButton)
    pathButton.look = look(of: .path)
    gallery.look = look(of: .closeGallery)
    notice.look = look(of: .closeNotice)
    lanes.headingLook = look(of: .lanesHeading)
    lanes.isPressed = look(of: .lanes) == .pressed
    strip.isPressed = look(of: .strip) == .pressed
    func part<Part>(_ part: (ShellControl) -> Part?) -> Touched<Part> {
      control.flatMap(part).map { Touched($0, isPressed: isPressed) } ?? Touched()
    }
    help.touched = part { if case .help(let part) = $0 { part } else { nil } }
    sidebar.touched = part { if case .sidebar(let part) = $0 { part } else { nil } }
    gallery.touched = part { if case .poster(let name) = $0 { name } else { nil } }
    stage.touched = part { if case .stage(let part) = $0 { part } else { nil } }
    transport.touched = part { if case .transport(let part) = $0 { part } else { nil } }
    inspector.touchedButton = part { if case .calls(let button) = $0 { button } else { nil } }
    inspector.touchedHeading = part { if case .heading(let part) = $0 { part } else { nil } }
    rail.touched = part { if case .rail(let part) = $0 { part } else { nil } }
    inspector.touchedCall = part { if case .call(let row) = $0 { row } else { nil } }
    card.touched = part { if case .card(let button) = $0 { button } else { nil } }
  }

  /// Marks the time, or the position on the map, to which a click would go.
  private func showAim(at control: ShellControl?) {
    let time = pointer.point.flatMap { pointedTime(at: $0, on: control) }
    transport.pointedTime = time
    lanes.pointedTime = time
    strip.pointedTime = time
    stage.pointedTime = time
    stage.pointedY = pointer.point.map { $0.y - stage.frame.minY }
  }

  /// The scene time, in seconds, at a point on the time bar, the lanes, the strip or a chart; nil for
  /// other controls.
  func pointedTime(at point: Point, on control: ShellControl?) -> Double? {
    switch control {
    case .transport(.bar): transport.scale.time(at: point.x - transport.frame.minX)
    case .lanes: lanes.scale.time(at: point.x - lanes.frame.minX)
    case .strip: strip.scale.time(at: point.x - strip.frame.minX)
    case .stage(.chart): stage.chartTime(at: point.x - stage.frame.minX)
    default: nil
    }
  }

  // MARK: Tooltips

  /// Shows the tooltip if the pointer has rested long enough.
  ///
  /// - Returns: The window's time at which a tooltip will appear, in seconds; nil if none is to
  ///   come.
  func advanceTooltip() -> Double? {
    guard let due = pointer.tooltipDue else { return nil }
    guard let point = pointer.point, let control = pointer.control,
      let words = tooltip(for: control, at: point)
    else { return nil }
    guard due <= session.now else { return due }
    pointer.tooltipDue = nil
    tooltip.show(
      words, beside: frame(of: control) ?? Rect(origin: point, size: .zero), pointer: point,
      side: side(of: control), within: window.bounds.inset(by: 4))
    return nil
  }

  /// The side of a control on which its tooltip covers no other row of a list.
  private func side(of control: ShellControl) -> Tooltip.Side {
    switch control {
    case .sidebar, .stage(.map), .rail: .leftOrRight
    // The card about a cell is above its lane.
    case .lanes: .below
    default: .aboveOrBelow
    }
  }

  /// The tooltip for a control; nil for panes and cells, about which the card tells more.
  func tooltip(for control: ShellControl, at point: Point) -> Tooltip? {
    if !isUseful(control), let reason = action(of: control).flatMap(objection(to:)) {
      return Tooltip(words: reason, keys: "")
    }
    let keys = action(of: control).flatMap(KeyBinding.keys(for:)) ?? otherKeys(of: control)
    return words(about: control, at: point).map { Tooltip(words: $0, keys: keys) }
  }

  func words(about control: ShellControl, at point: Point) -> String? {
    switch control {
    case .listButton: return sidebar.isHidden ? "List of scenes" : "Hide the list of scenes"
    case .inspectorButton: return inspector.isHidden ? "Inspector" : "Hide the inspector"
    case .lanesHeading: return lanes.fold == .folded ? "Unfold" : "Fold"
    case .heading(let part): return isFolded(part) ? "Unfold" : "Fold"
    case .rail(let part): return part.explanation
    case .legendButton:
      return arrangement.showsLegend ? "Hide what the lines mean" : "What the lines mean"
    case .sidebar(.tour): return "Guided start"
    case .sidebar(.gallery): return "A picture of every scene"
    case .sidebar(.scene(let place)): return scenes[place].article
    case .stage(.variant(let place)):
      let button = stage.variantButtons(configuration.text)[place].button
      let choice = stage.choices[button.variant]
      let isOther = choice.scene.name != sceneDescription.name
      return isOther || choice.scene.variantSentences.indices.contains(choice.variant)
        ? choice.scene.sentence(ofVariant: choice.variant) : "Show “\(choice.name)”"
    case .stage(.map): return "Scroll to here"
    case .stage(.setting(let part)): return part.explanation
    case .transport(.play):
      return session.isIdle
        ? "Waiting for input" : session.timeline.isPlaying ? "Pause" : "Play"
    case .transport(.back): return "One frame back"
    case .transport(.forward): return "One frame forward"
    case .transport(.rate): return "Speed"
    case .transport(.bar):
      return moveWords(at: point)
        ?? pointedTime(at: point, on: control).map { "Go to \(timeText($0))" }
    case .lanes, .stage(.chart):
      return pointedTime(at: point, on: control).map { "Go to \(timeText($0))" }
    case .strip:
      return pointedTime(at: point, on: control).flatMap(strip.words(at:)) ?? "Time per frame"
    case .card(let button): return card.words(of: button)
    case .help(.close), .closeGallery, .closeNotice: return "Close"
    case .help(.page(let page)), .sidebar(.help(let page)):
      return page == .keys ? "All keys" : page.title
    case .path: return "A guided path through this scene"
    case .calls(.copy): return "Copy the listed calls"
    case .calls(.filter(let filter)): return filter.explanation
    case .call: return "Go to this moment"
    case .poster(let name):
      return (SceneCatalog.all + scenes).first { $0.name == name }?.article
    case .pane, .cell: return nil
    }
  }

  /// The keys that change what a control changes, one step at a time; empty if there are none.
  private func otherKeys(of control: ShellControl) -> String {
    switch control {
    case .poster: KeyBinding.all(for: .activate)
    case .stage(.setting): "Tab, arrows"
    case .help(.page): "arrows"
    case .transport(.rate): KeyBinding.all(for: .changeRate(1))
    default: ""
    }
  }
}
