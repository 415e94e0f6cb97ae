package import Geometry

/// Equal columns of a panel, in one line or in two.
package struct PanelColumns {
  package let rect: Rect
  package let lines: Int

  private static let margin = 28.0
  package static let gap = 16.0

  /// Makes two lines in a panel that is nearly twice as high as usual; heights are in points.
  package init(in rect: Rect, usualHeight: Double) {
    self.rect = rect
    lines = rect.height > 1.5 * usualHeight ? 2 : 1
  }

  /// The width of all columns of a line, with a gap after each, in points.
  package var room: Double { rect.width - 2 * Self.margin + Self.gap }

  /// The frame of a column, by its number from 0, if each line has `columns`.
  package func frame(_ place: Int, of columns: Int) -> Rect {
    let pitch = rect.height / Double(lines)
    let width = room / Double(columns)
    return Rect(
      x: rect.minX + Self.margin + Double(place % columns) * width,
      y: rect.minY + 12 + Double(place / columns) * pitch, width: width - Self.gap,
      height: pitch - 24)
  }
}
