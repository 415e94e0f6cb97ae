internal import CSDL2
internal import Geometry
internal import ScrollEngine

/// An event of the window system, translated for the stage.
enum StageEvent: Hashable {
  case input(InputEvent)
  case resized
  case exposed
  /// The window may be on another display, or its display has changed.
  case moved
  /// The desktop has other settings.
  case settings
  /// A file was dropped on the window.
  case dropped(path: String)
  case quit
}

/// Turns SDL's events into the engine's: the only code that reads an `SDL_Event`.
///
/// The translator tracks the primary button and the fingers, so that each of their presses ends
/// exactly once: with a release, or with a cancellation when the window loses focus.
struct EventTranslator {
  /// The size of the window, in SDL's window coordinates.
  var windowSize: Size
  /// Window coordinates per point of the content.
  var scale: Double
  private(set) var isMousePressed = false
  private var mousePosition = Point.zero
  /// The modifiers at the last key event: the keys may have been released before the events are
  /// read.
  private var keyModifiers: InputEvent.Modifiers = []
  private var fingers: [SDL_FingerID: Finger] = [:]

  private struct Finger {
    /// The smallest free number from 1 on: SDL's own numbers grow without end.
    let id: Int
    var position: Point
  }

  init(windowSize: Size, scale: Double) {
    self.windowSize = windowSize
    self.scale = scale
  }

