import Testing
import Traces

@Suite("A trace whose writer was killed")
struct CutTests {
  @Test("has exactly the whole segments, wherever the file ends", arguments: [3, 4])
  func everywhere(seed: UInt64) throws {
    let (run, file, ends) = RandomRun.file(seed: seed, ticks: 18)
    #expect(ends.count > 3)
    for length in 0..<ends[0] {
      #expect(throws: TraceFailure.self) { try Trace(Array(file[..<length])) }
    }
    for length in ends[0]...file.count {
      let trace = try Trace(Array(file[..<length]))
      let whole = ends.count { $0 <= length } - 1
      #expect(trace.segments.count == whole)
      let ticks = trace.segments.reduce(0) { $0 + $1.tickCount }
      #expect(trace.wholeUntil == (ticks == 0 ? nil : run.moments[ticks - 1].time))
      if ends.contains(length) {
        #expect(trace.ending == .whole)
      } else if case .cut(let failure) = trace.ending {
        let line =
          "byte \(length): the file ends in the segment that begins at byte \(ends[whole]); "
          + "allowed: whole segments"
        #expect(failure.description == line)
      } else {
        Issue.record("\(trace.ending) at \(length)")
      }
    }
  }
}
