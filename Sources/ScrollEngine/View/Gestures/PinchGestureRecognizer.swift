import ScrollMotion

/// Recognizes two fingers that move apart or towards each other.
///
/// A scroll view that zooms has a pinch of its own, which comes first.
open class PinchGestureRecognizer: GestureRecognizer {
  /// By how much the distance of the fingers must change before the gesture begins, in points. A
  /// choice.
  private static let slop = 8.0

  /// The distance of the fingers, as a multiple of that at the beginning.
  ///
  /// Setting it makes what follows relative to the new value.
  open var scale: Double {
    get { distance / baseline }
    set { if newValue > 0, newValue.isFinite { baseline = distance / newValue } }
  }

  /// How fast the scale changes, per second.
  open var velocity: Double { tracker.velocity(at: time).x / baseline }

  /// The two fingers, in the order they went down.
  private var fingers: [Touch] = []
  private var distance = 1.0
  private var baseline = 1.0
  private var tracker = VelocityTracker()

  /// Notes the fingers. Two count.
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

  /// Begins once the distance has changed enough, and follows it.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard fingers.count == 2, fingers.contains(where: touches.contains) else { return }
    let new = currentDistance
    tracker.add(Point(x: new, y: 0), at: event.timestamp)
    guard isActive || abs(new - baseline) > Self.slop else { return }
    // What is pinched does not jump.
    if !isActive { baseline = new }
    distance = new
    move(to: isActive ? .changed : .began)
  }

  /// Ends the gesture with the first of the two fingers.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard fingers.contains(where: touches.contains) else { return }
    fingers = []
    move(to: isActive ? .ended : .failed)
  }

  /// Two fingers in the same place have a distance, too.
  private var currentDistance: Double {
    max((fingers[0].location(in: nil) - fingers[1].location(in: nil)).length, 1)
  }
}
