/// The number of display pixels per unit of the window's coordinates.
enum DisplayDensity {
  /// Wayland's scales are multiples of one over this: the unit of `wp_fractional_scale_v1`.
  private static let parts = 120.0

  /// The density that turned a window's coordinates into pixels; 1 for 0 coordinates.
  ///
  /// Both are whole numbers, so their quotient would change a little with every size.
  static func density(pixels: Int, coordinates: Double) -> Double {
    guard pixels > 0, coordinates > 0 else { return 1 }
    let density = Double(pixels) / coordinates
    let even = (density * parts).rounded() / parts
    // Only as far as half a pixel explains it.
    return abs(even * coordinates - Double(pixels)) <= 0.5 ? even : density
  }
}
