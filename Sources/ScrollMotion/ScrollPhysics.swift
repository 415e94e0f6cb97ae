/// The constants of a scroll view's motion after its release.
package struct ScrollPhysics: Hashable, Sendable {
  /// The part of the velocity that content keeps per millisecond.
  package var decelerationRate: DecelerationRate
  /// Whether the content goes past an edge and comes back; otherwise it stops at the edge.
  package var bounces: Bool
  /// The response of the spring that brings the content back, in seconds.
  package var springResponse: Double
  /// The farthest that a motion may go past an edge, or past the page to which it springs, in
  /// points.
  ///
  /// For this, the velocity v with which a spring takes over is limited so that its peak v/(e·ω) is
  /// at most this distance, even if the velocity then jumps; v is at most ``fastestOverEdge``.
  package var largestOvershoot: Double
  /// The distance and the velocity below which the motion ends.
  package var threshold: StopThreshold

  /// Makes physics from its constants.
  package init(
    decelerationRate: DecelerationRate = .normal, bounces: Bool = true,
    springResponse: Double = CriticallyDampedSpring.standardResponse,
    largestOvershoot: Double = .infinity, threshold: StopThreshold = .standard
  ) {
    self.decelerationRate = decelerationRate
    self.bounces = bounces
    self.springResponse = springResponse
    self.largestOvershoot = largestOvershoot
    self.threshold = threshold
  }

  /// The highest velocity with which content passes an edge, in points per second.
  ///
  /// At this velocity, content goes 168 points past the edge. Source: Flutter's
  /// `BouncingScrollSimulation`, `maxSpringTransferVelocity`, which limits the velocity at the
  /// greatest offset only.
  package static let fastestOverEdge = 5_000.0

  /// An overshoot that leaves some content visible, in points: half of the visible length. A
  /// choice.
  package static func largestOvershoot(visibleLength: Double) -> Double {
    max(0, visibleLength.motionValue) / 2
  }

  /// The normal rate, bouncing at the edges.
  package static let standard = ScrollPhysics()

  func spring(from start: Double, to target: Double, velocity: Double) -> CriticallyDampedSpring {
    CriticallyDampedSpring(
      from: start, to: target, velocity: velocity, response: springResponse)
  }

  /// The spring to a target in a range. An initial velocity away from the target is limited so that
  /// the content passes the edge by ``largestOvershoot`` at most.
  func spring(
    from start: Double, to target: Double, velocity: Double, in range: ClosedRange<Double>
  ) -> CriticallyDampedSpring {
    let free = spring(from: start, to: target, velocity: velocity)
    guard free.displacement * free.initialVelocity > 0, largestOvershoot < .infinity else {
      return free
    }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let reach = abs(edge - target) + max(0, largestOvershoot.motionValue)
    // The tolerance lets a motion in progress, whose velocity was limited before, continue
    // unchanged.
    guard free.farthest > reach * (1 + 1e-9) else { return free }
    let speed = free.speed(reaching: reach)
    return spring(from: start, to: target, velocity: velocity < 0 ? -speed : speed)
  }

  /// The highest speed at which a spring passes its target or takes over at an edge, in points per
  /// second: v₀ with the peak v₀/(e·ω) = ``largestOvershoot``, but at most ``fastestOverEdge``.
  func fastestOver(_ angularFrequency: Double) -> Double {
    guard largestOvershoot < .infinity else { return Self.fastestOverEdge }
    return min(
      Self.fastestOverEdge, max(0, largestOvershoot.motionValue) * angularFrequency * Self.e)
  }

  private static let e = 2.718281828459045
}
