package import ScrollEngine

/// A tool that is shown with a window, such as an inspector: it occupies a part of the surface, and
/// draws its own views over the window's.
@MainActor
package protocol WindowCompanion: AnyObject {
  /// The part of a surface that the companion leaves to the window, in points.
  func windowFrame(in size: Size) -> Rect

  /// Lays the companion out for a surface of `size` points.
  func resize(to size: Size)

  /// Handles an event; returns true if the window must not receive the event.
  func takes(_ event: InputEvent) -> Bool

  /// Examines the window, which has just advanced to `time`, in seconds.
  ///
  /// - Returns: The time at which the companion will change by itself, in seconds; nil if it will
  ///   not.
  func follow(to time: Double) -> Double?

  /// Whether the companion's picture may differ from the last one drawn.
  var needsDisplay: Bool { get }

  /// Draws the companion over the window, in points of the surface.
  func draw(in canvas: inout Canvas)
}
