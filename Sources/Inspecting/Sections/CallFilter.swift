package import SceneParts
import ScrollEngine

/// The kinds of calls that the inspector lists.
package enum CallFilter: String, Hashable, CaseIterable {
  case all = "All"
  case scrolling = "Scrolling"
  case lists = "Lists"
  case queue = "Queue"

  /// A description of the listed calls, in a few words.
  package var explanation: String {
    switch self {
    case .all: "All calls"
    case .scrolling: "Calls about scrolling and zooming"
    case .lists: "Calls about rows, items and headers"
    case .queue: "What the reuse queues did"
    }
  }

  package func lists(_ event: CallRecorder.Call.Event) -> Bool {
    switch (self, event) {
    case (.all, _), (.queue, .queue): true
    case (.scrolling, .delegate(let call)): call.isAboutScrolling
    case (.lists, .delegate(let call)): !call.isAboutScrolling
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
