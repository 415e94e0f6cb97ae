import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A label with text that is too wide")
struct LabelBreakingTests {
  /// Every character is 6 points wide and every line 14 points high.
  let label = Label(frame: Rect(x: 0, y: 0, width: 60, height: 60))

  init() {
    label.font = Font(.words, size: 10)
    label.textMeasuring = FixedAdvanceText()
  }

  private var commands: [DrawCommand] {
    var canvas = Canvas(size: Size(width: 400, height: 400), text: FixedAdvanceText())
    label.render(in: &canvas)
    return canvas.commands
  }

  private var runs: [TextRun] {
    commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private var strings: [String] { runs.map(\.string) }

  private func show(_ text: String, _ mode: LineBreakMode, lines: Int = 1) -> [String] {
    label.text = text
    label.lineBreakMode = mode
    label.numberOfLines = lines
    return strings
  }

  @Test("shows its end, its ends, or its beginning around an ellipsis")
  func truncating() {
    #expect(label.lineBreakMode == .byTruncatingTail)
    let text = "0123456789abcdef"
    #expect(show(text, .byTruncatingHead) == ["…789abcdef"])
    #expect(show(text, .byTruncatingMiddle) == ["01234…cdef"])
    #expect(runs.map(\.maximumWidth) == [nil])
    #expect(show(text, .byTruncatingTail) == [text] && runs.map(\.maximumWidth) == [60])
    #expect(show("short", .byTruncatingHead) == ["short"])
    #expect(show("one two three", .byTruncatingHead) == ["…two three"])
    #expect(show("to be or not to be", .byTruncatingMiddle) == ["to be…o be"])
    label.frame.size.width = 5
    #expect(show(text, .byTruncatingMiddle) == ["…"])
  }

  @Test("truncates only the last of several lines")
  func lastLine() {
    let text = "to be or not to be that is the question"
    #expect(show(text, .byTruncatingHead, lines: 2) == ["to be or", "…question"])
    #expect(show(text, .byTruncatingMiddle, lines: 2) == ["to be or", "not t…tion"])
  }

  /// Counts the UTF-8 bytes of the text that it measures.
  private final class Counting: TextMeasuring {
    nonisolated(unsafe) var count = 0

    func width(of string: String, in font: Font) -> Double {
      count += string.utf8.count
      return FixedAdvanceText().width(of: string, in: font)
    }
  }

  @Test(
    "measures little more than its characters, on however many lines",
    arguments: [LineBreakMode.byTruncatingTail, .byWordWrapping],
    [60, Double.greatestFiniteMagnitude])
  func manyLines(_ mode: LineBreakMode, _ width: Double) {
    let counting = Counting()
    label.textMeasuring = counting
    label.numberOfLines = 0
    label.lineBreakMode = mode
    let text = String(repeating: "a bc\n", count: 20_000)
    label.text = text
    let size = label.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude))
    #expect(size.height == 1_000 * 14)
    #expect(counting.count < 3 * text.utf8.count, "\(counting.count)")
    // Text with spaces in place of the line breaks is measured at most six times.
    counting.count = 0
    label.text = String(repeating: "a bc ", count: 20_000)
    #expect(label.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude)).height >= 14)
    #expect(counting.count < 6 * text.utf8.count, "\(counting.count)")
  }

  @Test(
    "measures a word of many lines a few times",
    arguments: [LineBreakMode.byWordWrapping, .byCharWrapping], [6.0, 60, 6_000, 1_000_000])
  func longWord(_ mode: LineBreakMode, _ width: Double) {
    let counting = Counting()
    label.textMeasuring = counting
    label.numberOfLines = 0
    label.lineBreakMode = mode
    label.text = String(repeating: "a", count: 50_000)
    let size = label.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude))
    #expect(size.height == min(1_000, (50_000 * 6 / width).rounded(.up)) * 14)
    #expect(counting.count < 10 * 50_000, "\(counting.count)")
  }

  @Test("fills each line with characters as far as they go", arguments: 0..<40)
  func filling(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let text = String(
      (0..<Int.random(in: 0...2_000, using: &random)).map { _ in
        "abé👩‍👩‍👧 🇩🇪".randomElement(using: &random)!
      })
    let count = Int.random(in: 1...700, using: &random)
    // Each Unicode scalar is 1 wide, so that some characters are wider than others.
    func width(_ text: some StringProtocol) -> Double { Double(text.unicodeScalars.count) }
    var (expected, rest): ([String], Substring) = ([], text[...])
    repeat {
      var end = rest.indices.first.map(rest.index(after:)) ?? rest.endIndex
      while end < rest.endIndex, width(rest[...end]) <= Double(count) {
        end = rest.index(after: end)
      }
      expected.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    } while !rest.isEmpty
    let breaking = LineBreaking<String>(width: Double(count)) { width($0) }
    #expect(breaking.wrapped(text, atMost: .max, breaksWords: true) == expected)
  }

  @Test("leaves out what is left over when it wraps, and breaks words wider than a line")
  func wrapping() {
    #expect(show("to be or not to be", .byWordWrapping) == ["to be or"])
    #expect(
      show("to be or not to be that", .byWordWrapping, lines: 2) == ["to be or", "not to be"])
    #expect(runs.map(\.maximumWidth) == [nil, nil])
    #expect(
      show("a incomprehensible b", .byWordWrapping, lines: 0) == ["a", "incomprehe", "nsible b"])
    #expect(show("one\n\ntwo", .byWordWrapping, lines: 0) == ["one", "two"])
    #expect((runs[1].anchor.y - runs[0].anchor.y).rounded() == 28, "an empty line between")
    #expect(
      show("to be or not to be", .byCharWrapping, lines: 0) == ["to be or n", "ot to be"])
    #expect(show("0123456789 abc", .byCharWrapping, lines: 0) == ["0123456789", "abc"])
    #expect(show("0123456789abc", .byCharWrapping) == ["0123456789"])
    label.frame.size.width = 1
    #expect(show("abc", .byCharWrapping, lines: 0) == ["a", "b", "c"])
  }

  @Test("ends at its edge when it is clipped, and begins at the other one")
  func clipping() {
    label.textAlignment = .center
    #expect(show("0123456789abc", .byClipping) == ["0123456789abc"])
    #expect(runs.first?.anchor.x == 0 && runs.first?.maximumWidth == nil)
    guard case .pushClip(let clip) = commands.first else {
      Issue.record("no clip")
      return
    }
    #expect(clip.minX == 0 && clip.maxX == 60 && clip.minY < 0 && clip.maxY > 60)
    #expect(show("short", .byClipping) == ["short"] && commands.count == 1)
    #expect(runs.first?.anchor.x == 30)
  }

  @Test("is as high as the lines it wraps into")
  func measuring() {
    label.numberOfLines = 0
    label.text = "incomprehensible"
    #expect(label.sizeThatFits(Size(width: 60, height: 0)) == Size(width: 60, height: 14))
    label.lineBreakMode = .byWordWrapping
    #expect(label.sizeThatFits(Size(width: 60, height: 0)) == Size(width: 60, height: 28))
    label.lineBreakMode = .byCharWrapping
    #expect(label.sizeThatFits(Size(width: 12, height: 0)) == Size(width: 12, height: 8 * 14))
  }

  @Test("is drawn in the largest font that fits, if it may shrink, and is then cut")
  func shrinking() {
    label.text = "0123456789ab"
    label.adjustsFontSizeToFitWidth = true
    #expect(runs.map(\.font.size) == [10], "the least factor is 0")
    label.minimumScaleFactor = 0.5
    #expect(runs.map(\.font.size) == [8] && runs.map(\.maximumWidth) == [nil])
    #expect(label.intrinsicContentSize.width == 72)
    label.minimumScaleFactor = 0.85
    #expect(runs.map(\.font.size) == [9] && runs.map(\.maximumWidth) == [60])
    label.lineBreakMode = .byTruncatingHead
    #expect(strings == ["…23456789ab"])
    label.text = "0123456789"
    #expect(runs.map(\.font.size) == [10])
    label.adjustsFontSizeToFitWidth = false
    label.text = "0123456789ab"
    #expect(runs.map(\.font.size) == [10])
  }

  @Test(
    "shrinks to a font in which it fits, whenever a larger one would not",
    arguments: Soak.seeds(0...39))
  func anyWidth(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    label.text = String(repeating: "x", count: count)
    label.font.size = Double(Int.random(in: 4...40, using: &random))
    label.frame.size.width = Double.random(in: 1...200, using: &random)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = Double.random(in: 0.1...1, using: &random)
    let size = runs.first?.font.size ?? 0
    let width = FixedAdvanceText().width(of: label.text ?? "", in: Font(.words, size: size))
    let next = FixedAdvanceText().width(of: label.text ?? "", in: Font(.words, size: size + 1))
    #expect(size >= label.font.size * label.minimumScaleFactor)
    #expect(size == label.font.size || next > label.frame.width)
    #expect(
      width <= label.frame.width || size - 1 < max(1, label.font.size * label.minimumScaleFactor))
  }

  @Test("has a shadow behind each line, one point above unless told otherwise")
  func shadow() {
    label.text = "to be or not to be"
    label.numberOfLines = 2
    #expect(label.shadowColor == nil && label.shadowOffset == Size(width: 0, height: -1))
    let plain = runs
    label.shadowColor = Color(0xFF0000)
    #expect(strings == ["to be or", "to be or", "not to be", "not to be"])
    #expect(runs[0].color == Color(0xFF0000) && runs[0].anchor.y == runs[1].anchor.y - 1)
    #expect([runs[1], runs[3]] == plain)
    label.shadowOffset = Size(width: 3, height: 2)
    #expect(runs[2].anchor == Point(x: runs[3].anchor.x + 3, y: runs[3].anchor.y + 2))
    label.shadowColor = nil
    #expect(runs == plain)
  }

  @Test("asks for another picture and size whenever one of these is changed")
  func changes() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(label)
    label.text = "0123456789ab"
    func isDue(_ change: () -> Void) -> Bool {
      var canvas = Canvas(size: Size(width: 100, height: 100), text: FixedAdvanceText())
      window.layoutIfNeeded()
      window.renderWindow(in: &canvas)
      change()
      return window.needsDisplay
    }
    #expect(isDue { label.lineBreakMode = .byClipping })
    #expect(!isDue { label.lineBreakMode = .byClipping })
    #expect(isDue { label.adjustsFontSizeToFitWidth = true })
    #expect(isDue { label.minimumScaleFactor = 0.5 })
    #expect(isDue { label.shadowColor = Color(0xFF0000) })
    #expect(isDue { label.shadowOffset = .zero })
  }
}
