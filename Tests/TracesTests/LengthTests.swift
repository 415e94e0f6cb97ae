import Geometry
import Testing
import Traces

@Suite("The length of a trace")
struct LengthTests {
  /// The unpacked bytes of a run of one cell, for each of its frames.
  private static func length(of frames: [Rect], ticks: Int) -> Int {
    var length = 0
    var writer = TraceWriter { length += $0.length }
    let list = TraceView.Key(number: 0)
    writer.begin(time: 0)
    let cell = writer.add(
      TraceCell(
        identifier: "row", number: 1, letter: "A",
        state: TraceCell.State(list: list, path: nil, frame: frames[0])))
    writer.end()
    for tick in 1..<ticks {
      writer.begin(time: Double(tick) / 60)
      writer.note(
        cell,
        TraceCell.State(
          list: list, path: nil, frame: frames[tick < frames.count ? tick : frames.count - 1]))
      writer.end()
    }
    writer.flush()
    return length
  }

  private static func frame(_ y: Double) -> Rect { Rect(x: 0, y: y, width: 320, height: 44) }

  @Test("grows by at most four bytes for a tick without changes")
  func unchanged() {
    let few = Self.length(of: [Self.frame(0)], ticks: 10)
    let many = Self.length(of: [Self.frame(0)], ticks: 40)
    #expect(many - few <= 30 * 4)
  }

  @Test("grows by at most seven bytes for a tidy change, and four for one like the last")
  func changed() {
    let none = Self.length(of: [100, 100].map(Self.frame), ticks: 2)
    let tidy = Self.length(of: [100, 150].map(Self.frame), ticks: 2)
    #expect(tidy - none <= 7)
    let none3 = Self.length(of: [100, 150].map(Self.frame), ticks: 3)
    let again = Self.length(of: [100, 150, 200].map(Self.frame), ticks: 3)
    #expect(again - none3 == 4)
  }

  @Test("is at least a sixteenth of what it unpacks to")
  func expansion() throws {
    var packed: [PackedSegment] = []
    var unpacked = 0
    var writer = TraceWriter {
      unpacked += $0.length
      packed.append($0.packed())
    }
    writer.begin(time: 0)
    for _ in 0..<2_000 { writer.note(mark: String(repeating: "a", count: 100)) }
    writer.end()
    writer.flush()
    #expect(packed.count == 1 && packed[0].bytes.count >= unpacked / 16)
    let trace = try Trace(TraceHeader(title: "", maker: "").bytes + packed[0].bytes)
    #expect(trace.ending == .whole)
  }

  @Test("does not let a segment grow without limit in a second")
  func longSegments() {
    var lengths: [Int] = []
    var writer = TraceWriter { lengths.append($0.length) }
    for tick in 0..<20 {
      writer.begin(time: Double(tick) / 1_000)
      writer.note(mark: String(repeating: "a", count: 1 << 20))
      writer.end()
    }
    writer.flush()
    #expect(lengths.count == 5 && lengths.allSatisfy { $0 < 5 << 20 })
  }
}
