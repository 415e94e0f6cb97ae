internal import ScrollworkApp

/// The colours and measures of the screen; lengths are in points.
enum Look {
  static let font = Font(.numbers, size: 13)
  static let boldFont = Font(.numbers, size: 13, weight: .bold)
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

  /// The sixteen colours of terminals, dark enough for light ground and light enough for dark ground,
  /// so that black and white can be read on both.
  static let terminal = [
    Color(light: Color(0x1C1F26), dark: Color(0xBCC2CE)),
    Color(light: Color(0xA8201A), dark: Color(0xFFA396)),
    Color(light: Color(0x17612B), dark: Color(0x86D69A)),
    Color(light: Color(0x6E4F00), dark: Color(0xE5C06A)),
    Color(light: Color(0x1A4FA0), dark: Color(0x9CC2FF)),
    Color(light: Color(0x862286), dark: Color(0xF0A6EE)),
    Color(light: Color(0x085A6B), dark: Color(0x74D3E0)),
    Color(light: Color(0x4A5060), dark: Color(0xDDE1E8)),
    Color(light: Color(0x4F5565), dark: Color(0xC4C9D4)),
    Color(light: Color(0xB01040), dark: Color(0xFFADB8)),
    Color(light: Color(0x2B5F00), dark: Color(0xA6E58A)),
    Color(light: Color(0x7A4300), dark: Color(0xFFD58A)),
    Color(light: Color(0x3A45C0), dark: Color(0xB3C6FF)),
    Color(light: Color(0x7A2AA8), dark: Color(0xE2B5FF)),
    Color(light: Color(0x00586A), dark: Color(0x8DE8E0)),
    Color(light: Color(0x3A3F4B), dark: Color(0xFFFFFF)),
  ]
}
