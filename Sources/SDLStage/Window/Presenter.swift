internal import Geometry

/// Shows painted pictures in a window.
@MainActor
protocol Presenter: AnyObject {
  var window: Window { get }

  /// The surface to paint on; ask again before each picture, because it changes with the window's
  /// size.
  ///
  /// - Throws: ``StageError/window(reason:)`` or ``StageError/surface(width:height:reason:)``.
  func surface() throws(StageError) -> Surface

  /// Shows some rectangles of the surface that ``surface()`` returned last; the first call for a
  /// surface must cover all of it.
  ///
  /// The method does not wait for the display's refresh: the loop paces the pictures.
  ///
  /// - Throws: ``StageError/painting(reason:)``, or the loss of the display.
  func present(_ changes: [PixelRect]) throws(StageError)
}
