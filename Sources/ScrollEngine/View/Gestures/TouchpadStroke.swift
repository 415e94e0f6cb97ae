/// Fingers that move on a touchpad: the scroll view follows them as if a pointer dragged its content.
///
/// The wheel's events are all that SDL 2 tells of them. So a stroke ends when the touchpad is silent, and
/// the content then goes on as content does that is let go.
@MainActor
struct TouchpadStroke {
  private let pan: PanGestureRecognizer
  /// Where a finger on the screen would be by now, in the coordinates of the window.
  private var location: Point
  private var axis: StrokeAxis
  private var lift: TouchpadLift

  /// - Parameters:
  ///   - position: Of the pointer, in the coordinates of the window.
  ///   - movement: The first of the stroke, in points of the window.
  ///   - time: Of the first event, in seconds.
  init(on view: any Scrolling, at position: Point, movement: Point, time: Double) {
    pan = view.panGestureRecognizer
    location = position
    axis = StrokeAxis(movement: movement)
    lift = TouchpadLift(at: time)
    pan.takeOver(at: position, device: .touch, time: time)
  }

  /// Whether the view still follows; it may have been disabled, or have left the window.
  var isFollowed: Bool { pan.isActive && pan.view?.window != nil }

  /// When the fingers count as gone unless they move before, in seconds.
  var due: Double { lift.due }

  mutating func follow(_ movement: Point, time: Double) {
    lift.note(movement.length, at: time)
    location = location + axis.follow(movement)
    pan.follow(to: location, time: time)
  }

  func cancel() {
    if isFollowed { pan.cancel() }
  }

  /// Lets the content go.
  ///
  /// - Parameter time: In seconds; from then on it moves by itself.
  func end(at time: Double) {
    guard isFollowed else { return }
    if lift.hasCoasted { return cancel() }
    pan.finish(at: location, time: time)
  }
}
