import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A label")
struct LabelTests {
  /// Every character is 6 points wide and every line 14 points high.
  let label = Label(frame: Rect(x: 0, y: 0, width: 66, height: 60))

  init() {
    label.font = Font(.words, size: 10)
  }

  var runs: [TextRun] {
    var canvas = Canvas(size: Size(width: 400, height: 2000), text: FixedAdvanceText())
    label.render(in: &canvas)
    return canvas.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  /// The vertical centre of each line, rounded to drop the errors of sums.
  var middles: [Double] {
    runs.map { ($0.anchor.y - label.font.capHeight / 2).rounded() }
  }

  @Test("shows one line in the middle of its height, and nothing for nil")
  func oneLine() {
    #expect(label.text == nil && runs.isEmpty)
    label.text = "a much longer text"
    #expect(runs.map(\.string) == ["a much longer text"])
    #expect(runs.first?.anchor == Point(x: 0, y: 30 + label.font.capHeight / 2))
    #expect(runs.first?.maximumWidth == 66)
    label.text = nil
    #expect(runs.isEmpty)
  }

  @Test("breaks its text between words, each line as full as it can be, around the middle")
  func lines() {
    label.numberOfLines = 0
    label.text = "to be or not to be that"
    #expect(runs.map(\.string) == ["to be or", "not to be", "that"])
    #expect(middles == [16, 30, 44])
    label.text = "exactly one"
    #expect(runs.map(\.string) == ["exactly one"])
    label.textAlignment = .trailing
    label.textColor = Color(0xFF0000)
    #expect(runs.first?.anchor.x == 66 && runs.first?.color == Color(0xFF0000))
  }

  @Test("is cut only in a line that does not fit")
  func cutting() {
    label.numberOfLines = 2
    label.text = "to be or not to be that"
    #expect(runs.map(\.maximumWidth) == [nil, 66])
    #expect(runs.map(\.string) == ["to be or", "not to be that"])
  }

  @Test("keeps what is left over in the last line that is allowed, or that fits")
  func lastLine() {
    label.text = "to be or not to be that is the question"
    label.numberOfLines = 2
    #expect(runs.map(\.string) == ["to be or", "not to be that is the question"])
    label.numberOfLines = 9
    label.frame.size.height = 30
    #expect(runs.map(\.string) == ["to be or", "not to be that is the question"])
    label.frame.size.height = 3
    #expect(runs.map(\.string) == ["to be or not to be that is the question"])
  }

  @Test("keeps line feeds as far as there are lines for them")
  func lineFeeds() {
    label.numberOfLines = 3
    label.text = "one\n\ntwo\nthree"
    #expect(runs.map(\.string) == ["one", "two three"])
    label.frame.size.height = 100
    label.numberOfLines = 0
    #expect(runs.map(\.string) == ["one", "two", "three"])
    #expect(middles == [29, 57, 71])
  }

  @Test("gives a word that is too wide a line of its own")
  func wideWord() {
    label.numberOfLines = 0
    label.text = "a incomprehensibility b"
    #expect(runs.map(\.string) == ["a", "incomprehensibility", "b"])
    label.frame.size.width = 0
    #expect(runs.map(\.string) == ["a", "incomprehensibility", "b"])
  }

  @Test("says how large its text is at a width, once it can measure")
  func size() {
    let narrow = Size(width: 66, height: .infinity)
    label.text = "to be or not to be that"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(narrow) == Size(width: 66, height: 60))
    label.textMeasuring = FixedAdvanceText()
    #expect(label.sizeThatFits(narrow) == Size(width: 54, height: 42))
    #expect(label.sizeThatFits(Size(width: 600, height: 600)) == Size(width: 138, height: 14))
    // The label asks for the lines that fit, and that `numberOfLines` allows.
    #expect(label.sizeThatFits(Size(width: 66, height: 30)) == Size(width: 66, height: 28))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(narrow) == Size(width: 66, height: 28))
    label.numberOfLines = 1
    #expect(label.sizeThatFits(narrow) == Size(width: 66, height: 14))
    label.text = ""
    #expect(label.sizeThatFits(narrow) == .zero)
  }

  @Test(
    "breaks its text at the size it asks for as it has measured",
    arguments: 1...50 as ClosedRange<UInt64>)
  func drawnAsMeasured(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      String(repeating: "x", count: .random(in: 1...12, using: &random))
    }
    label.text = words.joined(separator: Bool.random(using: &random) ? " " : "\n")
    label.numberOfLines = 0
    label.font = Font(.words, size: .random(in: 7...19, using: &random))
    label.textMeasuring = FixedAdvanceText()
    let width = Double.random(in: 130...400, using: &random)
    let size = label.sizeThatFits(Size(width: width, height: .infinity))
    label.frame.size = size
    #expect(size.width <= width)
    #expect(Double(runs.count) * label.font.lineHeight == size.height, "seed \(seed)")
    #expect(label.sizeThatFits(Size(width: size.width, height: .infinity)) == size)
  }

  @Test("measures lines as a whole, where words alone add up to less")
  func wholeLines() {
    /// Adds a point for every four characters, so that a line is wider than its words together.
    struct Coarse: TextMeasuring {
      func width(of string: String, in font: Font) -> Double {
        string == " " ? 0 : Double(string.count) * 6 + Double(string.count / 4)
      }
    }
    label.numberOfLines = 0
    label.text = "to be or not"
    label.textMeasuring = Coarse()
    // The line of 12 characters is 75 points wide; its words alone add up to 54.
    #expect(label.sizeThatFits(Size(width: 74, height: 100)) == Size(width: 50, height: 28))
    #expect(label.sizeThatFits(Size(width: 75, height: 100)) == Size(width: 75, height: 14))
  }

  @Test("has a container make room when its text changes")
  func inContainer() {
    let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 66, height: 100))
    label.numberOfLines = 0
    label.text = "to be"
    label.textMeasuring = FixedAdvanceText()
    container.addArrangedSubview(label)
    #expect(container.contentSize.height == 14)
    label.text = "to be or not to be that"
    #expect(container.contentSize.height == 42)
    label.font.size = 20
    #expect(container.contentSize.height == 5 * 28)
    label.numberOfLines = 2
    #expect(container.contentSize.height == 2 * 28)
  }

  @Test("cannot have fewer than no lines")
  func negative() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Label().numberOfLines = -1 }
    }
    #expect(lastWords(result).contains("Label: numberOfLines -1 of Label is negative"))
  }

  @Test("that fits does so on a scaled canvas, too, where fonts of whole sizes are wider")
  func scaled() {
    label.numberOfLines = 0
    label.font = Font(.words, size: 13)
    label.frame.size.width = 13 * 0.6 * 8
    label.text = "to be or not to be"
    for scale in [0.5, 0.6, 0.75, 0.875, 1, 1.25, 2] {
      var canvas = Canvas(size: Size(width: 400, height: 2000), text: FixedAdvanceText())
      canvas.scale(by: scale)
      label.render(in: &canvas)
      let runs = canvas.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
      #expect(runs.map(\.string) == ["to be or", "not to", "be"])
      for run in runs {
        let width = FixedAdvanceText().width(of: run.string, in: run.font)
        #expect(width <= label.frame.width * scale + 1e-9)
        #expect(run.font.size >= (13 * scale).rounded(.down))
      }
    }
  }
}
