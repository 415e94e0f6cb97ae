/// Recognizes a pointer that is held and moved.
///
/// The gesture begins when the pointer has moved further than ``slop``. The position it had then is
/// the baseline, so that what is dragged does not jump.
public final class PanGestureRecognizer: GestureRecognizer {
  /// How far a pointer may move and still be a tap, in points.
  public static let slop = 5.0

  /// Whether a movement by this translation, in points, may begin the gesture.
  public var shouldBegin: ((Point) -> Bool)?

  private var start = Point.zero
  private var baseline = Point.zero

  /// The movement since the baseline, in points of the coordinates of the window.
  public func translation() -> Point {
    location - baseline
  }

  /// Makes `translation` what the movement so far counts as.
  public func setTranslation(_ translation: Point) {
    baseline = location - translation
  }

  public override func pointerDown(at location: Point) {
    start = location
    baseline = location
  }

  public override func pointerMoved(to location: Point) {
    switch state {
    case .possible:
      let movement = location - start
      guard movement.length > Self.slop else { return }
      guard shouldBegin?(movement) ?? true else { return move(to: .failed) }
      baseline = location
      move(to: .began)
    case .began, .changed:
      move(to: .changed)
    case .ended, .cancelled, .failed:
      break
    }
  }

  public override func pointerUp(at location: Point) {
    move(to: isActive ? .ended : .failed)
  }
}
