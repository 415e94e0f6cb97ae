import Testing
import Traces

@Suite("A ring of segments")
struct RingTests {
  private static let header = TraceHeader(title: "ring", maker: "tests")

  /// Ten ticks in each of twenty seconds.
  private static func ring(_ limit: TraceRing.Limit) -> TraceRing {
    var ring = TraceRing(limit)
    var writer = TraceWriter { ring.append($0.packed()) }
    for tick in 0..<200 {
      writer.begin(time: Double(tick) / 10)
      writer.note(mark: "tick \(tick)")
      writer.end()
    }
    writer.flush()
    return ring
  }

  @Test("keeps at least so many seconds, and is a whole trace")
  func seconds() throws {
    let ring = Self.ring(TraceRing.Limit(seconds: 5))
    #expect(ring.times == 14...19.9)
    let trace = try Trace(ring.file(Self.header))
    #expect(trace.ending == .whole && trace.segments.count == 6)
    #expect(trace.ticks.first { _ in true }?.lines == [.mark("tick 140")])
  }

  @Test("keeps at most so many bytes")
  func bytes() throws {
    let all = Self.ring(TraceRing.Limit())
    #expect(all.times == 0...19.9)
    let ring = Self.ring(TraceRing.Limit(bytes: all.byteCount / 4))
    #expect(ring.byteCount <= all.byteCount / 4 && ring.byteCount > all.byteCount / 6)
    #expect(try Trace(ring.file(Self.header)).wholeUntil == 19.9)
    let none = Self.ring(TraceRing.Limit(bytes: 10))
    #expect(none.times == nil && none.byteCount == 0)
    #expect(none.file(Self.header) == Self.header.bytes)
  }
}
