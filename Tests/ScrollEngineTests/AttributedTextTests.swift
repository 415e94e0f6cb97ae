import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A text with attributes")
struct AttributedTextTests {
  /// Each character is 0.6 times the font size wide, and each line 1.4 times the font size high.
  private let label = Label(frame: Rect(x: 0, y: 0, width: 66, height: 60))
  private let red = Color(0xFF0000)
  private let large = Font(.words, size: 20)

  init() {
    label.font = Font(.words, size: 10)
    label.textMeasuring = FixedAdvanceText()
  }

  private func commands(_ label: Label) -> [DrawCommand] {
    var canvas = Canvas(size: Size(width: 400, height: 400), text: FixedAdvanceText())
    label.render(in: &canvas)
    return canvas.commands
  }

  private func runs(_ label: Label) -> [TextRun] {
    commands(label).compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  @Test("joins neighbours that have the same attributes, and keeps the others apart")
  func runsOfText() {
    var text = AttributedText("one ") + AttributedText("two") + AttributedText(" red", color: red)
    #expect(text.string == "one two red")
    #expect(text.runs.map(\.string) == ["one two", " red"])
    text += ""
    #expect(text.runs.count == 2 && AttributedText("").isEmpty)
    let range = text.string.firstRange(of: "two r")
    if let range { text.change(range) { $0.link = "a" } }
    #expect(text.runs.map(\.string) == ["one ", "two", " r", "ed"])
    #expect(text.runs.map(\.attributes.link) == [nil, "a", "a", nil])
    #expect(text.runs.map(\.attributes.color) == [nil, nil, red, red])
  }

  @Test(
    "changes the attributes of any range as one does character by character",
    arguments: Soak.seeds(1...200))
  func randomChanges(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let characters = Array("añ e\u{301}日👩‍👧b c")
    let string = String((0..<20).compactMap { _ in characters.randomElement(using: &random) })
    var text = AttributedText(string)
    var model = Array(repeating: AttributedText.Attributes(), count: string.count)
    for _ in 0..<6 {
      let ends = (0..<2).map { _ in Int.random(in: 0...string.count, using: &random) }.sorted()
      let link = ["a", "b"].randomElement(using: &random)
      let range =
        string.index(
          string.startIndex, offsetBy: ends[0])..<string.index(
          string.startIndex, offsetBy: ends[1])
      text.change(range) { $0.link = link }
      for place in ends[0]..<ends[1] { model[place].link = link }
    }
    #expect(text.string == string)
    let found = text.runs.flatMap { run in run.string.map { _ in run.attributes } }
    #expect(found == model)
    for (one, next) in zip(text.runs, text.runs.dropFirst()) {
      #expect(one.attributes != next.attributes && !one.string.isEmpty)
    }
  }

  @Test("is the label's text, until it is given another one")
  func plainText() {
    label.attributedText = "one" + AttributedText("two", color: red)
    #expect(label.text == "onetwo" && runs(label).map(\.string) == ["one", "two"])
    label.text = "three"
    #expect(label.attributedText == nil && runs(label).map(\.string) == ["three"])
    label.attributedText = "four"
    label.attributedText = nil
    #expect(label.text == nil && runs(label).isEmpty)
  }

  @Test("is drawn part after part on one baseline, with fonts and colours of its own")
  func drawing() throws {
    label.attributedText = "ab" + AttributedText("C", font: large, color: red) + "d"
    let runs = runs(label)
    #expect(runs.map(\.string) == ["ab", "C", "d"])
    #expect(runs.map(\.anchor.x) == [0, 12, 24])
    #expect(Set(runs.map(\.anchor.y)).count == 1)
    #expect(runs.map(\.font.size) == [10, 20, 10])
    #expect(
      runs.map(\.color) == [
        label.textColor.resolved(for: .light), red, label.textColor.resolved(for: .light),
      ])
    // The largest letters are centred vertically in the label.
    #expect(try #require(runs.first).anchor.y == 30 + large.capHeight / 2)
    #expect(label.sizeThatFits(.zero) == Size(width: 30, height: 28))
  }

