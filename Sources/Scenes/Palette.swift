package import Drawing

/// The colours of the articles' demonstrations.
package enum Palette {
  /// The colours of one table.
  package struct Table: Hashable, Sendable {
    /// Behind the rows: what the table's frame covers.
    package let frame: Color
    package let cell: Color
    /// Text on both.
    package let ink: Color

    package init(frame: Color, cell: Color) {
      (self.frame, self.cell, ink) = (frame, cell, Palette.ink)
    }

    /// Colours for a table whose cells have any colour: the frame is a tint of it, and text on it
    /// is legible.
    package init(cell: Color) {
      self.cell = cell
      ink = Palette.ink(on: cell)
      let isLight = ink == Color(0x000000)
      frame = cell.mixed(with: isLight ? Color(0xFFFFFF) : Color(0x000000), fraction: 0.6)
    }
  }

  package static let first = Table(frame: Color(0xAAD6F0), cell: Color(0x398FC4))
  package static let second = Table(frame: Color(0xFAE7BF), cell: Color(0xFBC954))
  /// The colours of many lists, in order.
  package static let many = [
    first, second,
    Table(frame: Color(0xDDEBDD), cell: Color(0x5FAE7B)),
    Table(frame: Color(0xE6DFF5), cell: Color(0x9B83D3)),
    Table(frame: Color(0xF8DEDA), cell: Color(0xE58A7B)),
    Table(frame: Color(0xD6EEF0), cell: Color(0x5BB5BC)),
    Table(frame: Color(0xE8E9ED), cell: Color(0xA9AEBB)),
  ]
  package static let contentSize = Color(0xFC575F)
  package static let boundsOutline = Color(0x2B5BD7)
  /// Behind the white text of a warning.
  package static let warning = Color(0xC3222E)
  package static let onWarning = Color(0xFFFFFF)
  /// Text on cells, in both themes: the cells keep their colours.
  package static let ink = Color(0x1C1F26)

  /// Black or white, whichever is easier to read on a colour.
  package static func ink(on color: Color) -> Color {
    color.luminance > 0.179 ? Color(0x000000) : Color(0xFFFFFF)
  }
}

extension Color {
  /// How light it is, from 0 to 1: close enough to WCAG 2's formula to choose black or white.
  fileprivate var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value * value * value.squareRoot().squareRoot()
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
