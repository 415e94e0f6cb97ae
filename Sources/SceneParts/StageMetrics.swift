/// Measures that everything on the stage shares.
package enum StageMetrics {
  /// The space at the sides, in points of the shell.
  package static let margin = 28.0

  /// The width of the line around a viewport, in points of the shell.
  package static let frameWidth = 2.0

  /// Between the frame of a viewport and a line of text, in points of the shell: on the frame's line it
  /// would be struck out.
  package static let frameClearance = 2.0
}
