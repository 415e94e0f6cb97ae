/// The speed that a flick gains when the content moves already: flicks in one direction build up.
///
/// Source: Flutter's `BouncingScrollPhysics.carriedMomentum`, whose numbers were found by overlaying
/// UIKit. It adds 0.000816·|v|^1.967 of the speed v that is left, 40,000 points per second at most.
///
/// A slow flick adds nothing. For Flutter a flick is slow if it has less than half of what it would
/// gain, but then every second one of equal flicks falls back. Here it is slow if it would not turn a
/// page.
public enum Momentum {
  /// Points per second.
  public static let greatest = 40_000.0

  /// A slower flick carries nothing, in points per second: that of ``PagingPhysics``.
  public static let slowestFlick = 300.0

  private static let coefficient = 0.000816
  private static let exponent = 1.967

  /// The velocity with which content is let go.
  ///
  /// - Parameters:
  ///   - velocity: Of the flick, in points per second.
  ///   - remaining: With which the content moved when it was caught, in points per second.
  public static func carried(by velocity: Double, from remaining: Double) -> Double {
    let velocity = velocity.motionValue
    let remaining = remaining.motionValue
    guard velocity < 0 ? remaining < 0 : remaining > 0, abs(velocity) >= slowestFlick else {
      return velocity
    }
    let speed = min(coefficient * Exponential.power(abs(remaining), exponent), greatest)
    return velocity < 0 ? velocity - speed : velocity + speed
  }
}
