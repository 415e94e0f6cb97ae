import ScrollMotion

/// A touchpad's first events, if they look like those of a fine wheel: by chance, one delta in 64
/// is a multiple of a 120th.
///
/// The events are handled as a wheel's until a later event proves that they came from fingers.
@MainActor
struct DoubtfulTurn {
  /// The longest time for which fingers can be mistaken for a wheel, in seconds. A choice; a
  /// touchpad sends at least six events in that time.
  private static let longest = 0.1

  private weak var view: (any Scrolling)?
  private let start: Double
  private var last: Double
  /// The content offset before the first event.
  private let offset: Point
  /// The sum of the movements so far, computed as for fingers, in points of the window.
  private var movement = Point.zero

  init(of view: any Scrolling, at time: Double) {
    self.view = view
    start = time
    last = time
    offset = view.contentOffset
  }

  /// Whether the pause before an event at `time` is so long that the event starts a new turn.
  func isOver(at time: Double) -> Bool { time - last > WheelStream.longestPause }

  mutating func add(_ movement: Point, to view: any Scrolling, at time: Double) {
    last = time
    if view === self.view { self.movement = self.movement + movement }
  }

  /// The part of the fingers' movement that the content has yet to make, once the events prove to
  /// come from fingers; nil in another view or after too long a time.
  func rest(in view: any Scrolling, at time: Double) -> Point? {
    guard view === self.view, time - start <= Self.longest else { return nil }
    // Subtracts the part of the movement that the wheel's motion has already made.
    let moved = view.movementInWindow(view.contentOffset - offset)
    return movement + moved
  }
}
