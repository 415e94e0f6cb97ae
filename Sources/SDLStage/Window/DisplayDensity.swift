/// The number of display pixels per unit of the window's coordinates.
enum DisplayDensity {
  /// Wayland's scales are multiples of 1/120: the unit of `wp_fractional_scale_v1`.
  private static let parts = 120.0

  /// The ratio of a window's pixels to its coordinates; 1 if either number is not above 0.
  ///
  /// Both numbers are rounded to whole numbers, so their exact quotient would vary with the size of
  /// the window.
  static func density(pixels: Int, coordinates: Double) -> Double {
    guard pixels > 0, coordinates > 0 else { return 1 }
    let density = Double(pixels) / coordinates
    let even = (density * parts).rounded() / parts
    // Rounds to a multiple only if rounding the pixels explains the difference.
    return abs(even * coordinates - Double(pixels)) <= 0.5 ? even : density
  }
}
