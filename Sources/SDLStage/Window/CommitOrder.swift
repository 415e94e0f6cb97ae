internal import ScrollEngine

/// Brings the keys that end a composition behind the text that they commit.
///
/// An input method that gets a key which is not its own, such as a space or an arrow, commits what
/// it has composed and hands the key back. SDL 2 reports the key, and the character that it types,
/// before the committed text: it gets the text by another way, and asks there last
/// ([SDL issue 6164](https://github.com/libsdl-org/SDL/issues/6164)). All three are found by the
/// same poll of the queue.
///
/// So keys and characters wait during a composition until its text has come, but never longer than
/// until the end of the poll. Everything else keeps its place among them.
struct CommitOrder {
  /// What the input method has composed and not committed yet; empty if it composes nothing.
  private var composed = ""

  /// Whether the input method has more to say about what it last composed.
  var isComposing: Bool { !composed.isEmpty }

  /// Orders what a poll of the queue has found.
  mutating func order(_ arrivals: [EventTimes.Arrival]) -> [EventTimes.Arrival] {
    var ordered: [EventTimes.Arrival] = []
    ordered.reserveCapacity(arrivals.count)
    var waiting: [EventTimes.Arrival] = []
    var hasEnded = false
    for arrival in arrivals {
      switch Self.kind(of: arrival) {
      case .text(composed) where isComposing:
        ordered.append(arrival)
        ordered += waiting
        waiting = []
        composed = ""
      case .key, .text:
        if isComposing { waiting.append(arrival) } else { ordered.append(arrival) }
      case .composition("", _):
        // Comes before or after the text that it commits.
        ordered.append(arrival)
        hasEnded = true
      case .composition(let text, _):
        ordered += waiting
        waiting = []
        ordered.append(arrival)
        composed = text
        hasEnded = false
      default:
        ordered += waiting
        waiting = []
        ordered.append(arrival)
      }
    }
    if hasEnded { composed = "" }
    return ordered + waiting
  }

  private static func kind(of arrival: EventTimes.Arrival) -> InputEvent.Kind? {
    guard case .input(let input) = arrival.event else { return nil }
    return input.kind
  }
}
