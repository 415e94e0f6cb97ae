package import Drawing

/// Measures text with the fonts that the stage paints with.
///
/// Widths are whole numbers of device pixels, in points, so text is painted as it was laid out. If
/// a font file cannot be used, text has width 0; see ``FontLibrary/failure``.
@MainActor
package final class StageText: @MainActor TextMeasuring {
  /// Device pixels in a point.
  package internal(set) var scale: Double
  let fonts: FontLibrary

  /// Makes a measurer that uses `fonts`; `scale` is the number of device pixels in a point.
  package init(fonts: FontLibrary, scale: Double) {
    self.fonts = fonts
    self.scale = scale
  }

  /// The width of the text on one line, in points: a whole number of device pixels.
  package func width(of string: String, in font: Font) -> Double {
    do throws(StageError) {
      return Double(try fonts.stack(for: font, scale: scale).width(of: string)) / scale
    } catch {
      fonts.failure = fonts.failure ?? error
      return 0
    }
  }

  /// The caret stops of a line, in points, at the positions of the painted glyphs.
  package func caretStops(of string: String, in font: Font) -> LineStops {
    do throws(StageError) {
      return try fonts.stack(for: font, scale: scale).stops(of: string, scale: scale)
    } catch {
      fonts.failure = fonts.failure ?? error
      return LineStops(of: string, level: 0) { _ in 0 }
    }
  }

  /// The bidirectional embedding levels of a line's characters, as the line is painted; empty if no
  /// character changes the direction.
  package func levels(of string: String) -> [Int] {
    guard string.unicodeScalars.contains(where: TextOrder.isChanged) else { return [] }
    return TextOrder(of: FontStack.characters(of: string)).levels.map(Int.init)
  }
}
