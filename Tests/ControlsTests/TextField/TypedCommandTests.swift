import Controls
import ScrollEngine
import Testing

@MainActor
@Suite("Commands around a text field")
struct TypedCommandTests {
  private final class Finder: ViewController {
    var fired: [String] = []
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 30))
    override func viewDidLoad() { view.addSubview(field) }
    override var keyCommands: [KeyCommand]? {
      [
        KeyCommand(input: "n") { [weak self] _ in self?.fired.append("next") },
        KeyCommand(input: "n", modifierFlags: .control) { [weak self] _ in
          self?.fired.append("new")
        },
      ]
    }
  }

  @Test("A letter that is written is no command; with Control it is, and so it is afterwards")
  func letters() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    let finder = Finder()
    window.rootViewController = finder
    func press(_ modifiers: InputEvent.Modifiers = []) {
      window.router.handle(
        InputEvent(time: window.now, .key(InputEvent.KeyPress(.n, modifiers: modifiers))))
      if modifiers.isEmpty { window.router.handle(InputEvent(time: window.now, .text("n"))) }
    }
    finder.field.becomeFirstResponder()
    press()
    #expect(finder.field.text == "n" && finder.fired == [])
    press(.control)
    #expect(finder.field.text == "n" && finder.fired == ["new"])
    finder.field.resignFirstResponder()
    press()
    #expect(finder.field.text == "n" && finder.fired == ["new", "next"])
  }

  private final class Pager: ViewController {
    var fired: [String] = []
    override var keyCommands: [KeyCommand]? {
      [("n", []), ("n", .shift), ("/", []), ("?", []), ("+", .shift), (" ", []), ("c", .control)]
        .map {
          (input: String, flags: InputEvent.Modifiers) in
          KeyCommand(input: input, modifierFlags: flags) { [weak self] in
            self?.fired.append(($0.modifierFlags.contains(.shift) ? "shift " : "") + $0.input)
          }
        }
    }
  }

  @Test("A character alone is a command's key, as windows report letters and signs")
  func characters() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    let pager = Pager()
    window.rootViewController = pager
    func write(_ text: String, taken: Bool = true) {
      let isTaken = window.router.handle(InputEvent(time: window.now, .text(text)))
      #expect(isTaken == taken, "\(text)")
    }
    for text in ["n", "N", "/", "?", "+"] { write(text) }
    #expect(pager.fired == ["n", "shift n", "/", "?", "shift +"])
    pager.fired = []
    for text in ["m", "c", "nn", ""] { write(text, taken: false) }
    #expect(pager.fired == [])
  }

  @Test("A key that is reported with its character is one command, and two presses are two")
  func once() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
    let pager = Pager()
    window.rootViewController = pager
    for (number, key) in [InputEvent.Key.n, .space, .n].enumerated() {
      let time = Double(number)
      window.router.handle(InputEvent(time: time, .key(InputEvent.KeyPress(key))))
      window.router.handle(
        InputEvent(time: time + 0.001, .text(key == .space ? " " : key.rawValue)))
    }
    #expect(pager.fired == ["n", " ", "n"])
    // Some hosts report the key without its text.
    window.router.handle(InputEvent(time: 5, .key(InputEvent.KeyPress(.n))))
    window.router.handle(InputEvent(time: 6, .text("n")))
    #expect(pager.fired == ["n", " ", "n", "n", "n"])
  }
}
