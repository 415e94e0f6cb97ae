/// What responders get together: the touches of a window at one time.
@preconcurrency @MainActor
open class Event {
  /// The kinds of events.
  public enum EventType: Hashable, Sendable {
    case touches
  }

  /// The kind of event.
  public final let type = EventType.touches
  /// When it happened, in seconds, on the clock of the window.
  public final let timestamp: Double
  /// Everything that is down, or has just gone up.
  public final let allTouches: Set<Touch>?

  /// Makes an event without touches, at time 0: for tests that hand one to a responder.
  public init() {
    timestamp = 0
    allTouches = nil
  }

  init(at time: Double, touches: Set<Touch>) {
    timestamp = time
    allTouches = touches
  }

  /// The touches that went down in a view.
  open func touches(for view: View) -> Set<Touch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches in a window.
  open func touches(for window: Window) -> Set<Touch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that a recognizer watches.
  open func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
