import Testing

@testable import LogFile

@Suite("What is certain about a match, and the lines that are tried")
struct PrefilterTests {
  private func texts(_ source: String) -> [[String]] {
    (ExpressionReader(source).certain?.certain ?? []).map { list in
      list.texts.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(
    "Text around classes and groups is certain, and that of short choices is written out",
    arguments: [
      ("abc", [["abc"]]), ("ab.cde", [["ab"], ["cde"]]), ("ab?c", [["ac", "abc"]]),
      ("a(b)c", [["abc"]]), ("ab|cd", [["ab", "cd"]]), ("a\\.b", [["a.b"]]), ("\\d+ms", [["ms"]]),
      ("abc*", [["ab"]]), ("abc+d", [["abc"], ["d"]]), ("a{0,2}bc", [["bc"]]), ("^ab$", [["ab"]]),
      ("ab\\", []), ("\\x41bc", []), ("", []), ("a{2}b", [["aab"]]), ("a{ 2 }b", [["aab"]]),
      ("a{2,}b", [["aa"], ["b"]]), ("{\"a\"", [["{\"a\""]]), ("é+ab", [["ab"]]),
      ("code=42[0-9]2", [["code=42"], ["2"]]), ("1\\.[01]\" 5", [["1.0\" 5", "1.1\" 5"]]),
      ("(error|warn): ", [["warn: ", "error: "]]),
      ("status=(4|5)\\d\\d", [["status=4", "status=5"]]),
      ("https?://", [["http://", "https://"]]), ("(ab)*", []), ("(ab)*c", [["c"]]), ("(a|)b?", []),
      ("(ab|[^x])c", [["c"]]), ("ab(?=cd)e", [["ab"], ["e"]]), ("(?<name>ab)c", [["abc"]]),
      ("(?i)ab", [["ab"]]), ("(?x)a b", []), ("a(?#b)c", []), ("777|888", [["777", "888"]]),
      ("a|ba", [["a"]]),
      ("[ab][cd][ef]", [["ace", "acf", "ade", "adf", "bce", "bcf", "bde", "bdf"]]),
      ("x[a-z]|y", [["x", "y"]]), ("x[a-z]|\\d", []), ("\\Qa[b\\E", []), ("[]a]b", []), ("ab)", []),
      ("(?:ab){2}", [["abab"]]),
    ] as [(String, [[String]])])
  func certain(source: String, expected: [[String]]) {
    #expect(texts(source) == expected)
  }

  @Test("Plain text is told from expressions")
  func plain() throws {
    #expect(try Pattern("a\\.b").isLiteral)
    for source in ["a.b", "(ab)", "[ab]", "ab?", "a|b", "a{2}", "^a"] {
      #expect(try !Pattern(source).isLiteral, "\(source)")
    }
  }

  /// A random expression of the letters of ``Seeded/log(atMost:)``.
  private func expression(_ depth: Int, _ random: inout Seeded) -> String {
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    func sequence(_ random: inout Seeded) -> String {
      (0..<Int.random(in: 1...3, using: &random))
        .map { _ in expression(depth - 1, &random) }.joined()
    }
    if depth == 0 { return pick(["a", "b", "c", "A", "B", "0", "1", "-", "\\.", " ", "k", "ab"]) }
    switch Int.random(in: 0..<13, using: &random) {
    case 0:
      return "(" + sequence(&random) + "|" + sequence(&random) + ")"
    case 1: return "(" + sequence(&random) + ")" + pick(["?", "*", "+", "{2}", "{0,2}", "{1,}"])
    case 2: return pick(["[abc]", "[^a]", "[0-2]", "[a-z]", "[A-C 1]", "[.-]", "[[:digit:]a]"])
    case 3: return pick(["a?", "b*", "c+", "1{2}", "0{0,1}", "a{ 2 }", "b{,2}", "c+?", "A??"])
    case 4: return pick([".", "\\d", "\\w", "\\b", "^", "$", "\\S"])
    case 5: return pick(["(?i)", "(?:" + sequence(&random) + ")", "(?=a)", "(?!b)", "(?i:Ab)"])
    default: return sequence(&random)
    }
  }

  private func found(_ pattern: Pattern, _ file: OpenFile, _ index: LineIndex) async -> [Int] {
    var lines: [Int] = []
    for await batch in LogSearch(pattern, in: file, index).batches() { lines += batch.lines }
    return lines
  }

  @Test("A filtered search finds exactly what an unfiltered one finds", arguments: 0..<40)
  func sameLines(seed: Int) async throws {
    var random = Seeded(seed)
    // Decomposed letters and the sign of kelvins equal other bytes.
    let odd = Array("\nabé e\u{301}k\n\u{212A}ab\nAb\u{301}c 0\n".utf8)
    let scratch = Scratch(random.log(atMost: 150, longest: 300) + odd)
    let file = try OpenFile(path: scratch.path)
    var index = LineIndex()
    index.scanSome(of: file, atMost: file.size)
    var filtered = 0
    for _ in 0..<25 {
      let source = expression(3, &random)
      // Not every random expression is one; plain text is not looked for as an expression.
      guard let pattern = try? Pattern(source), !pattern.isLiteral else { continue }
      let all = await found(try Pattern(source, isFiltered: false), file, index)
      #expect(await found(pattern, file, index) == all, "\(source), seed \(seed)")
      if pattern.filter != nil { filtered += 1 }
    }
    #expect(filtered > 3)
  }

  @Test("Accesses that failed are found among a thousand lines, and few lines are tried")
  func accesses() async throws {
    var text = ""
    for number in 0..<1000 {
      let status = number % 100 == 7 ? 503 : number % 100 == 9 ? 404 : 200
      text += "10.0.0.1 - - [01/Jan/2026] \"GET /index HTTP/1.\(number % 2)\" \(status) 12 \"-\"\n"
    }
    let scratch = Scratch(Array(text.utf8))
    let file = try OpenFile(path: scratch.path)
    var index = LineIndex()
    index.scanSome(of: file, atMost: file.size)
    let pattern = try Pattern("\"GET /[a-z]+ HTTP/1\\.[01]\" 5\\d\\d")
    #expect(await found(pattern, file, index) == (0..<10).map { $0 * 100 + 7 })
    #expect(await found(try Pattern("\" (4|5)\\d\\d "), file, index).count == 20)
    let filter = try #require(pattern.filter)
    let tried = PlainLines(Array(text.utf8)).lines.count { line in
      line.withUnsafeBytes { bytes in
        var scan = Prefilter.Scan(filter)
        return scan.next(filter, in: bytes, from: 0) != nil && filter.allows(bytes)
      }
    }
    #expect(tried == 10)
  }
}
