package import ScrollEngine

/// A tool that is shown with a window, such as an inspector: it takes a part of the surface, and
/// draws its own views over the window's.
@MainActor
package protocol WindowCompanion: AnyObject {
  /// The part of a surface that it leaves to the window, in points.
  func windowFrame(in size: Size) -> Rect

  /// Lays itself out for a surface of `size` points.
  func resize(to size: Size)

  /// Whether it handles an event; the window then does not get the event.
  func takes(_ event: InputEvent) -> Bool

  /// Examines the window, which has just advanced to `time`, in seconds.
  ///
  /// - Returns: When the companion will change by itself, as ``Window/advance(to:)`` does.
  func follow(to time: Double) -> Double?

  /// Whether its picture differs from the last one.
  var needsDisplay: Bool { get }

  /// Draws itself over the window, in points of the surface.
  func draw(in canvas: inout Canvas)
}
