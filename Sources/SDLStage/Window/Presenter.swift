internal import Geometry

/// Brings what is painted into a window.
@MainActor
protocol Presenter: AnyObject {
  var window: Window { get }

  /// The surface to paint on; ask for it anew for each picture, because it changes when the
  /// window's size does.
  ///
  /// - Throws: ``StageError/window(reason:)`` or ``StageError/surface(width:height:reason:)``.
  func surface() throws(StageError) -> Surface

  /// Shows what has been painted in some rectangles on the surface that was returned last: the
  /// first time, everywhere.
  ///
  /// It does not wait for the display: that is the loop's job.
  ///
  /// - Throws: ``StageError/painting(reason:)``.
  func present(_ changes: [PixelRect]) throws(StageError)
}
