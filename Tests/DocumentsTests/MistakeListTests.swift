import TestSupport
import Testing

@testable import Documents

/// A hostile document may have millions of mistakes.
@Suite("The mistakes of a document")
struct MistakeListTests {
  private func mistake(line: Int, _ path: String) -> DocumentError.Mistake {
    .init(line: line, column: nil, path: path, found: "x", allowed: "y")
  }

  @Test("are the first twenty by their lines, in the order they were found, and the number of all")
  func firstTwenty() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let count = Int.random(in: 1...60, using: &random)
      let all = (0..<count).map { mistake(line: Int.random(in: 1...9, using: &random), "\($0)") }
      var list = MistakeList()
      for mistake in all { list.append(mistake) }
      let sorted = all.enumerated().sorted {
        ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
      }
      #expect(list.first == sorted.prefix(20).map(\.element))
      #expect(list.count == count)
    }
  }

  @Test("are counted, and not kept, where every line has one")
  func millions() {
    let text = String(repeating: "x\n", count: 2 << 18)
    let error = #expect(throws: DocumentError.self) { try GestureScriptDocument.read(text) }
    #expect(error?.count == 2 << 18 && error?.mistakes.count == 20)
  }

  @Test("quote no more than the beginning of a name, however many marks a letter has")
  func marks() {
    let letter = "e" + String(repeating: "\u{301}", count: 100_000)
    for text in [
      "{\"\(letter)\":1}", "[\"\(letter)\"]", letter, "{\"sections\":[{\"kind\":\"\(letter)\"}]}",
      "{\"sections\":{\"\(letter)\":\"\(letter)\"}}",
    ] {
      let error = #expect(throws: DocumentError.self) { try StackDocument.read(text) }
      let lines = error?.lines ?? []
      #expect(!lines.isEmpty && lines.allSatisfy { $0.utf8.count < 1_000 })
    }
  }
}
