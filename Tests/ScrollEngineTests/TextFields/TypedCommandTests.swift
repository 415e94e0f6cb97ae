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
}
