internal import Geometry

/// A surface that a ``Painter`` paints on.
@MainActor
protocol PixelTarget: AnyObject {
  /// The whole target in pixels.
  var bounds: PixelRect { get }

  /// Shows a picture, and returns where it may differ from the one before: everywhere, if that one
  /// is unknown.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)`` if memory runs out; the pixels are
  ///   unknown afterwards.
  func paint(_ picture: PixelOperations, _ strips: Strips) throws(StageError) -> [PixelRect]

  /// Makes the next picture be painted everywhere.
  func forget()
}
