package import Drawing

/// The colours of the articles' demonstrations, with their variants for dark pictures.
///
/// In dark pictures, backgrounds and tints keep their hue at a lower lightness, with light text.
/// Cells keep their colours and their dark text; only the brightest cells are slightly darker.
package enum Palette {
  /// The colours of one table.
  package struct Table: Hashable, Sendable {
    /// The background of the rows: the area of the table's frame.
    package let frame: Color
    package let cell: Color
    /// Text on cells.
    package let ink: Color
    /// Text on the frame.
    package let text: Color

    package init(frame: Color, cell: Color) {
      (self.frame, self.cell, ink, text) = (frame, cell, Palette.ink, Palette.text)
    }

    /// Makes the colours of a table from its cell colour: a paler or darker colour for the frame,
    /// and legible text colours.
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
  /// The background of a viewport without a colour of its own.
  package static let surface = Color(light: Color(0xFFFFFF), dark: Color(0x242830))
  /// Text on ``surface`` and on tints.
  package static let text = Color(light: ink, dark: Color(0xECEEF2))
  /// Text of less weight beside ``text``.
  package static let quietText = Color(light: Color(0x4A5060), dark: Color(0xC3C8D2))
  /// A placeholder for a picture, a track or a line of text.
  package static let blank = Color(light: Color(0xDEDFE6), dark: Color(0x3A3F4A))
  /// The backgrounds of plain views before and after a list, as in the articles.
  package static let header = Color(light: Color(0xB8E0C8), dark: Color(0x2B4D3A))
  package static let footer = Color(light: Color(0xF3C6C9), dark: Color(0x5A343A))
  /// The background of the page map.
  package static let table = Color(light: Color(0xE6DCCF), dark: Color(0x3B342B))
  package static let contentSize = Color(0xFC575F)
  package static let boundsOutline = Color(0x2B5BD7)
  /// A measured line over content, legible in both themes.
  package static let measure = Color(light: boundsOutline, dark: Color(0x8FB1FF))
  /// The background of a warning's white text.
  package static let warning = Color(0xC3222E)
  package static let onWarning = Color(0xFFFFFF)
  /// Text on cells, in both themes.
  package static let ink = Color(0x1C1F26)

  /// The fill of a cell with content, whose edge has the cell's colour.
  package static func tint(of cell: Color) -> Color { cell.mixed(with: surface, fraction: 0.86) }

  /// Black or white, whichever has more contrast with a colour.
  package static func ink(on color: Color) -> Color {
    color.mapped { color, _ in color.luminance > 0.179 ? Color(0x000000) : Color(0xFFFFFF) }
  }
}

extension Color {
  /// The luminance above which a large area would be glaring in the dark theme.
  private static let greatestLuminance = 0.45

  /// The colour, darkened if it would be glaring in the dark theme.
  fileprivate var dimmed: Color { darkened(toLuminance: Self.greatestLuminance) }

  /// The colour, mixed with as much black as brings its luminance down to `luminance`.
  func darkened(toLuminance luminance: Double) -> Color {
    mapped { color, _ in
      var color = color
      while color.luminance > luminance {
        color = color.mixed(with: Color(0x000000), fraction: 0.04)
      }
      return color
    }
  }

  /// The relative luminance from 0 to 1, close enough to WCAG 2's formula to choose black or white.
  fileprivate var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value * value * value.squareRoot().squareRoot()
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
