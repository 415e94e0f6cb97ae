import Geometry
import Traces

/// Finds changes of views that no input caused.
///
/// The causes come from the calls that the record notes for such changes. What a view did in the tick
/// in which it appeared is how it begins, and no finding.
struct ChangeBook {
  private(set) var jumps = Findings<TraceSummary.Jump>()
  /// How often an offset changed with the rows above.
  private(set) var placesKept = 0
  private(set) var estimates = Findings<TraceSummary.Estimate>()
  private(set) var insets = Findings<TraceSummary.InsetChange>()
  private(set) var reloads = Findings<TraceSummary.Reload>()

  /// The views that changed in this tick, in order.
  private var changes: [(old: TraceView, new: TraceView)] = []
  /// The names of views that appeared in this tick.
  private var new: Set<String> = []
  private var time = 0.0

  mutating func begin(_ tick: TraceTick) {
    time = tick.time
    changes.removeAll(keepingCapacity: true)
    if !new.isEmpty { new.removeAll(keepingCapacity: true) }
  }

  /// Notes a change of a view; nil stands for a view that does not exist.
  mutating func note(from old: TraceView?, to new: TraceView?) {
    switch (old, new) {
    case (nil, let view?): self.new.insert(view.id)
    case (let old?, let view?) where old.state.scroll != nil: changes.append((old, view))
    default: break
    }
  }

  /// Notes the calls of this tick.
  mutating func note(_ calls: [TraceCall], isList: (String) -> Bool) {
    if !calls.isEmpty { noteJumpsAndReloads(calls) }
    guard !changes.isEmpty else { return }
    // Only for ticks with such changes: most have none.
    let hasLength = changes.contains {
      $0.old.state.scroll?.contentSize != $0.new.state.scroll?.contentSize
    }
    let hasInset = changes.contains {
      $0.old.state.scroll?.contentInset != $0.new.state.scroll?.contentInset
    }
    if hasLength { noteEstimates(calls, isList) }
    if hasInset { noteInsets(calls) }
  }

  private mutating func noteJumpsAndReloads(_ calls: [TraceCall]) {
    var asks: [String: Int] = [:]
    var order: [String] = []
    for call in calls where !new.contains(call.view) {
      if call.name == EngineWords.offset, let cause = call.cause,
        !EngineWords.isExpected(cause), call.before != call.after
      {
        guard cause != EngineWords.anchoring else {
          placesKept += 1
          continue
        }
        jumps.append(
          TraceSummary.Jump(
            time: time, view: call.view, from: call.before, to: call.after, cause: cause,
            programCall: call.programCall))
      }
      if call.name == EngineWords.sections, call.programCall == EngineWords.reload {
        if asks[call.view] == nil { order.append(call.view) }
        asks[call.view, default: 0] += 1
      }
    }
    for view in order {
      guard let count = asks[view], count > 1 else { continue }
      reloads.append(TraceSummary.Reload(time: time, view: view, count: count))
    }
  }

  /// A list whose number of rows changes asks for it, and one of another size lays its rows out anew.
  /// If its length changes without that, then rows are not as long as they were estimated.
  private mutating func noteEstimates(_ calls: [TraceCall], _ isList: (String) -> Bool) {
    var counting: Set<String> = []
    var causes: [String: TraceCall] = [:]
    for call in calls {
      if EngineWords.countQuestions.contains(call.name) { counting.insert(call.view) }
      if call.name == EngineWords.contentSize { causes[call.view] = call }
    }
    for (old, new) in changes where isList(new.id) && !counting.contains(new.id) {
      guard let from = old.state.scroll?.contentSize, let to = new.state.scroll?.contentSize,
        from != to, old.state.bounds.size == new.state.bounds.size,
        old.state.scroll?.motion != .zoom, new.state.scroll?.motion != .zoom
      else { continue }
      let call = causes[new.id]
      estimates.append(
        TraceSummary.Estimate(
          time: time, view: new.id, from: from.values, to: to.values, cause: call?.cause,
          programCall: call?.programCall))
    }
  }

  private mutating func noteInsets(_ calls: [TraceCall]) {
    var causes: [String: TraceCall] = [:]
    for call in calls where call.name == EngineWords.inset { causes[call.view] = call }
    for (old, new) in changes {
      guard let before = old.state.scroll, let after = new.state.scroll,
        before.contentInset != after.contentInset, before.motion.isOfInput
      else { continue }
      let call = causes[new.id]
      insets.append(
        TraceSummary.InsetChange(
          time: time, view: new.id, from: before.contentInset.values,
          to: after.contentInset.values, motion: before.motion, cause: call?.cause,
          programCall: call?.programCall))
    }
  }
}
