import ScrollMotion

/// Recognizes two fingers that move apart or towards each other.
///
/// The pinch of a scroll view that zooms takes precedence.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How much the distance between the fingers must change before the gesture begins, in points. A
  /// choice.
  private static let slop = 8.0

  /// The distance between the fingers, divided by that at the beginning.
  ///
  /// If a program sets the scale, further movement of the fingers changes it from the new value.
  open var scale: Double {
    get { distance / baseline }
    set { if newValue > 0, newValue.isFinite { baseline = distance / newValue } }
  }

  /// The rate of change of the scale, per second.
  open var velocity: Double { tracker.velocity(at: time).x / baseline }

  /// The two fingers, in the order they went down.
  private var fingers: [Touch] = []
  private var distance = 1.0
  private var baseline = 1.0
  private var tracker = VelocityTracker()

  /// Notes the first two fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if !isActive, numberOfTouches == 1 { fingers = [] }
    guard fingers.count < 2 else { return }
    fingers += touches
    guard fingers.count == 2 else { return }
    distance = currentDistance
    baseline = distance
    tracker.reset()
    tracker.add(Point(x: distance, y: 0), at: time)
  }

  /// Begins once the distance between the fingers has changed enough, and then follows it.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard fingers.count == 2, fingers.contains(where: touches.contains) else { return }
    let new = currentDistance
    tracker.add(Point(x: new, y: 0), at: event.timestamp)
    guard isActive || abs(new - baseline) > Self.slop else { return }
    // The scale begins at 1, so that pinched content does not jump.
    if !isActive { baseline = new }
    distance = new
    move(to: isActive ? .changed : .began)
  }

  /// Ends the gesture when one of the two fingers goes up.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard fingers.contains(where: touches.contains) else { return }
    fingers = []
    move(to: isActive ? .ended : .failed)
  }

  /// At least 1, so that fingers in the same place have a distance to divide by.
  private var currentDistance: Double {
    max((fingers[0].location(in: nil) - fingers[1].location(in: nil)).length, 1)
  }
}
