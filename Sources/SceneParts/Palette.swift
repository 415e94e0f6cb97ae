package import Drawing

/// The colours of the articles' demonstrations, and what becomes of them in dark pictures.
///
/// In the dark, ground and tints keep their hue at a lower lightness, and text on them is light.
/// Cells stay what they are, so text on them stays dark; only the brightest are a little subdued.
package enum Palette {
  /// The colours of one table.
  package struct Table: Hashable, Sendable {
    /// Behind the rows: what the table's frame covers.
    package let frame: Color
    package let cell: Color
    /// Text on cells.
    package let ink: Color
    /// Text on the frame.
    package let text: Color

    package init(frame: Color, cell: Color) {
      (self.frame, self.cell, ink, text) = (frame, cell, Palette.ink, Palette.text)
    }

    /// Colours for a table whose cells have any colour: the frame is a tint of it, and text on both
    /// is legible.
    package init(cell: Color) {
      self.cell = Color(light: cell, dark: cell.dimmed)
      ink = Palette.ink(on: self.cell)
      let isLight = ink.resolved(for: .light) == Color(0x000000)
      frame = Color(
        light: cell.mixed(with: isLight ? Color(0xFFFFFF) : Color(0x000000), fraction: 0.6),
        dark: cell.dimmed.mixed(with: Theme.dark.background, fraction: 0.7))
      text = Palette.ink(on: frame)
    }
  }

  package static let first = Table(
    frame: Color(light: Color(0xAAD6F0), dark: Color(0x1E4560)), cell: Color(0x398FC4))
  package static let second = Table(
    frame: Color(light: Color(0xFAE7BF), dark: Color(0x54431C)),
    cell: Color(light: Color(0xFBC954), dark: Color(0xDDAC3E)))
  /// The colours of many lists, in order.
  package static let many = [
    first, second,
    Table(
      frame: Color(light: Color(0xDDEBDD), dark: Color(0x24442F)), cell: Color(0x5FAE7B)),
    Table(
      frame: Color(light: Color(0xE6DFF5), dark: Color(0x3B3159)), cell: Color(0x9B83D3)),
    Table(
      frame: Color(light: Color(0xF8DEDA), dark: Color(0x56302A)), cell: Color(0xE58A7B)),
    Table(
      frame: Color(light: Color(0xD6EEF0), dark: Color(0x1F474B)), cell: Color(0x5BB5BC)),
    Table(
      frame: Color(light: Color(0xE8E9ED), dark: Color(0x3A3F4A)), cell: Color(0xA9AEBB)),
  ]
  /// Behind everything in a viewport, as far as it has no colour of its own.
  package static let surface = Color(light: Color(0xFFFFFF), dark: Color(0x242830))
  /// Text on that, and on tints.
  package static let text = Color(light: ink, dark: Color(0xECEEF2))
  /// Where something is to come: an empty picture, a track, a line of filler.
  package static let blank = Color(light: Color(0xDEDFE6), dark: Color(0x3A3F4A))
  /// Plain views before and after a list, in the tints of the articles that have them.
  package static let header = Color(light: Color(0xB8E0C8), dark: Color(0x2B4D3A))
  package static let footer = Color(light: Color(0xF3C6C9), dark: Color(0x5A343A))
  /// Behind the pages of the map.
  package static let table = Color(light: Color(0xE6DCCF), dark: Color(0x3B342B))
  package static let contentSize = Color(0xFC575F)
  package static let boundsOutline = Color(0x2B5BD7)
  /// Behind the white text of a warning.
  package static let warning = Color(0xC3222E)
  package static let onWarning = Color(0xFFFFFF)
  /// Text on cells, in both themes.
  package static let ink = Color(0x1C1F26)

  /// Black or white, whichever is easier to read on a colour.
  package static func ink(on color: Color) -> Color {
    color.mapped { color, _ in color.luminance > 0.179 ? Color(0x000000) : Color(0xFFFFFF) }
  }
}

extension Color {
  /// In the dark, a larger area this light or lighter would be glaring.
  private static let greatestLuminance = 0.45

  /// The same hue, no lighter than is pleasant in the dark.
  fileprivate var dimmed: Color {
    var color = self
    while color.luminance > Self.greatestLuminance {
      color = color.mixed(with: Color(0x000000), fraction: 0.04)
    }
    return color
  }

  /// How light it is, from 0 to 1: close enough to WCAG 2's formula to choose black or white.
  fileprivate var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value * value * value.squareRoot().squareRoot()
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
