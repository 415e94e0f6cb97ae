/// Fingers moving on a touchpad: the scroll view follows them as if a pointer dragged its content.
///
/// SDL 2 reports them only as wheel events. So a stroke ends when the touchpad falls silent, and
/// the content then continues like any released content.
@MainActor
struct TouchpadStroke {
  private let pan: PanGestureRecognizer
  /// Where a finger on the screen would be by now, in window coordinates.
  private var location: Point
  private var axis: StrokeAxis
  private var lift: TouchpadLift

  /// Begins a stroke with its first event, at `time` in seconds.
  ///
  /// `position` is the pointer's, in window coordinates; `movement` is in points of the window.
  init(on view: any Scrolling, at position: Point, movement: Point, time: Double) {
    pan = view.panGestureRecognizer
    location = position
    axis = StrokeAxis(movement: movement)
    lift = TouchpadLift(at: time)
    pan.takeOver(at: position, device: .touch, time: time)
  }

  /// Whether the view still follows; it may have been disabled or have left the window.
  var isFollowed: Bool { pan.isActive && pan.view?.window != nil }

  /// When the fingers count as lifted unless they move before, in seconds.
  var due: Double { lift.due }

  mutating func follow(_ movement: Point, time: Double) {
    lift.note(movement.length, at: time)
    location = location + axis.follow(movement)
    pan.follow(to: location, time: time)
  }

  func cancel() {
    if isFollowed { pan.cancel() }
  }

  /// Releases the content, which moves by itself from `time` on, in seconds.
  func end(at time: Double) {
    guard isFollowed else { return }
    if lift.hasCoasted { return cancel() }
    pan.finish(at: location, time: time)
  }
}
