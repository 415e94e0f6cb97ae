package import Drawing
package import Geometry

/// A surface in memory to paint display lists on; it needs no display, window or video driver.
///
/// ```swift
/// let stage = try OffscreenStage(size: Size(width: 1280, height: 800), scale: 2, fonts: fonts)
/// try PNGFile.write(try stage.picture(of: list), to: "shell.png")
/// ```
@MainActor
package final class OffscreenStage {
  /// The size of the surface, in points.
  package let size: Size
  /// Device pixels per point.
  package let scale: Double
  /// Measures text as this stage paints it.
  package let text: StageText
  private let surface: Surface
  let painter: Painter

  /// Makes a surface; `scale` is finite and above zero.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)`` if a side has no pixels or too many, or
  ///   if memory runs out.
  package init(size: Size, scale: Double = 1, fonts: FontLibrary) throws(StageError) {
    let grid = PixelGrid(scale: scale)
    surface = try Surface(width: grid.pixel(size.width), height: grid.pixel(size.height))
    self.size = size
    self.scale = scale
    text = StageText(fonts: fonts, scale: scale)
    painter = Painter(on: Raster(on: surface), fonts: fonts, scale: scale)
  }

  /// The work of painting, for measurements.
  package var work: PaintingWork { painter.work }

  /// Paints a list without reading back its pixels; after the first list, only changes are painted.
  ///
  /// - Throws: ``StageError/painting(reason:)`` or ``StageError/surface(width:height:reason:)`` if
  ///   SDL fails, or an error of a font file.
  /// - Complexity: O(commands and pixels that have changed).
  package func paint(_ list: DisplayList) throws(StageError) {
    try painter.paint(list)
  }

  /// Paints a list and returns its pixels, all of them opaque.
  ///
  /// - Throws: ``StageError/painting(reason:)`` or ``StageError/surface(width:height:reason:)`` if
  ///   SDL fails, or an error of a font file.
  /// - Complexity: O(commands and pixels).
  package func picture(of list: DisplayList) throws(StageError) -> Picture {
    try painter.paint(list)
    return surface.picture()
  }
}
