import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A text field")
struct TextFieldTests {
  private final class Clipboard: Pasteboard { var string: String? }

  private final class Judge: TextFieldDelegate {
    var heard: [String] = []
    var forbidden: Set<String> = []
    private func ask(_ question: String) -> Bool {
      heard.append(question)
      return !forbidden.contains(question)
    }
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask("begin?") }
    func textFieldDidBeginEditing(_ textField: TextField) { heard.append("began") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask("end?") }
    func textFieldDidEndEditing(_ textField: TextField) { heard.append("ended") }
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
      replacementString string: String
    ) -> Bool { ask("\(textField.text.map { $0[range] } ?? "?")>\(string)") }
    func textFieldShouldClear(_ textField: TextField) -> Bool { ask("clear?") }
    func textFieldShouldReturn(_ textField: TextField) -> Bool { ask("return?") }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let field = TextField(frame: Rect(x: 100, y: 100, width: 120, height: 30))
  let hand: Hand
  private let clipboard = Clipboard()

  init() {
    hand = Hand(window)
    window.textMeasuring = FixedAdvanceText()
    window.pasteboard = clipboard
    // Each character is 6 points wide.
    field.font = Font(.words, size: 10)
    window.addSubview(field)
    window.layoutIfNeeded()
  }

  @discardableResult
  private func send(_ kind: InputEvent.Kind) -> Bool {
    window.router.handle(InputEvent(time: window.now, kind))
  }

  @discardableResult
  private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) -> Bool {
    send(.key(InputEvent.KeyPress(key, modifiers: modifiers)))
  }

  private var selected: String { field.text.map { String($0[field.selectedRange]) } ?? "" }
  /// The text with a bar at the caret.
  private var marked: String {
    var text = field.text ?? ""
    text.insert("|", at: field.selectedRange.upperBound)
    return text
  }

  private func commands() -> [DrawCommand] {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    window.renderWindow(in: &canvas)
    return canvas.commands
  }

  /// The left edge of the caret, in points of the window.
  private var caretX: Double? { window.textInput.map { ($0.caret.minX * 1000).rounded() / 1000 } }

  private var caretIsDrawn: Bool {
    commands().contains { if case .fill(let rect, _, _) = $0 { rect.width == 2 } else { false } }
  }

  private var words: [String] {
    commands().compactMap { if case .text(let run) = $0 { run.string } else { nil } }
  }

  // MARK: Typing

  @Test("takes what is typed while it is edited, and tells")
  func typing() {
    var changes: [String] = []
    field.addAction(Action { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    #expect(!send(.text("x")) && field.text == "" && !field.hasText)
    #expect(field.becomeFirstResponder() && field.isEditing)
    for text in ["h", "e", "\u{301}", "👍"] { #expect(send(.text(text))) }
    #expect(press(.space) && send(.text(" ")))
    #expect(changes == ["h", "he", "hé", "hé👍", "hé👍 "])
    press(.backspace)
    press(.backspace)
    #expect(field.text == "hé")
    press(.backspace)
    #expect(field.text == "h", "an accent goes with its letter")
    press(.home)
    press(.delete)
    #expect(field.text == "" && !press(.down) && !press(.escape))
    press(.delete)
    press(.backspace)
    #expect(changes.count == 9, "nothing is told where nothing changes")
    field.text = "a\nb"
    #expect(field.text == "a b" && changes.count == 9)
  }

  @Test("moves its caret by characters, words and to the ends, and selects with Shift")
  func moving() {
    field.text = "one two three"
    field.becomeFirstResponder()
    press(.left, .control)
    #expect(marked == "one two |three")
    press(.left, [.control, .shift])
    #expect(selected == "two ")
    press(.right)
    #expect(marked == "one two |three" && selected == "")
    press(.left, .shift)
    press(.left, .shift)
    press(.left)
    #expect(marked == "one tw|o three")
    press(.end, .shift)
    #expect(selected == "o three")
    send(.text("x"))
    #expect(field.text == "one twx")
    press(.backspace, .control)
    #expect(field.text == "one ")
    press(.home)
    press(.delete, .control)
    #expect(field.text == " ")
    press(.a, .control)
    #expect(selected == " ")
  }

  @Test("takes back and does again")
  func undoing() {
    field.becomeFirstResponder()
    for letter in ["a", "b", "c"] { send(.text(letter)) }
    press(.backspace)
    press(.z, .control)
    #expect(field.text == "abc")
    press(.z, .control)
    #expect(field.text == "")
    press(.z, .control)
    #expect(field.text == "")
    press(.z, [.control, .shift])
    press(.y, .control)
    #expect(field.text == "ab")
    field.text = "new"
    press(.z, .control)
    #expect(field.text == "new")
  }

  @Test("copies, cuts and pastes by the clipboard of the window, one line")
  func clipboards() {
    field.text = "one two"
    field.becomeFirstResponder()
    press(.left, [.control, .shift])
    press(.c, .control)
    #expect(clipboard.string == "two" && field.text == "one two")
    press(.x, .control)
    #expect(field.text == "one ")
    clipboard.string = "x\ny"
    press(.v, .control)
    #expect(field.text == "one x y" && marked == "one x y|")
    press(.a, .control)
    field.isSecureTextEntry = true
    clipboard.string = "kept"
    press(.c, .control)
    press(.x, .control)
    #expect(clipboard.string == "kept" && field.text == "one x y")
    window.pasteboard = nil
    field.isSecureTextEntry = false
    press(.x, .control)
    press(.v, .control)
    #expect(field.text == "one x y")
  }

  // MARK: Delegate

  @Test("asks its delegate before each change, and before it begins and ends")
  func delegate() {
    let judge = Judge()
    field.delegate = judge
    var events: [String] = []
    field.addAction(Action { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(Action { _ in events.append("end") }, for: .editingDidEnd)
    judge.forbidden = ["begin?"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    judge.forbidden = [">x", "end?"]
    #expect(field.becomeFirstResponder())
    send(.text("x"))
    send(.text("y"))
    press(.a, .control)
    send(.text("z"))
    #expect(field.text == "z")
    #expect(judge.heard == ["begin?", "begin?", "began", ">x", ">y", "y>z"])
    judge.heard = []
    #expect(!field.resignFirstResponder() && field.isEditing)
    judge.forbidden = []
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(judge.heard == ["end?", "end?", "ended"] && events == ["begin", "end"])
    // Leaving the window ends editing; the delegate is told, although it forbids the end.
    judge.forbidden = ["end?"]
    field.becomeFirstResponder()
    judge.heard = []
    field.removeFromSuperview()
    #expect(judge.heard == ["end?", "ended"] && window.firstResponder == nil)
  }

  @Test("triggers its actions by the return key, and ends where one waits for that")
  func returning() {
    let judge = Judge()
    field.delegate = judge
    var count = 0
    field.addAction(Action { _ in count += 1 }, for: .primaryActionTriggered)
    field.becomeFirstResponder()
    #expect(press(.enter) && count == 1 && field.isEditing && field.text == "")
    judge.forbidden = ["return?"]
    press(.enter)
    #expect(count == 1)
    judge.forbidden = []
    field.addAction(Action { _ in count += 10 }, for: .editingDidEndOnExit)
    press(.enter)
    #expect(count == 12 && !field.isEditing)
  }

  // MARK: Pointers

  @Test("is edited by a click, which puts the caret; a drag selects, two clicks a word, three all")
  func clicking() {
    field.text = "one two"
    window.layoutIfNeeded()
    hand.tap(100 + 6 * 3 + 1, 115)
    #expect(field.isEditing && marked == "one| two")
    hand.rest(1)
    hand.down(100 + 6, 115)
    hand.move(100 + 30, 140)
    #expect(selected == "ne t")
    hand.move(300, 115)
    hand.up(300, 115)
    #expect(selected == "ne two")
    hand.rest(1)
    hand.tap(101, 115)
    hand.tap(101, 115)
    #expect(selected == "one")
    hand.tap(101, 115)
    #expect(selected == "one two")
    hand.rest(1)
    // A drag after a double click selects whole words.
    hand.tap(100 + 33, 115)
    hand.down(100 + 33, 115)
    #expect(selected == "two")
    hand.move(100 + 3, 115)
    #expect(selected == "one two")
    hand.up(100 + 3, 115)
  }

  @Test("in a scroll view a mouse selects in it, and a finger drags the content")
  func inScrollView() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    scrollView.contentSize = Size(width: 400, height: 1000)
    window.addSubview(scrollView)
    scrollView.addSubview(field)
    field.text = "one two"
    window.layoutIfNeeded()
    hand.down(100, 115)
    hand.move(100 + 18, 100)
    hand.move(100 + 18, 60)
    #expect(selected == "one" && scrollView.contentOffset.y == 0)
    hand.up(100 + 18, 60)
    field.resignFirstResponder()
    hand.rest(1)
    hand.down(130, 115, id: 1, device: .touch)
    hand.move(130, 100, id: 1, device: .touch)
    hand.move(130, 90, id: 1, device: .touch)
    #expect(scrollView.contentOffset.y > 0 && !field.isEditing)
    hand.up(130, 90, id: 1, device: .touch)
    hand.settle()
    scrollView.contentOffset = .zero
    hand.rest(1)
    hand.down(118, 115, id: 1, device: .touch)
    hand.up(118, 115, id: 1, device: .touch)
    #expect(field.isEditing && marked == "one| two")
  }

  @Test("keeps the caret in sight")
  func scrolling() {
    field.becomeFirstResponder()
    for _ in 0..<50 { send(.text("m")) }
    var area = window.textInput?.caret ?? .zero
    #expect(area.maxX <= 220 && area.minX > 210)
    press(.home)
    area = window.textInput?.caret ?? .zero
    #expect(area.minX == 100)
    hand.tap(100 + 60, 115)
    #expect(field.selectedRange.upperBound.utf16Offset(in: field.text ?? "") == 10)
    field.resignFirstResponder()
    #expect(window.textInput == nil)
  }

  @Test("clears itself by its button, if the delegate agrees")
  func clearing() {
    let judge = Judge()
    field.delegate = judge
    field.clearButtonMode = .whileEditing
    field.text = "abc"
    window.layoutIfNeeded()
    #expect(field.subviews.isEmpty)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    let button = field.subviews.first
    #expect(button?.frame.maxX == 120 && field.textRect.maxX < button?.frame.minX ?? 0)
    judge.forbidden = ["clear?"]
    hand.tap(210, 115)
    #expect(field.text == "abc")
    judge.forbidden = []
    hand.tap(210, 115)
    window.layoutIfNeeded()
    #expect(field.text == "" && field.subviews.isEmpty && field.isEditing)
    press(.z, .control)
    #expect(field.text == "abc")
  }

  // MARK: Appearance

  @Test("shows a placeholder while it is empty, and dots for what is secret")
  func showing() {
    field.placeholder = "Name"
    #expect(words == ["Name"])
    field.text = "pässword"
    #expect(words == ["pässword"])
    field.isSecureTextEntry = true
    #expect(words == ["••••••••"])
    hand.tap(100 + 6 * 2, 115)
    #expect(marked == "pä|ssword")
    hand.tap(100 + 6 * 2, 115)
    #expect(selected == "pässword", "where words end is a secret")
    #expect(window.textInput?.isSecure == true)
  }

  @Test("blinks, asks for no frame in between, and for none after ten seconds")
  func blinking() {
    field.becomeFirstResponder()
    #expect(window.advance(to: 1) == 1.5 && caretIsDrawn == true)
    #expect(!window.needsDisplay && window.advance(to: 1.25) == 1.5 && !window.needsDisplay)
    #expect(window.advance(to: 1.5) == 2 && window.needsDisplay && !caretIsDrawn)
    send(.text("x"))
    #expect(caretIsDrawn)
    var time: Double? = 1.5
    while let next = time { time = window.advance(to: next) }
    #expect(window.now == 11.5 && caretIsDrawn)
    field.resignFirstResponder()
    #expect(!caretIsDrawn && window.advance(to: 12) == nil)
  }

  @Test("shows what an input method composes, underlined, and is told when that is meant")
  func composing() {
    field.text = "ab"
    field.becomeFirstResponder()
    press(.left)
    var changes = 0
    field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
    #expect(send(.composition("ni", selection: 2..<2)))
    #expect(field.text == "ab" && field.markedText == "ni" && words == ["anib"])
    #expect(caretX == 118)
    let lines = commands().filter {
      if case .fill(let rect, _, _) = $0 { rect.height == 1.5 && rect.width == 12 } else { false }
    }
    #expect(lines.count == 1)
    send(.composition("", selection: 0..<0))
    #expect(field.markedText == nil && words == ["ab"])
    send(.composition("に", selection: 1..<1))
    send(.text("に"))
    #expect(field.text == "aにb" && changes == 1 && marked == "aに|b")
    send(.composition("x", selection: 0..<9))
    #expect(window.textInput?.isComposing == true)
    press(.end)
    #expect(window.textInput?.isComposing == false)
    #expect(
      field.text == "aにxb" && field.markedText == nil, "what moves the caret takes it as meant")
    field.resignFirstResponder()
    #expect(!send(.composition("y", selection: 0..<0)))
  }

  @Test("in a right-to-left window lies at the right, and arrows go where they point")
  func rightToLeft() {
    window.userInterfaceLayoutDirection = .rightToLeft
    field.text = "שלום"
    field.becomeFirstResponder()
    #expect(caretX == 194)
    press(.right)
    #expect(caretX == 200)
    press(.home)
    #expect(caretX == 218)
  }

  @Test("wants room for its text where text is measured, and a line with its border")
  func size() {
    field.text = "abc"
    #expect(field.intrinsicContentSize == Size(width: 20, height: 14))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == Size(width: 34, height: 24))
    field.text = nil
    field.placeholder = "abcd"
    #expect(field.intrinsicContentSize.width == 40)
    window.textMeasuring = nil
    #expect(field.intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test("keeps its side views outside the text")
  func sideViews() {
    field.leftView = View(frame: Rect(x: 0, y: 0, width: 16, height: 16))
    field.rightView = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    window.layoutIfNeeded()
    #expect(field.textRect == field.bounds && field.subviews.isEmpty)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    window.layoutIfNeeded()
    #expect(field.leftView?.frame == Rect(x: 0, y: 7, width: 16, height: 16))
    #expect(field.textRect == Rect(x: 22, y: 0, width: 82, height: 30))
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(field.textRect.maxX == 120 && field.rightView?.superview == nil)
    window.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(field.leftView?.frame.maxX == 120 && field.textRect.minX == 0)
  }

  @Test("that is disabled takes neither clicks nor keys")
  func disabled() {
    field.becomeFirstResponder()
    field.isEnabled = false
    #expect(!field.isEditing && !field.becomeFirstResponder())
    hand.tap(110, 115)
    #expect(!field.isEditing)
  }
}
