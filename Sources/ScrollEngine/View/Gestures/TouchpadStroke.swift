import ScrollMotion

/// Fingers moving on a touchpad: the scroll view follows them as if a pointer dragged its content.
///
/// Between two reports the content continues at the speed of the fingers, so its steps are even at
/// any rate of reports. Once a report is overdue, the content slows down as if the fingers had
/// released it at that moment; if they have, it neither stands still nor jumps. Its position is a
/// closed-form function of the reports: frames make no difference.
///
/// SDL 2 reports fingers only as wheel events, and does not report when they lift. So a stroke ends
/// when the touchpad falls silent, 20 to 40 milliseconds after its last report; see `TouchpadLift`.
/// For that time the content also continues under fingers that stop dead without lifting.
@MainActor
struct TouchpadStroke {
  private let pan: PanGestureRecognizer
  private let rate: DecelerationRate
  /// The position of an equivalent finger on a screen, in window coordinates.
  private var location: Point
  /// The time of the last report, in seconds, and the velocity then, in points per second.
  private var time: Double
  private var velocity = Point.zero
  private var axis: StrokeAxis
  private var lift: TouchpadLift

  /// Begins a stroke with its first report, at `time` in seconds.
  ///
  /// `position` is the pointer's, in window coordinates; `movement`, in points of the window, is
  /// the movement that made the direction clear.
  init(on view: any Scrolling, at position: Point, movement: Point, time: Double) {
    pan = view.panGestureRecognizer
    rate = view.decelerationRate
    location = position
    self.time = time
    axis = StrokeAxis(movement: movement)
    lift = TouchpadLift(at: time)
    pan.takeOver(at: position, device: .touch, time: time)
  }

  /// Whether the view still follows; it may have been disabled, or have left the window.
  var isFollowed: Bool { pan.isActive && pan.view?.window != nil }

  /// The time at which the fingers count as lifted if they do not move before it, in seconds.
  var due: Double { lift.due }

  /// Whether the content continues by itself until `due`.
  var isMoving: Bool { velocity != .zero }

  mutating func follow(_ movement: Point, time: Double) {
    lift.note(movement.length, at: time)
    location = location + axis.follow(movement)
    self.time = max(time, self.time)
    pan.follow(to: location, time: time)
    velocity =
      lift.hasCoasted
      ? .zero
      : VelocityTracker.velocity(pan.velocity(in: nil), noSlowerThan: VelocityTracker.slowestFling)
  }

  /// Moves the content to where the fingers are at `now`, in seconds, if they have continued as
  /// before.
  func show(at now: Double) {
    guard isFollowed, isMoving, now > time else { return }
    pan.lead(to: place(at: now))
  }

  func cancel() {
    if isFollowed { pan.cancel() }
  }

  /// Releases the content at `end`, in seconds; the content decelerates from then on.
  func end(at end: Double) {
    guard isFollowed else { return }
    if lift.hasCoasted { return cancel() }
    show(at: end)
    guard isFollowed else { return }
    let elapsed = max(0, end - time - lift.interval)
    let (x, y) = (way(velocity.x), way(velocity.y))
    pan.finish(
      at: place(at: end),
      velocity: Point(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed)), time: end)
  }

  private func place(at now: Double) -> Point {
    let steady = min(max(0, now - time), lift.interval)
    let elapsed = max(0, now - time - lift.interval)
    return location + velocity * steady
      + Point(x: way(velocity.x).value(at: elapsed), y: way(velocity.y).value(at: elapsed))
  }

  private func way(_ velocity: Double) -> Deceleration {
    Deceleration(from: 0, velocity: velocity, rate: rate)
  }
}
