import PlainText
import TestSupport
import Testing

@Suite("A text for a terminal")
struct PlainTextTests {
  /// Every scalar that a terminal obeys, by the blocks of the Unicode standard.
  private static let commands: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F,
    0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
  ]

  @Test("has none of the characters that it obeys, and all others as they were")
  func everyScalar() {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isCommand = Self.commands.contains { $0.contains(value) }
      let plain = String(Character(scalar)).plain
      guard isCommand else {
        #expect(plain.unicodeScalars.elementsEqual([scalar]))
        continue
      }
      #expect(plain.allSatisfy { $0.isASCII && !$0.isNewline } && plain.hasPrefix("\\"))
    }
  }

  @Test("covers every control, separator and mark of direction that Unicode knows")
  func categories() {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: #expect(scalar.isCommand)
      case .format:
        // Other format characters may pass: they join letters or emoji, or are number signs.
        #expect(
          scalar.isCommand || !scalar.properties.isBidiControl, "\(String(value, radix: 16))")
      default: #expect(!scalar.isCommand, "\(String(value, radix: 16))")
      }
    }
  }

  @Test("is one line, is not changed a second time, and loses nothing that can be seen")
  func randomTexts() {
    var random = SeededRandom(seed: 11)
    let pieces = ["a", "é", "\u{1B}[31m", "\n", "\r\n", "\u{9B}", "\u{202E}", "👩‍👩‍👧", "\\", "\"", " "]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let plain = text.plain
      #expect(!plain.unicodeScalars.contains { $0.isCommand })
      #expect(plain.plain == plain)
      let visible = text.unicodeScalars.filter { !$0.isCommand }
      let isKept = visible.allSatisfy { plain.unicodeScalars.contains($0) }
      #expect(isKept)
    }
    #expect("a\u{1B}[0m\nb\u{85}\u{2028}".plain == #"a\u{1B}[0m\nb\u{85}\u{2028}"#)
  }
}
