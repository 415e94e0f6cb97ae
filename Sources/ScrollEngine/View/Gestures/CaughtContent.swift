/// Moving content that a pointer has caught by going down on it.
///
/// The pointer drags it at once. If the pointer then moves along an axis along which the content does not
/// scroll, another scroll view was meant: one around it or in it takes over, from where the pointer was
/// last, and loses only the few points that showed the direction.
@MainActor
struct CaughtContent {
  let pan: PanGestureRecognizer
  /// Those of other scroll views under the pointer, from the innermost.
  private let rivals: [PanGestureRecognizer]
  private let start: Point
  /// Where the pointer was last, in the coordinates of the window.
  private(set) var location: Point
  /// When, in seconds.
  private(set) var time: Double

  /// - Returns: nil where nobody else could take over.
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

  /// The same with the pointer elsewhere; nil once it has gone so far that it is clear where it goes.
  func following(to location: Point, time: Double) -> CaughtContent? {
    guard DragSlop.mouse.axis(of: location - start) == nil else { return nil }
    var next = self
    next.location = location
    next.time = time
    return next
  }

  /// Who is to have the pointer in place of the one that has caught it, or nil.
  func rival(at location: Point) -> PanGestureRecognizer? {
    let movement = location - start
    guard let axis = DragSlop.mouse.axis(of: movement), let view = pan.view as? any Scrolling,
      !view.canDrag(along: axis)
    else { return nil }
    return rivals.first { $0.isEnabled && $0.shouldBegin?(movement) ?? false }
  }
}
