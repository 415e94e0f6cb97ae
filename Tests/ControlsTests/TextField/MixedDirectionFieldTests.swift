import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A text field with text in both directions")
struct MixedDirectionFieldTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let field = TextField(frame: Rect(x: 100, y: 100, width: 120, height: 30))
  let text = MixedDirectionText()
  let hand: Hand

  init() {
    hand = Hand(window)
    window.textMeasuring = text
    // Each character is 6 points wide.
    field.font = Font(.words, size: 10)
    window.addSubview(field)
    field.becomeFirstResponder()
    window.layoutIfNeeded()
  }

  private func send(_ kind: InputEvent.Kind) {
    window.router.handle(InputEvent(time: window.now, kind))
  }

  private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers = []) {
    send(.key(InputEvent.KeyPress(key, modifiers: modifiers)))
  }

  private func show(_ string: String) {
    field.text = string
    window.layoutIfNeeded()
  }

  /// The position of the caret, counted in characters from the left edge of the field.
  private var caret: Int? { window.textInput.map { Int((($0.caret.minX - 100) / 6).rounded()) } }

  /// How many characters lie before the caret.
  private var place: Int {
    field.text.map { $0.distance(from: $0.startIndex, to: field.selectedRange.upperBound) } ?? -1
  }

  private func select(_ range: Range<Int>) {
    let text = field.text ?? ""
    field.selectedRange =
      text.index(
        text.startIndex, offsetBy: range.lowerBound)..<text.index(
        text.startIndex, offsetBy: range.upperBound)
  }

  private var commands: [DrawCommand] {
    var canvas = Canvas(size: window.bounds.size, text: text)
    window.renderWindow(in: &canvas)
    return canvas.commands
  }

  /// The sides of all fills with this height, in characters from the field's left edge.
  private func fills(_ height: Double) -> [[Double]] {
    commands.compactMap {
      guard case .fill(let rect, _, _) = $0, rect.height == height, rect.width != 2 else {
        return nil
      }
      return [(rect.minX - 100) / 6, (rect.maxX - 100) / 6].map { ($0 * 100).rounded() / 100 }
    }
  }

  private var selected: [[Double]] { fills(field.font.lineHeight) }

  private var words: [String] {
    commands.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
  }

  @Test(
    "lets the arrows lead over every character, in the direction in which they point",
    arguments: ["abc אבג def", "אבג abc דהו", "abc אב 12 גד def", "אב 12", "ab", ""])
  func arrows(string: String) {
    // With a border, the caret of a right-to-left line starts 2 points from the right edge.
    show(string)
    for _ in 0...string.count { press(.left) }
    #expect(caret == 0)
    for number in 1...string.count + 1 {
      press(.right)
      #expect(caret == min(number, string.count))
    }
    for number in (0..<string.count).reversed() {
      press(.left)
      #expect(caret == number)
    }
  }

  @Test("has its caret before the other direction where it comes from, and behind it at its end")
  func places() {
    //           abc גבא def
    show("abc אבג def")
    var places: [Int?] = []
    press(.home)
    for _ in 0..<11 {
      press(.right)
      places.append(place)
    }
    #expect(places == [1, 2, 3, 4, 6, 5, 7, 8, 9, 10, 11])
    press(.home)
    #expect(place == 0)
    press(.end)
    #expect(place == 11)
  }

  @Test("shows what is selected in as many parts as there are on the line")
  func selection() {
    show("abc אבג def")
    select(2..<6)
    #expect(selected == [[2, 4], [5, 7]])
    select(4..<7)
    #expect(selected == [[4, 7]])
    select(0..<11)
    #expect(selected == [[0, 11]])
    // With Shift, the selection grows to the place where the caret moves on the line.
    select(3..<3)
    press(.right, .shift)
    #expect(selected == [[3, 4]])
    press(.right, .shift)
    #expect(place == 6 && selected == [[3, 4], [5, 7]])
    // Without Shift, the caret goes to the end of the selection on that side.
    press(.right)
    #expect(place == 6 && caret == 5)
    select(3..<6)
    press(.left)
    #expect(place == 3 && selected.isEmpty)
  }

  @Test("finds the character that is clicked")
  func clicks() {
    show("abc אבג def")
    // The right half of the first Hebrew letter is its start, the left half its end.
    hand.tap(100 + 6 * 7 - 1, 115)
    #expect(place == 4)
    hand.rest(1)
    hand.tap(100 + 6 * 6 + 1, 115)
    #expect(place == 5)
    hand.rest(1)
    hand.tap(100 + 6 * 9, 115)
    #expect(place == 9)
    hand.rest(1)
    hand.tap(100 + 6 * 19, 115)
    #expect(place == 11)
    hand.rest(1)
    hand.tap(100 + 6 * 6, 115)
    hand.tap(100 + 6 * 6, 115)
    #expect(selected == [[4, 7]], "a word")
  }

  @Test("goes by words as its line reads as a whole, and deletes in reading order")
  func logical() {
    show("אבג abc דהו")
    press(.left, .control)
    #expect(place == 11)
    press(.right, .control)
    #expect(place == 8)
    press(.right, .control)
    #expect(place == 4)
    press(.delete)
    #expect(field.text == "אבג bc דהו")
    press(.backspace)
    #expect(field.text == "אבגbc דהו")
    send(.text("ש"))
    #expect(field.text == "אבגשbc דהו" && place == 4)
  }

  @Test("underlines all that an input method composes")
  func composition() {
    show("ab cd")
    select(3..<3)
    send(.composition("xאב", selection: 3..<3))
    #expect(fills(1.5) == [[3, 6]])
    send(.composition("א1", selection: 2..<2))
    #expect(fills(1.5) == [[3, 5]])
  }

  @Test("that is secret does not tell how its text reads")
  func secret() {
    field.isSecureTextEntry = true
    show("אבגד")
    #expect(caret == 4)
    press(.left)
    #expect(caret == 3 && place == 3)
    press(.left, .shift)
    press(.left, .shift)
    #expect(caret == 1 && selected == [[1, 3]])
    press(.right)
    #expect(caret == 3 && place == 3)
  }

  @Test(
    "of any length is measured once for each change, and drawn where it is seen",
    arguments: ["to be or not ", "שלום עולם ", "ab אבג 12 "])
  func longText(piece: String) {
    let string = String(repeating: piece, count: 100_000 / piece.count)
    show(string)
    let count = string.count
    for key in [InputEvent.Key.end, .home, .left, .right] {
      press(key)
      for letter in ["x", "א"] {
        text.forget()
        send(.text(letter))
        window.advance(to: window.now + 0.1)
        let words = words
        let room = window.textInput?.caret ?? .zero
        #expect(room.minX >= 100 && room.maxX <= 222)
        #expect(text.measured.lines == 1)
        #expect(text.measured.characters < count + 5000, "\(key)")
        #expect(words.joined().count < 300 && !words.isEmpty)
      }
      text.forget()
      press(.left)
      press(.right, .shift)
      _ = (commands, window.textInput)
      #expect(text.measured.lines == 0 && text.measured.characters < 1000)
    }
  }

  @Test("draws a part of a long line in the direction that it has in the line")
  func pieces() {
    show(String(repeating: "אבגד 12 ", count: 200))
    press(.home)
    // The visible part begins at the right edge.
    let runs = commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    #expect(runs.allSatisfy { $0.anchor.x > 60 && $0.anchor.x < 260 })
    let digits = runs.filter { $0.string.contains("1") }
    #expect(!digits.isEmpty && digits.allSatisfy { $0.string == "12" })
    let signs = runs.filter { $0.string.contains(" ") && !$0.string.contains("א") }
    #expect(signs.allSatisfy { $0.string.hasPrefix("\u{200F}\u{202E}") })
  }
}
