import Drawing

/// The colours of the shell, by what they are for. The stage's colours are the articles' own.
public struct Theme: Hashable, Sendable {
  public let name: String
  let background: Color
  let panel: Color
  let hairline: Color
  let ink: Color
  let muted: Color
  let accent: Color
  /// Behind the selected scene.
  let accentTint: Color
  /// Cells that a better container would not need.
  let costly: Color
  /// Cells that are needed.
  let frugal: Color
  /// The outline of the viewport.
  let viewport: Color
  /// Behind a graph.
  let well: Color

  public static let light = Theme(
    name: "light", background: Color(0xF6F7F8), panel: Color(0xFFFFFF), hairline: Color(0xDEDFE6),
    ink: Color(0x1C1F26), muted: Color(0x646A79), accent: Color(0x1F5FDD),
    accentTint: Color(0xE9F0FE), costly: Color(0xD3323D), frugal: Color(0x17803D),
    viewport: Color(0x000000), well: Color(0xF6F7F8))

  public static let dark = Theme(
    name: "dark", background: Color(0x16181D), panel: Color(0x1E2127), hairline: Color(0x32363F),
    ink: Color(0xECEEF2), muted: Color(0x9AA1B0), accent: Color(0x7FA8F8),
    accentTint: Color(0x263452), costly: Color(0xFF7A80), frugal: Color(0x4CC67B),
    viewport: Color(0xF4F5F7), well: Color(0x16181D))

  public static let all = [light, dark]
}

/// The sizes of type in the shell.
enum Type {
  static let caption = Font(.words, size: 10, weight: .semibold)
  static let smallWords = Font(.words, size: 10, weight: .medium)
  static let small = Font(.words, size: 11)
  static let body = Font(.words, size: 12)
  static let bodyStrong = Font(.words, size: 12, weight: .semibold)
  static let item = Font(.words, size: 13, weight: .medium)
  static let title = Font(.words, size: 17, weight: .bold)
  static let figure = Font(.numbers, size: 17, weight: .bold)
  static let number = Font(.numbers, size: 12)
  static let smallNumber = Font(.numbers, size: 10)
}
