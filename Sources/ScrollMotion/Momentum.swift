/// What a flick of content that moves already adds to itself: flicks in one direction build up.
///
/// Source: Flutter's `BouncingScrollPhysics.carriedMomentum`, whose numbers were found by overlaying
/// UIKit: 0.000816·|v|^1.967 of the speed that is left, 40,000 points per second at most. Where Flutter
/// has a flick stand for itself that is not half as fast as what it would carry, which lets every second
/// one of equal flicks fall back, here one does that is slower than a flick between pages.
public enum Momentum {
  /// Points per second.
  public static let greatest = 40_000.0

  /// A slower flick carries nothing, in points per second: that of ``Paging``.
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
