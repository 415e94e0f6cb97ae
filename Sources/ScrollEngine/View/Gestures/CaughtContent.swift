import ScrollMotion

/// Moving content that a pointer has caught by going down on it.
///
/// The pointer drags this content at once. If the pointer then moves along an axis on which the
/// content does not scroll, a scroll view further out or further in takes over from the last
/// position, so that only the few points that revealed the direction are lost.
@MainActor
struct CaughtContent {
  let pan: PanGestureRecognizer
  /// The recognizers of other scroll views under the pointer, innermost first.
  private let rivals: [PanGestureRecognizer]
  private let start: Point
  /// The last position of the pointer, in window coordinates.
  private(set) var location: Point
  /// The time at which the pointer was at `location`, in seconds.
  private(set) var time: Double

  /// Nil if `recognizer` is not the pan of a scroll view, or if no other pan could take over.
  init?(
    by recognizer: GestureRecognizer, among candidates: [GestureRecognizer], at start: Point,
    time: Double
  ) {
    guard recognizer.scrollsItsView, let pan = recognizer as? PanGestureRecognizer else {
      return nil
    }
    self.pan = pan
    rivals = candidates.compactMap { other in
      other !== pan && other.scrollsItsView ? other as? PanGestureRecognizer : nil
    }
    guard !rivals.isEmpty else { return nil }
    self.start = start
    location = start
    self.time = time
  }

  /// The catch after a movement of the pointer; nil once the direction is clear.
  func following(to location: Point, time: Double) -> CaughtContent? {
    guard DragSlop.mouse.axis(of: location - start) == nil else { return nil }
    var next = self
    next.location = location
    next.time = time
    return next
  }

  /// The recognizer that takes the pointer over; nil if the caught content scrolls along the axis
  /// of the movement, or if no other recognizer would begin.
  func rival(at location: Point) -> PanGestureRecognizer? {
    let movement = location - start
    guard let axis = DragSlop.mouse.axis(of: movement), let view = pan.view as? any Scrolling,
      !view.canDrag(along: axis)
    else { return nil }
    return rivals.first { $0.isEnabled && $0.shouldBegin?(movement) ?? false }
  }
}
