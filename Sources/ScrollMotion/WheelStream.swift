package import Geometry

/// Distinguishes a wheel from a touchpad by the sequence of its events.
///
/// A wheel sends whole notches, a high-resolution wheel parts of a notch: both are multiples of a
/// 120th, the unit in which Windows and Wayland count them. A touchpad sends the distance that the
/// fingers have moved; sometimes this is such a multiple, too. So once a device has sent a number
/// that is not such a multiple, it counts as a touchpad until it has been silent for half a second.
///
/// Source: 120 per notch is `value120` of Wayland's `wl_pointer` and `WHEEL_DELTA` of Windows.
package struct WheelStream: Hashable, Sendable {
  /// The kinds of devices that send wheel events.
  package enum Device: Hashable, Sendable {
    /// A wheel, with whole or fine notches.
    case wheel
    /// A touchpad.
    case touchpad
  }

  /// The silence after which the next event may come from another device, in seconds. A choice.
  package static let longestPause = 0.5

  /// The units in a notch.
  private static let unitsPerNotch = 120.0

  /// Deltas have single precision, so they may differ from a multiple by this much, in 120ths.
  private static let tolerance = 1e-3

  private var isTouchpad = false
  private var lastTime = -Double.infinity

  /// Makes a stream without events.
  package init() {}

  /// The device that has sent an event.
  ///
  /// `delta` is in notches; `time` is in seconds; an event with an earlier time than the last event
  /// counts as simultaneous with it.
  package mutating func device(sending delta: Point, at time: Double) -> Device {
    if time - lastTime > Self.longestPause { isTouchpad = false }
    if time > lastTime { lastTime = time }
    if !Self.isOfWheel(delta) { isTouchpad = true }
    return isTouchpad ? .touchpad : .wheel
  }

  /// Whether a delta, in notches, may come from a wheel; a touchpad may send such a delta as well.
  package static func isOfWheel(_ delta: Point) -> Bool { isWhole(delta.x) && isWhole(delta.y) }

  private static func isWhole(_ delta: Double) -> Bool {
    let units = delta * unitsPerNotch
    return abs(units - units.rounded()) <= tolerance
  }
}
