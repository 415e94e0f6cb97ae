internal import ScrollEngine

/// Moves the keys that end a composition behind the text that they commit.
///
/// An input method may get a key that it does not use, such as a space or an arrow. Then it commits
/// the composed text and hands the key back. SDL 2 reports the key, and the character that it
/// types, before the committed text, because the text arrives on another connection, which SDL
/// reads last ([SDL issue 6164](https://github.com/libsdl-org/SDL/issues/6164)). One poll of the
/// queue finds all three.
///
/// So during a composition, keys and characters are held back until the composed text arrives, but
/// no longer than until the next event of another kind, or the end of the poll. The empty event
/// that ends a composition does not release them.
struct CommitOrder {
  /// The text that the input method has composed and not committed yet; empty without a
  /// composition.
  private var composed = ""

  /// Whether the input method has not yet committed or dropped its last composition.
  var isComposing: Bool { !composed.isEmpty }

  /// Orders the events that one poll of the queue has found.
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
        // The empty event that ends a composition comes before or after the committed text.
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
