/// The speed a flick gains if the content is already moving: flicks in one direction build up.
///
/// Source: Flutter's `BouncingScrollPhysics.carriedMomentum`, whose numbers were found by
/// overlaying UIKit. It adds 0.000816·|v|^1.967 of the remaining speed v, at most 40,000 points per
/// second.
///
/// A slow flick adds nothing. Flutter calls a flick slow if it has less than half of what it would
/// gain, but then every second one of equal flicks falls back. Here it is slow if it would not turn
/// a page.
package enum Momentum {
  /// The most a flick can gain, in points per second.
  package static let greatest = 40_000.0

  /// The slowest flick that carries momentum, in points per second: that of ``PagingPhysics``.
  package static let slowestFlick = 300.0

  private static let coefficient = 0.000816
  private static let exponent = 1.967

  /// The velocity with which content is released, in points per second.
  ///
  /// - Parameters:
  ///   - velocity: The flick's, in points per second.
  ///   - remaining: The content's when it was caught, in points per second.
  /// - Returns: The flick's velocity, plus what it gains.
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
