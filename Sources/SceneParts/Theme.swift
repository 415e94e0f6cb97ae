package import Drawing

/// The colours of the shell, by purpose. The stage has the colours of the articles: ``Palette``.
package struct Theme: Hashable, Sendable {
  package let name: String
  /// The appearance in which the stage shows colours.
  package let appearance: Appearance
  package let background: Color
  package let panel: Color
  package let hairline: Color
  package let ink: Color
  package let muted: Color
  package let accent: Color
  /// The background of the selected scene.
  package let accentTint: Color
  /// The colour of cells that a better container would not need.
  package let costly: Color
  /// The colour of cells that are needed.
  package let frugal: Color
  /// The outline of the viewport.
  package let viewport: Color
  /// The background of a graph.
  package let well: Color
  /// The background of messages and tooltips, which stands out without glaring.
  package let bubble: Color
  package let onBubble: Color
  /// Whether texts and lines stand out more than usual.
  package var isStrong = false

  package static let light = Theme(
    name: "light", appearance: .light, background: Color(0xF6F7F8), panel: Color(0xFFFFFF),
    hairline: Color(0xDEDFE6),
    ink: Color(0x1C1F26), muted: Color(0x646A79), accent: Color(0x1F5FDD),
    accentTint: Color(0xE9F0FE), costly: Color(0xD3323D), frugal: Color(0x17803D),
    viewport: Color(0x000000), well: Color(0xF6F7F8),
    bubble: Color(0x1C1F26), onBubble: Color(0xFFFFFF))

  package static let dark = Theme(
    name: "dark", appearance: .dark, background: Color(0x16181D), panel: Color(0x1E2127),
    hairline: Color(0x32363F),
    ink: Color(0xECEEF2), muted: Color(0x9AA1B0), accent: Color(0x7FA8F8),
    accentTint: Color(0x263452), costly: Color(0xFF7A80), frugal: Color(0x4CC67B),
    viewport: Color(0xF4F5F7), well: Color(0x16181D),
    bubble: Color(0x434956), onBubble: Color(0xFFFFFF))

  private static let strongLight = Theme(
    name: "light, more contrast", appearance: .light, background: Color(0xF6F7F8),
    panel: Color(0xFFFFFF), hairline: Color(0x7A7E88),
    ink: Color(0x000000), muted: Color(0x40444F), accent: Color(0x0B3FB0),
    accentTint: Color(0xDCE7FF), costly: Color(0xA30F1B), frugal: Color(0x0B5E2B),
    viewport: Color(0x000000), well: Color(0xF6F7F8),
    bubble: Color(0x000000), onBubble: Color(0xFFFFFF), isStrong: true)

  private static let strongDark = Theme(
    name: "dark, more contrast", appearance: .dark, background: Color(0x16181D),
    panel: Color(0x1E2127), hairline: Color(0x8A909E),
    ink: Color(0xFFFFFF), muted: Color(0xCDD2DC), accent: Color(0xA9C5FF),
    accentTint: Color(0x263452), costly: Color(0xFF9AA0), frugal: Color(0x7BE3A3),
    viewport: Color(0xFFFFFF), well: Color(0x16181D),
    bubble: Color(0x363B47), onBubble: Color(0xFFFFFF), isStrong: true)

  /// The usual themes.
  package static let all = [light, dark]
  /// The themes for a desktop that asks for more contrast.
  package static let strong = [strongLight, strongDark]

  /// The theme for an appearance.
  package static func of(_ appearance: Appearance, isStrong: Bool) -> Theme {
    switch appearance {
    case .light: isStrong ? strongLight : light
    case .dark: isStrong ? strongDark : dark
    }
  }

  package func color(of verdict: Pane.Verdict) -> Color {
    switch verdict {
    case .costly: costly
    case .frugal: frugal
    case .neutral: ink
    }
  }
}
