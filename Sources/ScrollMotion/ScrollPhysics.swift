/// The constants of a scroll view's motion after its release.
package struct ScrollPhysics: Hashable, Sendable {
  /// How much of its velocity it keeps per millisecond.
  package var decelerationRate: DecelerationRate
  /// Whether it goes past an edge and comes back; otherwise it stops at the edge.
  package var bounces: Bool
  /// The response of the spring that brings it back, in seconds.
  package var springResponse: Double
  /// How far a motion may go past an edge, or past the page it springs to, in points.
  ///
  /// A spring is entered with at most the velocity whose peak v/(e·ω) is that far, at the price of a
  /// jump in velocity where it takes over; and never with more than ``fastestOverEdge``.
  package var largestOvershoot: Double
  /// When it is near enough to its destination to end there.
  package var threshold: StopThreshold

  /// Makes physics with the standard value of every constant not given.
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

  /// The most of its velocity that content takes over an edge, in points per second.
  ///
  /// It then goes 168 points past the edge. Source: Flutter's `BouncingScrollSimulation`,
  /// `maxSpringTransferVelocity`, which limits it at the greatest offset only.
  package static let fastestOverEdge = 5_000.0

  /// The largest overshoot that leaves something to see: half of what shows of the content beside
  /// an edge, in points. A choice.
  package static func largestOvershoot(visibleLength: Double) -> Double {
    max(0, visibleLength.motionValue) / 2
  }

  /// The normal rate, bouncing at the edges.
  package static let standard = ScrollPhysics()

  func spring(from start: Double, to target: Double, velocity: Double) -> CriticallyDampedSpring {
    CriticallyDampedSpring(
      from: start, to: target, velocity: velocity, response: springResponse)
  }

  /// The spring to a target in a range. Its velocity away from the target takes the content past
  /// the edge there by the largest overshoot at most.
  func spring(
    from start: Double, to target: Double, velocity: Double, in range: ClosedRange<Double>
  ) -> CriticallyDampedSpring {
    let free = spring(from: start, to: target, velocity: velocity)
    guard free.displacement * free.initialVelocity > 0, largestOvershoot < .infinity else {
      return free
    }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    let reach = abs(edge - target) + max(0, largestOvershoot.motionValue)
    // One that has been under way, and was limited before, goes on.
    guard free.farthest > reach * (1 + 1e-9) else { return free }
    let speed = free.speed(reaching: reach)
    return spring(from: start, to: target, velocity: velocity < 0 ? -speed : speed)
  }

  /// The fastest that a spring passes its target or takes over at an edge: v₀ of the peak v₀/(e·ω),
  /// in points per second.
  func fastestOver(_ angularFrequency: Double) -> Double {
    guard largestOvershoot < .infinity else { return Self.fastestOverEdge }
    return min(
      Self.fastestOverEdge, max(0, largestOvershoot.motionValue) * angularFrequency * Self.e)
  }

  private static let e = 2.718281828459045
}
