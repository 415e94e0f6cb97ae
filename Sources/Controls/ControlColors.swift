import ScrollEngine

/// The colours of controls for which a program has chosen none.
extension Color {
  /// The ground of what is off or not done.
  static let systemOff = Color(light: Color(0xE9E9EA), dark: Color(0x39393D))
  /// Behind the text of a field.
  static let systemFieldGround = Color(light: Color(0xFFFFFF), dark: Color(0x1C1C1E))
  /// Behind the text of a search field. Source: UIKit's tertiary fill, on plain ground.
  static let systemSearchGround = Color(light: Color(0xEEEEEF), dark: Color(0x2A2A2D))
}
