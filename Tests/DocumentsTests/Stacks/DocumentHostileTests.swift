import Documents
import PlainText
import ScrollEngine
import TestSupport
import Testing

/// Any file is either read or refused with helpful messages.
@Suite("A hostile document", .timeLimit(.minutes(30)))
struct DocumentHostileTests {
  /// Each batch of mutated documents has its own seed.
  private nonisolated static let batches = 20
  private nonisolated static let batchSize = Soak.count(200, soak: 25_000)

  private func answer<Document>(
    _ text: String, _ read: (String) throws(DocumentError) -> Document
  ) -> Document? {
    do throws(DocumentError) {
      return try read(text)
    } catch {
      let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!error.mistakes.isEmpty && error.mistakes.count == min(error.count, 20))
      #expect(lines.count == min(error.count, 21))
      #expect(!lines.joined().unicodeScalars.contains { $0.isCommand }, "\(error)")
      #expect(lines.allSatisfy { $0.hasPrefix("line ") || $0.hasPrefix("and ") }, "\(error)")
      #expect(lines.allSatisfy { $0.utf8.count < 4_000 })
      return nil
    }
  }

  @Test("A damaged stack is a stack or has mistakes", arguments: 1...batches)
  func stacks(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let words = ["kind", "count", "height", "width", "from", "to", "seed", "header", "table"]
    let mutators = try ["home", "billion", "timeline"].map {
      TextMutator(try StackDocumentTests.asset("\($0).json"), words: words)
    }
    var read = 0
    for step in 0..<Self.batchSize {
      let text = mutators[step % mutators.count].next(&random)
      guard let stack = answer(text, StackDocument.read) else { continue }
      read += 1
      #expect((1...200).contains(stack.sections.count), "seed \(seed), step \(step)")
      for section in stack.sections {
        let isSane =
          (0...1_000_000_000).contains(section.count) && section.height.greatest <= 10_000
          && section.width.greatest <= 10_000 && section.height.mean >= 1
        #expect(isSane, "seed \(seed), step \(step)")
      }
    }
    // Some documents must be readable, or only the JSON reader would be tested.
    #expect(read > 0 && read < Self.batchSize, "seed \(seed)")
  }

  @Test("A damaged gesture script is a script or has mistakes", arguments: 1...batches)
  func scripts(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let mutator = TextMutator(
      """
      # All there is.
      {"time":0,"wheel":{"in":"container","at":[160,284],"delta":[0,-3],"modifiers":["shift"]}}
      {"time":0.5,"drag":{"in":"container","from":[160,400],"by":[0,-300],"duration":0.25}}

      {"time":1.2,"flick":{"from":[160,400],"by":[0,-120],"duration":0.08}}
      {"time":2,"pointer":{"phase":"down","at":[10,20],"device":"touch","id":1}}
      {"time":3,"key":{"key":"pageDown","modifiers":["control"]}}
      {"text":"o"}
      {"settle":true}
      """, words: ["wheel", "drag", "time", "at", "phase", "key", "settle"])
    var read = 0
    for _ in 0..<Self.batchSize {
      guard let script = answer(mutator.next(&random), GestureScriptDocument.read) else { continue }
      read += 1
      let times = script.steps.compactMap(\.time)
      let areInOrder = times == times.sorted() && times.allSatisfy { (0...1e7).contains($0) }
      #expect(areInOrder, "seed \(seed)")
    }
    #expect(read > 0 && read < Self.batchSize, "seed \(seed)")
  }

  /// A soak tries the longest texts that a file may hold.
  private nonisolated static let longLength = Soak.count(
    1 << 14, soak: StackDocument.sizeLimit)

  @Test(
    "A long text is answered, whatever it repeats",
    arguments: [
      "[", "{\"a\":", "[1,", "\"", "1", "-", "\\", "{\"kind\":\"view\",\"x\":1},", "1e9,", "\n",
      "{\"sections\":[", "\u{FEFF}", "\"\\u", "é", "#\n", "{\"a\":1}\n", "\"abcdefgh\",",
    ])
  func long(piece: String) {
    let count = Self.longLength / piece.utf8.count
    let text = String(repeating: piece, count: count)
    let texts = [
      text, "{\"sections\":[" + text, "{\"sections\":[{\"kind\":\"view\",\"height\":[" + text,
      "{\"title\":" + text + "}",
    ]
    for text in texts {
      #expect(answer(text, StackDocument.read) == nil)
      _ = answer(text, GestureScriptDocument.read)
    }
  }

  @Test("A stack with ten thousand wrong fields is answered")
  func manyMistakes() {
    let fields = (0..<10_000).map { "\"heigt\($0)\":1" }.joined(separator: ",")
    let error = #expect(throws: DocumentError.self) {
      try StackDocument.read("{\"sections\":[{\"kind\":\"view\",\(fields)}]}")
    }
    #expect(error?.count == 10_000 && error?.mistakes.count == 20)
    #expect(error?.lines.last == "and 9980 more mistakes")
  }
}
