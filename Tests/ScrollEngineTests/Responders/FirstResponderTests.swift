import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The first responder")
struct FirstResponderTests {
  private final class Field: View, KeyInput {
    var text = ""
    var isReady = true
    var letsGo = true
    var changes: [String] = []
    override var canBecomeFirstResponder: Bool { isReady }
    override var canResignFirstResponder: Bool { letsGo }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
      let done = super.becomeFirstResponder()
      changes.append("become \(done)")
      return done
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
      let done = super.resignFirstResponder()
      changes.append("resign \(done)")
      return done
    }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let field = Field()
  private let other = Field()

  init() {
    window.addSubview(field)
    window.addSubview(other)
  }

  @discardableResult
  private func send(_ kind: InputEvent.Kind) -> Bool {
    window.router.handle(InputEvent(time: window.now, kind))
  }

  @discardableResult
  private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) -> Bool {
    send(.key(InputEvent.KeyPress(key, modifiers: modifiers)))
  }

  @Test("is one at a time; another takes its place if it gives way")
  func oneAtATime() {
    #expect(!View().becomeFirstResponder())
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(window.firstResponder === field)
    field.letsGo = false
    #expect(!other.becomeFirstResponder() && field.isFirstResponder)
    field.letsGo = true
    #expect(other.becomeFirstResponder() && !field.isFirstResponder && other.isFirstResponder)
    #expect(field.changes == ["become true", "resign true"])
    other.isReady = false
    #expect(other.isFirstResponder && other.resignFirstResponder() && window.firstResponder == nil)
    #expect(!other.becomeFirstResponder())
  }

  @Test("outside a window it cannot be, and in one that it leaves it is no more")
  func leaving() {
    let loose = Field()
    #expect(!loose.becomeFirstResponder())
    let box = View()
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    field.letsGo = false
    box.removeFromSuperview()
    #expect(window.firstResponder == nil && !field.isFirstResponder)
  }

  @Test("gets what is typed, and the keys that edit")
  func typing() {
    #expect(!send(.text("x")))
    field.becomeFirstResponder()
    for character in ["h", "i", " ", "ö"] { #expect(send(.text(character))) }
    press(.backspace)
    press(.enter)
    #expect(field.text == "hi \n" && field.hasText)
    // Backspace with Control held is a command, and edits no text.
    press(.backspace, .control)
    #expect(field.text == "hi \n")
    field.resignFirstResponder()
    send(.text("x"))
    #expect(field.text == "hi \n")
  }

  @Test("ends with the editing of a view around it, and by force even if it would rather stay")
  func endEditing() {
    field.becomeFirstResponder()
    #expect(other.endEditing(false) && field.isFirstResponder)
    field.letsGo = false
    #expect(!window.endEditing(false) && field.isFirstResponder)
    #expect(window.endEditing(true) && window.firstResponder == nil)
  }

  @Test("Key commands are looked for from it upwards, through the controller, with exact modifiers")
  func keyCommands() {
    final class Screen: ViewController {
      var done: [String] = []
      override var keyCommands: [KeyCommand]? {
        [
          KeyCommand(input: "f", modifierFlags: .control) { [unowned self] _ in
            done.append("find")
          },
          KeyCommand(input: KeyCommand.inputUpArrow) { [unowned self] in done.append($0.input) },
          KeyCommand(input: "1", modifierFlags: [.alt, .shift]) { [unowned self] _ in
            done.append("one")
          },
        ]
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(press(.f, .control) && press(.up) && press(.one, [.shift, .alt]))
    #expect(!press(.f, [.control, .shift]) && !press(.f))
    #expect(screen.done == ["find", "up", "one"])
  }

  @Test("Without a first responder the root controller's commands count, and keys scroll")
  func scrolling() {
    final class Screen: ViewController {
      var count = 0
      override var keyCommands: [KeyCommand]? {
        [KeyCommand(input: KeyCommand.inputHome) { [unowned self] _ in count += 1 }]
      }
    }
    let screen = Screen()
    window.rootViewController = screen
    #expect(press(.home) && screen.count == 1)
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = Size(width: 100, height: 900)
    window.addSubview(scrollView)
    let hand = Hand(window)
    hand.hover(50, 50)
    hand.press(.pageDown)
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test(
    "gives way to a drag if the scroll view says so",
    arguments: [
      (ScrollView.KeyboardDismissMode.none, true), (.interactive, true), (.onDrag, false),
      (.onDragWithAccessory, false),
    ])
  func dragging(mode: ScrollView.KeyboardDismissMode, stays: Bool) {
    let scrollView = ScrollView(frame: window.bounds)
    scrollView.contentSize = Size(width: 100, height: 500)
    scrollView.keyboardDismissMode = mode
    window.addSubview(scrollView)
    #expect(ScrollView().keyboardDismissMode == .none)
    field.becomeFirstResponder()
    let hand = Hand(window)
    hand.tap(50, 50)
    #expect(field.isFirstResponder)
    hand.drag(from: 50, 80, by: 0, -40)
    #expect(scrollView.contentOffset.y > 0 && field.isFirstResponder == stays)
  }
}
