import Drawing
import TestSupport
import Testing

@testable import SceneParts

@Suite("A theme")
struct ThemeTests {
  @Test(
    "Text stands out from its ground by 4.5 : 1 in all themes", arguments: Theme.all + Theme.strong)
  func contrast(theme: Theme) {
    let pairs: [(String, Color, Color)] = [
      ("ink on the panel", theme.ink, theme.panel),
      ("ink on the stage", theme.ink, theme.background),
      ("muted on the panel", theme.muted, theme.panel),
      ("muted on the stage", theme.muted, theme.background),
      ("accent on its tint", theme.accent, theme.accentTint),
      ("costly on the stage", theme.costly, theme.background),
      ("frugal on the stage", theme.frugal, theme.background),
      ("costly in the well", theme.costly, theme.well),
      ("frugal in the well", theme.frugal, theme.well),
    ]
    for (name, text, ground) in pairs + controls(theme) {
      #expect(Contrast.ratio(text, ground) >= 4.5, "\(name), \(theme.name)")
    }
  }

  /// The colours of the articles, and others that a person may choose.
  private static let tables =
    Palette.many
    + [0xFFFFFF, 0x000000, 0xFFFF00, 0x0000FF, 0x808080].map { Palette.Table(cell: Color($0)) }

  @Test(
    "With more contrast it is 7 : 1 for plain text, and lines can be seen", arguments: Theme.strong)
  func strong(theme: Theme) {
    for ground in [theme.panel, theme.background, theme.well] {
      for text in [theme.ink, theme.muted] { #expect(Contrast.ratio(text, ground) >= 7) }
      #expect(Contrast.ratio(theme.hairline, ground) >= 3, "\(theme.name)")
    }
    let usual = Theme.of(theme.appearance, isStrong: false)
    for (text, before) in [
      (theme.accent, usual.accent), (theme.costly, usual.costly), (theme.frugal, usual.frugal),
    ] {
      #expect(Contrast.ratio(text, theme.panel) > Contrast.ratio(before, usual.panel))
    }
  }

  @Test("So does text on the stage", arguments: Theme.all)
  func stageContrast(theme: Theme) {
    let pairs =
      Self.tables.flatMap { [($0.ink, $0.cell), ($0.text, $0.frame)] }
      + [Palette.surface, Palette.header, Palette.footer, Palette.table]
      .map { (Palette.text, $0) }
      + [(Palette.onWarning, Palette.warning), (Palette.onWarning, Palette.boundsOutline)]
    for (text, ground) in pairs {
      let text = text.resolved(for: theme.appearance)
      let ground = ground.resolved(for: theme.appearance)
      #expect(Contrast.ratio(text, ground) >= 4.5, "\(text) on \(ground), \(theme.name)")
    }
  }

  @Test("With more contrast, cells and lines stand out on the stage", arguments: Theme.strong)
  func strongStage(theme: Theme) {
    func color(_ color: Color) -> Color {
      (Palette.strong[color] ?? color).resolved(for: theme.appearance)
    }
    func expect(_ color: Color, on ground: Color, _ least: Double) {
      #expect(Contrast.ratio(color, ground) >= least, "\(color) on \(ground), \(theme.name)")
    }
    for table in Palette.many {
      expect(color(table.cell), on: color(table.frame), 3)
      expect(color(table.ink), on: color(table.cell), 4.5)
      expect(color(table.text), on: color(table.frame), 4.5)
    }
    for line in [Palette.blank, Palette.contentSize, Palette.boundsOutline, Palette.measure] {
      expect(color(line), on: color(Palette.surface), 3)
    }
    expect(color(Palette.onWarning), on: color(Palette.boundsOutline), 4.5)
  }

  @Test("In the dark nothing on the stage glares, and tints are darker than their cells")
  func dark() {
    for table in Self.tables {
      let cell = Contrast.luminance(table.cell.resolved(for: .dark))
      let frame = Contrast.luminance(table.frame.resolved(for: .dark))
      #expect(cell < 0.5, "\(table.cell)")
      #expect(frame < 0.1, "\(table.frame)")
    }
    for table in Palette.many {
      #expect(
        Contrast.ratio(table.frame.resolved(for: .dark), table.cell.resolved(for: .dark)) >= 2.5,
        "\(table.cell)")
    }
  }

  @Test(
    "The outline of the viewport stands out from what it lies between",
    arguments: Theme.all + Theme.strong)
  func outline(theme: Theme) {
    for ground in [theme.background, Palette.surface] + Palette.many.map(\.frame) {
      let ground = ground.resolved(for: theme.appearance)
      #expect(Contrast.ratio(theme.viewport, ground) >= 3, "\(ground), \(theme.name)")
    }
  }

  /// Texts of controls: what they are, their colour, and the colour behind them.
  private func controls(_ theme: Theme) -> [(String, Color, Color)] {
    var pairs: [(String, Color, Color)] = [
      ("a tooltip", theme.onBubble, theme.bubble), ("dimmed words", theme.muted, theme.panel),
    ]
    for look in [ControlLook.hovered, .pressed] {
      guard let ground = theme.ground(of: look) else { continue }
      for color in [theme.ink, theme.muted, theme.accent] {
        pairs.append(("\(look) control", theme.words(on: look, atRest: color), ground))
      }
    }
    return pairs
  }
}
