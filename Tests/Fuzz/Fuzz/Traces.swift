internal import PlainText
internal import TraceReading
@testable internal import Traces

/// Reads a trace that consists of the bytes, and one with the bytes as the records of a segment, which
/// has a correct checksum. Failures must have a printable line, and summaries and comparisons must end.
func tryTrace(_ bytes: [UInt8]) {
  tryFile(bytes)
  let segment = UnpackedSegment(data: bytes, times: 0...0).packed()
  tryFile(TraceHeader(title: "fuzz", maker: "fuzz").bytes + segment.bytes)
}

private func tryFile(_ bytes: [UInt8]) {
  do throws(TraceFailure) {
    let trace = try Trace(bytes)
    switch trace.ending {
    case .whole: break
    case .cut(let failure), .damaged(let failure): checkPlain(failure.description)
    }
    var last = -Double.infinity
    for tick in trace.ticks {
      check(tick.time >= last, "a tick at \(tick.time) after one at \(last)")
      last = tick.time
    }
    if let end = trace.wholeUntil {
      check(trace.state(at: end) != nil, "there is no state at \(end)")
    }
    check(!TraceSummary(trace).text.isEmpty, "a summary says nothing")
    check(!TraceComparison(trace, trace).text.isEmpty, "a comparison says nothing")
  } catch {
    checkPlain(error.description)
  }
}
