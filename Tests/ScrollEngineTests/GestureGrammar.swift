import ScrollEngine

/// The order in which a delegate may be told of the parts of a gesture.
///
/// If the scroll view is removed during a drag, its delegate hears only the end of the drag, and is
/// not asked for a target.
enum GestureGrammar {
  private enum State {
    case idle, dragged, asked, released, decelerating, caught, askedAgain, releasedAgain, ending
  }

  /// The first fault in a complete list of calls, or nil.
  static func complaint(about calls: [String]) -> String? {
    var state = State.idle
    for (place, call) in calls.enumerated() where call != "didScroll" {
      guard let next = next(state, String(call.prefix { $0 != "(" }), call) else {
        return "\(call) comes at \(place), \(state), in \(calls.filter { $0 != "didScroll" })"
      }
      state = next
    }
    return state == .idle || state == .released
      ? nil : "\(state) at the end of \(calls.filter { $0 != "didScroll" })"
  }

  private static func next(_ state: State, _ name: String, _ call: String) -> State? {
    let decelerates = call.contains("decelerate=true")
    return switch (state, name) {
    case (_, "didEndScrollingAnimation"): state
    case (.idle, "willBeginDragging"), (.released, "willBeginDragging"): .dragged
    case (.dragged, "willEndDragging"): .asked
    case (.asked, "didEndDragging"): decelerates ? .released : .idle
    case (.dragged, "didEndDragging"): decelerates ? nil : .idle
    case (.released, "willBeginDecelerating"): .decelerating
    case (.decelerating, "willBeginDragging"): .caught
    case (.caught, "willEndDragging"): .askedAgain
    case (.askedAgain, "didEndDragging"): decelerates ? .releasedAgain : .ending
    case (.caught, "didEndDragging"): decelerates ? nil : .ending
    case (.releasedAgain, "willBeginDecelerating"): .decelerating
    case (.decelerating, "didEndDecelerating"), (.ending, "didEndDecelerating"): .idle
    case (.releasedAgain, "didEndDecelerating"): .idle
    default: nil
    }
  }
}
