import ScrollMotion

/// A touchpad's first events, where they could be a fine wheel's: one in 64 is a multiple of a
/// 120th.
///
/// They count as a wheel's until a later event proves that they were fingers.
@MainActor
struct DoubtfulTurn {
  /// How long the mistake can last, in seconds: anything longer is a wheel. A choice; a touchpad
  /// sends at least six events in that time.
  private static let longest = 0.1

  private weak var view: (any Scrolling)?
  private let start: Double
  private var last: Double
  /// The content offset before.
  private let offset: Point
  /// How far the fingers have gone, if they are fingers, in points of the window.
  private var movement = Point.zero

  init(of view: any Scrolling, at time: Double) {
    self.view = view
    start = time
    last = time
    offset = view.contentOffset
  }

  /// Whether an event at `time` starts a new turn.
  func isOver(at time: Double) -> Bool { time - last > WheelStream.longestPause }

  mutating func add(_ movement: Point, to view: any Scrolling, at time: Double) {
    last = time
    if view === self.view { self.movement = self.movement + movement }
  }

  /// What the content still has to catch up with, once the events prove to be fingers.
  func rest(in view: any Scrolling, at time: Double) -> Point? {
    guard view === self.view, time - start <= Self.longest else { return nil }
    // The wheel's motion so far already covers part of it.
    let moved = view.movementInWindow(view.contentOffset - offset)
    return movement + moved
  }
}
