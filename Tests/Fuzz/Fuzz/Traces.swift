internal import Drawing
internal import PlainText
internal import SceneParts
internal import ScrollEngine
internal import TraceReading
@testable internal import Traces
@testable internal import Visualiser

/// Reads a trace that consists of the bytes, and one with the bytes as the records of a segment, which
/// has a correct checksum. Failures must have a printable line, and summaries and comparisons must end.
/// What can be shown is shown, with its pictures.
@MainActor
func tryTrace(_ bytes: [UInt8]) {
  tryFile(bytes)
  let segment = UnpackedSegment(data: bytes, times: 0...0).packed()
  tryFile(TraceHeader(title: "fuzz", maker: "fuzz").bytes + segment.bytes)
}

@MainActor
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
    show(trace)
  } catch {
    checkPlain(error.description)
  }
}

/// Shows the beginning, the middle and the end of a trace, and draws what is shown.
@MainActor
private func show(_ trace: Trace) {
  guard let source = try? TraceSource(trace) else { return }
  let scene = source.makeScene(EvenLetters())
  for tick in Set([0, scene.tickCount / 2, scene.tickCount - 1]) where scene.tickCount > 0 {
    _ = scene.show(tick: tick)
    for pane in scene.panes {
      pane.window.layoutIfNeeded()
      var canvas = Canvas(size: pane.viewport, text: EvenLetters())
      pane.window.renderWindow(in: &canvas)
    }
  }
}

/// Letters that are all as wide as half their size.
private struct EvenLetters: TextMeasuring {
  func width(of string: String, in font: Font) -> Double {
    Double(string.count) * font.size / 2
  }
}
