internal import CAccessibility
internal import CSDL2
internal import Geometry
internal import Glibc
internal import Hosting
internal import PlainText
internal import ScrollEngine

/// Connects a window with assistive technology while some is in use.
@MainActor
final class WindowSpeaker {
  private let reader = ScreenReader.shared
  private let tree: SpokenTree
  private unowned let stage: WindowStage
  private let content: any StageContent
  /// How long an answer waits for the next question, in milliseconds.
  private static let patience: Int32 = 4

  /// Starts to speak for content; nil if nobody can listen.
  init?(for content: any StageContent, in stage: WindowStage) {
    guard let window = content.spokenWindow, reader.start(as: StandardError.program) else {
      return nil
    }
    self.stage = stage
    self.content = content
    tree = SpokenTree(window) { [weak stage] in stage?.perform($0, on: content) }
    reader.open(tree, at: place)
    _ = update(isAtRest: true)
    if SDL_GetKeyboardFocus() == stage.window.pointer { reader.setActive(true) }
  }

  isolated deinit { reader.close() }

  private var place: ScreenReader.Place {
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(stage.window.pointer, &x, &y)
    return ScreenReader.Place(
      title: SDL_GetWindowTitle(stage.window.pointer).map { String(cString: $0) } ?? "",
      origin: Point(x: Double(x), y: Double(y)),
      scale: stage.window.scale * content.spokenScale)
  }

  /// Tells what has changed since the last update.
  ///
  /// - Returns: The time in seconds until there is more to tell; nil if there is nothing.
  func update(isAtRest: Bool) -> Double? {
    let place = place
    let isRenamed = place.title != reader.place.title
    reader.place = place
    if isRenamed { reader.tell(.name(tree.root)) }
    return tree.update(isAtRest: isAtRest)
  }

  /// Answers what was asked; returns whether the window may look different now.
  func answer() -> Bool {
    tree.mayHaveChanged()
    _ = caccessibility_run(Self.patience)
    defer { reader.hasActed = false }
    return reader.hasActed
  }

  /// Waits for questions while the loop waits for events.
  func rest() { caccessibility_rest() }

  /// Learns from an event whether the window has the keyboard.
  func note(_ event: SDL_Event) {
    guard event.type == SDL_WINDOWEVENT.rawValue else { return }
    switch SDL_WindowEventID(rawValue: UInt32(event.window.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: reader.setActive(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: reader.setActive(false)
    default: break
    }
  }

  // MARK: Keys

  /// Whether assistive technology keeps a key for itself.
  func keeps(_ event: SDL_Event) -> Bool {
    let isDown = event.type == SDL_KEYDOWN.rawValue
    guard isDown || event.type == SDL_KEYUP.rawValue else { return false }
    let key = event.key.keysym
    let symbol = KeySymbols.symbol(for: key)
    guard symbol != 0 else { return false }
    let name = KeySymbols.name(for: key)
    return name.withCString { name in
      var told = CAccessibleKey(
        is_pressed: isDown ? 1 : 0, modifiers: KeySymbols.modifiers(key.mod), symbol: symbol,
        code: KeySymbols.code(of: key), time: event.key.timestamp,
        text: name)
      return caccessibility_tell_key(&told) != 0
    }
  }
}

extension WindowStage {
  /// Speaks for content as soon as the desktop says that somebody listens, or at once if the
  /// environment says so.
  ///
  /// - Returns: What waits for the desktop; nil if there is nothing to wait for.
  func beginSpeaking(for content: any StageContent) -> Assistance? {
    guard content.spokenWindow != nil else { return nil }
    switch Assistance.setting {
    case true?: speaker = WindowSpeaker(for: content, in: self)
    case false?: break
    case nil:
      return Assistance { [weak self] in
        guard let self, speaker == nil else { return }
        speaker = WindowSpeaker(for: content, in: self)
      }
    }
    return nil
  }

  func endSpeaking() { speaker = nil }

  /// Performs a gesture as a person does: a tap with a finger, or a turn of the wheel.
  fileprivate func perform(_ gesture: SpokenTree.Gesture, on content: any StageContent) {
    let time = clock.now
    switch gesture {
    case .tap(let point):
      let point = point * content.spokenScale
      let finger = InputEvent.Pointer(at: point, device: .touch, id: 1, isPressed: true)
      content.handle(InputEvent(time: time, .pointerDown(finger)))
      content.handle(
        InputEvent(time: time, .pointerUp(InputEvent.Pointer(at: point, device: .touch, id: 1))))
    case .wheel(let point, let notches):
      let wheel = InputEvent.Wheel(at: point * content.spokenScale, delta: notches)
      content.handle(InputEvent(time: time, .wheel(wheel)))
    }
  }
}
