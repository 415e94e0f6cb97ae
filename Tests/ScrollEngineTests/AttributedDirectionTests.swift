import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A text with attributes in both directions")
struct AttributedDirectionTests {
  private let text = MixedDirectionText()
  private let label = Label(frame: Rect(x: 0, y: 0, width: 300, height: 14))
  private let red = Color(0xFF0000)

  init() {
    // Each character is 6 points wide.
    label.font = Font(.words, size: 10)
    label.textMeasuring = text
  }

  private var runs: [TextRun] {
    var canvas = Canvas(size: Size(width: 400, height: 400), text: text)
    label.render(in: &canvas)
    return canvas.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private var shown: [String] { runs.map { "\($0.string) \(Int($0.anchor.x / 6))" } }

  @Test("stands in the order of the whole line, not in that of its parts")
  func order() {
    label.attributedText = "ab " + AttributedText("אבג", color: red) + "דה cd"
    // ab הד גבא cd
    #expect(shown == ["ab  0", "דה 3", "אבג 5", " cd 8"])
    label.attributedText =
      AttributedText("אב", color: red) + " ab " + AttributedText("12", color: red)
    // A space that is drawn alone is wrapped in characters that set its direction.
    let space = "\u{200F}\u{202E} \u{200F}\u{202C}"
    #expect(shown == ["12 0", "\(space) 2", "ab 3", "\(space) 5", "אב 6"])
    #expect(label.sizeThatFits(.zero).width == 48)
  }

  @Test("that is alike in all of it, or reads from the left, is drawn as ever")
  func plain() {
    label.attributedText = "ab אב 12 cd"
    #expect(shown == ["ab אב 12 cd 0"])
    label.attributedText = "ab " + AttributedText("12", color: red)
    #expect(shown == ["ab  0", "12 3"])
  }

  @Test("has its links where they are drawn, in all of their parts")
  func links() {
    label.attributedText = "ab " + AttributedText("cd אב", link: "1") + "ג ef"
    // ab cd גבא ef
    let places = (0..<12).map { label.link(at: Point(x: Double($0) * 6 + 3, y: 7)) }
    #expect(
      places == [nil, nil, nil, "1", "1", "1", nil, "1", "1", nil, nil, nil])
  }

  @Test(
    "has each of its characters in one place, whatever its parts are",
    arguments: Soak.seeds(1...200))
  func randomParts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "b ", "א", "ב", "ג ", "1", "2", "-", "e\u{301}"]
    var text = AttributedText("")
    for number in 0..<Int.random(in: 1...6, using: &random) {
      let count = Int.random(in: 1...4, using: &random)
      let string = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      text += AttributedText(string, color: Color(UInt32(number)))
    }
    label.attributedText = text
    let runs = runs
    let width = self.text.width(of: text.string, in: label.font)
    #expect(label.sizeThatFits(.zero).width == width)
    var x = 0.0
    for run in runs {
      #expect(abs(run.anchor.x - x) < 1e-9)
      x += self.text.width(of: run.string, in: run.font)
    }
    #expect(abs(x - width) < 1e-9)
    func sorted(_ string: String) -> [Character] {
      string.filter { !"\u{200E}\u{200F}\u{202C}\u{202D}\u{202E}".contains($0) }.sorted()
    }
    #expect(sorted(runs.map(\.string).joined()) == sorted(text.string))
  }

  @Test("keeps a mark with the letter of the part before it")
  func splitCharacter() {
    label.attributedText = "אe" + AttributedText("\u{301}x", color: red) + "ב"
    #expect(runs.map(\.string) == ["ב", "e", "\u{301}x", "א"])
  }
}
