package import ScrollEngine

/// A surface on which frames are painted: memory, or a window.
@MainActor
package protocol FrameStage: AnyObject {
  /// Whether the surface is a window, in which frames are presented.
  var isShown: Bool { get }
  /// The size in points; a window may differ from the requested size.
  var size: Size { get }
  /// Pixels per point.
  var scale: Double { get }
  /// Measures text as this stage paints it.
  var text: any TextMeasuring { get }

  /// Handles the events of the window system since the last frame.
  func prepare()
  /// Paints the parts that have changed.
  func paint(_ list: DisplayList)
  /// Presents the last painted frame; called only if ``isShown``.
  func present()

  /// The number of pixels written for the last frame.
  var pixelsWritten: Int { get }
  /// The number of text lines shaped so far.
  var linesShaped: Int { get }
}
