import Drawing
import TestSupport
import Testing

@testable import Scenes

@Suite("A theme")
struct ThemeTests {
  @Test("Text stands out from its ground by 4.5 : 1 in both themes", arguments: Theme.all)
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
      ("ink on a cell of table 1", Palette.ink, Palette.first.cell),
      ("ink on a cell of table 2", Palette.ink, Palette.second.cell),
    ]
    for (name, text, ground) in pairs {
      #expect(Contrast.ratio(text, ground) >= 4.5, "\(name), \(theme.name)")
    }
  }
}
