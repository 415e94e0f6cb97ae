// UIKit's colours that differ between the light and the dark appearance. A canvas selects one of
// the two when it draws.
extension Color {
  private static func pair(
    _ light: UInt32, _ dark: UInt32, opacity: (light: Double, dark: Double) = (1, 1)
  ) -> Color {
    Color(light: Color(light).opacity(opacity.light), dark: Color(dark).opacity(opacity.dark))
  }

  // MARK: Hues

  /// UIKit's red.
  public static let systemRed = pair(0xFF3B30, 0xFF453A)
  /// UIKit's green.
  public static let systemGreen = pair(0x34C759, 0x30D158)
  /// UIKit's blue.
  public static let systemBlue = pair(0x007AFF, 0x0A84FF)
  /// UIKit's orange.
  public static let systemOrange = pair(0xFF9500, 0xFF9F0A)
  /// UIKit's yellow.
  public static let systemYellow = pair(0xFFCC00, 0xFFD60A)
  /// UIKit's pink.
  public static let systemPink = pair(0xFF2D55, 0xFF375F)
  /// UIKit's purple.
  public static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
  /// UIKit's teal.
  public static let systemTeal = pair(0x30B0C7, 0x40C8E0)
  /// UIKit's indigo.
  public static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
  /// UIKit's mint.
  public static let systemMint = pair(0x00C7BE, 0x63E6E2)
  /// UIKit's cyan.
  public static let systemCyan = pair(0x32ADE6, 0x64D2FF)
  /// UIKit's brown.
  public static let systemBrown = pair(0xA2845E, 0xAC8E68)
  /// UIKit's medium grey.
  public static let systemGray = pair(0x8E8E93, 0x8E8E93)
  /// UIKit's second grey.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// UIKit's third grey.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// UIKit's fourth grey.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// UIKit's fifth grey.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// UIKit's sixth grey.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)

  // MARK: Text

  /// Primary text.
  public static let label = pair(0x000000, 0xFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6))
  /// Tertiary text.
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
  /// Quaternary text.
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16))
  /// Text shown in an empty field.
  public static let placeholderText = tertiaryLabel
  /// Text of a link.
  public static let link = pair(0x007AFF, 0x0984FF)

  // MARK: Lines

  /// Translucent thin lines between rows.
  public static let separator = pair(0x3C3C43, 0x545458, opacity: (0.29, 0.6))
  /// Opaque thin lines between rows.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)

  // MARK: Backgrounds

  /// The background of plain content.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// The background of a group on ``systemBackground``.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// The background of a group on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// The background of grouped tables.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// The background of rows in grouped tables.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// The background of a group on rows in grouped tables.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)

  // MARK: Fills

  /// Fills thin and small shapes.
  public static let systemFill = pair(0x787880, 0x787880, opacity: (0.2, 0.36))
  /// Fills shapes of medium size.
  public static let secondarySystemFill = pair(0x787880, 0x787880, opacity: (0.16, 0.32))
  /// Fills large shapes.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, opacity: (0.12, 0.24))
  /// Fills large areas that contain other content.
  public static let quaternarySystemFill = pair(0x747480, 0x747480, opacity: (0.08, 0.18))
}
