import TestSupport
import Testing

@testable import Porting

@Suite("The scanner of Swift source")
struct SourceScannerTests {
  private func kinds(_ source: String) -> [SourceToken.Kind] {
    SourceScanner.tokens(of: source).map(\.kind)
  }

  @Test(
    "tells strings and comments from code",
    arguments: [
      ("\"a\"", SourceToken.Kind.string), ("\"a \\\" b\"", .string), ("\"\\(x(\")\"))\"", .string),
      ("\"\"\"\n a \"b\" \\\"\"\" \n\"\"\"", .string), ("#\"a \"b\" \\(c) \\#(d)\"#", .string),
      ("##\"\"\"\n\"#\n\"\"\"##", .string), ("#/a\"b/#", .string), ("// a \"b", .comment),
      ("/* a /* b */ \" */", .comment), ("#selector", .directive), ("`class`", .identifier),
      ("größe_1", .identifier), ("0x1F", .number), ("@", .punctuation),
    ])
  func single(source: String, kind: SourceToken.Kind) {
    let tokens = SourceScanner.tokens(of: source)
    #expect(tokens.map(\.kind) == [kind] && tokens.first?.text == source)
  }

  @Test("goes on in the next line after a string that does not end")
  func unterminated() {
    let tokens = SourceScanner.tokens(of: "let a = \"b\nlet c")
    #expect(tokens.last?.text == "c" && tokens.last?.line == 2)
  }

  @Test("loses nothing of any text, however strange")
  func whole() {
    let pieces = [
      "\"", "\\", "(", ")", "#", "\n", "/", "*", "a", " ", "\"\"\"", "é", "`", "0", "//", "{", "\r",
    ]
    for seed in 1...UInt64(300 * Soak.factor) {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 0...40, using: &random)
      let source = (0..<count).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }.joined()
      let tokens = SourceScanner.tokens(of: source)
      #expect(tokens.map(\.text).joined() == source)
      #expect(tokens.allSatisfy { !$0.range.isEmpty })
      let lines = tokens.map { token in
        source.utf8.prefix(token.range.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1
      }
      #expect(tokens.map(\.line) == lines)
      _ = PortedSource(source)
    }
  }
}
