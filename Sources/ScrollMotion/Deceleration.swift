/// A coordinate that slows down as a flung view does, without edges.
///
/// The velocity decays exponentially, v(t) = v₀·e^(−λt), so that the coordinate approaches
/// x₀ + v₀/λ. Every answer is a closed form of the time since the start: it does not matter how
/// often one asks.
///
/// ```swift
/// let deceleration = Deceleration(from: 0, velocity: 1000)
/// deceleration.destination    // 499.49983…
/// deceleration.value(at: 0.5) // 315.92802…
/// ```
///
/// Source: ScrollMechanics, `DecelerationTimingParameters`; fluid-scroll, `scroller.rs`. The
/// continuous form serves the reported target and the motion alike: WWDC 2018's sum over
/// milliseconds ends 0.1 % sooner, which nobody sees, while a target that the motion misses is seen.
public struct Deceleration: Hashable, Sendable {
  /// The coordinate at time zero, in points.
  public private(set) var start: Double
  /// The velocity at time zero, in points per second.
  public let initialVelocity: Double
  /// λ, per second.
  public let decayConstant: Double
  /// What the coordinate approaches, in points.
  public private(set) var destination: Double

  private let distance: Double

  /// - Parameters:
  ///   - start: In points.
  ///   - velocity: In points per second; one that is not finite counts as zero.
  public init(from start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.start = start.motionValue
    initialVelocity = velocity.motionValue
    decayConstant = rate.decayConstant
    distance = initialVelocity / decayConstant
    destination = self.start + distance
  }

  /// The deceleration with this velocity at its start that ends exactly at `target`.
  ///
  /// Its decay constant is λ' = v₀/(target − x₀). Source: the identity of Flutter's
  /// `FrictionSimulation.through`.
  /// - Parameters:
  ///   - start: In points.
  ///   - velocity: In points per second.
  ///   - target: In points.
  /// - Returns: nil where there is none: no velocity, one away from the target, or one so small
  ///   that the motion would take hours.
  public init?(from start: Double, velocity: Double, landingAt target: Double) {
    self.start = start.motionValue
    initialVelocity = velocity.motionValue
    destination = target.motionValue
    distance = destination - self.start
    guard distance != 0, initialVelocity != 0 else { return nil }
    decayConstant = initialVelocity / distance
    guard decayConstant >= 1e-3, decayConstant <= 1e12 else { return nil }
  }

  /// The same motion, so many points further on.
  func shifted(by distance: Double) -> Deceleration {
    var result = self
    result.start += distance
    result.destination += distance
    return result
  }

  /// The rate at which this deceleration loses velocity.
  public var rate: DecelerationRate {
    DecelerationRate(rawValue: Exponential.decay(decayConstant / 1000))
  }

  /// x₀ + (v₀/λ)(1 − e^(−λt)), in points.
  ///
  /// - Parameter time: In seconds since the start.
  public func value(at time: Double) -> Double {
    start + distance * Exponential.rise(decayConstant * time.motionTime)
  }

  /// v₀·e^(−λt), in points per second.
  ///
  /// - Parameter time: In seconds since the start.
  public func velocity(at time: Double) -> Double {
    initialVelocity * Exponential.decay(decayConstant * time.motionTime)
  }

  /// v₀ − λ(x − x₀), in points per second; zero at the destination and past it.
  ///
  /// - Parameter position: In points.
  public func velocity(atPosition position: Double) -> Double {
    let velocity = initialVelocity - decayConstant * (position.motionValue - start)
    return initialVelocity > 0 ? max(0, velocity) : min(0, velocity)
  }

  /// −ln(1 − λ(x − x₀)/v₀)/λ, in seconds; infinite for what is never reached.
  ///
  /// - Parameter position: In points.
  public func time(toReach position: Double) -> Double {
    let wanted = position.motionValue - start
    guard wanted != 0 else { return 0 }
    guard initialVelocity != 0 else { return .infinity }
    let part = wanted / distance
    guard part >= 0, part < 1 else { return .infinity }
    return -Exponential.logarithm(onePlus: -part) / decayConstant
  }

  /// ln(|v₀|/u)/λ, in seconds; zero for a motion that is slower from its start.
  ///
  /// - Parameter speed: u, in points per second, above zero.
  public func time(toSlowTo speed: Double) -> Double {
    let limit = speed.positive(or: 1e-300, in: 1e-300...1e300)
    guard abs(initialVelocity) > limit else { return 0 }
    return Exponential.logarithm(of: abs(initialVelocity), over: limit) / decayConstant
  }

  /// ln(|v₀|/(λr))/λ, in seconds; zero for a motion that starts nearer.
  ///
  /// - Parameter remaining: r, the distance to the destination in points, above zero.
  public func time(toComeWithin remaining: Double) -> Double {
    let limit = remaining.positive(or: 1e-300, in: 1e-300...1e300)
    guard abs(distance) > limit else { return 0 }
    return Exponential.logarithm(of: abs(distance), over: limit) / decayConstant
  }

  /// The seconds until it is both near enough to its destination and slow enough to end there.
  public func duration(until threshold: StopThreshold = .standard) -> Double {
    max(time(toComeWithin: threshold.distance), time(toSlowTo: threshold.velocity))
  }
}
