import ScrollEngine
import ScrollMotion

/// The algorithm of the last CustomScrollView, with its faults, on this engine's views.
///
/// Past an edge, the content moves half as far as the finger. Released content decelerates, and a
/// spring takes over as soon as the content is past an edge. The faults:
///
/// - The greatest offset of content that is smaller than the view is negative, and counts as an
///   edge: the spring brings the content there.
/// - The spring checks the left and top edges first, and the right and bottom edges only if neither
///   is passed: content past a left or top edge and another one returns from only the former.
final class PublishedSpringView: View {
  private enum Motion {
    case none
    case decelerating(x: Deceleration, y: Deceleration, start: Double)
    case springing(x: CriticallyDampedSpring, y: CriticallyDampedSpring, start: Double)
  }

  var contentSize = Size.zero
  private var motion = Motion.none
  private var dragOrigin = Point.zero

  /// The angular frequency of pop's spring with speed 5 and no bounciness, in radians per second:
  /// its stiffness is 193 for a mass of 1, and √193 ≈ 13.9.
  private static let angularFrequency = 13.9

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    let pan = PanGestureRecognizer()
    pan.onChange = { [unowned self, unowned pan] _ in panned(pan) }
    addGestureRecognizer(pan)
  }

  /// The greatest offset; negative along an axis on which the content is smaller than the view.
  private var greatest: Point {
    Point(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
  }

  private func panned(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began:
      motion = .none
      dragOrigin = bounds.origin
    case .changed:
      let wanted = dragOrigin - pan.translation(in: self)
      let clamped = Point(
        x: max(0, min(wanted.x, greatest.x)), y: max(0, min(wanted.y, greatest.y)))
      bounds.origin = clamped + (wanted - clamped) * 0.5
    case .ended:
      let velocity = Point.zero - pan.velocity(in: self)
      motion = .decelerating(
        x: Deceleration(from: bounds.minX, velocity: velocity.x),
        y: Deceleration(from: bounds.minY, velocity: velocity.y), start: pan.time)
    case .possible, .cancelled, .failed: break
    }
  }

  /// Advances to a time in seconds, on the clock of the input events; returns whether the content
  /// still moves.
  func advance(to time: Double) -> Bool {
    switch motion {
    case .none: return false
    case .decelerating(let x, let y, let start):
      let elapsed = max(0, time - start)
      bounds.origin = Point(x: x.value(at: elapsed), y: y.value(at: elapsed))
      if elapsed >= max(x.duration(), y.duration()) { motion = .none }
      bounce(Point(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed)), at: time)
    case .springing(let x, let y, let start):
      let elapsed = max(0, time - start)
      bounds.origin = Point(x: x.value(at: elapsed), y: y.value(at: elapsed))
      guard elapsed >= max(x.settlingTime(), y.settlingTime()) else { return true }
      bounds.origin = Point(x: x.target, y: y.target)
      motion = .none
    }
    if case .none = motion { return false }
    return true
  }

  /// Starts the spring if the content is past an edge.
  private func bounce(_ velocity: Point, at time: Double) {
    var target = bounds.origin
    if target.x < 0 || target.y < 0 {
      target = Point(x: max(target.x, 0), y: max(target.y, 0))
    } else if target.x > greatest.x || target.y > greatest.y {
      target = Point(x: min(target.x, greatest.x), y: min(target.y, greatest.y))
    } else {
      return
    }
    motion = .springing(
      x: CriticallyDampedSpring(
        from: bounds.minX, to: target.x, velocity: velocity.x,
        angularFrequency: Self.angularFrequency),
      y: CriticallyDampedSpring(
        from: bounds.minY, to: target.y, velocity: velocity.y,
        angularFrequency: Self.angularFrequency), start: time)
  }
}
