import Geometry
import Traces

/// When a trace has ticks and inputs.
struct TraceOutline {
  struct Input: Equatable {
    let time: Double
    let line: String
  }

  /// The times of all ticks, in seconds.
  private(set) var times: [Double] = []
  private(set) var inputs: [Input] = []

  /// - Complexity: O(trace).
  init(_ trace: Trace) {
    for tick in trace.ticks {
      times.append(tick.time)
      for case .input(let line) in tick.lines { inputs.append(Input(time: tick.time, line: line)) }
    }
  }

  /// The usual distance of two ticks, in seconds; 0 if there are no two.
  var usualDistance: Double {
    zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.middle ?? 0
  }

  /// The last input at or before a time in seconds; nil if there is none.
  ///
  /// - Complexity: O(log n).
  func input(at time: Double) -> Input? {
    let count = inputs.prefixCount { $0.time <= time }
    return count > 0 ? inputs[count - 1] : nil
  }
}
