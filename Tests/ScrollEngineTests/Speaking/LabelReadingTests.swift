import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A label that is read by characters")
struct LabelReadingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let tree: SpokenTree
  /// Every character is 6 points wide.
  let label = Label(frame: Rect(x: 10, y: 20, width: 66, height: 60))

  init() {
    window.textMeasuring = FixedAdvanceText()
    tree = SpokenTree(window) { _ in }
    label.font = Font(.words, size: 10)
    label.numberOfLines = 0
    window.addSubview(label)
  }

  private func parts(_ text: String) -> [String] {
    label.text = text
    let scalars = Array(text.unicodeScalars)
    return label.readLines.map { line in
      String(String.UnicodeScalarView(scalars[line.range]))
    }
  }

  @Test("has the lines that are shown, which make up the text")
  func lines() {
    #expect(parts("one two three") == ["one two ", "three"])
    #expect(parts("one\n\ntwo  three four") == ["one\n", "\n", "two  three ", "four"])
    #expect(parts("ä👍🏽\u{301} x") == ["ä👍🏽\u{301} x"])
    #expect(parts("").isEmpty)
  }

  @Test("has lines that make up any text, in any mode", arguments: Soak.seeds(1...100))
  func anyText(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let modes: [LineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingHead,
    ]
    label.lineBreakMode = try #require(modes.randomElement(using: &random))
    label.numberOfLines = Int.random(in: 0...3, using: &random)
    label.frame.size.width = Double.random(in: 5...120, using: &random)
    let text = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      ["a", "b", "ü", " ", " ", "\n", "👍🏽"].randomElement(using: &random) ?? ""
    }.joined()
    label.text = text
    let lines = label.readLines
    #expect(lines.first?.range.lowerBound == 0, "\(text.debugDescription)")
    #expect(lines.last?.range.upperBound == text.unicodeScalars.count)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound, "\(text.debugDescription)")
    }
    // What a line shows besides spaces is in its part.
    let scalars = Array(text.unicodeScalars)
    func letters(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
      scalars.filter { $0 != " " && $0 != "\n" }
    }
    for line in lines.dropLast() {
      #expect(
        letters(scalars[line.range]) == letters(line.string.unicodeScalars),
        "\(text.debugDescription)")
    }
    for position in 0..<scalars.count {
      let frame = label.readFrame(of: position..<position + 1)
      #expect(frame.width >= 0 && frame.minX >= -1e-9 && frame.maxX <= label.bounds.width + 1e-9)
    }
  }

  @Test("knows where its characters are")
  func places() throws {
    label.text = "one  two three"
    tree.mayHaveChanged()
    let node = tree.root.seenChildren[0]
    #expect(node.readText == "one  two three" && node.lineStarts == [0, 9])
    // Two lines of the font's height, in the middle of 60 points.
    let height = label.font.lineHeight
    let top = 20 + 30 - height
    #expect(node.frame(ofText: 0..<3) == Rect(x: 10, y: top, width: 18, height: height))
    #expect(node.frame(ofText: 5..<8) == Rect(x: 34, y: top, width: 18, height: height))
    #expect(node.frame(ofText: 9..<10) == Rect(x: 10, y: top + height, width: 6, height: height))
    #expect(node.textPosition(at: Point(x: 34, y: top + 1)) == 5)
    #expect(node.textPosition(at: Point(x: 21, y: top + height + 1)) == 11)
    label.textAlignment = .trailing
    #expect(node.frame(ofText: 9..<10).minX == 76 - 30)
    label.accessibilityLabel = "said"
    #expect(node.readText == "said" && node.lineStarts == nil)
    #expect(node.frame(ofText: 1..<2) == node.frame)
  }

  @Test("has its own letters' places from right to left")
  func rightToLeft() {
    window.textMeasuring = MixedDirectionText()
    label.text = "אב"
    let (first, second) = (label.readFrame(of: 0..<1), label.readFrame(of: 1..<2))
    #expect(first.minX >= second.maxX - 1e-9 && second.width > 0)
  }
}
