import Testing

@testable import LogFile

@Suite("Searches")
struct SearchTests {
  private func index(_ file: OpenFile) -> LineIndex {
    var index = LineIndex()
    index.scanSome(of: file, atMost: file.size)
    return index
  }

  private func lines(_ search: LogSearch) async -> [Int] {
    var lines: [Int] = []
    for await batch in search.batches() { lines += batch.lines }
    return lines
  }

  /// The lines that a regular expression matches, found by trying it on each line.
  private func plain(_ source: String, _ bytes: [UInt8]) throws -> [Int] {
    let regex = try Regex(source).ignoresCase(!source.contains { $0.isUppercase })
    let lines = PlainLines(bytes)
    return try lines.lines.indices.filter { number in
      let line = String(lines.text(number).prefix(LogSearch.longestMatched))
      return try regex.firstMatch(in: line) != nil
    }
  }

  static let patterns = [
    "abc", "A", "B0", "cab", "a.c", "^a", "0$", "ab+c", "a?bc", "(ab|CA)", "[ab]{3}0", "a\\.b",
    "1{2}0", "\\d\\d-", "12*0b", "\\bab", "ab|ba", "c  ", "\\-0", "#",
  ]

  @Test("All lines are found that match, and no others", arguments: patterns)
  func model(source: String) async throws {
    for seed in 0..<3 {
      var random = Seeded(seed)
      let bytes = random.log(atMost: 500)
      let scratch = Scratch(bytes)
      let file = try OpenFile(path: scratch.path)
      let pattern = try Pattern(source)
      let index = index(file)
      let first = Int.random(in: 0...max(0, index.lineCount), using: &random)
      let found = await lines(LogSearch(pattern, in: file, index, from: first))
      // Plain text is found anywhere in a line, a regular expression only in the first 64 KiB.
      let isLong = PlainLines(bytes).lines.contains { $0.count > LogSearch.longestMatched }
      if pattern.isLiteral, isLong {
        let expected = try plain(source, bytes)
        #expect(Set(found).isSuperset(of: expected))
      } else {
        let expected = try plain(source, bytes)
        #expect(found.sorted() == expected, "\(source), seed \(seed)")
      }
      #expect(Set(found).count == found.count)
    }
  }

  @Test("Plain text is found far behind the beginning of a line, and across pieces")
  func longLines() async throws {
    for place in [1 << 20 - 3, 1 << 20, 3_000_000] {
      var line = [UInt8](repeating: 0x78, count: 4_000_000)
      line.replaceSubrange(place..<place + 6, with: Array("Needle".utf8))
      let bytes = Array("first\nneedle\n".utf8) + line + Array("\nlast needle\nneed\n".utf8)
      let scratch = Scratch(bytes)
      let file = try OpenFile(path: scratch.path)
      let index = index(file)
      #expect(await lines(LogSearch(try Pattern("needle"), in: file, index)) == [1, 2, 3])
      #expect(await lines(LogSearch(try Pattern("Needle"), in: file, index)) == [2])
      #expect(await lines(LogSearch(try Pattern("^needle"), in: file, index)) == [1])
      #expect(await lines(LogSearch(try Pattern("x+"), in: file, index)) == [2])
    }
  }

  @Test("What has come since is searched, and the lines before only if they are near")
  func growth() async throws {
    let scratch = Scratch(Array(repeatElement("match\n", count: 1000).joined().utf8))
    let file = try OpenFile(path: scratch.path)
    var index = index(file)
    scratch.append("match\nno\nmatch")
    index.scanSome(of: file, atMost: 100)
    let found = await lines(LogSearch(try Pattern("match"), in: file, index, after: 999))
    #expect(Set(found).isSuperset(of: [999, 1000, 1002]))
    #expect(!found.contains(1001) && (found.min() ?? 0) > 700)
  }

  @Test("A search that nobody listens to any more ends")
  func cancelling() async throws {
    let scratch = Scratch(Array(repeatElement("abcdefgh\n", count: 200_000).joined().utf8))
    let file = try OpenFile(path: scratch.path)
    let index = index(file)
    let search = LogSearch(try Pattern("(z|y)"), in: file, index)
    let task = Task { await lines(search) }
    task.cancel()
    #expect(await task.value.isEmpty)
  }

  @Test("Small letters stand for large ones unless there is a large one")
  func letters() throws {
    #expect(try Pattern("error").ignoresCase)
    #expect(try Pattern("Error").ignoresCase == false)
  }

  @Test("What is no regular expression is refused on one line")
  func failures() {
    for source in ["(", "[a", "a{2", "*"] {
      do {
        _ = try Pattern(source)
        if source != "a{2" { Issue.record("\(source) was taken") }
      } catch {
        #expect(!error.reason.isEmpty && !error.reason.contains("\n"))
      }
    }
  }
}
