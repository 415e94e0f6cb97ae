internal import Geometry

/// A surface that a ``Painter`` paints on.
@MainActor
protocol PixelTarget: AnyObject {
  /// The whole target in pixels.
  var bounds: PixelRect { get }

  /// Paints a picture, and returns the rectangles in which it may differ from the previous one: all
  /// of the target, if the previous picture is unknown.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)`` if memory runs out; the pixels are
  ///   unknown afterwards.
  func paint(_ picture: PixelOperations, _ strips: Strips) throws(StageError) -> [PixelRect]

  /// Makes the next picture repaint the whole target.
  func forget()
}
