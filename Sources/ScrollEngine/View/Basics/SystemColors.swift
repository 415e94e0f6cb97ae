/// The colours of views for which a program has chosen none.
extension Color {
  /// The colour of texts and titles.
  public static let systemText = Color(light: Color(0x1C1F26), dark: Color(0xECEEF2))
  /// The colour of secondary texts: details, placeholders, disabled titles.
  public static let systemDetail = Color(light: Color(0x6B7080), dark: Color(0x9AA1B0))
  /// The colour of lines between rows, and around fields.
  public static let systemSeparator = Color(light: Color(0xC6C6C8), dark: Color(0x3D424C))
  static let systemSectionGround = Color(light: Color(0xF2F2F7), dark: Color(0x2A2E36))
  /// The background of a selected row. Source: UIKit's systemGray4.
  static let systemSelection = Color(light: Color(0xD1D1D6), dark: Color(0x3A3A3C))
  /// The background of an action that deletes. Source: UIKit.
  static let systemDelete = Color(light: Color(0xFF3B30), dark: Color(0xFF453A))
  /// The text of an action that deletes, with more contrast. Source: UIKit's red for increased
  /// contrast.
  static let systemWarning = Color(light: Color(0xD70015), dark: Color(0xFF6961))
  /// The background of a swipe action. Source: UIKit.
  static let systemAction = Color(light: Color(0x8E8E93), dark: Color(0x636366))
  /// The background of a menu.
  static let systemMenuGround = Color(light: Color(0xFBFBFD), dark: Color(0x2C2C2E))
  /// The text of a disabled menu item.
  static let systemDisabled = Color(light: Color(0xA9ABB2), dark: Color(0x6A6D75))
  /// The colour of a switch that is on, and of insertion. Source: UIKit.
  public static let systemOn = Color(light: Color(0x34C759), dark: Color(0x30D158))
  /// The colour of accessory marks in cells, and of the frames of text fields.
  public static let systemMark = Color(light: Color(0xA0A0A6), dark: Color(0x6E6E76))
  /// The colour of controls that can be tapped: UIKit's blue, in both appearances.
  public static let systemTint = Color(light: Color(0x007AFF), dark: Color(0x0A84FF))
}
