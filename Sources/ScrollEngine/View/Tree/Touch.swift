/// A finger or a mouse button, from down to up.
///
/// The object stays the same, and belongs to the view that was hit when the touch began.
@preconcurrency @MainActor
open class Touch {
  /// The progress of a touch.
  public enum Phase: Hashable, Sendable {
    case began, moved, ended, cancelled
  }

  /// The kinds of touches.
  public enum TouchType: Hashable, Sendable {
    /// A finger on the screen.
    case direct
    /// A mouse.
    case indirectPointer
  }

  /// The progress of the touch.
  public internal(set) final var phase = Phase.began
  /// The kind of touch.
  public final let type: TouchType
  /// The time of the last change, in seconds, on the clock of the window.
  public internal(set) final var timestamp: Double
  /// The number of taps in a row at this position: 2 for the second tap of a double tap.
  public final let tapCount: Int
  /// The view that was hit; nil after the touch has ended.
  public internal(set) final var view: View?
  /// The window of the view.
  public final var window: Window? { view?.window }
  /// The recognizers that receive the touch; nil after it has ended.
  public internal(set) final var gestureRecognizers: [GestureRecognizer]? = []

  /// The last position, in window coordinates.
  private(set) final var location: Point
  private final var previousLocation: Point

  /// Makes a touch without a window, for tests that pass one to a responder.
  ///
  /// The touch is at the origin and at time 0; a subclass may override its position.
  public init() {
    location = .zero
    previousLocation = .zero
    type = .direct
    tapCount = 0
    timestamp = 0
  }

  init(at location: Point, in view: View, type: TouchType, tapCount: Int, time: Double) {
    self.location = location
    previousLocation = location
    self.view = view
    self.type = type
    self.tapCount = tapCount
    timestamp = time
  }

  /// The position of the touch in the coordinates of a view, or of the window for nil, in points.
  open func location(in view: View?) -> Point {
    view?.convert(location, from: nil) ?? location
  }

  /// The previous position of the touch in the coordinates of a view, or of the window for nil.
  open func previousLocation(in view: View?) -> Point {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }

  /// Resets the touch to the state in which it began, while `body` runs.
  func showBeginning(at start: Point, _ time: Double, _ body: () -> Void) {
    let now = (phase, location, previousLocation, timestamp)
    (phase, location, previousLocation, timestamp) = (.began, start, start, time)
    body()
    // A callback may have ended the touch.
    guard phase == .began else { return }
    (phase, location, previousLocation, timestamp) = now
  }

  func move(to location: Point, time: Double) {
    previousLocation = self.location
    self.location = location
    timestamp = time
  }
}

extension Touch: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
