import Foundation
import Geometry
import Testing
import Traces

/// Runs `scrollwork trace` from a shell.
@Suite("Reading traces by the program")
struct TraceCommandTests {
  /// A view whose offset the program sets, in a trace of two ticks.
  private static func trace(offset: Double) -> Data {
    var file: [UInt8] = []
    var writer = TraceWriter(TraceHeader(title: "feed", maker: "tests")) { file += $0 }
    var state = TraceView.State(
      frame: Rect(x: 0, y: 0, width: 320, height: 480),
      bounds: Rect(x: 0, y: 0, width: 320, height: 480),
      scroll: TraceView.Scroll(contentSize: Size(width: 320, height: 4_000)))
    writer.begin(time: 0)
    let view = writer.add(TraceView(id: "feed", kind: "ScrollView", state: state))
    writer.note(input: #"{"key":"home"}"#)
    writer.end()
    writer.begin(time: 0.5)
    state.bounds.origin.y = offset
    writer.note(view, state)
    if offset != 0 {
      writer.note(
        TraceCall(
          view: "feed", name: "contentOffset", before: [0, 0], after: [0, offset],
          cause: "program", programCall: "setContentOffset"))
    }
    writer.end()
    writer.flush()
    return Data(file)
  }

  @Test("says what a trace has, and where two differ")
  func twoTraces() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let program = try Program(in: folder)
    let (good, bad) = (folder.path("good.scrolltrace"), folder.path("bad.scrolltrace"))
    try Self.trace(offset: 0).write(to: URL(fileURLWithPath: good))
    try Self.trace(offset: 40).write(to: URL(fileURLWithPath: bad))

    let summary = try await program.run(["trace", bad, "--summary"])
    #expect(summary.contains("1 jump that no input caused"))
    let json = try await program.run(["trace", bad, "--summary", "--json"])
    #expect(json.hasPrefix(#"{"version": 1, "title": "feed""#))

    #expect(try await program.run(["trace", good, good, "--expect"]).hasPrefix("equal: 2 moments"))
    let differing = try ChildProcess(program.path, ["trace", good, bad, "--expect"], in: folder)
    try await differing.end(withStatus: 1)
    #expect(differing.errors == "")
    #expect(
      differing.output == """
        First difference at 0.5 s in A, 0.5 s in B: contentOffset, in feed
          A has 0 0 (no cause is noted)
          B has 0 40 (cause: program, setContentOffset)
          after the input {"key":"home"}

        """)
    // Without --expect, a difference is no failure.
    #expect(try await program.run(["trace", good, bad]).contains("Aligned at the input"))
  }

  @Test("answers files that are no traces in one line")
  func otherFiles() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let program = try Program(in: folder)
    let text = try folder.write("no trace", to: "a.scrolltrace")
    let refused = try ChildProcess(program.path, ["trace", text, "--summary"], in: folder)
    try await refused.end(withStatus: 1)
    #expect(
      refused.errors
        == "scrollwork: \(text): byte 0: this is not a trace; allowed: a trace's signature\n")
    // A trace alone is shown, and refused alike.
    let alone = try ChildProcess(program.path, ["trace", text], in: folder)
    try await alone.end(withStatus: 1)
    #expect(alone.errors == refused.errors)
  }
}
