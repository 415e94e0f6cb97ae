internal import Drawing
internal import Geometry

/// What a ``Painter`` paints on: it is given whole pixels only, already cut to ``bounds``.
@MainActor
protocol PixelTarget: AnyObject {
  /// The whole target in pixels.
  var bounds: PixelRect { get }

  /// Begins a picture: all of it has one colour, whose alpha does not count.
  func begin(_ background: Color)

  func fill(_ rect: PixelRect, _ color: Color)

  /// Paints a part of a bitmap, tinted, without scaling.
  func blend(_ bitmap: Bitmap, _ part: PixelRect, toX x: Int, y: Int, tint: Color)

  /// The value of all pixels of a rectangle that is not empty, or nil if they are not all alike.
  func plainPixel(in rect: PixelRect) -> UInt32?

  /// Puts a part of some pixels in the place of those that are there.
  func copy(_ strip: Surface, _ part: PixelRect, toX x: Int, y: Int)

  /// Ends the picture: only now can its pixels be read.
  func end()
}
