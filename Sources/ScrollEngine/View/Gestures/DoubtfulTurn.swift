/// The first events of a touchpad that could be those of a fine wheel: one in 64 is a multiple of a 120th.
///
/// They are taken for a wheel's, and once the next event tells better, for what they were.
@MainActor
struct DoubtfulTurn {
  /// For how long one may be mistaken, in seconds: what goes on for longer is a wheel. A choice; a touchpad
  /// sends at least six events in that time.
  private static let longest = 0.1

  private weak var view: (any Scrolling)?
  private let start: Double
  private var last: Double
  /// Where the content was before.
  private let offset: Point
  /// How far fingers have gone, if they were fingers, in points of the window.
  private var movement = Point.zero

  init(of view: any Scrolling, at time: Double) {
    self.view = view
    start = time
    last = time
    offset = view.contentOffset
  }

  /// Whether an event at a time begins anew.
  func isOver(at time: Double) -> Bool { time - last > WheelStream.longestPause }

  mutating func add(_ movement: Point, to view: any Scrolling, at time: Double) {
    last = time
    if view === self.view { self.movement = self.movement + movement }
  }

  /// What the content still has to follow of the fingers, now that they are known to be fingers.
  func rest(in view: any Scrolling, at time: Double) -> Point? {
    guard view === self.view, time - start <= Self.longest else { return nil }
    // What the wheel has moved by now is part of their way.
    let moved = (view.contentOffset - offset) * view.scaleInWindow
    return movement + moved
  }
}
