import Scenes
import ScrollEngine

/// All calls of a scene's views, from its opening to the end of its log.
///
/// Like the lanes, it outlives the runs in which the past is shown.
@MainActor
final class CallLog {
  struct Entry: Hashable {
    let call: CallRecorder.Call
    let pane: Int
    /// The cell it is about, if there is one.
    let cell: CellBook.Cell?
    let stamp: Stamp?
  }

  /// What changed in one tick of the scene.
  struct Moment: Hashable {
    /// In seconds of the scene.
    let time: Double
    /// The calls, as indexes counted from the opening of the scene.
    let calls: Range<Int>
    /// What every pane looked like afterwards.
    let panes: [PaneState]
  }

  /// How many calls are kept: 32 MiB, or half an hour of scrolling; and how many moments.
  static let capacity = 200_000
  static let momentCapacity = 40_000

  /// The earliest first.
  private(set) var entries: [Entry] = []
  /// How many of the earliest have been given up.
  private(set) var dropped = 0
  /// The ticks in which something changed, the earliest first.
  private(set) var moments: [Moment] = []
  /// How often `entries` has changed.
  private(set) var changeCount = 0
  /// Those of the last run.
  private var panes: [Pane] = []
  /// The last tick of which the calls are known.
  private var lastTick = -1

  /// Adds what a run has called up to a tick.
  func note(_ run: SceneRun) {
    panes = run.scene.panes
    let news = panes.map { $0.takeCalls() }
    guard run.tickCount > lastTick else { return }
    lastTick = run.tickCount
    let states = panes.map(PaneState.init)
    guard news.contains(where: { !$0.isEmpty }) || states != moments.last?.panes else { return }
    changeCount += 1
    let start = dropped + entries.count
    for (pane, calls) in news.enumerated() {
      let queues = run.cells.queues(inPane: pane)
      for call in calls {
        let cell = call.cell(inPane: pane, queues)
        entries.append(
          Entry(call: call, pane: pane, cell: cell, stamp: cell.flatMap(run.cells.stamp(of:))))
      }
    }
    moments.append(
      Moment(time: run.clock.now, calls: start..<(dropped + entries.count), panes: states))
    if moments.count > Self.momentCapacity { moments.removeFirst(moments.count / 2) }
    guard entries.count > Self.capacity else { return }
    let surplus = entries.count - Self.capacity / 2
    entries.removeFirst(surplus)
    dropped += surplus
    moments.removeAll { $0.calls.lowerBound < dropped }
  }

  /// Forgets what came after a moment of the log, which has been discarded.
  ///
  /// `tick` is the number of ticks that are left, and `time` that of the last one, in seconds.
  func removeAll(afterTick tick: Int, at time: Double) {
    guard tick < lastTick else { return }
    lastTick = tick
    changeCount += 1
    moments.removeAll { $0.time > time }
    entries.removeLast(dropped + entries.count - (moments.last?.calls.upperBound ?? dropped))
  }

  /// The last moment until a time, in seconds, as an index; nil if there is none.
  ///
  /// - Complexity: O(moments after it).
  func place(at time: Double) -> Int? { moments.lastIndex { $0.time <= time } }

  /// How many of ``entries`` came until a time, in seconds.
  func count(until time: Double) -> Int {
    place(at: time).map { moments[$0].calls.upperBound - dropped } ?? 0
  }

  /// What the list that made a call calls one of its rows.
  func name(ofRowAt path: IndexPath, in entry: Entry) -> String {
    let list =
      panes.indices.contains(entry.pane)
      ? panes[entry.pane].lists.first { $0.id == entry.call.view } : nil
    return list?.title(ofRowAt: path) ?? path.rowWords
  }

  /// The calls of a moment.
  func calls(of moment: Moment) -> ArraySlice<Entry> {
    entries[(moment.calls.lowerBound - dropped)..<(moment.calls.upperBound - dropped)]
  }
}

extension CallRecorder.Call {
  /// The cell that a call of a pane is about.
  @MainActor
  fileprivate func cell(inPane pane: Int, _ queues: [QueueBook]) -> CellBook.Cell? {
    guard let book = queues.first(where: { ObjectIdentifier($0.queue) == queue }) else {
      return nil
    }
    let (number, identifier): (Int, String)
    switch event {
    case .queue(let move): (number, identifier) = (move.cell, move.identifier)
    case .delegate(.willDisplay(_, let cell, let name)),
      .delegate(.didEndDisplaying(_, let cell, let name)):
      (number, identifier) = (cell, name)
    case .delegate: return nil
    }
    return CellBook.Cell(
      pane: pane, owner: book.lists[0], identifier: identifier, number: number)
  }
}
