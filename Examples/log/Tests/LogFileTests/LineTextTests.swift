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
    #expect(text([0x1B, 0x5B, 0x6D, 0, 0x7F]) == "\u{2400}\u{2421}")
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

  private func pieces(_ text: String) -> [String] {
    let line = LineText(Array(text.utf8), of: text.utf8.count)
    return line.pieces(of: line.text[...]).map { piece in
      let color = piece.style.color.map { "\($0)" } ?? "-"
      return "\(color)\(piece.style.isBold ? "b" : "") \(piece.text)"
    }
  }

  @Test(
    "Escape sequences are colours, and no text",
    arguments: [
      ("a\u{1B}[31mred\u{1B}[0mb", ["- a", "1 red", "- b"]),
      ("\u{1B}[1;92mé漢\u{1B}[39mx\u{1B}[my", ["10b é漢", "-b x", "- y"]),
      ("\u{1B}[1mA\u{1B}[22mB", ["-b A", "- B"]), ("\u{1B}[38;5;9ma", ["9 a"]),
      ("\u{1B}[38;5;200ma\u{1B}[38;2;1;31;3mb", ["- ab"]), ("\u{1B}[48;5;31ma", ["- a"]),
      ("\u{1B}[31m\u{1B}[32ma", ["2 a"]), ("a\u{1B}[2K\u{1B}(Bb\u{1B}=c", ["- abc"]),
      ("\u{1B}]8;;http://a\u{1B}\\link\u{1B}]8;;\u{7}", ["- link"]), ("a\u{1B}[3", ["- a"]),
      ("a\u{1B}", ["- a\u{241B}"]), ("\u{1B}]no end", ["- \u{241B}]no end"]),
      ("\u{1B}[31ma\tb", ["1 a       b"]), ("\u{1B}[>4;31mx", ["- x"]),
    ])
  func escapes(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test("A part of a line has the colours of that part")
  func parts() {
    let bytes = Array("ab\u{1B}[31mcd\u{1B}[0mef".utf8)
    let line = LineText(bytes, of: bytes.count)
    let start = line.text.index(line.text.startIndex, offsetBy: 3)
    let end = line.text.index(start, offsetBy: 2)
    let found = line.pieces(of: line.text[start..<end])
    #expect(found.map { String($0.text) } == ["d", "e"])
    #expect(found.map(\.style.color) == [1, nil])
  }
}
