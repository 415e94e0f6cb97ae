package import Drawing

/// What system colours become while the desktop asks for more contrast.
extension Color {
  /// The colours that stand out more, by the colours that they replace.
  ///
  /// Texts then have a contrast of at least 4.5 to 1 with plain and grouped backgrounds, lines and
  /// marks of at least 3 to 1, as WCAG 2 asks. Hues are UIKit's for increased contrast.
  package static let highContrast: [Color: Color] = [
    systemText: pair(0x000000, 0xFFFFFF),
    systemDetail: pair(0x3D4150, 0xD2D6E0),
    systemDisabled: pair(0x696B73, 0xA2A5AE),
    systemSeparator: pair(0x7C7C80, 0x8E8E93),
    systemMark: pair(0x6C6C70, 0xAEAEB2),
    systemSelection: pair(0xBCBCC0, 0x545456),
    systemAction: pair(0x6C6C70, 0x636366),
    // The track of a switch and of a progress view.
    pair(0xE9E9EA, 0x39393D): pair(0x85858A, 0x85858A),

    secondaryLabel: pair(0x4A4A51, 0xCFCFD8),
    tertiaryLabel: pair(0x66666C, 0xA8A8B0),
    quaternaryLabel: pair(0x6C6C72, 0x9C9CA4),
    separator: pair(0x7C7C80, 0x8E8E93),
    opaqueSeparator: pair(0x7C7C80, 0x8E8E93),
    link: pair(0x0040DD, 0x409CFF),

    systemRed: pair(0xD70015, 0xFF6961),
    systemGreen: pair(0x248A3D, 0x30DB5B),
    systemBlue: pair(0x0040DD, 0x409CFF),
    systemOrange: pair(0xC93400, 0xFFB340),
    systemYellow: pair(0xB25000, 0xFFD60A),
    systemPink: pair(0xD30F45, 0xFF6482),
    systemPurple: pair(0x8944AB, 0xDA8FFF),
    systemTeal: pair(0x008299, 0x5DE6FF),
    systemIndigo: pair(0x3634A3, 0x7D7AFF),
    systemMint: pair(0x0C817B, 0x63E6E2),
    systemCyan: pair(0x0071A4, 0x70D7FF),
    systemBrown: pair(0x7F6545, 0xB59469),
    systemGray: pair(0x6C6C70, 0xAEAEB2),
  ]

  private static func pair(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(light: Color(light), dark: Color(dark))
  }
}
