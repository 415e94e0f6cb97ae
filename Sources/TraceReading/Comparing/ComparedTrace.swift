import Documents
import Traces

/// One of two traces that are compared, read up to a moment.
struct ComparedTrace {
  let outline: TraceOutline
  let zero: Double
  private let isSamePace: Bool
  private var ticks: TraceTicks
  private var next: TraceTick?
  private(set) var things: ComparedThings
  /// The time of the last read tick, counted from the alignment; nil before the first.
  private(set) var time: Double?
  /// What happened since ``beginMoment()``.
  private(set) var events: [TraceEvent] = []
  /// The last calls since then that tell a cause: of each view, and of each view by name.
  private var lastCauses: [String: TraceCall] = [:]
  private var causes: [CallName: TraceCall] = [:]
  /// The costs of the most expensive tick since then.
  private(set) var costs: [TraceTick.Cost] = []
  private(set) var cost = 0.0

  private struct CallName: Hashable {
    let view: String
    let name: String
  }

  /// Reads up to the last tick before the first common moment.
  init(_ trace: Trace, _ outline: TraceOutline, zero: Double, _ alignment: TraceAlignment) {
    self.outline = outline
    self.zero = zero
    isSamePace = alignment.isSamePace
    ticks = trace.ticks
    things = ComparedThings(trace.opening)
    next = ticks.next()
    while let upcoming, upcoming < alignment.span.lowerBound - TraceAlignment.tolerance {
      advance()
    }
    beginMoment()
  }

  /// The time of the next tick, counted from the alignment; nil after the last one.
  var upcoming: Double? { next.map { $0.time - zero } }

  /// The number of ticks in the common moments.
  func tickCount(in alignment: TraceAlignment) -> Int {
    let span = alignment.span
    return outline.times.count { span.contains($0 - zero) }
  }

  /// Whether the next tick is at or before a moment.
  func hasTick(until moment: Double) -> Bool {
    upcoming.map { $0 <= moment + TraceAlignment.tolerance } ?? false
  }

  /// Forgets what happened since the last moment.
  mutating func beginMoment() {
    events.removeAll(keepingCapacity: true)
    if !causes.isEmpty {
      causes.removeAll(keepingCapacity: true)
      lastCauses.removeAll(keepingCapacity: true)
    }
    costs = []
    cost = 0
  }

  /// Reads a tick.
  mutating func advance() {
    guard let tick = next else { return }
    things.apply(tick)
    time = tick.time - zero
    events += TraceEvent.events(of: tick, withCallsOfTicks: isSamePace)
    for call in tick.calls where call.cause != nil || call.programCall != nil {
      causes[CallName(view: call.view, name: call.name)] = call
      lastCauses[call.view] = call
    }
    let sum = tick.costs.reduce(0) { $0 + $1.seconds }
    if sum > cost { (cost, costs) = (sum, tick.costs) }
    next = ticks.next()
  }

  mutating func takeChanged() -> Set<ComparedThings.Subject> { things.takeChanged() }

  /// What this trace has at a moment: a value of a view, with what changed it since the moment before.
  func side(
    _ value: ReportValue?, at moment: Double, _ quantity: TraceQuantity, of view: String?,
    by call: TraceCall? = nil
  ) -> TraceDifference.Side {
    let call = call ?? cause(of: quantity, in: view)
    let time = zero + moment
    return TraceDifference.Side(
      time: time, value: value, cause: call?.cause, programCall: call?.programCall,
      input: outline.input(at: time + TraceAlignment.tolerance)?.line)
  }

  /// The last call that tells what changed a quantity; else the last one that tells what changed its
  /// view.
  private func cause(of quantity: TraceQuantity, in view: String?) -> TraceCall? {
    guard let view else { return nil }
    let names =
      quantity == .contentOffset
      ? [quantity.rawValue, EngineWords.didScroll] : [quantity.rawValue]
    let exact = names.lazy.compactMap { causes[CallName(view: view, name: $0)] }.first
    return exact ?? lastCauses[view]
  }
}
