/// The colours of views for which a program has chosen none.
extension Color {
  /// Texts and titles.
  public static let systemText = Color(light: Color(0x1C1F26), dark: Color(0xECEEF2))
  /// What comes second: details, placeholders, what cannot be used.
  public static let systemDetail = Color(light: Color(0x6B7080), dark: Color(0x9AA1B0))
  /// Lines between rows, and around fields.
  public static let systemSeparator = Color(light: Color(0xC6C6C8), dark: Color(0x3D424C))
  static let systemSectionGround = Color(light: Color(0xF2F2F7), dark: Color(0x2A2E36))
  /// Behind the contents of a selected row. Source: UIKit's systemGray4.
  static let systemSelection = Color(light: Color(0xD1D1D6), dark: Color(0x3A3A3C))
  /// What deletes. Source: UIKit.
  static let systemDelete = Color(light: Color(0xFF3B30), dark: Color(0xFF453A))
  /// The words for what deletes, which have more contrast. Source: UIKit's red of increased contrast.
  static let systemWarning = Color(light: Color(0xD70015), dark: Color(0xFF6961))
  /// Behind the title of an action. Source: UIKit.
  static let systemAction = Color(light: Color(0x8E8E93), dark: Color(0x636366))
  /// Behind the parts of a menu.
  static let systemMenuGround = Color(light: Color(0xFBFBFD), dark: Color(0x2C2C2E))
  /// What cannot be chosen.
  static let systemDisabled = Color(light: Color(0xA9ABB2), dark: Color(0x6A6D75))
  /// What is on, as a switch, or is put in. Source: UIKit.
  public static let systemOn = Color(light: Color(0x34C759), dark: Color(0x30D158))
  /// Marks at the end of a cell.
  public static let systemMark = Color(light: Color(0xA0A0A6), dark: Color(0x6E6E76))
  /// What can be tapped: UIKit's blue, in both appearances.
  public static let systemTint = Color(light: Color(0x007AFF), dark: Color(0x0A84FF))
}
