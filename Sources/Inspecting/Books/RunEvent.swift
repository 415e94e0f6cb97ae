import Geometry
import SceneParts
import ScrollEngine

/// A kind of event in a pane, as the engine reports it.
package enum RunEvent: Int, Hashable, CaseIterable, Sendable {
  /// A pointer drags the view.
  case panned
  /// The origin of the bounds has changed.
  case scrolled
  /// The frame, or the offset, of a list in the pane has changed.
  case framesChanged
  case offsetsChanged
  /// A data source was asked for a cell.
  case cellRequested
  /// A cell was taken from the reuse queue, was made, or was put into the queue.
  case cellReused
  case cellCreated
  case cellQueued
  /// The calls that the scroll view makes to its delegate.
  case didScroll
  case willBeginDragging
  case willEndDragging
  case didEndDragging
  case willBeginDecelerating
  case didEndDecelerating
}

extension RunEvent {
  /// The kind of a call; nil if no kind stands for it.
  init?(_ call: CallRecorder.Call) {
    switch call.event {
    case .change: return nil
    case .recorded:
      guard call.name == "scrollViewDidEndDragging" else { return nil }
      self = .didEndDragging
    case .queue(let move):
      switch move.kind {
      case .reused: self = .cellReused
      case .created: self = .cellCreated
      case .queued: self = .cellQueued
      default: return nil
      }
    case .delegate(let call):
      switch call {
      case .cell: self = .cellRequested
      case .didScroll: self = .didScroll
      case .willBeginDragging: self = .willBeginDragging
      case .willEndDragging: self = .willEndDragging
      case .didEndDragging: self = .didEndDragging
      case .willBeginDecelerating: self = .willBeginDecelerating
      case .didEndDecelerating: self = .didEndDecelerating
      default: return nil
      }
    }
  }
}

extension PaneState {
  /// Whether a value of a list has changed; a list that was not there before has.
  package func changed<Value: Equatable>(
    _ value: (List) -> Value, ofListAt place: Int, since before: PaneState?
  ) -> Bool {
    guard let before, before.lists.indices.contains(place) else { return true }
    return value(lists[place]) != value(before.lists[place])
  }

  /// Whether a drag was in progress; one that ends in this moment may also have moved the content.
  package func wasPanned(since before: PaneState?) -> Bool {
    isPanned || before?.isPanned == true
  }

  package func hasScrolled(since before: PaneState?) -> Bool { origin != before?.origin ?? .zero }

  fileprivate func hasChanged<Value: Equatable>(
    _ value: (List) -> Value, since before: PaneState?
  ) -> Bool {
    lists.indices.contains { changed(value, ofListAt: $0, since: before) }
  }
}

/// The moments in which each kind of event happened in a pane.
struct EventMoments {
  /// The moments of each kind, and those in which anything happened, as numbers that count from the
  /// opening; ascending.
  private var places: [[Int]]

  init() {
    places = Array(repeating: [], count: RunEvent.allCases.count + 1)
  }

  private static var anything: Int { RunEvent.allCases.count }

  mutating func note(_ event: RunEvent, at moment: Int) { note(event.rawValue, at: moment) }

  /// Notes the changes between two states of the pane; a first state changes from the origin.
  mutating func note(from before: PaneState?, to state: PaneState, at moment: Int) {
    if state.wasPanned(since: before) { note(.panned, at: moment) }
    if state.hasScrolled(since: before) { note(.scrolled, at: moment) }
    guard state.lists != before?.lists else { return }
    if state.hasChanged(\.frame, since: before) { note(.framesChanged, at: moment) }
    if state.hasChanged(\.offset, since: before) { note(.offsetsChanged, at: moment) }
  }

  /// Notes that something happened in the pane, of any kind.
  mutating func noteAnything(at moment: Int) { note(Self.anything, at: moment) }

  private mutating func note(_ kind: Int, at moment: Int) {
    if places[kind].last != moment { places[kind].append(moment) }
  }

  /// The last moment at or before another in which an event happened; nil if there is none.
  ///
  /// - Complexity: O(log n).
  func last(_ event: RunEvent, until moment: Int) -> Int? { last(event.rawValue, until: moment) }

  func lastOfAnything(until moment: Int) -> Int? { last(Self.anything, until: moment) }

  private func last(_ kind: Int, until moment: Int) -> Int? {
    let count = places[kind].prefixCount { $0 <= moment }
    return count == 0 ? nil : places[kind][count - 1]
  }

  mutating func removeAll(from moment: Int) {
    for kind in places.indices {
      while let last = places[kind].last, last >= moment { places[kind].removeLast() }
    }
  }

  mutating func removeAll(before moment: Int) {
    for kind in places.indices {
      places[kind].removeFirst(places[kind].prefixCount { $0 < moment })
    }
  }
}
