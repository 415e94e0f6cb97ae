package import Geometry

/// The distance that a turn of the wheel scrolls.
package enum WheelStep {
  /// Points per notch: three rows of text, as in browsers on Linux.
  package static let pointsPerNotch = 60.0

  /// The change of the offset in points for a delta in notches.
  ///
  /// A notch away from the person (positive y) scrolls back; a notch to the right (positive x)
  /// scrolls forward. A coordinate that is not finite counts as zero. Parts of a notch count in
  /// proportion: ten tenths scroll as far as one notch.
  ///
  /// - Parameters:
  ///   - delta: In notches, as delivered: SDL has already inverted a flipped wheel.
  ///   - pointsPerNotch: In points.
  ///   - swapsAxes: Whether a vertical wheel scrolls sideways, as with Shift.
  /// - Returns: In points.
  package static func translation(
    delta: Point, pointsPerNotch: Double = pointsPerNotch, swapsAxes: Bool = false
  ) -> Point {
    let delta = delta.motionValue
    let step = pointsPerNotch.motionValue
    let translation = Point(x: delta.x * step, y: -delta.y * step)
    return swapsAxes ? Point(x: translation.y, y: translation.x) : translation
  }

  /// Whether a delta, in notches, comes from a wheel that clicks and should be smoothed.
  ///
  /// A touchpad sends fractions, which are applied at once. A touchpad's delta that happens to be
  /// whole is taken for a notch, because the two cannot be distinguished.
  package static func isNotch(_ delta: Point) -> Bool {
    delta.isFinite && delta != .zero && delta.x.rounded() == delta.x
      && delta.y.rounded() == delta.y
  }

  /// GTK's step: page^(2/3) points per notch.
  ///
  /// - Parameter page: The length of the visible part along the axis, in points.
  /// - Returns: In points. Source: `gtkscrolledwindow.c`.
  package static func gtkPointsPerNotch(page: Double) -> Double {
    Exponential.power(page.motionValue, 2.0 / 3)
  }
}
