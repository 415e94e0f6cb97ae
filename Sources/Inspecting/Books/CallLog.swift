import Geometry
package import SceneParts
package import ScrollEngine

/// The calls of a scene's views, and the moments in which something changed, from the scene's
/// opening to the end of its log.
@MainActor
package final class CallLog {
  package struct Entry: Hashable {
    package let call: CallRecorder.Call
    package let pane: Int
    /// The cell that the call concerns; nil if there is none.
    package let cell: CellBook.Cell?
    package let stamp: Stamp?
  }

  /// The changes in one tick of the scene.
  package struct Moment: Hashable {
    /// Scene time, in seconds.
    package let time: Double
    /// The calls, as indexes counted from the opening of the scene.
    package let calls: Range<Int>
    /// The states of all panes after the tick.
    package let panes: [PaneState]
  }

  /// The greatest numbers of calls and of moments. 200,000 calls, about half an hour of scrolling,
  /// take 34 MiB. Each stack that differs from the latest ones takes another half KiB.
  package static let capacity = 200_000
  package static let momentCapacity = 40_000
  private static let moveCapacity = 20_000

  /// The kept calls, earliest first.
  package private(set) var entries: [Entry] = []
  /// The number of earliest calls that have been dropped.
  package private(set) var dropped = 0
  /// The changes that no input caused, the earliest first.
  package private(set) var moves: [ScrollMove] = []
  /// The ticks in which something changed, the earliest first.
  package private(set) var moments: [Moment] = []
  /// The number of changes of `entries`.
  package private(set) var changeCount = 0
  /// The number of earliest moments that have been dropped.
  private var droppedMoments = 0
  /// The states of all panes after the last dropped moment; nil if none has been dropped.
  package private(set) var panesBefore: [PaneState]?
  /// The moments of each kind of event, for each pane.
  private var events: [EventMoments] = []
  /// The panes of the last run.
  private var panes: [Pane] = []

  package init() {}

  /// Adds the calls in a run since the last tick; drops them if the tick is not new.
  func note(_ run: any WatchedRun, isNew: Bool) {
    panes = run.panes
    let news = panes.map { $0.takeCalls() }
    guard isNew else { return }
    let states = panes.map(PaneState.init)
    let before = moments.last?.panes ?? panesBefore
    guard news.contains(where: { !$0.isEmpty }) || states != before else { return }
    changeCount += 1
    let start = dropped + entries.count
    for (pane, calls) in news.enumerated() {
      let queues = run.cells.queues(inPane: pane)
      for call in calls {
        if let move = ScrollMove(call, inPane: pane, at: run.now) { moves.append(move) }
        guard call.isListed else { continue }
        let cell = call.cell(inPane: pane, queues)
        entries.append(
          Entry(call: call, pane: pane, cell: cell, stamp: cell.flatMap(run.cells.stamp(of:))))
      }
    }
    noteEvents(news, from: before, to: states)
    moments.append(
      Moment(time: run.now, calls: start..<(dropped + entries.count), panes: states))
    if moments.count > Self.momentCapacity { dropMoments(moments.count / 2) }
    if moves.count > Self.moveCapacity { moves.removeFirst(moves.count / 2) }
    guard entries.count > Self.capacity else { return }
    let surplus = entries.count - Self.capacity / 2
    entries.removeFirst(surplus)
    dropped += surplus
    dropMoments(moments.prefixCount { $0.calls.lowerBound < dropped })
  }

  private func dropMoments(_ count: Int) {
    guard count > 0 else { return }
    panesBefore = moments[count - 1].panes
    moments.removeFirst(count)
    droppedMoments += count
    for pane in events.indices { events[pane].removeAll(before: droppedMoments) }
  }

  /// Notes the events of the moment that is about to be appended.
  private func noteEvents(
    _ news: [[CallRecorder.Call]], from before: [PaneState]?, to states: [PaneState]
  ) {
    let moment = droppedMoments + moments.count
    while events.count < states.count { events.append(EventMoments()) }
    for pane in states.indices {
      let last = before?[pane]
      if last != states[pane] || !news[pane].isEmpty { events[pane].noteAnything(at: moment) }
      events[pane].note(from: last, to: states[pane], at: moment)
      for call in news[pane] {
        if let event = RunEvent(call) { events[pane].note(event, at: moment) }
      }
    }
  }

  /// Removes the calls and moments after a time, in seconds.
  func removeAll(after time: Double) {
    changeCount += 1
    moments.removeLast(moments.count - moments.prefixCount { $0.time <= time })
    moves.removeLast(moves.count - moves.prefixCount { $0.time <= time })
    entries.removeLast(dropped + entries.count - (moments.last?.calls.upperBound ?? dropped))
    for pane in events.indices { events[pane].removeAll(from: droppedMoments + moments.count) }
  }

  /// The last moment at or before another in which something happened in a pane, as indexes in
  /// ``moments``; nil if there is none.
  ///
  /// - Complexity: O(log n).
  package func lastMoment(ofPane pane: Int, until place: Int) -> Int? {
    events[pane].lastOfAnything(until: droppedMoments + place).map { $0 - droppedMoments }
  }

  /// The same for one kind of event.
  package func lastMoment(of event: RunEvent, inPane pane: Int, until place: Int) -> Int? {
    events[pane].last(event, until: droppedMoments + place).map { $0 - droppedMoments }
  }

  /// The index of the last moment at or before a time, in seconds; nil if there is none.
  ///
  /// - Complexity: O(moments after `time`).
  package func place(at time: Double) -> Int? { moments.lastIndex { $0.time <= time } }

  /// The number of ``entries`` at or before a time, in seconds.
  package func count(until time: Double) -> Int {
    place(at: time).map { moments[$0].calls.upperBound - dropped } ?? 0
  }

  /// The number of calls from the opening on.
  var total: Int { dropped + entries.count }

  /// The kept calls from a number on, counted from the opening.
  func entries(from first: Int) -> ArraySlice<Entry> { entries.dropFirst(max(0, first - dropped)) }

  /// The title of a row in the list that made a call.
  package func name(ofRowAt path: IndexPath, in entry: Entry) -> String {
    let list =
      panes.indices.contains(entry.pane)
      ? panes[entry.pane].lists.first { $0.id == entry.call.view } : nil
    return list?.title(ofRowAt: path) ?? path.rowWords
  }

  /// The calls of a moment.
  package func calls(of moment: Moment) -> ArraySlice<Entry> {
    entries[(moment.calls.lowerBound - dropped)..<(moment.calls.upperBound - dropped)]
  }
}

extension CallRecorder.Call {
  /// The cell that a call in a pane concerns; nil if there is none.
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
    case .delegate, .change, .recorded: return nil
    }
    return CellBook.Cell(
      pane: pane, owner: book.lists[0], identifier: identifier, number: number)
  }
}
