public import Geometry

/// Tells a wheel from a touchpad by what it sends, one event after the other.
///
/// A wheel sends whole notches, a fine one parts of a notch: both are multiples of a 120th, the unit in
/// which Windows and Wayland count them. A touchpad sends whatever the fingers have moved. One event
/// does not tell: a touchpad sends a whole number now and then. So what has been a touchpad once is one
/// until it has been silent for half a second.
///
/// Source: 120 a notch is `value120` of Wayland's `wl_pointer` and `WHEEL_DELTA` of Windows.
public struct WheelStream: Hashable, Sendable {
  public enum Device: Hashable, Sendable {
    case wheel
    case touchpad
  }

  /// So long a device is silent before it may be another one, in seconds. A choice.
  public static let longestPause = 0.5

  /// What a notch is divided into.
  private static let unitsPerNotch = 120.0

  /// Deltas come as single-precision numbers: so far off a multiple may be, in 120ths.
  private static let tolerance = 1e-3

  private var isTouchpad = false
  private var lastTime = -Double.infinity

  public init() {}

  /// What has sent an event.
  ///
  /// - Parameters:
  ///   - delta: In notches.
  ///   - time: When, in seconds; one that is earlier than the last counts as that.
  public mutating func device(sending delta: Point, at time: Double) -> Device {
    if time - lastTime > Self.longestPause { isTouchpad = false }
    if time > lastTime { lastTime = time }
    if !Self.isWhole(delta.x) || !Self.isWhole(delta.y) { isTouchpad = true }
    return isTouchpad ? .touchpad : .wheel
  }

  /// Whether a wheel may have sent a delta.
  private static func isWhole(_ delta: Double) -> Bool {
    let units = delta * unitsPerNotch
    return abs(units - units.rounded()) <= tolerance
  }
}
