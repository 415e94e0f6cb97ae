import Testing

@testable import LogFile

@Suite("Lines by their number")
struct LineReaderTests {
  /// Scans a whole file in pieces of random sizes, in the foreground.
  private func read(_ scratch: Scratch, _ random: inout Seeded) throws -> LineReader {
    let reader = LineReader(try OpenFile(path: scratch.path))
    let size = reader.file.size
    while reader.index.scanned < size {
      reader.scanSome(atMost: Int.random(in: 1...100_000, using: &random))
    }
    return reader
  }

  private func check(_ reader: LineReader, _ plain: PlainLines, _ random: inout Seeded) {
    #expect(reader.index.lineCount == plain.lines.count)
    guard reader.index.lineCount == plain.lines.count, !plain.lines.isEmpty else { return }
    for _ in 0..<300 {
      let number = Int.random(in: plain.lines.indices, using: &random)
      let line = reader.line(number)
      let bytes = plain.lines[number]
      #expect(line.byteCount == bytes.count)
      #expect(line.isCut == (bytes.count > LineReader.longestShown))
      let expected =
        line.isCut
        ? String(decoding: bytes.prefix(LineReader.longestShown), as: UTF8.self)
        : plain.text(number)
      #expect(line.text == expected.replacing("\r", with: "\u{240D}"))
    }
  }

  @Test("Any line is what stands between two line feeds", arguments: 0..<20)
  func randomFiles(seed: Int) throws {
    var random = Seeded(seed)
    let bytes = random.log()
    let scratch = Scratch(bytes)
    check(try read(scratch, &random), PlainLines(bytes), &random)
  }

  @Test("Lines that come later are found, also behind a last one without an end", arguments: 0..<9)
  func growth(seed: Int) async throws {
    var random = Seeded(seed)
    var bytes = random.log()
    let scratch = Scratch(bytes)
    let reader = try read(scratch, &random)
    check(reader, PlainLines(bytes), &random)
    for _ in 0..<4 {
      let more = random.log()
      bytes += more
      scratch.append(more)
      for await batch in reader.index.batches(of: reader.file) { reader.append(batch) }
      check(reader, PlainLines(bytes), &random)
    }
  }

  @Test("The background finds what the foreground finds")
  func background() async throws {
    var random = Seeded(7)
    let scratch = Scratch(random.log() + random.log() + random.log())
    let reader = try read(scratch, &random)
    var index = LineIndex()
    for await batch in LineIndex().batches(of: reader.file) { index.append(batch) }
    #expect(index == reader.index)
  }

  @Test(
    "Few bytes are few lines",
    arguments: [
      ("", [String]()), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("\n\n", ["", ""]), ("a\r\nb\r\n", ["a", "b"]), ("\r", [""]),
    ])
  func smallFiles(text: String, lines: [String]) throws {
    var random = Seeded(1)
    let reader = try read(Scratch(Array(text.utf8)), &random)
    #expect((0..<reader.index.lineCount).map { reader.line($0).text } == lines)
  }

  @Test("No block has more lines or begins a line farther away than it may", arguments: 0..<5)
  func blocks(seed: Int) throws {
    var random = Seeded(seed)
    let reader = try read(Scratch(random.log()), &random)
    let points = reader.index.checkpoints
    for (point, next) in zip(points, points.dropFirst()) {
      #expect(next.line - point.line <= LineIndex.linesPerBlock)
      let last = try #require(reader.range(of: next.line - 1))
      #expect(last.lowerBound - point.offset < LineIndex.bytesPerBlock)
    }
  }

  @Test("A file that has become shorter under a reader has empty lines, and stops nothing")
  func truncation() throws {
    var random = Seeded(3)
    let bytes = Array((0..<50_000).map { "line \($0)" }.joined(separator: "\n").utf8)
    let scratch = Scratch(bytes)
    let reader = try read(scratch, &random)
    scratch.rewrite(Array("short\n".utf8))
    for number in stride(from: 0, to: reader.index.lineCount, by: 997) {
      #expect(reader.line(number).text.utf8.count <= 20)
    }
    #expect(reader.line(40_000).text == "")
  }

  @Test("The index of lines of a hundred bytes is less than a thousandth of them")
  func size() throws {
    var random = Seeded(5)
    let line = [UInt8](repeating: 0x61, count: 99) + [0x0A]
    let reader = try read(Scratch(Array(repeatElement(line, count: 50_000).joined())), &random)
    #expect(reader.index.checkpoints.count * 16 < reader.index.scanned / 1000)
  }
}