  /// Translates an event; `time`, in seconds, becomes the time of the input.
  ///
  /// `modifiers` are those held now: SDL includes modifiers only in key events.
  mutating func translate(
    _ event: SDL_Event, at time: Double, modifiers: InputEvent.Modifiers = []
  ) -> [StageEvent] {
    let kind: InputEvent.Kind?
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT:
      return [.quit]
    case SDL_WINDOWEVENT:
      return window(event.window, at: time)
    case SDL_DISPLAYEVENT:
      return [.moved]
    case SDL_SYSWMEVENT:
      // Other messages of the window system do not reach the queue.
      return [.settings]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      kind = mouseButton(event.button)
    case SDL_MOUSEMOTION:
      kind = mouseMotion(event.motion)
    case SDL_MOUSEWHEEL:
      kind = .wheel(
        InputEvent.Wheel(
          at: position(event.wheel.mouseX, event.wheel.mouseY),
          // SDL reports fractions of a wheel's click, already inverted if the desktop's settings
          // say so.
          delta: Point(x: Double(event.wheel.preciseX), y: Double(event.wheel.preciseY)),
          modifiers: modifiers))
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      kind = finger(event.tfinger)
    case SDL_KEYUP:
      keyModifiers = KeyMap.modifiers(UInt32(event.key.keysym.mod))
      kind = nil
    case SDL_KEYDOWN:
      keyModifiers = KeyMap.modifiers(UInt32(event.key.keysym.mod))
      kind = KeyMap.key(for: event.key.keysym).map {
        .key(
          InputEvent.KeyPress(
            $0, modifiers: keyModifiers, isRepeat: event.key.repeat != 0))
      }
    case SDL_TEXTINPUT:
      // X also sends a character for Ctrl with plus; a shortcut must not be typed as well.
      kind =
        keyModifiers.isDisjoint(with: [.control, .command])
        ? .text(withUnsafePointer(to: event) { String(cString: csdl_text_of($0)) }) : nil
    case SDL_TEXTEDITING:
      kind = composition(
        withUnsafePointer(to: event) { String(cString: csdl_composition_of($0)) },
        from: event.edit.start, event.edit.length)
    case SDL_TEXTEDITING_EXT:
      // The text is allocated; the reader of the event must free it.
      defer { SDL_free(event.editExt.text) }
      kind = composition(
        event.editExt.text.map { String(cString: $0) } ?? "", from: event.editExt.start,
        event.editExt.length)
    case SDL_DROPFILE, SDL_DROPTEXT:
      return drop(event.drop)
    case SDL_APP_LOWMEMORY:
      kind = .memoryWarning
    default:
      kind = nil
    }
    return kind.map { [.input(InputEvent(time: time, $0))] } ?? []
  }

  /// `start` and `length` select a part of the composed text, in Unicode scalars; they are negative
  /// if the input method does not give them.
  private func composition(_ text: String, from start: Int32, _ length: Int32) -> InputEvent.Kind {
    let start = start < 0 ? text.unicodeScalars.count : Int(start)
    return .composition(text, selection: start..<start + max(0, Int(length)))
  }

  private mutating func window(_ event: SDL_WindowEvent, at time: Double) -> [StageEvent] {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      return [.resized]
    case SDL_WINDOWEVENT_EXPOSED:
      return [.exposed]
    case SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return [.moved]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return cancelAll(at: time)
    case SDL_WINDOWEVENT_LEAVE:
      // A drag continues outside of the window: the mouse is captured until the button is released.
      return isMousePressed ? [] : [.input(InputEvent(time: time, .pointerLeft))]
    default:
      return []
    }
  }

  /// Cancels every press: without focus, the window gets no event for the release.
  private mutating func cancelAll(at time: Double) -> [StageEvent] {
    var pointers = fingers.values.sorted { $0.id < $1.id }.map {
      InputEvent.Pointer(at: $0.position, device: .touch, id: $0.id)
    }
    if isMousePressed { pointers.insert(InputEvent.Pointer(at: mousePosition), at: 0) }
    isMousePressed = false
    fingers = [:]
    return pointers.map { .input(InputEvent(time: time, .pointerCancelled($0))) }
  }

  private mutating func mouseButton(_ event: SDL_MouseButtonEvent) -> InputEvent.Kind? {
    guard event.which != csdl_touch_mouse_id() else { return nil }
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    if Int32(event.button) == SDL_BUTTON_RIGHT {
      let pointer = InputEvent.Pointer(
        at: position(event.x, event.y), isPressed: isDown, button: .secondary)
      return isDown ? .pointerDown(pointer) : .pointerUp(pointer)
    }
    guard Int32(event.button) == SDL_BUTTON_LEFT else { return nil }
    mousePosition = position(event.x, event.y)
    guard isDown != isMousePressed else { return nil }
    isMousePressed = isDown
    let pointer = InputEvent.Pointer(at: mousePosition, isPressed: isDown)
    return isDown ? .pointerDown(pointer) : .pointerUp(pointer)
  }

  private mutating func mouseMotion(_ event: SDL_MouseMotionEvent) -> InputEvent.Kind? {
    guard event.which != csdl_touch_mouse_id() else { return nil }
    mousePosition = position(event.x, event.y)
    return .pointerMoved(InputEvent.Pointer(at: mousePosition, isPressed: isMousePressed))
  }

  private mutating func finger(_ event: SDL_TouchFingerEvent) -> InputEvent.Kind? {
    // SDL reports positions as fractions of the window.
    let position = Point(
      x: Double(event.x) * windowSize.width / scale, y: Double(event.y) * windowSize.height / scale)
    func pointer(_ id: Int, isPressed: Bool) -> InputEvent.Pointer {
      InputEvent.Pointer(at: position, device: .touch, id: id, isPressed: isPressed)
    }
    // A finger that a mouse emulates is ignored, because SDL also reports the mouse.
    guard event.touchId != -1 else { return nil }
    guard let known = fingers[event.fingerId] else {
      guard event.type == SDL_FINGERDOWN.rawValue else { return nil }
      let taken = Set(fingers.values.map(\.id))
      let id = (1...).first { !taken.contains($0) } ?? 1
      fingers[event.fingerId] = Finger(id: id, position: position)
      return .pointerDown(pointer(id, isPressed: true))
    }
    if event.type == SDL_FINGERUP.rawValue {
      fingers[event.fingerId] = nil
      return .pointerUp(pointer(known.id, isPressed: false))
    }
    fingers[event.fingerId]?.position = position
    return .pointerMoved(pointer(known.id, isPressed: true))
  }

  /// The reader of a drop event must free its text.
  private func drop(_ event: SDL_DropEvent) -> [StageEvent] {
    guard let text = event.file else { return [] }
    defer { SDL_free(text) }
    return event.type == SDL_DROPFILE.rawValue ? [.dropped(path: String(cString: text))] : []
  }

  private func position(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / scale, y: Double(y) / scale)
  }
}
