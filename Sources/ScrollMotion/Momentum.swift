/// The speed that a flick gains from content that is already moving: flicks in one direction add
/// up.
///
/// Source: Flutter's `BouncingScrollPhysics.carriedMomentum`, with numbers found by comparison with
/// UIKit. The gain is 0.000816·|v|^1.967 for a remaining speed v, at most 40,000 points per second.
///
/// A slow flick gains nothing. Flutter calls a flick slow if its speed is less than half of the
/// gain, but then, of equal flicks in a row, every second one is slower. Here a flick is slow if it
/// would not turn a page.
package enum Momentum {
  /// The largest gain of a flick, in points per second.
  package static let greatest = 40_000.0

  /// The slowest flick that gains momentum, in points per second: the same speed as
  /// ``PagingPhysics/flickVelocity``.
  package static let slowestFlick = 300.0

  private static let coefficient = 0.000816
  private static let exponent = 1.967

  /// The velocity with which content is released, in points per second.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the flick, in points per second.
  ///   - remaining: The velocity of the content when it was caught, in points per second.
  /// - Returns: The flick's velocity plus its gain; without a gain if the content stood still or
  ///   moved the other way.
  package static func carried(by velocity: Double, from remaining: Double) -> Double {
    let velocity = velocity.motionValue
    let remaining = remaining.motionValue
    guard velocity < 0 ? remaining < 0 : remaining > 0, abs(velocity) >= slowestFlick else {
      return velocity
    }
    let speed = min(coefficient * Exponential.power(abs(remaining), exponent), greatest)
    return velocity < 0 ? velocity - speed : velocity + speed
  }
}
