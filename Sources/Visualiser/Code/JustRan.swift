import Inspecting
import SceneParts
import ScrollEngine

/// The lines of an algorithm, and which of them ran in the last moment in which the pane changed.
struct JustRan: Hashable {
  /// Whether a line ran, and the value shown beside the line.
  enum Run: Hashable {
    case never
    /// The line ran before the last moment.
    case earlier(String)
    case now(String)
  }

  let algorithm: Algorithm
  /// The run of each line, in the order of the lines.
  let runs: [Run]

  /// Finds the lines that ran up to the moment at `place` of the log, or none if `place` is nil.
  /// `pane` is an index in the scene's panes.
  ///
  /// - Complexity: O(calls in the moments in which the lines last ran).
  @MainActor
  init(_ algorithm: Algorithm, pane: Int, in log: CallLog, at place: Int?) {
    self.algorithm = algorithm
    // Later moments may concern other panes.
    let last = place.map { log.lastMoment(ofPane: pane, until: $0) ?? $0 }
    runs = algorithm.lines.map { line in
      guard let event = line.event, let last,
        let moment = log.lastMoment(of: event, inPane: pane, until: last),
        let value = CodeFacts(of: pane, in: log, at: moment).value(of: line)
      else { return .never }
      return moment == last ? .now(value) : .earlier(value)
    }
  }
}

/// The engine's reports about one pane in one moment.
@MainActor
struct CodeFacts {
  private let log: CallLog
  /// The calls of all panes in the moment.
  private let entries: ArraySlice<CallLog.Entry>
  private let pane: Int
  let state: PaneState
  /// The state in the previous moment; nil for the first one.
  let before: PaneState?

  init(of pane: Int, in log: CallLog, at place: Int) {
    self.log = log
    let moment = log.moments[place]
    entries = log.calls(of: moment)
    self.pane = pane
    state = moment.panes[pane]
    before = (place > 0 ? log.moments[place - 1].panes : log.panesBefore)?[pane]
  }

  /// The value shown beside a line; nil if the line did not run.
  func value(of line: Algorithm.Line) -> String? {
    guard let event = line.event, let value = value(of: event) else { return nil }
    return switch line.value {
    case .nothing: ""
    case .ofEvent: value
    case .origin: origin
    }
  }

  private var origin: String { "\(tidy(state.origin.x)) \(tidy(state.origin.y))" }

  /// The values of an event, in a few characters; nil if the event did not happen.
  private func value(of event: RunEvent) -> String? {
    switch event {
    case .panned: state.wasPanned(since: before) ? "" : nil
    case .scrolled: state.hasScrolled(since: before) ? origin : nil
    case .framesChanged: changed(\.frame)
    case .offsetsChanged: changed(\.offset)
    case .cellRequested: rows
    case .cellReused: letters(of: .reused)
    case .cellCreated: letters(of: .created)
    case .cellQueued: letters(of: .queued)
    case .didScroll: of { if case .didScroll(let offset) = $0 { tidy(offset.y) } else { nil } }
    case .willBeginDragging: of { $0 == .willBeginDragging ? "" : nil }
    case .willEndDragging:
      of { if case .willEndDragging(_, let aim) = $0 { tidy(aim.y) } else { nil } }
    case .didEndDragging:
      of { if case .didEndDragging(let goesOn) = $0 { "\(goesOn)" } else { nil } }
    case .willBeginDecelerating: of { $0 == .willBeginDecelerating ? "" : nil }
    case .didEndDecelerating: of { $0 == .didEndDecelerating ? "" : nil }
    }
  }

  /// The titles of the lists whose value has changed, or of all lists in the first moment; nil if
  /// none has changed.
  private func changed<Value: Equatable>(_ value: (PaneState.List) -> Value) -> String? {
    let titles = state.lists.indices.compactMap {
      state.changed(value, ofListAt: $0, since: before) ? state.lists[$0].title : nil
    }
    return titles.isEmpty ? nil : few(titles, "lists")
  }

  private var rows: String? {
    var rows: [String] = []
    for entry in entries where entry.pane == pane {
      guard case .delegate(.cell(let path)) = entry.call.event else { continue }
      rows.append(log.name(ofRowAt: path, in: entry))
    }
    return rows.isEmpty ? nil : few(rows, "rows")
  }

  private func letters(of kind: ReuseMove.Kind) -> String? {
    var letters: [String] = []
    for entry in entries where entry.pane == pane {
      guard case .queue(let move) = entry.call.event, move.kind == kind else { continue }
      letters.append(entry.stamp?.letter ?? "")
    }
    return letters.isEmpty
      ? nil : letters.count > 3 ? "\(letters.count) cells" : letters.joined(separator: " ")
  }

  /// The words for the last delegate call for which `words` returns any; nil if there is none.
  private func of(_ words: (DelegateCall) -> String?) -> String? {
    for entry in entries.reversed() where entry.pane == pane {
      if case .delegate(let call) = entry.call.event, let words = words(call) { return words }
    }
    return nil
  }

  private func few(_ words: [String], _ what: String) -> String {
    words.count == 1 ? words[0] : "\(words.count) \(what)"
  }
}
