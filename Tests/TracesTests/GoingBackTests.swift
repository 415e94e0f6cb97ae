import TestSupport
import Testing
import Traces

@Suite("A trace of a run that went back in time")
struct GoingBackTests {
  private static let header = TraceHeader(title: "back", maker: "tests")

  @Test("has the ticks that were not discarded, and their states", arguments: 1...60)
  func ticks(seed: Int) throws {
    let (run, file, _) = RandomRun.file(seed: UInt64(seed), ticks: 60, goingBack: true)
    let trace = try Trace(file)
    #expect(trace.ending == .whole)
    #expect(trace.wholeUntil == run.moments.last?.time)
    #expect(trace.segments.reduce(0) { $0 + $1.tickCount } == run.moments.count)
    var ticks = trace.ticks
    var applied = Moment(trace.opening)
    for moment in run.moments {
      let next = ticks.next()
      let tick = try #require(next)
      #expect(Moment(tick, ticks.state) == moment)
      applied.apply(tick)
      #expect(applied.state == moment.state)
    }
    let surplus = ticks.next()
    #expect(surplus == nil)
    let times = run.moments.map(\.time)
    #expect(times == times.sorted())
    for time in [-4, (times.last ?? 0) + 1] + times + times.map({ $0 + 0.0005 }) {
      let expected = run.moments.last { $0.time <= time }?.state
      #expect(trace.state(at: time).map { Moment($0) } == expected)
    }
  }

  @Test("has after each segment what its segments leave, one by one", arguments: 1...10)
  func cut(seed: Int) throws {
    let (_, file, ends) = RandomRun.file(seed: UInt64(seed), ticks: 40, goingBack: true)
    var trace = try Trace(Array(file[..<ends[0]]))
    var ring = TraceRing(TraceRing.Limit())
    var writer = TraceWriter { ring.append($0.packed()) }
    var run = RandomRun(seed: UInt64(seed))
    run.write(ticks: 40, goingBack: true, to: &writer)
    var times: [Double] = []
    for (start, end) in zip(ends, ends.dropFirst()) {
      let alone = try Trace(Array(file[..<ends[0]] + file[start..<end])).ticks.map(\.time)
      if alone[0] < times.last ?? -.infinity { times.removeAll { $0 >= alone[0] } }
      times += alone
      trace.append(Array(file[start..<end]))
      #expect(trace.ticks.map(\.time) == times)
    }
    #expect(try Trace(ring.file(Self.header)).ticks.map(\.time) == times)
    #expect(
      ring.times.map { [$0.lowerBound, $0.upperBound] } == [times[0], times[times.count - 1]])
  }

  @Test("takes no longer if it discards ticks of a long segment often", .timeLimit(.minutes(1)))
  func manyReturns() throws {
    // 400,000 ticks a quarter of a millionth of a second apart, then 20,000 segments of one tick each,
    // every one a little before the one that came last.
    var file = Self.header.bytes
    var writer = TraceWriter { file += $0.packed().bytes }
    func write(_ place: Int) {
      writer.begin(time: Double(place) / 4_000_000)
      writer.end()
    }
    for place in 0..<400_000 { write(place) }
    for place in 0..<20_000 {
      writer.goBack()
      write(399_990 - 2 * place)
    }
    writer.flush()
    let trace = try Trace(file)
    #expect(trace.ending == .whole)
    #expect(trace.wholeUntil == Double(399_990 - 2 * 19_999) / 4_000_000)
    #expect(trace.segments.count == 2)
    #expect(trace.segments.map(\.tickCount) == [399_990 - 2 * 19_999, 1])
  }
}
