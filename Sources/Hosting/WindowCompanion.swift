package import ScrollEngine

/// A tool that is shown with a window, such as an inspector: it has a part of the surface, and its own
/// views lie over those of the window.
@MainActor
package protocol WindowCompanion: AnyObject {
  /// What it leaves of a surface to the window, in points.
  func windowFrame(in size: Size) -> Rect

  /// Lays itself out for a surface of `size` points.
  func resize(to size: Size)

  /// Whether it takes an event, which the window then does not get.
  func takes(_ event: InputEvent) -> Bool

  /// Looks at the window, which has just advanced to `time` (seconds).
  ///
  /// - Returns: When something of its own will change by itself, as ``Window/advance(to:)`` does.
  func follow(to time: Double) -> Double?

  /// Whether its picture differs from the last one.
  var needsDisplay: Bool { get }

  /// Draws itself over the window, in points of the surface.
  func draw(in canvas: inout Canvas)
}
