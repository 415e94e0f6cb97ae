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
    // Not a number counts as 0 as well.
    guard fraction > 0 else { return 0 }
    return UInt8((min(fraction, 1) * 255).rounded())
  }

  // MARK: Fixed colours

  /// 0 % grey.
  public static let black = Color(0x000000)
  /// One third grey.
  public static let darkGray = Color(0x555555)
  /// Half grey.
  public static let gray = Color(0x808080)
  /// Two thirds grey.
  public static let lightGray = Color(0xAAAAAA)
  /// 100 % grey.
  public static let white = Color(0xFFFFFF)
  /// Full red.
  public static let red = Color(0xFF0000)
  /// Full green.
  public static let green = Color(0x00FF00)
  /// Full blue.
  public static let blue = Color(0x0000FF)
  /// Full green and blue.
  public static let cyan = Color(0x00FFFF)
  /// Full red and green.
  public static let yellow = Color(0xFFFF00)
  /// Full red and blue.
  public static let magenta = Color(0xFF00FF)
  /// Full red, half green.
  public static let orange = Color(0xFF8000)
  /// Half red, half blue.
  public static let purple = Color(0x800080)
  /// UIKit's fixed brown.
  public static let brown = Color(0x996633)
}
