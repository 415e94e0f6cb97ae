/// A coordinate that slows down like a flung view without edges.
///
/// The velocity decays exponentially, v(t) = v₀·e^(−λt), so the coordinate approaches x₀ + v₀/λ.
/// Every result is a closed form of the time since the start, so the frame rate does not matter.
///
/// ```swift
/// let deceleration = Deceleration(from: 0, velocity: 1000)
/// deceleration.destination    // 499.49983…
/// deceleration.value(at: 0.5) // 315.92802…
/// ```
///
/// Source: ScrollMechanics, `DecelerationTimingParameters`; fluid-scroll, `scroller.rs`. The
/// reported target and the motion both use the continuous form: the sum over milliseconds of WWDC
/// 2018 ends 0.1 % sooner, which is invisible, but a motion that misses its reported target is
/// visible.
package struct Deceleration: Hashable, Sendable {
  /// The coordinate at time zero, in points.
  package private(set) var start: Double
  /// The velocity at time zero, in points per second.
  package let initialVelocity: Double
  /// λ, per second.
  package let decayConstant: Double
  /// The coordinate that the motion approaches, in points.
  package private(set) var destination: Double

  private let distance: Double

  /// Makes a deceleration from `start`, in points, with a velocity in points per second.
  ///
  /// A velocity that is not finite counts as zero.
  package init(from start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.start = start.motionValue
    initialVelocity = velocity.motionValue
    decayConstant = rate.decayConstant
    distance = initialVelocity / decayConstant
    destination = self.start + distance
  }

  /// Makes a deceleration with a given initial velocity that ends exactly at `target`.
  ///
  /// Its decay constant is λ' = v₀/(target − x₀). Source: the identity of Flutter's
  /// `FrictionSimulation.through`. Positions are in points, the velocity in points per second.
  ///
  /// Returns nil if the motion starts at the target, if the velocity is zero or points away from
  /// the target, or if the decay constant is outside 1e-3...1e12, as for a motion that takes hours.
  package init?(from start: Double, velocity: Double, landingAt target: Double) {
    self.start = start.motionValue
    initialVelocity = velocity.motionValue
    destination = target.motionValue
    distance = destination - self.start
    guard distance != 0, initialVelocity != 0 else { return nil }
    decayConstant = initialVelocity / distance
    guard decayConstant >= 1e-3, decayConstant <= 1e12 else { return nil }
  }

  /// The same motion, shifted by `distance` points.
  func shifted(by distance: Double) -> Deceleration {
    var result = self
    result.start += distance
    result.destination += distance
    return result
  }

  /// The rate at which this deceleration loses velocity.
  package var rate: DecelerationRate {
    DecelerationRate(rawValue: Exponential.decay(decayConstant / 1000))
  }

  /// The coordinate at a time in seconds since the start, in points.
  ///
  /// It is x₀ + (v₀/λ)(1 − e^(−λt)).
  package func value(at time: Double) -> Double {
    start + distance * Exponential.rise(decayConstant * time.motionTime)
  }

  /// The velocity at a time in seconds since the start, in points per second.
  ///
  /// It is v₀·e^(−λt).
  package func velocity(at time: Double) -> Double {
    initialVelocity * Exponential.decay(decayConstant * time.motionTime)
  }

  /// The velocity at a position in points, in points per second; zero at the destination and
  /// beyond.
  ///
  /// It is v₀ − λ(x − x₀).
  package func velocity(atPosition position: Double) -> Double {
    guard initialVelocity != 0 else { return 0 }
    let velocity = initialVelocity - decayConstant * (position.motionValue - start)
    return initialVelocity > 0 ? max(0, velocity) : min(0, velocity)
  }

  /// When a position in points is reached, in seconds; infinite if it never is.
  ///
  /// It is −ln(1 − λ(x − x₀)/v₀)/λ.
  package func time(toReach position: Double) -> Double {
    let wanted = position.motionValue - start
    guard wanted != 0 else { return 0 }
    guard initialVelocity != 0 else { return .infinity }
    let part = wanted / distance
    guard part >= 0, part < 1 else { return .infinity }
    return -Exponential.logarithm(onePlus: -part) / decayConstant
  }

  /// When the speed has fallen to `speed`, in seconds; zero if the initial speed is lower.
  ///
  /// It is ln(|v₀|/u)/λ, where u is `speed`, in points per second, above zero.
  package func time(toSlowTo speed: Double) -> Double {
    let limit = speed.positive(or: 1e-300, in: 1e-300...1e300)
    guard abs(initialVelocity) > limit else { return 0 }
    return Exponential.logarithm(of: abs(initialVelocity), over: limit) / decayConstant
  }

  /// When the motion is within `remaining` of its destination, in seconds; zero if the motion
  /// starts nearer.
  ///
  /// It is ln(|v₀|/(λr))/λ, where r is `remaining`, in points, above zero.
  package func time(toComeWithin remaining: Double) -> Double {
    let limit = remaining.positive(or: 1e-300, in: 1e-300...1e300)
    guard abs(distance) > limit else { return 0 }
    return Exponential.logarithm(of: abs(distance), over: limit) / decayConstant
  }

  /// The time until the motion is near enough to its destination and slow enough to end, in
  /// seconds.
  package func duration(until threshold: StopThreshold = .standard) -> Double {
    max(time(toComeWithin: threshold.distance), time(toSlowTo: threshold.velocity))
  }
}
