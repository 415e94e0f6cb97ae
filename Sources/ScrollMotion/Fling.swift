/// The motion of one coordinate of the offset after the content has been released.
///
/// Released content decelerates. If it reaches the edge of its range, a critically damped spring
/// takes over with the remaining velocity, and carries it past the edge and back; content released
/// past an edge springs back at once. The motion ends after a finite time, exactly at its
/// destination in the range. Position and velocity are closed forms of the time since the release.
/// The position is continuous, and so is the velocity unless it exceeds the limit for entering a
/// spring: see ``ScrollPhysics/largestOvershoot``.
///
/// ```swift
/// let fling = Fling(from: 100, velocity: 800, in: 0...300)
/// fling.value(at: 0.2)            // 231.84733…: decelerating
/// fling.value(at: 0.4)            // 311.89366…: past the edge
/// fling.destination               // 300
/// fling.value(at: fling.duration) // 300
/// ```
///
/// UIKit does not document its behaviour for content that is released past an edge and thrown back
/// so fast that the spring cannot stop it. Here such content enters the range with its velocity at
/// the edge, and decelerates from there like content that never left the range.
package struct Fling: Hashable, Sendable {
  /// The phases of the motion.
  package enum Phase: Hashable, Sendable {
    /// The coordinate decelerates.
    case decelerating
    /// A spring pulls the coordinate to an edge, or to a page or target that a deceleration does
    /// not reach.
    case springing
    /// The coordinate rests at the destination.
    case ended
  }

  /// An end of the range.
  package enum Edge: Hashable, Sendable {
    /// The end at the least offset.
    case lower
    /// The end at the greatest offset.
    case upper
  }

  /// The coordinate at rest, within the range, in points.
  package private(set) var destination: Double
  /// The duration in seconds; zero if there is nothing to move.
  package let duration: Double
  /// The offsets to which the motion is clamped: the range without bouncing, otherwise all offsets.
  private(set) var limits: ClosedRange<Double>
  /// The edge to which a spring finally brings the coordinate back; nil if none does.
  let edge: Edge?
  // At most three stages: a spring into the range, a deceleration within it, a spring at the far
  // edge.
  private(set) var first: Stage
  private(set) var second: Stage?
  private(set) var third: Stage?

  /// The coordinate at a time in seconds since the start, in points.
  package func value(at time: Double) -> Double {
    let time = time.motionTime
    guard time < duration else { return destination }
    return limits.clamp(stage(at: time).value(at: time))
  }

  /// The velocity at a time in seconds since the start, in points per second; zero at the end.
  package func velocity(at time: Double) -> Double {
    let time = time.motionTime
    guard time < duration else { return 0 }
    let stage = stage(at: time)
    let value = stage.value(at: time)
    return limits.clamp(value) == value ? stage.velocity(at: time) : 0
  }

  /// The phase of the motion at a time in seconds since the start.
  package func phase(at time: Double) -> Phase {
    let time = time.motionTime
    guard time < duration else { return .ended }
    if case .spring = stage(at: time).curve { return .springing }
    return .decelerating
  }

  /// The edge to which a spring brings the content back, at a time in seconds since the start.
  ///
  /// Nil if no spring moves the content at that time, or if the spring goes to a page or a target.
  package func edgeOfReturn(at time: Double) -> Edge? {
    let time = time.motionTime
    guard time < duration, case .spring(let spring) = stage(at: time).curve,
      spring.target == destination
    else { return nil }
    return edge
  }

  /// The same motion, shifted by `distance` points.
  package func shifted(by distance: Double) -> Fling {
    var result = self
    result.destination += distance
    result.limits = limits.lowerBound + distance...limits.upperBound + distance
    result.first = first.shifted(by: distance)
    result.second = second?.shifted(by: distance)
    result.third = third?.shifted(by: distance)
    return result
  }

  private func stage(at time: Double) -> Stage {
    if let third, time >= third.start { return third }
    if let second, time >= second.start { return second }
    return first
  }
}

extension Fling {
  /// A closed form that applies from a given time of the fling on.
  struct Stage: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
      case deceleration(Deceleration)
      case spring(CriticallyDampedSpring)
    }

    /// The time from which the curve applies, in seconds since the start of the fling.
    var start: Double
    var curve: Curve

    func shifted(by distance: Double) -> Stage {
      switch curve {
      case .deceleration(let deceleration):
        Stage(start: start, curve: .deceleration(deceleration.shifted(by: distance)))
      case .spring(let spring):
        Stage(start: start, curve: .spring(spring.shifted(by: distance)))
      }
    }

    func value(at time: Double) -> Double {
      switch curve {
      case .deceleration(let deceleration): deceleration.value(at: time - start)
      case .spring(let spring): spring.value(at: time - start)
      }
    }

    func velocity(at time: Double) -> Double {
      switch curve {
      case .deceleration(let deceleration): deceleration.velocity(at: time - start)
      case .spring(let spring): spring.velocity(at: time - start)
      }
    }
  }
}
