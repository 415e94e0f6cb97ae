import CSDL2
import Geometry
import ScrollEngine
import Testing

@testable import SDLStage

@Suite("Translating events")
struct EventTranslatorTests {
  private func translator(scale: Double = 1) -> EventTranslator {
    EventTranslator(windowSize: Size(width: 800, height: 600), scale: scale)
  }

  private func event(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in })
    -> SDL_Event
  {
    var event = SDL_Event()
    event.type = type.rawValue
    change(&event)
    return event
  }

  private func button(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = 1, which: UInt32 = 0
  ) -> SDL_Event {
    event(type) {
      $0.button.x = x
      $0.button.y = y
      $0.button.button = UInt8(button)
      $0.button.which = which
    }
  }

  private func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
    event(SDL_MOUSEMOTION) {
      $0.motion.x = x
      $0.motion.y = y
    }
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    event(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    event(type) {
      $0.tfinger.fingerId = id
      $0.tfinger.touchId = 5
      $0.tfinger.x = x
      $0.tfinger.y = y
    }
  }

  private func key(_ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NUM, isRepeat: Bool = false)
    -> SDL_Event
  {
    event(SDL_KEYDOWN) {
      $0.key.keysym.sym = Int32(bitPattern: code.rawValue)
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
      $0.key.repeat = isRepeat ? 1 : 0
    }
  }

  private func input(_ kind: InputEvent.Kind, at time: Double = 1) -> [StageEvent] {
    [.input(InputEvent(time: time, kind))]
  }

  @Test("A system that is short of memory says so to the content")
  func memory() {
    var translator = translator()
    #expect(translator.translate(event(SDL_APP_LOWMEMORY), at: 1) == input(.memoryWarning))
  }

  @Test("A press, a drag and a release of the left button are one pointer with its time")
  func mouse() {
    var translator = translator()
    #expect(
      translator.translate(motion(1, 2), at: 0.5)
        == input(.pointerMoved(.init(at: Point(x: 1, y: 2))), at: 0.5))
    #expect(
      translator.translate(button(SDL_MOUSEBUTTONDOWN, 10, 20), at: 1)
        == input(.pointerDown(.init(at: Point(x: 10, y: 20), isPressed: true))))
    #expect(
      translator.translate(motion(-30, 700), at: 1)
        == input(.pointerMoved(.init(at: Point(x: -30, y: 700), isPressed: true))))
    #expect(
      translator.translate(button(SDL_MOUSEBUTTONUP, 15, 25), at: 1)
        == input(.pointerUp(.init(at: Point(x: 15, y: 25)))))
    #expect(translator.translate(button(SDL_MOUSEBUTTONUP, 15, 25), at: 1) == [])
  }

  @Test("The right button is told of by itself, and leaves a drag with the left one alone")
  func secondary() {
    var translator = translator()
    let place = Point(x: 10, y: 20)
    _ = translator.translate(button(SDL_MOUSEBUTTONDOWN, 1, 1), at: 1)
    #expect(
      translator.translate(button(SDL_MOUSEBUTTONDOWN, 10, 20, button: 3), at: 1)
        == input(.pointerDown(.init(at: place, isPressed: true, button: .secondary))))
    #expect(
      translator.translate(button(SDL_MOUSEBUTTONUP, 10, 20, button: 3), at: 1)
        == input(.pointerUp(.init(at: place, button: .secondary))))
    #expect(
      translator.isMousePressed
        && translator.translate(motion(3, 4), at: 1)
          == input(.pointerMoved(.init(at: Point(x: 3, y: 4), isPressed: true)))
    )
  }

  @Test("What an input method composes arrives with what it is about to change")
  func composition() {
    var translator = translator()
    let composed = event(SDL_TEXTEDITING) {
      withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: "にほ".utf8) }
      $0.edit.start = 1
      $0.edit.length = 1
    }
    #expect(translator.translate(composed, at: 1) == input(.composition("にほ", selection: 1..<2)))
    let long = String(repeating: "にほん", count: 20)
    let extended = event(SDL_TEXTEDITING_EXT) {
      $0.editExt.text = SDL_strdup(long)
      ($0.editExt.start, $0.editExt.length) = (9, 3)
    }
    #expect(translator.translate(extended, at: 1) == input(.composition(long, selection: 9..<12)))
    let silent = event(SDL_TEXTEDITING_EXT) {
      $0.editExt.text = SDL_strdup(long)
      ($0.editExt.start, $0.editExt.length) = (-1, -1)
    }
    #expect(translator.translate(silent, at: 1) == input(.composition(long, selection: 60..<60)))
    let ended = event(SDL_TEXTEDITING) { $0.edit.length = -1 }
    #expect(translator.translate(ended, at: 1) == input(.composition("", selection: 0..<0)))
  }

  @Test("Other buttons, and mice made of touches, do nothing")
  func otherButtons() {
    var translator = translator()
    #expect(translator.translate(button(SDL_MOUSEBUTTONDOWN, 1, 1, button: 2), at: 1) == [])
    let synthetic = button(SDL_MOUSEBUTTONDOWN, 1, 1, which: UInt32.max)
    #expect(translator.translate(synthetic, at: 1) == [])
    #expect(!translator.isMousePressed)
  }

  @Test("Positions are points of the content at any scale of the window")
  func scaled() {
    var translator = translator(scale: 2)
    #expect(
      translator.translate(motion(100, 51), at: 1)
        == input(.pointerMoved(.init(at: Point(x: 50, y: 25.5)))))
    #expect(
      translator.translate(finger(SDL_FINGERDOWN, 9, 0.5, 0.5), at: 1)
        == input(
          .pointerDown(.init(at: Point(x: 200, y: 150), device: .touch, id: 1, isPressed: true))))
  }

  @Test("The wheel keeps its fractions, its sign and its place")
  func wheel() {
    var translator = translator()
    let event = event(SDL_MOUSEWHEEL) {
      $0.wheel.x = 9
      $0.wheel.y = 9
      $0.wheel.preciseX = -0.25
      $0.wheel.preciseY = 1.5
      $0.wheel.mouseX = 30
      $0.wheel.mouseY = 40
      $0.wheel.direction = UInt32(SDL_MOUSEWHEEL_FLIPPED.rawValue)
    }
    #expect(
      translator.translate(event, at: 1, modifiers: .control)
        == input(
          .wheel(
            .init(
              at: Point(x: 30, y: 40), delta: Point(x: -0.25, y: 1.5), modifiers: .control))))
  }

  @Test("Fingers get small numbers, which are free again after they were lifted")
  func fingers() {
    var translator = translator()
    func id(_ events: [StageEvent]) -> Int? {
      guard case .input(let event)? = events.first else { return nil }
      return switch event.kind {
      case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer):
        pointer.id
      default: nil
      }
    }
    #expect(id(translator.translate(finger(SDL_FINGERDOWN, 1001, 0, 0), at: 1)) == 1)
    #expect(id(translator.translate(finger(SDL_FINGERDOWN, 1002, 0, 0), at: 1)) == 2)
    #expect(id(translator.translate(finger(SDL_FINGERUP, 1001, 0, 0), at: 1)) == 1)
    #expect(id(translator.translate(finger(SDL_FINGERMOTION, 1002, 0, 0), at: 1)) == 2)
    #expect(id(translator.translate(finger(SDL_FINGERDOWN, 1003, 0, 0), at: 1)) == 1)
    #expect(translator.translate(finger(SDL_FINGERUP, 7, 0, 0), at: 1) == [])
    var posing = finger(SDL_FINGERDOWN, 1, 0, 0)
    posing.tfinger.touchId = -1
    #expect(translator.translate(posing, at: 1) == [])
  }

  @Test("When the window loses the focus every press is cancelled, and its release is not reported")
  func focusLost() {
    var translator = translator()
    _ = translator.translate(button(SDL_MOUSEBUTTONDOWN, 10, 20), at: 0)
    _ = translator.translate(finger(SDL_FINGERDOWN, 77, 0.25, 0.5), at: 0)
    let finger1 = InputEvent.Pointer(at: Point(x: 200, y: 300), device: .touch, id: 1)
    let cancelled: [StageEvent] =
      input(.pointerCancelled(.init(at: Point(x: 10, y: 20)))) + input(.pointerCancelled(finger1))
    #expect(translator.translate(window(SDL_WINDOWEVENT_FOCUS_LOST), at: 1) == cancelled)
    #expect(translator.translate(button(SDL_MOUSEBUTTONUP, 10, 20), at: 2) == [])
    #expect(translator.translate(finger(SDL_FINGERUP, 77, 0, 0), at: 2) == [])
    #expect(translator.translate(window(SDL_WINDOWEVENT_FOCUS_LOST), at: 2) == [])
  }

  @Test("The pointer leaves with the window, but not while it drags")
  func leaves() {
    var translator = translator()
    #expect(translator.translate(window(SDL_WINDOWEVENT_LEAVE), at: 1) == input(.pointerLeft))
    _ = translator.translate(button(SDL_MOUSEBUTTONDOWN, 1, 1), at: 1)
    #expect(translator.translate(window(SDL_WINDOWEVENT_LEAVE), at: 1) == [])
  }

  @Test("Resizing, exposure and quitting are for the window itself")
  func windowEvents() {
    var translator = translator()
    #expect(translator.translate(window(SDL_WINDOWEVENT_SIZE_CHANGED), at: 1) == [.resized])
    #expect(translator.translate(window(SDL_WINDOWEVENT_EXPOSED), at: 1) == [.exposed])
    #expect(translator.translate(event(SDL_QUIT), at: 1) == [.quit])
    #expect(translator.translate(event(SDL_USEREVENT), at: 1) == [])
  }

  @Test("Keys come with their modifiers and say when they repeat")
  func keys() {
    var translator = translator()
    let modifiers = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue)
    #expect(
      translator.translate(key(SDLK_PAGEDOWN, modifiers, isRepeat: true), at: 1)
        == input(.key(.init(.pageDown, modifiers: [.control, .shift], isRepeat: true))))
    #expect(
      translator.translate(key(SDLK_c, KMOD_LGUI), at: 1)
        == input(.key(.init(.c, modifiers: .command))))
    #expect(
      translator.translate(key(SDLK_F12, KMOD_RALT), at: 1)
        == input(.key(.init(.f12, modifiers: .alt))))
    #expect(translator.translate(key(SDLK_x), at: 1) == [])
    #expect(translator.translate(event(SDL_KEYUP), at: 1) == [])
  }

  @Test("The keypad types plus, minus and enter, and moves while NumLock is off")
  func keypad() {
    var translator = translator()
    let pairs: [(SDL_KeyCode, InputEvent.Key)] = [
      (SDLK_KP_PLUS, .plus), (SDLK_PLUS, .plus), (SDLK_KP_MINUS, .minus), (SDLK_MINUS, .minus),
      (SDLK_KP_ENTER, .enter), (SDLK_RETURN, .enter), (SDLK_KP_0, .zero), (SDLK_0, .zero),
    ]
    for (code, expected) in pairs {
      #expect(translator.translate(key(code), at: 1) == input(.key(.init(expected))))
    }
    #expect(translator.translate(key(SDLK_KP_8), at: 1) == [])
    #expect(translator.translate(key(SDLK_KP_8, KMOD_NONE), at: 1) == input(.key(.init(.up))))
    #expect(
      translator.translate(key(SDLK_EQUALS, KMOD_LCTRL), at: 1)
        == input(.key(.init(.plus, modifiers: .control))))
    #expect(translator.translate(key(SDLK_EQUALS), at: 1) == [])
  }

  @Test("Text is what the keyboard layout makes of it, and a shortcut is not typed")
  func text() {
    var translator = translator()
    let event = event(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { bytes in
        for (index, byte) in "ä?".utf8.enumerated() { bytes[index] = byte }
      }
    }
    #expect(translator.translate(event, at: 1) == input(.text("ä?")))
    _ = translator.translate(key(SDLK_PLUS, KMOD_LSHIFT), at: 1)
    #expect(translator.translate(event, at: 1) == input(.text("ä?")))
    // Ctrl has been released before the events are read.
    _ = translator.translate(key(SDLK_PLUS, KMOD_LCTRL), at: 1, modifiers: [])
    #expect(translator.translate(event, at: 1, modifiers: []) == [])
    _ = translator.translate(self.event(SDL_KEYUP), at: 1)
    #expect(translator.translate(event, at: 1) == input(.text("ä?")))
  }

  @Test("A file that is dropped is told by its path; dropped text is not")
  func drops() {
    var translator = translator()
    let file = event(SDL_DROPFILE) { $0.drop.file = SDL_strdup("/home/é/my home.json") }
    #expect(translator.translate(file, at: 1) == [.dropped(path: "/home/é/my home.json")])
    let text = event(SDL_DROPTEXT) { $0.drop.file = SDL_strdup("words") }
    #expect(translator.translate(text, at: 1) == [])
    #expect(translator.translate(event(SDL_DROPFILE), at: 1) == [])
  }
}
