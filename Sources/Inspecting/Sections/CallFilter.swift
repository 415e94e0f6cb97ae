package import SceneParts
import ScrollEngine

/// The kinds of calls that the inspector lists.
package enum CallFilter: String, Hashable, CaseIterable {
  case all = "All"
  case scrolling = "Scrolling"
  case lists = "Lists"
  case queue = "Queue"
  case changes = "Changes"
  case uncaused = "No input"

  /// A description of the listed calls, in a few words.
  package var explanation: String {
    switch self {
    case .all: "All calls"
    case .scrolling: "Calls about scrolling and zooming"
    case .lists: "Calls about rows, items and headers"
    case .queue: "What the reuse queues did"
    case .changes: "Changes of offset, size and insets, with their causes"
    case .uncaused: "Changes that no input caused"
    }
  }

  package func lists(_ call: CallRecorder.Call) -> Bool {
    switch (self, call.event) {
    case (.changes, _): call.mover != nil
    case (.uncaused, _): call.mover?.kind == .uncaused
    case (.all, _), (.queue, .queue): true
    case (.scrolling, .delegate(let call)): call.isAboutScrolling
    case (.lists, .delegate(let call)): !call.isAboutScrolling
    case (.scrolling, .recorded(_, _, let isOfList)): !isOfList
    case (.lists, .recorded(_, _, let isOfList)): isOfList
    default: false
    }
  }
}

extension DelegateCall {
  /// Whether all scroll views make this call, not only lists.
  fileprivate var isAboutScrolling: Bool {
    switch self {
    case .didScroll, .willBeginDragging, .willEndDragging, .didEndDragging,
      .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
      .didChangeAdjustedContentInset, .willBeginZooming, .didZoom, .didEndZooming:
      true
    default: false
    }
  }
}
