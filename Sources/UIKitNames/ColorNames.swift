public import ScrollEngine

extension Color {
  /// Makes a colour from fractions of full intensity, each clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
  }

  /// Makes a grey between black (0) and white (1).
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another alpha, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    mapped { color, _ in
      var color = color
      color.alpha = Self.byte(alpha)
      return color
    }
  }

  private static func byte(_ fraction: CGFloat) -> UInt8 {
    // Negative numbers and NaN count as 0.
    guard fraction > 0 else { return 0 }
    return UInt8((min(fraction, 1) * 255).rounded())
  }
}
