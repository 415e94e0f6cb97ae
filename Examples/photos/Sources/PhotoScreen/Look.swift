internal import ScrollworkApp

/// The colours and measures of the screen; lengths are in points.
enum Look {
  static let barFont = Font(.words, size: 13)
  static let smallFont = Font(.words, size: 12)
  static let keyFont = Font(.numbers, size: 12)
  static let monthFont = Font(.words, size: 17, weight: .semibold)
  static let countFont = Font(.words, size: 13)
  static let barHeight = 28.0
  static let topHeight = 40.0
  static let margin = 12.0

  static let ground = Color(light: Color(0xFFFFFF), dark: Color(0x16181D))
  static let viewer = Color(light: Color(0xECEEF1), dark: Color(0x0B0C0F))
  static let text = Color(light: Color(0x1C1F26), dark: Color(0xDDE1E8))
  static let quiet = Color(light: Color(0x626978), dark: Color(0x9AA1B0))
  static let placeholder = Color(light: Color(0xE6E8EC), dark: Color(0x262A32))
  static let bar = Color(light: Color(0xECEEF2), dark: Color(0x23262E))
  static let barText = Color(light: Color(0x3A3F4B), dark: Color(0xC3C8D2))
  static let edge = Color(light: Color(0xD4D8E0), dark: Color(0x343945))
  static let warning = Color(light: Color(0xB02A14), dark: Color(0xFF8A70))
  static let progress = Color(light: Color(0x3478F6), dark: Color(0x5B94F8))
}
