package import ScrollEngine

/// Something on which frames are painted one after another: memory, or a window.
@MainActor
package protocol FrameStage: AnyObject {
  /// Whether it is a window, so that frames are presented.
  var isShown: Bool { get }
  /// Its size in points; a window may have another one than was asked for.
  var size: Size { get }
  /// Pixels per point.
  var scale: Double { get }
  /// Measures text as it is painted here.
  var text: any TextMeasuring { get }

  /// Takes over what the window system has done since the last frame.
  func prepare()
  /// Paints what has changed.
  func paint(_ list: DisplayList)
  /// Shows what was painted last; not called where nobody looks.
  func present()

  /// The pixels that were written for the last frame.
  var pixelsWritten: Int { get }
  /// The lines of text that were shaped so far.
  var linesShaped: Int { get }
}
