/// Brings what is painted into a window.
@MainActor
protocol Presenter: AnyObject {
  var window: Window { get }

  /// What to paint on; to be asked for anew for each picture, for it is another one after the
  /// window's size has changed.
  ///
  /// - Throws: ``StageError/window(reason:)`` or ``StageError/surface(width:height:reason:)``.
  func surface() throws(StageError) -> Surface

  /// Shows what has been painted on the surface that was given last.
  ///
  /// It does not wait for the display: that is for the loop.
  ///
  /// - Throws: ``StageError/painting(reason:)``.
  func present() throws(StageError)
}
