internal import ScrollworkApp

/// The colours and measures of the screen; lengths are in points.
enum Look {
  static let font = Font(.numbers, size: 13)
  static let smallFont = Font(.numbers, size: 11)
  static let barFont = Font(.words, size: 13)
  static let lineHeight = 18.0
  static let barHeight = 28.0
  static let margin = 10.0

  static let ground = Color(light: Color(0xFFFFFF), dark: Color(0x16181D))
  static let text = Color(light: Color(0x1C1F26), dark: Color(0xDDE1E8))
  static let gutter = Color(light: Color(0xF4F5F7), dark: Color(0x1C1F26))
  static let number = Color(light: Color(0x646A7A), dark: Color(0x8B92A2))
  static let match = Color(light: Color(0xFFF1C2), dark: Color(0x4A3D14))
  static let cursor = Color(light: Color(0xE8EFFB), dark: Color(0x253044))
  static let selection = Color(light: Color(0xC9DDFB), dark: Color(0x274B80))
  static let mark = Color(light: Color(0xE0782A), dark: Color(0xF0934C))
  static let bar = Color(light: Color(0xECEEF2), dark: Color(0x23262E))
  static let barText = Color(light: Color(0x3A3F4B), dark: Color(0xC3C8D2))
  static let edge = Color(light: Color(0xD4D8E0), dark: Color(0x343945))
  static let warning = Color(light: Color(0xC0341D), dark: Color(0xFF8A70))
  static let progress = Color(light: Color(0x3478F6), dark: Color(0x5B94F8))
}
