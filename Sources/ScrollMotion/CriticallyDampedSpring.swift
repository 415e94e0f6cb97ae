/// A coordinate that a spring pulls to its target as fast as possible without oscillating.
///
/// With the displacement e = x − target and the stiffness ω, e(t) = (e₀ + (v₀ + ω·e₀)·t)·e^(−ωt).
/// The coordinate passes the target at most once, and only if it starts towards the target faster
/// than ω·|e₀|, or on the target with a velocity.
///
/// ```swift
/// let bounce = CriticallyDampedSpring(from: 300, to: 300, velocity: 1000)
/// bounce.turningTime // 0.0915…
/// bounce.value(at: 0.0915) // 333.666…
/// ```
///
/// Source: the response of 0.575 seconds comes from fluid-scroll's `spring_back.rs`; XNAnimation's
/// bounce, found independently, is a spring of 11.006 per second with a damping ratio of 1.004.
package struct CriticallyDampedSpring: Hashable, Sendable {
  /// The standard response, 0.575 seconds: the period of the same spring without damping.
  package static let standardResponse = 0.575

  /// Where the coordinate comes to rest, in points.
  package private(set) var target: Double
  /// e₀: the coordinate at time zero minus the target, in points.
  package let displacement: Double
  /// v₀: the velocity at time zero, in points per second.
  package let initialVelocity: Double
  /// ω = 2π/response, per second.
  package let angularFrequency: Double

  /// Makes a spring from its response.
  ///
  /// - Parameters:
  ///   - start: In points.
  ///   - target: In points.
  ///   - velocity: In points per second; a velocity that is not finite counts as zero.
  ///   - response: In seconds, clamped to 0.001...1000; a response that is not finite and positive
  ///     is replaced by 0.575.
  package init(
    from start: Double, to target: Double, velocity: Double,
    response: Double = CriticallyDampedSpring.standardResponse
  ) {
    let response = response.positive(or: Self.standardResponse, in: 1e-3...1e3)
    self.init(
      from: start, to: target, velocity: velocity, angularFrequency: 2 * Double.pi / response)
  }

  /// Makes a spring from its angular frequency.
  ///
  /// - Parameters:
  ///   - start: In points.
  ///   - target: In points.
  ///   - velocity: In points per second; a velocity that is not finite counts as zero.
  ///   - angularFrequency: Per second, clamped to 1e-3...1e6; a frequency that is not finite and
  ///   positive is replaced by the frequency of the standard response.
  package init(from start: Double, to target: Double, velocity: Double, angularFrequency: Double) {
    self.target = target.motionValue
    displacement = start.motionValue - self.target
    initialVelocity = velocity.motionValue
    self.angularFrequency = angularFrequency.positive(
      or: 2 * Double.pi / Self.standardResponse, in: 1e-3...1e6)
  }

  /// The same motion, shifted by `distance` points.
  func shifted(by distance: Double) -> CriticallyDampedSpring {
    var result = self
    result.target += distance
    return result
  }

  /// e(t). Computed, not stored: a fling holds up to three springs and is copied.
  private var path: DecayingLine {
    DecayingLine(
      start: displacement, slope: initialVelocity + angularFrequency * displacement,
      decay: angularFrequency)
  }

  /// e'(t).
  private var speed: DecayingLine {
    DecayingLine(
      start: initialVelocity, slope: -angularFrequency * path.slope, decay: angularFrequency)
  }

  /// The coordinate at a time in seconds since the start, in points.
  ///
  /// It is target + (e₀ + (v₀ + ω·e₀)·t)·e^(−ωt).
  package func value(at time: Double) -> Double {
    target + path.value(at: time.motionTime)
  }

  /// The velocity at a time in seconds since the start, in points per second.
  ///
  /// It is (v₀ − ω(v₀ + ω·e₀)·t)·e^(−ωt).
  package func velocity(at time: Double) -> Double {
    speed.value(at: time.motionTime)
  }

  /// Whether the coordinate passes its target: |v₀| > ω·|e₀|, towards the target.
  package var overshoots: Bool {
    if displacement == 0 { return initialVelocity != 0 }
    return displacement > 0 ? path.slope < 0 : path.slope > 0
  }

  /// When the coordinate passes its target, in seconds; nil if it never does.
  package var crossingTime: Double? {
    overshoots ? -displacement / path.slope : nil
  }

  /// When the coordinate turns round, in seconds; nil if it moves straight to its target.
  ///
  /// For a start on the target this is 1/ω, and the coordinate is then v₀/(e·ω) away.
  package var turningTime: Double? {
    guard let time = path.turningTime, time > 0 else { return nil }
    return time
  }

  /// The largest distance from the target, in points, if the coordinate first moves away from the
  /// target.
  ///
  /// It is (B/ω)·e^(ω·|e₀|/B − 1) with B = |v₀| + ω·|e₀|.
  var farthest: Double {
    let start = abs(displacement)
    let slope = abs(initialVelocity) + angularFrequency * start
    guard slope > 0 else { return start }
    return slope / angularFrequency * Exponential.decay(1 - angularFrequency * start / slope)
  }

  /// The initial speed away from the target at which the motion reaches the distance `reach`, in
  /// points per second; zero if the motion starts at that distance or beyond.
  ///
  /// It is ω·|e₀|·(e^y − 1), where y is the greater root of y + e^(−y) = 1 + ln(reach/|e₀|): a
  /// branch of Lambert's W. Newton's method approaches the root from above.
  func speed(reaching reach: Double) -> Double {
    let start = abs(displacement)
    guard reach > start else { return 0 }
    guard start > reach * 1e-12 else { return 2.718281828459045 * angularFrequency * reach }
    let rest = Exponential.logarithm(reach / start)
    var y = (2 * rest).squareRoot() + rest
    for _ in 0..<8 {
      let rise = Exponential.rise(y)
      guard rise > 0 else { break }
      y -= (y - rise - rest) / rise
    }
    return angularFrequency * start * (Exponential.power(2.718281828459045, max(0, y)) - 1)
  }

  /// When the motion has settled for good, near enough to its target and slow enough, in seconds.
  ///
  /// - Complexity: About 60 exponentials; call it once, not in every frame.
  package func settlingTime(threshold: StopThreshold = .standard) -> Double {
    max(
      path.lastTime(above: threshold.distance), speed.lastTime(above: threshold.velocity))
  }
}
