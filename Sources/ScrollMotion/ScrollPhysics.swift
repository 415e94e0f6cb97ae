/// The constants of a scroll view's motion after its release.
public struct ScrollPhysics: Hashable, Sendable {
  /// How much of its velocity it keeps per millisecond.
  public var decelerationRate: DecelerationRate
  /// Whether it goes past an edge and comes back; otherwise it stops at the edge.
  public var bounces: Bool
  /// The response of the spring that brings it back, in seconds.
  public var springResponse: Double
  /// How far a fling may go past an edge, in points.
  ///
  /// Infinite means that the velocity always carries over in full. A limit keeps a violent fling
  /// from leaving nothing of the content visible, at the price of a jump in velocity at the edge;
  /// GTK uses 100 points.
  public var largestOvershoot: Double
  /// When it is near enough to its destination to end there.
  public var threshold: StopThreshold

  /// Makes physics with the standard value of every constant not given.
  public init(
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

  /// The normal rate, bouncing at the edges.
  public static let standard = ScrollPhysics()

  func spring(from start: Double, to target: Double, velocity: Double) -> CriticallyDampedSpring {
    CriticallyDampedSpring(
      from: start, to: target, velocity: velocity, response: springResponse)
  }

  /// The velocity with which a spring takes over at an edge: v₀ of the peak v₀/(e·ω).
  func velocityBeyondEdge(_ velocity: Double, angularFrequency: Double) -> Double {
    guard largestOvershoot < .infinity else { return velocity }
    let fastest = max(0, largestOvershoot.motionValue) * angularFrequency * 2.718281828459045
    return min(max(velocity, -fastest), fastest)
  }
}
