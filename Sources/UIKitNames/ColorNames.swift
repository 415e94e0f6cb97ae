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

  // MARK: Hues of the light appearance

  /// UIKit's red of the light appearance.
  public static let systemRed = Color(0xFF3B30)
  /// UIKit's green of the light appearance.
  public static let systemGreen = Color(0x34C759)
  /// UIKit's blue of the light appearance.
  public static let systemBlue = Color(0x007AFF)
  /// UIKit's orange of the light appearance.
  public static let systemOrange = Color(0xFF9500)
  /// UIKit's yellow of the light appearance.
  public static let systemYellow = Color(0xFFCC00)
  /// UIKit's pink of the light appearance.
  public static let systemPink = Color(0xFF2D55)
  /// UIKit's purple of the light appearance.
  public static let systemPurple = Color(0xAF52DE)
  /// UIKit's teal of the light appearance.
  public static let systemTeal = Color(0x30B0C7)
  /// UIKit's indigo of the light appearance.
  public static let systemIndigo = Color(0x5856D6)
  /// UIKit's medium grey of the light appearance.
  public static let systemGray = Color(0x8E8E93)

  // MARK: Semantic colours, in both appearances

  /// Primary text.
  public static let label = Color(light: black, dark: white)
  /// Secondary text.
  public static let secondaryLabel = Color(light: darkGray, dark: lightGray)
  /// Thin lines between rows.
  public static let separator = Color(light: Color(0xC6C6C8), dark: Color(0x38383A))
  /// The background of plain content.
  public static let systemBackground = Color(light: white, dark: black)
  /// The background of content grouped on plain content.
  public static let secondarySystemBackground = Color(
    light: Color(0xF2F2F7), dark: Color(0x1C1C1E))
  /// The background of grouped tables.
  public static let systemGroupedBackground = secondarySystemBackground
}
