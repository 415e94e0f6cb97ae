import ScrollEngine

/// The default colours of controls.
extension Color {
  /// The background of a switch that is off, and of the part of a progress bar still to be
  /// completed.
  static let systemOff = Color(light: Color(0xE9E9EA), dark: Color(0x39393D))
  /// The background of a text field.
  static let systemFieldGround = Color(light: Color(0xFFFFFF), dark: Color(0x1C1C1E))
  /// The background of a search field. Source: UIKit's tertiary fill, on a plain background.
  static let systemSearchGround = Color(light: Color(0xEEEEEF), dark: Color(0x2A2A2D))
}
