/// The constants of a scroll view's motion after it has been let go.
public struct ScrollPhysics: Hashable, Sendable {
  /// How much of its velocity it keeps from one millisecond to the next.
  public var decelerationRate: DecelerationRate
  /// Whether it goes past an edge and comes back; otherwise it stops at the edge.
  public var bounces: Bool
  /// The response of the spring that brings it back, in seconds.
  public var springResponse: Double
  /// How far at most a fling goes past an edge, in points.
  ///
  /// Infinite means that the velocity is always carried over whole. A limit keeps a violent fling
  /// from leaving nothing of the content visible, at the price of a step in the velocity at the
  /// edge; GTK has 100 points.
  public var largestOvershoot: Double
  /// When it is near enough to its destination to end there.
  public var threshold: StopThreshold

  /// Every constant that is not given has its standard value.
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

  /// The velocity that a spring takes over at an edge: v₀ of the peak v₀/(e·ω).
  func velocityBeyondEdge(_ velocity: Double, angularFrequency: Double) -> Double {
    guard largestOvershoot < .infinity else { return velocity }
    let fastest = max(0, largestOvershoot.motionValue) * angularFrequency * 2.718281828459045
    return min(max(velocity, -fastest), fastest)
  }
}
