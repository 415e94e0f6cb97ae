import Traces

/// Compares the order of events in two traces: for each view by itself, so that a difference in one
/// view does not hide those in others; then, where all views agree, of all views together.
struct EventMatcher {
  /// The first difference in a stream: what stands in the same place; nil for nothing.
  struct Mismatch {
    let stream: TraceEvent.Stream
    let a: TraceEvent?
    let b: TraceEvent?
  }

  private struct Pending {
    let event: TraceEvent
    let moment: Int
  }

  private struct Waiting {
    var a: [Pending] = []
    var b: [Pending] = []
  }

  private let isSamePace: Bool
  /// The events that have no partner yet. With the same pace there are none between two moments.
  private var waiting: [TraceEvent.Stream: Waiting] = [:]
  /// The streams whose difference was found.
  private var ended: Set<TraceEvent.Stream> = []
  private var moment = 0

  init(isSamePace: Bool) { self.isSamePace = isSamePace }

  /// Compares the events up to a moment since the moment before.
  ///
  /// Ticks at other times have an event sooner or later than each other. It may then wait for its
  /// partner until the next moment.
  mutating func match(_ a: [TraceEvent], _ b: [TraceEvent]) -> [Mismatch] {
    moment += 1
    if waiting.isEmpty, a.count == b.count,
      zip(a, b).allSatisfy({ $0.agrees(with: $1) })
    {
      return []
    }
    var streams: [TraceEvent.Stream] = Array(waiting.keys)
    for event in a { wait(event, \.a, &streams) }
    for event in b { wait(event, \.b, &streams) }
    var mismatches = streams.compactMap { match($0) }
    if isSamePace, mismatches.isEmpty, ended.isEmpty, let order = orderMismatch(a, b) {
      mismatches.append(order)
    }
    return mismatches
  }

  private mutating func wait(
    _ event: TraceEvent, _ side: WritableKeyPath<Waiting, [Pending]>,
    _ streams: inout [TraceEvent.Stream]
  ) {
    let stream = event.stream
    guard !ended.contains(stream) else { return }
    if waiting[stream] == nil {
      waiting[stream] = Waiting()
      streams.append(stream)
    }
    waiting[stream]?[keyPath: side].append(Pending(event: event, moment: moment))
  }

  private mutating func match(_ stream: TraceEvent.Stream) -> Mismatch? {
    guard let all = waiting.removeValue(forKey: stream) else { return nil }
    let same = zip(all.a, all.b).prefix { $0.event.agrees(with: $1.event) }.count
    let (a, b) = (all.a.dropFirst(same), all.b.dropFirst(same))
    guard let first = a.first ?? b.first else { return nil }
    let mayCome = !isSamePace && (a.isEmpty || b.isEmpty) && first.moment == moment
    guard !mayCome else {
      waiting[stream] = Waiting(a: Array(a), b: Array(b))
      return nil
    }
    ended.insert(stream)
    return Mismatch(stream: stream, a: a.first?.event, b: b.first?.event)
  }

  private func orderMismatch(_ a: [TraceEvent], _ b: [TraceEvent]) -> Mismatch? {
    guard let (one, two) = zip(a, b).first(where: { !$0.agrees(with: $1) }) else { return nil }
    return Mismatch(
      stream: TraceEvent.Stream(view: nil, quantity: .order), a: one, b: two)
  }
}
