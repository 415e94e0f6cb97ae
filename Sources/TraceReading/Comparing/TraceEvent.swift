import Documents
import Traces

/// What the record has in order: a call, or a line.
enum TraceEvent {
  case call(TraceCall)
  case conflict(String)
  case mark(String)

  /// The events of a tick, without inputs: these are compared by themselves.
  static func events(of tick: TraceTick, withCallsOfTicks: Bool) -> [TraceEvent] {
    var events: [TraceEvent] = []
    for call in tick.calls
    where withCallsOfTicks || !EngineWords.callsOfTicks.contains(call.name) {
      events.append(.call(call))
    }
    for line in tick.lines {
      switch line {
      case .input: break
      case .conflict(let text): events.append(.conflict(text))
      case .mark(let text): events.append(.mark(text))
      }
    }
    return events
  }

  /// The stream of events in which it has its place.
  struct Stream: Hashable {
    let view: String?
    let quantity: TraceQuantity
  }

  var stream: Stream {
    switch self {
    case .call(let call): Stream(view: call.view, quantity: .call)
    case .conflict: Stream(view: nil, quantity: .conflict)
    case .mark: Stream(view: nil, quantity: .mark)
    }
  }

  /// Whether two events count as equal. Letters and addresses do not count: the letter belongs to
  /// the cell, and addresses differ in each run.
  func agrees(with other: TraceEvent) -> Bool {
    switch (self, other) {
    case (.call(let one), .call(let two)):
      one.view == two.view && one.name == two.name && one.path == two.path
        && one.cause == two.cause && one.programCall == two.programCall
        && one.outcome == two.outcome
        && ReportValue.agree(one.before, two.before) && ReportValue.agree(one.after, two.after)
    case (.conflict(let one), .conflict(let two)), (.mark(let one), .mark(let two)): one == two
    default: false
    }
  }

  var call: TraceCall? { if case .call(let call) = self { call } else { nil } }

  /// The event in a few words, such as `willDisplay 9`.
  var words: String {
    switch self {
    case .conflict(let text), .mark(let text): return text
    case .call(let call):
      let name = call.outcome.map { "\(call.name) (\($0))" } ?? call.name
      let row = call.path.map { " " + Wording.row($0) } ?? ""
      // A call to a delegate has only the values after it.
      let values = [call.before, call.after].filter { !$0.isEmpty }.map(Wording.numbers)
      return ([name + row] + (values.isEmpty ? [] : [values.joined(separator: " to ")]))
        .joined(separator: " ")
    }
  }

  /// The same with its view, such as `willDisplay 9 of table1`.
  var wordsWithView: String { stream.view.map { "\(words) of \($0)" } ?? words }
}
