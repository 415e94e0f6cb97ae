package import Traces

/// The first differences of two traces.
///
/// The traces are aligned by their inputs; see ``TraceAlignment``. The trace with fewer ticks gives the
/// moments. At each of its ticks, its state is compared with the state of the other trace after the
/// last tick at or before the same time:
///
/// - If that tick is at the same time, within a microsecond, the values have to be equal. So a run with
///   60 ticks a second compares with one of 120, at the ticks of the former.
/// - If it is earlier, a number has to lie between the values at that tick and at the one after it;
///   anything else has to be one of both.
///
/// Numbers are equal if they differ by 0.001 at most, as in reports. If the ticks are not all at the
/// same times, calls that a moving view makes in each tick are left out, and other calls may come a
/// moment later. The recording of motions, cells that wait, the numbers of cells in their queues and
/// addresses are not compared.
///
/// Views are the same if they have the same id, cells if they show the same row of the same list,
/// queues if they have the same owner and identifier.
package struct TraceComparison: Equatable, Sendable {
  /// How many times longer a picture has to take to be a difference: times are never equal.
  package static let costFactor = 4.0
  /// And by how much longer, in seconds: that of a picture at 60 a second.
  package static let costDistance = 1.0 / 60

  /// What the traces say about themselves, and how their files end.
  package let headers: (a: TraceHeader, b: TraceHeader)
  package let endings: (a: Trace.Ending, b: Trace.Ending)
  /// Which moments belong together; nil if there are none, as in traces without ticks.
  package let alignment: TraceAlignment?
  /// The number of compared moments.
  package let momentCount: Int
  /// The differences, the first one first: one for each view and quantity.
  package let differences: [TraceDifference]

  /// Compares two traces.
  ///
  /// - Complexity: O(traces). Only what changes is compared. The memory is that of both states, of a
  ///   tick of each, and of the times and inputs of all ticks.
  package init(_ a: Trace, _ b: Trace) {
    headers = (a.header, b.header)
    endings = (a.ending, b.ending)
    let outlines = (TraceOutline(a), TraceOutline(b))
    alignment = TraceAlignment(outlines.0, outlines.1)
    guard let alignment else {
      (momentCount, differences) = (0, [])
      return
    }
    var comparer = TraceComparer(
      ComparedTrace(a, outlines.0, zero: alignment.zeroOfA, alignment),
      ComparedTrace(b, outlines.1, zero: alignment.zeroOfB, alignment), alignment)
    comparer.compareAll()
    momentCount = comparer.momentCount
    differences = comparer.differences.sorted { $0.comes(before: $1) }
  }

  package static func == (one: TraceComparison, other: TraceComparison) -> Bool {
    one.headers == other.headers && one.endings == other.endings
      && one.alignment == other.alignment && one.momentCount == other.momentCount
      && one.differences == other.differences
  }
}
