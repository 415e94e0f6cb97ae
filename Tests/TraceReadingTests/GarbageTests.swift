import Foundation
import Testing
import TraceReading
import Traces

@Suite("A trace of garbage")
struct GarbageTests {
  /// Whether a text is safe for a terminal, and has no lines of its own.
  private static func isPlain(_ text: String) -> Bool {
    text.hasSuffix("\n")
      && text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) }
      && !text.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) || $0 == "\u{2066}" }
  }

  @Test("has a summary that is safe for a terminal, and valid JSON", arguments: UInt64(1)...60)
  func summary(seed: UInt64) throws {
    let summary = TraceSummary(try GarbageRun.trace(seed: seed))
    #expect(summary.tickCount == 60)
    #expect(Self.isPlain(summary.text))
    let json = TraceSummaryDocument.text(for: summary)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1 && object?["ticks"] as? Int == 60)
    #expect((object?["jumps"] as? [Any])?.count == summary.jumps.first.count)
  }

  @Test("is equal to itself", arguments: UInt64(1)...60)
  func itself(seed: UInt64) throws {
    let trace = try GarbageRun.trace(seed: seed)
    #expect(TraceComparison(trace, trace).differences == [])
  }

  @Test("differs from others in plain words, and valid JSON", arguments: UInt64(1)...60)
  func others(seed: UInt64) throws {
    let comparison = TraceComparison(
      try GarbageRun.trace(seed: seed), try GarbageRun.trace(seed: seed + 1))
    #expect(Self.isPlain(comparison.text) && Self.isPlain(comparison.firstText))
    let json = TraceComparisonDocument.text(for: comparison)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1 && object?["isEqual"] as? Bool == comparison.isEqual)
    #expect((object?["differences"] as? [Any])?.count == 2 * comparison.differences.count)
  }

  @Test("keeps the first thousand findings, and counts all")
  func manyFindings() throws {
    var file: [UInt8] = []
    var writer = TraceWriter(TraceHeader(title: "", maker: "")) { file += $0 }
    writer.begin(time: 0)
    for number in 0..<5_000 {
      writer.note(
        TraceCall(
          view: "a", name: "contentOffset", before: [0], after: [Double(number + 1)],
          cause: "clamping"))
      writer.note(conflict: "conflict \(number)")
      writer.note(conflict: "conflict 7")
    }
    writer.end()
    writer.flush()
    let summary = TraceSummary(try Trace(file))
    #expect(summary.jumps.count == 5_000 && summary.jumps.first.count == 1_000)
    #expect(summary.conflicts.count == 5_000 && summary.conflicts.first.count == 1_000)
    #expect(summary.conflicts.first.first { $0.text == "conflict 7" }?.count == 5_001)
    #expect(summary.text.contains("and 4980 more"))
  }

  @Test("is read up to its last whole segment, and says so in a line")
  func cutFile() throws {
    let file = SampleRun.record(.init(seed: 1)).parts.flatMap(\.self)
    for length in stride(from: 40, to: file.count, by: 97) {
      let trace = try Trace(Array(file[..<length]))
      let summary = TraceSummary(trace)
      #expect(summary.times?.upperBound == trace.wholeUntil)
      guard case .cut = trace.ending else { continue }
      #expect(
        summary.text.split(separator: "\n")[1].contains("the file is cut off: byte \(length)"))
    }
  }
}
