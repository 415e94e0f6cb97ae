package import Drawing
import Geometry
import SceneParts
import ScrollEngine
package import Traces

/// Writes a run as a trace: after each tick, what has changed since the last one.
///
/// Calls and pictures are those that the record has got since. Views and live cells are compared with
/// what the trace has; the other cells of a queue are looked at only if the queue has changed.
///
/// A tick stays open until the next one begins, because the duration of its painting is known only
/// then.
///
/// The costs of a tick are `picture`, the work for it, and `painting`.
@MainActor
package final class RunTracer {
  /// The names of the parts of a tick's work.
  nonisolated static let (work, painting) = ("picture", "painting")

  private var writer: TraceWriter
  private let noted = PaneTracer.NotedViews()
  private var panes: [PaneTracer] = []
  private weak var run: (any WatchedRun)?
  /// The number of ticks of the run that have been noted; nil before the first.
  private var tickCount: Int?
  /// The number of calls that have been noted, counted from the opening of the record; nil before the
  /// first tick.
  private var callCount: Int?
  /// The times of the first tick of the trace and of the last one, in seconds.
  private var times: (first: Double, last: Double)?
  /// Whether the last tick has not ended yet.
  private var isOpen = false
  /// The name of a run that begins with the next tick; nil if the run goes on.
  private var opening: String?
  /// The mark at the beginning of the present run, and its time in seconds; nil for the first run.
  private var beginning: (name: String, time: Double)?

  /// The constraints that have contradicted each other since the last tick, with their windows.
  private var conflicts: [(text: String, window: ObjectIdentifier?)] = []
  private var ear: TraceMark.Ear?

  /// Returns the inputs before the ticks with the given indexes, as lines of a script; nil if the run
  /// does not know them.
  package var inputs: ((Range<Int>) -> [String])?

  private let pictures: PictureTracer?
  /// Measures the text in pictures.
  private let text: (any TextMeasuring)?

  /// Makes a tracer that gives away each segment as it ends.
  ///
  /// With `text`, it also notes what views and cells show.
  package init(
    picturesWith text: (any TextMeasuring)? = nil, _ finish: @escaping (UnpackedSegment) -> Void
  ) {
    self.text = text
    pictures = text == nil ? nil : PictureTracer()
    writer = TraceWriter(finish)
    ear = TraceMark.Ear { [weak self] line in
      if case .conflict(let text, let window) = line { self?.conflicts.append((text, window)) }
    }
  }

  // MARK: Ticks

  /// Notes what a run has that goes on already: it existed before the trace. Does nothing for a run
  /// without ticks.
  package func open(_ run: any WatchedRun, _ record: RunRecord) {
    guard run.tickCount > 0, times == nil else { return }
    noteState(of: run)
    (tickCount, callCount) = (run.tickCount, record.calls.total)
  }

  /// Notes what has happened in a run since the last tick; does nothing if no tick is new.
  package func note(_ run: any WatchedRun, _ record: RunRecord) {
    // What a run that repeats known ticks has told is known, too.
    defer { conflicts.removeAll(keepingCapacity: true) }
    guard run.tickCount > tickCount ?? -1 else { return }
    let (first, firstCall) = (tickCount ?? 0, callCount ?? 0)
    let pictures = record.pictures.pictures
    // A run that repeats the past, or a script that is recorded, makes several ticks at once. Each has
    // its own inputs and its own picture; what they have led to is known after the last one.
    let earlier = (first..<max(first, run.tickCount - 1)).clamped(to: pictures.indices)
    beginRun(at: earlier.isEmpty ? run.now : pictures[earlier.lowerBound].time)
    for tick in earlier {
      begin(at: max(times?.last ?? -.infinity, pictures[tick].time))
      noteInputs(tick..<tick + 1)
      notePictures(pictures, tick..<tick + 1)
    }
    begin(at: run.now)
    let last = max(first, run.tickCount - 1)..<run.tickCount
    noteInputs(last)
    notePictures(pictures, last)
    noteState(of: run)
    noteCalls(of: run, record.calls, from: firstCall)
    noteConflicts(of: run)
    tickCount = run.tickCount
    callCount = record.calls.total
  }

  /// Notes the duration of painting the last tick's picture, in seconds.
  package func notePainting(_ seconds: Double) {
    if isOpen { writer.note(cost: seconds, of: Self.painting) }
  }

  /// Notes that a run has gone back in time, and that what came later was discarded, also from its
  /// record.
  ///
  /// The tick to which it goes back is written again: it discards all from its time on.
  package func goBack(_ run: any WatchedRun, _ record: RunRecord) {
    guard let tickCount, run.tickCount < tickCount else { return }
    self.tickCount = run.tickCount
    callCount = record.calls.total
    guard let times else { return }
    // Only a tick before the last one discards it.
    let time = min(run.now, times.last.nextDown)
    // What is forgotten in a tick that is discarded does not exist before the first one.
    if time <= times.first { forgetPanes() }
    end()
    writer.goBack()
    begin(at: time)
    if let beginning, time <= beginning.time { writer.note(mark: beginning.name) }
    let first = min(record.pictures.count(before: run.now), run.tickCount)
    noteInputs(first..<run.tickCount)
    notePictures(record.pictures.pictures, first..<run.tickCount)
    noteState(of: run)
    noteCalls(of: run, record.calls, from: record.calls.start(at: run.now))
  }

  /// Notes that another run begins, which replaces this one from its beginning; `name` says what it is
  /// of.
  package func beginAgain(_ name: String) {
    opening = name
    (tickCount, callCount) = (nil, nil)
  }

  /// Ends the last tick and gives away the last segment.
  package func finish() {
    end()
    writer.flush()
  }

  private func begin(at time: Double) {
    end()
    writer.begin(time: time)
    isOpen = true
    times = (times?.first ?? time, time)
  }

  private func end() {
    if isOpen { writer.end() }
    isOpen = false
  }

  /// If another run begins, discards all of the last one by a tick at its beginning.
  private func beginRun(at time: Double) {
    guard let opening else { return }
    self.opening = nil
    guard let times else { return }
    // Only a tick before the last one discards it.
    let start = min(times.first, time, times.last.nextDown)
    // What is forgotten in a tick that is discarded does not exist before the first one.
    forgetPanes()
    end()
    writer.goBack()
    begin(at: start)
    writer.note(mark: opening)
    beginning = (opening, start)
  }

  /// Forgets all views, cells and queues in the present tick.
  private func forgetPanes() {
    guard isOpen else { return }
    for pane in panes { pane.forget(&writer) }
    (panes, run) = ([], nil)
  }

  // MARK: What a tick has

  private func noteInputs(_ ticks: Range<Int>) {
    guard let inputs else { return }
    for line in inputs(ticks) { writer.note(input: line) }
  }

  private func notePictures(_ pictures: [PictureTimes.Picture], _ ticks: Range<Int>) {
    for picture in pictures[ticks.clamped(to: pictures.indices)] {
      writer.note(cost: picture.work, of: Self.work)
      if let painting = picture.painting { writer.note(cost: painting, of: Self.painting) }
    }
  }

  private func noteCalls(of run: any WatchedRun, _ log: CallLog, from first: Int) {
    for entry in log.entries(from: first) {
      writer.note(TraceCall(entry, in: panes[entry.pane], prefix: run.panes[entry.pane].prefix))
    }
  }

  /// Notes the conflicts in the run's own windows: other scenes may be shown beside it.
  private func noteConflicts(of run: any WatchedRun) {
    for (text, window) in conflicts
    where run.panes.contains(where: { ObjectIdentifier($0.window) == window }) {
      writer.note(conflict: text)
    }
  }

  private func noteState(of run: any WatchedRun) {
    if self.run !== run { follow(run) }
    noted.beginTick()
    for (place, pane) in run.panes.enumerated() {
      panes[place].note(pane, place, run.cells, pictures, &writer)
    }
    if let text { pictures?.note(measuredBy: text, &writer) }
  }

  /// Goes over to another run. A run that repeats the same inputs has the same views and cells.
  private func follow(_ run: any WatchedRun) {
    self.run = run
    let shapes = run.panes.enumerated().map { PaneShape($1, run.cells.queues(inPane: $0)) }
    if shapes == panes.map(\.shape) {
      for pane in panes { pane.runDidChange() }
    } else {
      for pane in panes { pane.forget(&writer) }
      panes = shapes.map { PaneTracer($0, noted) }
    }
  }
}

extension CallLog {
  /// The number of calls before a time, in seconds, if something happened at that time; else of all.
  fileprivate func start(at time: Double) -> Int {
    guard let last = moments.last, last.time == time else { return total }
    return moments[moments.prefixCount { $0.time < time }].calls.lowerBound
  }
}
