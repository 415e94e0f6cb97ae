/// The part of its velocity that a flung view keeps from one millisecond to the next.
///
/// The two named rates are UIKit's. Any other rate works as well: a view that keeps more of its
/// velocity travels farther and longer.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The fraction of the velocity left after a millisecond, 0.001 to 0.999999.
  public let rawValue: Double

  /// Makes a rate, clamped to 0.001...0.999999; NaN means ``normal``.
  public init(rawValue: Double) {
    self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 0.001), 0.999_999)
  }

  /// The default rate, 0.998 per millisecond.
  ///
  /// Source: `UIScrollView.DecelerationRate.normal`.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// A rate that stops sooner, 0.99 per millisecond.
  ///
  /// Source: `UIScrollView.DecelerationRate.fast`.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// λ = −1000 ln d, per second: the velocity after t seconds is v₀·e^(−λt).
  public var decayConstant: Double {
    -1000 * Exponential.logarithm(rawValue)
  }

  /// The distance that content still travels when its velocity decays continuously.
  ///
  /// ``Deceleration`` comes to rest at this distance, so use this form for `targetContentOffset`.
  ///
  /// - Parameter velocity: In points per second.
  /// - Returns: v/λ, in points. Source: ScrollMechanics, `DecelerationTimingParameters`.
  public func projectedDistance(velocity: Double) -> Double {
    velocity.motionValue / decayConstant
  }

  /// The distance that content still travels when its velocity decays once per millisecond.
  ///
  /// It is shorter than ``projectedDistance(velocity:)``, by 0.1 % at the normal rate and by 0.5 %
  /// at the fast rate. Motion and target must use the same form; the engine uses
  /// ``projectedDistance(velocity:)``.
  ///
  /// - Parameter velocity: In points per second.
  /// - Returns: v/1000 · d/(1−d), in points. Source: WWDC 2018, session 803.
  public func projectedDistancePerMillisecond(velocity: Double) -> Double {
    velocity.motionValue / 1000 * rawValue / (1 - rawValue)
  }

  /// The distance travelled after `milliseconds` when the velocity decays once per millisecond.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - milliseconds: Since the release; fractions are allowed.
  /// - Returns: v/1000 · d(1−dⁿ)/(1−d), in points: the sum of the steps `v *= d; x += v`.
  public func distancePerMillisecond(velocity: Double, after milliseconds: Double) -> Double {
    let kept = Exponential.power(rawValue, milliseconds.motionTime)
    return projectedDistancePerMillisecond(velocity: velocity) * (1 - kept)
  }
}
