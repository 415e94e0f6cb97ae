/// How many pixels a display has for a unit of the window's coordinates.
enum DisplayDensity {
  /// Wayland's scales are multiples of one over this: the unit of `wp_fractional_scale_v1`.
  private static let parts = 120.0

  /// The density that made a window of some pixels out of some coordinates; both are whole, so that
  /// their quotient would change a little with every size.
  ///
  /// - Parameter coordinates: 0 gives 1.
  static func density(pixels: Int, coordinates: Double) -> Double {
    guard pixels > 0, coordinates > 0 else { return 1 }
    let density = Double(pixels) / coordinates
    let even = (density * parts).rounded() / parts
    // Only as far as a half of a pixel explains it.
    return abs(even * coordinates - Double(pixels)) <= 0.5 ? even : density
  }
}
