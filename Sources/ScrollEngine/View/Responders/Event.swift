/// What responders are told together: the touches of a window at one time.
@MainActor
public final class Event {
  /// The kinds of events.
  public enum EventType: Hashable, Sendable {
    case touches
  }

  /// The kind of event.
  public let type = EventType.touches
  /// When it happened, in seconds, on the clock of the window.
  public let timestamp: Double
  /// Everything that is down, or has just gone up.
  public let allTouches: Set<Touch>?

  init(at time: Double, touches: Set<Touch>) {
    timestamp = time
    allTouches = touches
  }

  /// The touches that went down in a view.
  public func touches(for view: View) -> Set<Touch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The touches in a window.
  public func touches(for window: Window) -> Set<Touch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The touches that a recognizer watches.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
