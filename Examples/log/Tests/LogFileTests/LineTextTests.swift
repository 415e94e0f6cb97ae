import Testing

@testable import LogFile

@Suite("Lines as they are shown")
struct LineTextTests {
  private func text(_ bytes: [UInt8]) -> String { LineText(bytes, of: bytes.count).text }

  @Test("Bytes that are no UTF-8 become replacement characters")
  func invalid() {
    #expect(text([0x61, 0xFF, 0x62, 0xC3]) == "a\u{FFFD}b\u{FFFD}")
    #expect(text(Array("é漢🙂".utf8)) == "é漢🙂")
  }

  @Test("Control characters are visible, tabs are spaces")
  func controls() {
    #expect(text([0x1B, 0x5B, 0x6D, 0, 0x7F]) == "\u{241B}[m\u{2400}\u{2421}")
    #expect(text(Array("a\tb\t\tc".utf8)) == "a       b               c")
    #expect(text(Array("a\u{202E}b\u{2028}c\u{85}".utf8)) == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    #expect(text(Array("a\rb\r".utf8)) == "a\u{240D}b")
  }

  @Test("A line that is cut ends with a whole character", arguments: 1...8)
  func cut(count: Int) {
    let bytes = Array("aé漢🙂".utf8)
    let line = LineText(Array(bytes.prefix(count)), of: bytes.count)
    #expect(!line.text.contains("\u{FFFD}"))
    #expect("aé漢🙂".hasPrefix(line.text))
    #expect(line.isCut)
  }

  @Test("It knows whether each byte is a character")
  func ascii() {
    #expect(LineText(Array("abc\tx".utf8), of: 5).isASCII)
    #expect(!LineText(Array("é".utf8), of: 2).isASCII)
    #expect(!LineText([1], of: 1).isASCII)
  }
}
