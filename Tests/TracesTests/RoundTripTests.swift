import Geometry
import Testing
import TestSupport
import Traces

@Suite("A trace that is read")
struct RoundTripTests {
  @Test("has the ticks that were written, bit for bit", arguments: 1...60)
  func ticks(seed: Int) throws {
    let (run, file, _) = RandomRun.file(seed: UInt64(seed), ticks: 80)
    let trace = try Trace(file)
    #expect(trace.header == TraceHeader(title: "a run", maker: "tests"))
    #expect(trace.ending == .whole && trace.unknownRecords == 0)
    #expect(trace.wholeUntil == run.moments.last?.time)
    #expect(trace.segments.reduce(0) { $0 + $1.tickCount } == run.moments.count)
    var ticks = trace.ticks
    var applied = Moment()
    for moment in run.moments {
      let next = ticks.next()
      let tick = try #require(next)
      #expect(Moment(tick, ticks.state) == moment)
      applied.apply(tick)
      #expect(applied.state == moment.state)
    }
    let surplus = ticks.next()
    #expect(surplus == nil)
  }

  @Test("has at each time the state after the last tick until then", arguments: 1...20)
  func states(seed: Int) throws {
    let (run, file, _) = RandomRun.file(seed: UInt64(seed), ticks: 40)
    let trace = try Trace(file)
    let times = run.moments.map(\.time)
    for time in [-1, (times.last ?? 0) + 1] + times + times.map({ $0 + 0.001 }) {
      let expected = run.moments.last { $0.time <= time }?.state
      #expect(trace.state(at: time).map { Moment($0) } == expected)
    }
  }

  @Test("is the same if it is read while it is written", arguments: 1...20)
  func pieces(seed: Int) throws {
    let (run, file, ends) = RandomRun.file(seed: UInt64(seed), ticks: 40)
    var random = SeededRandom(seed: UInt64(seed))
    var known = ends[0]
    var trace = try Trace(Array(file[..<known]))
    while known < file.count {
      let next = min(file.count, known + Int.random(in: 0...200, using: &random))
      trace.append(Array(file[known..<next]))
      known = next
      #expect(trace.segments.count == ends.count { $0 <= known } - 1)
    }
    #expect(trace.ending == .whole)
    #expect(trace.ticks.map(\.time) == run.moments.map(\.time))
  }

  @Test("has a segment for each second, which begins with the state before it")
  func seconds() throws {
    var file: [UInt8] = []
    var writer = TraceWriter(TraceHeader(title: "", maker: "")) { file += $0 }
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    writer.begin(time: 0)
    let view = writer.add(
      TraceView(id: "v", kind: "View", state: TraceView.State(frame: frame, bounds: frame)))
    writer.end()
    for tick in 1..<300 {
      writer.begin(time: Double(tick) / 100)
      if tick == 299 { writer.forget(view) }
      writer.end()
    }
    writer.flush()
    let trace = try Trace(file)
    #expect(trace.segments.map(\.tickCount) == [100, 100, 100])
    #expect(trace.state(at: 2.98)?.views.count == 1)
    #expect(trace.state(at: 2.99)?.views.count == 0)
    #expect(Array(trace.ticks(fromSegment: 2)).count == 100)
    #expect(trace.ticks(fromSegment: 1).first { _ in true }?.views.isEmpty == true)
  }
}
