/// An event for responders: the touches of a window at one time.
@preconcurrency @MainActor
open class Event {
  /// The kinds of events.
  public enum EventType: Hashable, Sendable {
    case touches
  }

  /// The kind of event.
  public final let type = EventType.touches
  /// The time of the event, in seconds, on the clock of the window.
  public final let timestamp: Double
  /// All touches that are down or have just ended; nil for an event made by ``init()``.
  public final let allTouches: Set<Touch>?

  /// Makes an event without touches, at time 0, for tests that pass one to a responder.
  public init() {
    timestamp = 0
    allTouches = nil
  }

  init(at time: Double, touches: Set<Touch>) {
    timestamp = time
    allTouches = touches
  }

  /// The touches that began in a view; nil for an event made by ``init()``.
  open func touches(for view: View) -> Set<Touch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches in a window; nil for an event made by ``init()``.
  open func touches(for window: Window) -> Set<Touch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that a recognizer receives; nil for an event made by ``init()``.
  open func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
