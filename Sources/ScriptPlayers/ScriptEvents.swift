package import Documents
package import ScrollEngine

/// Converts the steps of a script to events, and knows which pointers are pressed meanwhile.
package struct ScriptEvents {
  private let clock: ScriptClock
  private var pressed: Set<PointerName> = []

  package init(clock: ScriptClock) {
    self.clock = clock
  }

  /// The events of a step that begins at `begin` seconds, in order of time; none for a step that
  /// sets a value or settles.
  ///
  /// `location` converts a point of the step's view to the content's points.
  package mutating func events<Failure: Error>(
    of step: GestureScript.Step, from begin: Double,
    _ location: (Point) throws(Failure) -> Point
  ) throws(Failure) -> [InputEvent] {
    switch step.action {
    case .pointer(let phase, let point, let device, let id, let coalesced):
      let samples = try coalesced?.map { sample throws(Failure) in
        InputEvent.Pointer.Sample(
          at: try location(sample.position), time: sample.time + clock.start)
      }
      let pointer = InputEvent.Pointer(
        at: try location(point), device: device, id: id, coalesced: samples)
      return [event(phase, pointer, time: begin)]
    case .wheel(let point, let delta, let modifiers):
      let wheel = InputEvent.Wheel(at: try location(point), delta: delta, modifiers: modifiers)
      return [InputEvent(time: begin, .wheel(wheel))]
    case .key(let key, let modifiers):
      return [InputEvent(time: begin, .key(InputEvent.KeyPress(key, modifiers: modifiers)))]
    case .text(let text):
      return [InputEvent(time: begin, .text(text))]
    case .drag(let from, let way, let duration):
      return stroke(
        from: try location(from), to: try location(from + way), duration: duration,
        hold: PointerStroke.hold, at: begin)
    case .flick(let from, let way, let duration):
      return stroke(
        from: try location(from), to: try location(from + way), duration: duration, hold: 0,
        at: begin)
    case .set, .settle:
      return []
    }
  }

  /// The events of a stroke between two points of the content: both ends are converted, because the
  /// view may be shown at another scale.
  private mutating func stroke(
    from start: Point, to end: Point, duration: Double, hold: Double, at begin: Double
  ) -> [InputEvent] {
    require(
      duration >= 0 && duration <= PointerStroke.longest,
      "ScriptPlayer: a stroke's duration \(duration) is not a number of seconds from 0 to "
        + "\(PointerStroke.longest)")
    // The stroke ends with a release of the mouse, whether or not the script pressed it before.
    pressed.remove(PointerName(device: .mouse, id: 0))
    let stroke = PointerStroke(start: start, end: end, duration: duration, hold: hold)
    return stroke.events(from: begin, on: clock)
  }

  private mutating func event(
    _ phase: GestureScript.PointerPhase, _ pointer: InputEvent.Pointer, time: Double
  ) -> InputEvent {
    let name = PointerName(device: pointer.device, id: pointer.id)
    switch phase {
    case .down: pressed.insert(name)
    case .up, .cancel: pressed.remove(name)
    case .move: break
    }
    var pointer = pointer
    pointer.isPressed = pressed.contains(name)
    switch phase {
    case .down: return InputEvent(time: time, .pointerDown(pointer))
    case .move: return InputEvent(time: time, .pointerMoved(pointer))
    case .up: return InputEvent(time: time, .pointerUp(pointer))
    case .cancel: return InputEvent(time: time, .pointerCancelled(pointer))
    }
  }

  private struct PointerName: Hashable {
    var device: InputEvent.Pointer.Device
    var id: Int
  }
}