  @Test(
    "without attributes is broken, cut and measured as the same plain text",
    arguments: Soak.seeds(1...300))
  func likePlainText(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      String(
        repeating: "x", count: Int.random(in: 0...14, using: &random))
        + (Int.random(in: 0..<8, using: &random) == 0 ? "\n" : "")
    }
    let text = words.joined(separator: " ")
    let modes: [LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
    ]
    let plain = Label(frame: label.frame)
    plain.font = label.font
    plain.textMeasuring = FixedAdvanceText()
    for label in [label, plain] {
      var same = random
      label.frame.size.width = Double(Int.random(in: 6...150, using: &same))
      label.numberOfLines = Int.random(in: 0...3, using: &same)
      label.lineBreakMode = modes.randomElement(using: &same) ?? .byClipping
      label.textAlignment = [.leading, .center, .trailing].randomElement(using: &same) ?? .leading
    }
    plain.text = text
    label.attributedText = AttributedText(text)
    #expect(label.sizeThatFits(label.frame.size) == plain.sizeThatFits(label.frame.size))
    let (found, expected) = (runs(label), runs(plain))
    #expect(found.map(\.string) == expected.map(\.string).filter { !$0.isEmpty })
    #expect(
      found.map { $0.anchor.y.rounded() }
        == expected.filter { !$0.string.isEmpty }.map { $0.anchor.y.rounded() })
  }

  @Test("ends in an ellipsis where the label does, in the attributes of what is before it")
  func ellipsis() {
    label.attributedText = "to be " + AttributedText("or not to be", color: red)
    let runs = runs(label)
    #expect(runs.map(\.string) == ["to be ", "or n…"])
    #expect(runs.map(\.color) == [label.textColor.resolved(for: .light), red])
  }

  @Test("breaks lines by the widths of its fonts, each as high as its largest letters")
  func lines() {
    label.numberOfLines = 0
    label.attributedText = "to be " + AttributedText("or", font: large) + " not to be"
    let runs = runs(label)
    #expect(runs.map(\.string) == ["to be ", "or", "not to be"])
    #expect(runs.map(\.anchor.x) == [0, 36, 0])
    #expect(label.sizeThatFits(Size(width: 66, height: 0)).height == 28 + 14)
    // In a label that is one line high, the whole text is on that line.
    label.frame.size.height = 30
    #expect(Set(self.runs(label).map(\.anchor.y)).count == 1)
  }

  // MARK: Links

  @Test("A label that opens links again opens each once, with one recognizer")
  func again() {
    label.onOpenLink = { _ in }
    let count = label.gestureRecognizers?.count
    label.onOpenLink = nil
    label.onOpenLink = { _ in }
    #expect(label.gestureRecognizers?.count == count && count == 1)
  }

  private func shown(_ text: AttributedText) -> (Window, () -> [String]) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    window.textMeasuring = FixedAdvanceText()
    label.frame = Rect(x: 10, y: 10, width: 180, height: 14)
    label.attributedText = text
    window.addSubview(label)
    var opened: [String] = []
    label.onOpenLink = { opened.append($0) }
    window.layoutIfNeeded()
    return (window, { opened })
  }

  private func click(_ window: Window, at point: Point) {
    for kind: InputEvent.Kind in [
      .pointerDown(InputEvent.Pointer(at: point, isPressed: true)),
      .pointerUp(InputEvent.Pointer(at: point)),
    ] {
      window.router.handle(InputEvent(time: window.now, kind))
    }
    window.advance(to: window.now + 1)
  }

  @Test("opens the link that is clicked, and lets other clicks through")
  func clicking() {
    let (window, opened) = shown(
      "see " + AttributedText("one", link: "1") + " and " + AttributedText("two", link: "2"))
    #expect(label.link(at: Point(x: 3 * 6, y: 7)) == nil)
    #expect(label.link(at: Point(x: 4 * 6, y: 7)) == "1")
    click(window, at: Point(x: 10 + 5 * 6, y: 17))
    click(window, at: Point(x: 10 + 13 * 6, y: 17))
    click(window, at: Point(x: 10 + 9 * 6, y: 17))
    #expect(opened() == ["1", "2"])
    #expect(window.hitTest(Point(x: 11, y: 17), with: nil) === window)
  }

  @Test("is reached with Tab; arrows choose a link, Return opens it")
  func keyboard() {
    let (window, opened) = shown(
      AttributedText("one", link: "1") + " " + AttributedText("two", link: "2"))
    func press(_ key: InputEvent.Key) {
      window.router.handle(InputEvent(time: window.now, .key(InputEvent.KeyPress(key))))
    }
    press(.tab)
    #expect(window.focusedView === label)
    press(.enter)
    press(.right)
    press(.enter)
    press(.right)
    press(.enter)
    press(.left)
    press(.enter)
    #expect(opened() == ["1", "2", "2", "1"])
    label.text = "none"
    #expect(window.focusedView == nil)
  }

  @Test("underlines links in the tint colour")
  func underline() {
    let (_, _) = shown("a " + AttributedText("link", link: "1"))
    #expect(runs(label).last?.color == label.tintColor?.resolved(for: .light))
    let fills = commands(label).filter { if case .fill = $0 { true } else { false } }
    #expect(fills.count == 1)
  }

  @Test("makes a cell as high as its lines")
  func selfSizing() {
    label.numberOfLines = 0
    label.attributedText = AttributedText("to be or not", font: large)
    #expect(label.systemLayoutSizeFitting(Size(width: 80, height: 0)).height >= 28)
    #expect(label.sizeThatFits(Size(width: 80, height: 0)) == Size(width: 72, height: 56))
  }
}
