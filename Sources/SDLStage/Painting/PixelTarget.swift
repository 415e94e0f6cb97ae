internal import Geometry

/// What a ``Painter`` paints on.
@MainActor
protocol PixelTarget: AnyObject {
  /// The whole target in pixels.
  var bounds: PixelRect { get }

  /// Shows a picture, and returns where it may differ from the one before: everywhere, if nothing
  /// is known of that.
  ///
  /// - Throws: ``StageError/surface(width:height:reason:)`` without memory; then nothing is known of
  ///   the pixels.
  func paint(_ picture: PixelOperations, _ strips: Strips) throws(StageError) -> [PixelRect]

  /// Has the next picture painted everywhere.
  func forget()
}
