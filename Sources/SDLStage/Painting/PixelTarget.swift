internal import Drawing
internal import Geometry

/// What a ``Painter`` paints on: it receives only whole pixels, already clipped to ``bounds``.
@MainActor
protocol PixelTarget: AnyObject {
  /// The whole target in pixels.
  var bounds: PixelRect { get }

  /// Begins a picture in one colour, whose alpha does not count.
  func begin(_ background: Color)

  func fill(_ rect: PixelRect, _ color: Color)

  /// Paints a part of a bitmap, tinted, without scaling.
  func blend(_ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, tint: Color)

  /// The common value of all pixels in a rectangle that is not empty, or nil if they differ.
  func plainPixel(in rect: PixelRect) -> UInt32?

  /// Replaces pixels by a part of a strip.
  func copy(_ strip: Surface, _ part: PixelRect, toX x: Int, y: Int)

  /// Ends the picture: only then can its pixels be read.
  func end()
}
