internal import Geometry
import Drawing
import Inspecting
import SceneParts
import ScrollEngine
import Traces

/// A trace as a scene: stand-ins for its views, which each tick moves.
@MainActor
final class TraceScene: RecordedScene {
  private let source: TraceSource
  private(set) var panes: [Pane] = []
  private let views: TraceViews
  private var cells: RecordedCells
  private var ticks: TraceTicks
  /// The index of the shown tick; -1 before the first one.
  private var place = -1
  /// The calls of the ticks that were read since they were last taken, for each pane.
  private var calls: [[CallRecorder.Call]]

  private let shift: Double
  private let collectsCalls: Bool

  /// `shift` is added to all times, in seconds; `collectsCalls` tells whether a record is made of the
  /// scene.
  init(_ source: TraceSource, _ look: TraceLook, shift: Double, collectsCalls: Bool) {
    self.source = source
    (self.shift, self.collectsCalls) = (shift, collectsCalls)
    views = TraceViews(source.shape, look)
    cells = RecordedCells(of: source.shape, views.places)
    ticks = source.trace.ticks
    calls = views.panes.map { _ in [] }
    panes = views.panes.indices.map { pane in
      views.makePane(
        pane,
        Pane.Record(
          takeCalls: { [unowned self] in
            defer { calls[pane] = [] }
            return calls[pane]
          },
          isPanned: { [views] in views.isPanned(inPane: pane) }))
    }
    showOpening()
  }

  /// Shows what existed before the first tick; if nothing did, the first tick, because a run has its
  /// cells from its beginning.
  private func showOpening() {
    let opening = source.trace.opening
    var state = opening
    if opening.views.isEmpty {
      var first = source.trace.ticks
      _ = first.next()
      state = first.state
    }
    var known = cells
    known.begin(state, [:])
    views.show(state, known.orders) { known.cell($0) }
    cells.begin(opening, [:])
  }

  // MARK: Scene

  /// Viewports that are wider than high lie one below the other.
  var stacksPanes: Bool {
    panes.count > 1 && panes.allSatisfy { $0.room.width > 1.2 * $0.room.height }
  }

  // MARK: RecordedScene

  var recordedRun: RecordedRun? { source.recordedRun }
  var openedLate: Double? { source.openedLate }
  var tickCount: Int { source.shape.tickCount }

  func showNext() -> RecordedTick {
    if recordedRun == nil,
      source.shape.segmentStarts.dropFirst(source.orders.count).first == place + 1
    {
      source.note(cells.orders)
    }
    guard let tick = next() else { return RecordedTick(time: 0, seconds: 0) }
    views.show(tick, cells)
    return tick.recorded
  }

  func show(tick number: Int) -> RecordedTick {
    let starts = source.shape.segmentStarts
    let segment = max(0, starts.prefixCount { $0 <= number } - 1)
    if place < starts[segment] || place >= number {
      cells.begin(source.trace.opening(ofSegment: segment), source.orders[segment])
      ticks = source.trace.ticks(fromSegment: segment)
      place = starts[segment] - 1
    }
    var last: RecordedTick?
    while place < number, let tick = next() { last = tick.recorded }
    views.show(ticks.state, cells.orders) { cells.cell($0) }
    return last ?? RecordedTick(time: 0, seconds: 0)
  }

  /// Reads the next tick; nil after the last one.
  private func next() -> TraceTick? {
    guard let tick = ticks.next() else { return nil }
    place += 1
    cells.add(tick) { call, cell in
      guard collectsCalls else { return }
      let (pane, queue) = views.place(ofCallBy: call.view)
      calls[pane].append(
        CallRecorder.Call(
          call, at: tick.time + shift, cell, queue: queue, source.functions))
    }
    return tick
  }
}

extension TraceTick {
  /// The time of the tick and the duration of its work, in seconds; at most an hour, whatever the
  /// record says.
  fileprivate var recorded: RecordedTick {
    let seconds = costs.reduce(0) { $0 + $1.seconds }
    return RecordedTick(time: time, seconds: seconds.isNaN ? 0 : min(max(seconds, 0), 3_600))
  }
}
