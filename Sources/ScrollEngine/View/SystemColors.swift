/// The colours of views for which a program has chosen none.
extension Color {
  static let systemText = Color(light: Color(0x1C1F26), dark: Color(0xECEEF2))
  static let systemDetail = Color(light: Color(0x6B7080), dark: Color(0x9AA1B0))
  static let systemSeparator = Color(light: Color(0xC6C6C8), dark: Color(0x3D424C))
  static let systemSectionGround = Color(light: Color(0xF2F2F7), dark: Color(0x2A2E36))
  /// UIKit's blue, in both appearances.
  static let systemTint = Color(light: Color(0x007AFF), dark: Color(0x0A84FF))
}
