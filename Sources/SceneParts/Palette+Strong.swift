package import Drawing
import ScrollEngine

extension Palette {
  /// What colours become while the desktop asks for more contrast, those of the system included.
  ///
  /// Then a cell has a contrast of at least 3 to 1 with its table's frame, its text of at least 4.5 to
  /// 1 with the cell, and lines and placeholders of at least 3 to 1 with the surface, as WCAG 2 asks.
  package static let strong: [Color: Color] = {
    var colors = Color.highContrast
    for table in many {
      colors[table.frame] = table.frame.mapped {
        $1 == .light
          ? $0.mixed(with: Color(0xFFFFFF), fraction: 0.75)
          : $0.mixed(with: Color(0x000000), fraction: 0.6)
      }
      colors[table.cell] = table.cell.darkened(toLuminance: greatestCellLuminance)
    }
    colors[blank] = Color(light: Color(0x84878F), dark: Color(0x8A909E))
    colors[contentSize] = Color(light: Color(0xC3222E), dark: Color(0xFF8A90))
    // White letters stand on it, too.
    colors[boundsOutline] = Color(light: Color(0x1F49B6), dark: Color(0x3267F0))
    return colors
  }()

  /// Below this luminance, a cell differs enough from a pale frame; above 0.235, dark text is legible
  /// on it.
  private static let greatestCellLuminance = 0.265
}
