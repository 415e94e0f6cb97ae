public import Drawing

/// Measures text with the fonts that the stage paints with.
///
/// Widths are whole device pixels given in points, so what is laid out with them is what is painted.
@MainActor
public final class StageText {
  /// Device pixels in a point.
  public internal(set) var scale: Double
  private let fonts: FontLibrary

  /// - Parameter scale: Device pixels in a point.
  public init(fonts: FontLibrary, scale: Double) {
    self.fonts = fonts
    self.scale = scale
  }
}

extension StageText: @MainActor TextMeasuring {
  /// The width in points of the whole pixels that the text takes on one line.
  public func width(of string: String, in font: Font) -> Double {
    do throws(StageError) {
      return Double(try fonts.stack(for: font, scale: scale).width(of: string)) / scale
    } catch {
      fonts.failure = fonts.failure ?? error
      return 0
    }
  }
}
