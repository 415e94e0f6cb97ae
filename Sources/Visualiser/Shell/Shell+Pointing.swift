import Hosting
import Inspecting
import SceneParts
import ScrollEngine

/// The state of the pointer and its effect on the controls of the shell.
struct Pointing {
  /// The position of the mouse or the pressed finger, in points of the shell; nil if there is
  /// neither.
  var point: Point?
  /// The control under the pointer.
  var control: ShellControl?
  /// The control on which a button or a finger went down, until it goes up.
  var pressed: ShellControl?
  var isDown = false
  /// The window's time at which the tooltip is due, in seconds; nil if none is to come.
  var tooltipDue: Double?
  /// The pointer that the host shows.
  var shape = PointerShape.arrow
}

// Controls react to the pointer with their appearance, the pointer's shape, and a tooltip.
extension Shell {
  /// The time for which the pointer must rest before a tooltip appears, in seconds.
  static let restBeforeTooltip = 0.5

  /// Updates the pointer's state from an event before the shell handles the event.
  func notePointing(_ event: InputEvent) {
    switch event.kind {
    case .pointerMoved(let pointer):
      follow(pointer)
      let isResting = !pointer.isPressed && pointer.device == .mouse
      pointing.tooltipDue = isResting ? event.time + Self.restBeforeTooltip : nil
    case .pointerDown(let pointer):
      follow(pointer)
      pointing.isDown = true
      pointing.pressed = pointing.control
      pointing.tooltipDue = nil
    case .pointerUp(let pointer), .pointerCancelled(let pointer):
      follow(pointer)
      pointing.isDown = false
      pointing.pressed = nil
      pointing.tooltipDue = nil
      // A lifted finger has no position.
      if pointer.device == .touch { pointing.point = nil }
    case .pointerLeft:
      pointing.point = nil
      pointing.isDown = false
      pointing.pressed = nil
      pointing.tooltipDue = nil
    case .wheel, .key, .text, .composition: pointing.tooltipDue = nil
    case .memoryWarning: return
    }
    tooltip.hide()
  }

  private func follow(_ pointer: InputEvent.Pointer) {
    let position = pointer.position * (1 / interfaceScale)
    pointing.point = position
    pointing.control = control(at: position)
  }

  /// Updates the controls' appearance and the pointer's shape after an event or a tick.
  func showPointing() {
    pointing.control = pointing.point.flatMap(control(at:))
    let control = pointing.control
    // A press affects only the control on which it began.
    let isElsewhere = pointing.isDown && pointing.pressed != control
    let shown = isElsewhere ? nil : control.flatMap { isUseful($0) ? $0 : nil }
    showTouched(shown, isPressed: pointing.isDown)
    showAim(at: pointing.isDown ? pointing.pressed : control)
    let shape =
      if pointing.isDown {
        pointing.pressed.map(shape(whileDraggingOn:)) ?? .arrow
      } else {
        control.map(shape(over:)) ?? .arrow
      }
    guard shape != pointing.shape else { return }
    pointing.shape = shape
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
    help.look = look(of: .closeHelp)
    notice.look = look(of: .closeNotice)
    lanes.isPressed = look(of: .lanes) == .pressed
    func part<Part>(_ part: (ShellControl) -> Part?) -> Touched<Part> {
      control.flatMap(part).map { Touched($0, isPressed: isPressed) } ?? Touched()
    }
    sidebar.touched = part { if case .sidebar(let part) = $0 { part } else { nil } }
    stage.touched = part { if case .stage(let part) = $0 { part } else { nil } }
    transport.touched = part { if case .transport(let part) = $0 { part } else { nil } }
    inspector.touchedButton = part { if case .calls(let button) = $0 { button } else { nil } }
    inspector.touchedCall = part { if case .call(let row) = $0 { row } else { nil } }
    card.touched = part { if case .card(let button) = $0 { button } else { nil } }
  }

  /// Marks the time, or the position on the map, to which a click would go.
  private func showAim(at control: ShellControl?) {
    let time = pointing.point.flatMap { pointedTime(at: $0, on: control) }
    transport.pointedTime = time
    lanes.pointedTime = time
    stage.pointedY = pointing.point.map { $0.y - stage.frame.minY }
  }

  /// The scene time, in seconds, at a point on the time bar or the lanes; nil for other controls.
  func pointedTime(at point: Point, on control: ShellControl?) -> Double? {
    switch control {
    case .transport(.bar): transport.time(at: point.x - transport.frame.minX)
    case .lanes: lanes.time(at: point.x - lanes.frame.minX)
    default: nil
    }
  }

  // MARK: Tooltips

  /// Shows the tooltip if the pointer has rested long enough.
  ///
  /// - Returns: The window's time at which a tooltip will appear, in seconds; nil if none is to
  ///   come.
  func advanceTooltip() -> Double? {
    guard let due = pointing.tooltipDue else { return nil }
    guard let point = pointing.point, let control = pointing.control,
      let words = tooltip(for: control, at: point)
    else { return nil }
    guard due <= now else { return due }
    pointing.tooltipDue = nil
    tooltip.show(
      words, beside: frame(of: control) ?? Rect(origin: point, size: .zero), pointer: point,
      side: side(of: control), within: window.bounds.inset(by: 4))
    return nil
  }

  /// The side of a control on which its tooltip covers no other row of a list.
  private func side(of control: ShellControl) -> Tooltip.Side {
    switch control {
    case .sidebar, .stage(.map): .leftOrRight
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

  private func words(about control: ShellControl, at point: Point) -> String? {
    switch control {
    case .listButton: return "List of scenes"
    case .inspectorButton: return "Inspector"
    case .legendButton: return showsLegend ? "Hide what the lines mean" : "What the lines mean"
    case .sidebar(.tour): return "Guided start"
    case .sidebar(.scene(let place)): return scenes[place].article
    case .stage(.variant(let place)):
      let button = stage.variantButtons(configuration.text)[place].button
      let sentences = sceneDescription.variantSentences
      return sentences.indices.contains(button.variant)
        ? sentences[button.variant] : "Show “\(sceneDescription.variants[button.variant])”"
    case .stage(.map): return "Scroll to here"
    case .transport(.play): return timeline.isPlaying ? "Pause" : "Play"
    case .transport(.back): return "One frame back"
    case .transport(.forward): return "One frame forward"
    case .transport(.rate): return "Speed"
    case .transport(.bar), .lanes:
      return pointedTime(at: point, on: control).map { "Go to \(timeText($0))" }
    case .card(let button): return card.words(of: button)
    case .closeHelp, .closeNotice: return "Close"
    case .path: return "A guided path through this scene"
    case .calls(.copy): return "Copy the listed calls"
    case .calls(.filter(let filter)): return filter.explanation
    case .call: return "Go to this moment"
    case .pane, .cell: return nil
    }
  }

  /// The keys for the closest equivalent of a control that has no key of its own; empty if there
  /// are none.
  private func otherKeys(of control: ShellControl) -> String {
    switch control {
    case .sidebar(.scene), .card(.link): KeyBinding.all(for: .openNeighbour(1))
    case .stage(.map): KeyBinding.scrollsByPage.keys
    case .transport(.rate): KeyBinding.all(for: .changeRate(1))
    case .transport(.bar), .lanes, .call: KeyBinding.all(for: .step(1))
    default: ""
    }
  }
}
