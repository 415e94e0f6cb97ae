import Drawing
import Traces

/// A trace with what all scenes that show it share.
@MainActor
final class TraceSource {
  let trace: Trace
  let shape: TraceShape
  let functions: RecordedFunctions?
  /// The time of the first tick, in seconds, if something existed before it; nil if the run begins there.
  let openedLate: Double?
  private(set) var look: TraceLook?
  /// The log and the record of the run; nil while they are being read.
  private(set) var recordedRun: RecordedRun?
  /// The orders of the waiting cells before each segment, as far as the trace has been read.
  private(set) var orders: [RecordedCells.Orders] = []

  /// `functions` finds the names of functions in backtraces; nil if there are only addresses.
  ///
  /// - Throws: Why the trace cannot be shown.
  /// - Complexity: O(trace).
  init(_ trace: Trace, _ functions: RecordedFunctions? = nil) throws(TraceObjection) {
    self.trace = trace
    self.functions = functions
    shape = try TraceShape(trace)
    openedLate = trace.opening.views.isEmpty ? nil : trace.segments.first?.times.lowerBound
  }

  /// A scene that shows the trace, before its first tick. The first one reads the record.
  ///
  /// Beside another trace its moments are shown later, by a `shift` in seconds, and its calls are
  /// collected for the record of both.
  func makeScene(
    _ text: any TextMeasuring, shift: Double = 0, collectsCalls: Bool = false
  ) -> TraceScene {
    let look = look ?? TraceLook(of: trace.header.title, text)
    self.look = look
    if recordedRun == nil {
      recordedRun = RecordedRun(
        of: TraceScene(self, look, shift: 0, collectsCalls: true), marks: shape.inputTimes)
    }
    return TraceScene(self, look, shift: shift, collectsCalls: collectsCalls)
  }

  /// Notes the orders before the next segment.
  func note(_ orders: RecordedCells.Orders) { self.orders.append(orders) }
}
