public import ScrollEngine

extension Color {
  /// A colour from fractions of full intensity; what lies outside 0…1 counts as the nearer of both.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
  }

  /// A grey between black (0) and white (1).
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another alpha, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    var color = self
    color.alpha = Self.byte(alpha)
    return color
  }

  private static func byte(_ fraction: CGFloat) -> UInt8 {
    // Also for what is not a number.
    guard fraction > 0 else { return 0 }
    return UInt8((min(fraction, 1) * 255).rounded())
  }

  // MARK: Fixed colours

  public static let black = Color(0x000000)
  public static let darkGray = Color(0x555555)
  public static let gray = Color(0x808080)
  public static let lightGray = Color(0xAAAAAA)
  public static let white = Color(0xFFFFFF)
  public static let red = Color(0xFF0000)
  public static let green = Color(0x00FF00)
  public static let blue = Color(0x0000FF)
  public static let cyan = Color(0x00FFFF)
  public static let yellow = Color(0xFFFF00)
  public static let magenta = Color(0xFF00FF)
  public static let orange = Color(0xFF8000)
  public static let purple = Color(0x800080)
  public static let brown = Color(0x996633)

  // MARK: Colours by their use, as they are in the light appearance

  public static let systemRed = Color(0xFF3B30)
  public static let systemGreen = Color(0x34C759)
  public static let systemBlue = Color(0x007AFF)
  public static let systemOrange = Color(0xFF9500)
  public static let systemYellow = Color(0xFFCC00)
  public static let systemPink = Color(0xFF2D55)
  public static let systemPurple = Color(0xAF52DE)
  public static let systemTeal = Color(0x30B0C7)
  public static let systemIndigo = Color(0x5856D6)
  public static let systemGray = Color(0x8E8E93)
  public static let label = black
  public static let secondaryLabel = darkGray
  public static let separator = Color(0xC6C6C8)
  public static let systemBackground = white
  public static let secondarySystemBackground = Color(0xF2F2F7)
  public static let systemGroupedBackground = secondarySystemBackground
}
