public import Drawing
public import Geometry

/// A surface in memory to paint display lists on: needs no display, window or video driver.
///
/// ```swift
/// let stage = try OffscreenStage(size: Size(width: 1280, height: 800), scale: 2, fonts: fonts)
/// try PNGFile.write(try stage.picture(of: list), to: "shell.png")
/// ```
@MainActor
public final class OffscreenStage {
  /// In points.
  public let size: Size
  /// Device pixels in a point.
  public let scale: Double
  /// Measures as this stage paints.
  public let text: StageText
  private let surface: Surface
  private let painter: Painter

  /// - Parameter scale: Finite and above zero.
  /// - Throws: ``StageError/surface(width:height:reason:)`` for a size of no pixels or too many.
  public init(size: Size, scale: Double = 1, fonts: FontLibrary) throws(StageError) {
    let grid = PixelGrid(scale: scale)
    surface = try Surface(width: grid.pixel(size.width), height: grid.pixel(size.height))
    self.size = size
    self.scale = scale
    text = StageText(fonts: fonts, scale: scale)
    painter = Painter(on: Raster(on: surface), fonts: fonts, scale: scale)
  }

  /// Paints a list without reading it back.
  ///
  /// - Throws: ``StageError/painting(reason:)``.
  public func paint(_ list: DisplayList) throws(StageError) {
    try painter.paint(list)
  }

  /// Paints a list and gives its pixels, all of them opaque.
  ///
  /// - Throws: ``StageError/painting(reason:)``.
  public func picture(of list: DisplayList) throws(StageError) -> Picture {
    try painter.paint(list)
    return surface.picture()
  }
}
