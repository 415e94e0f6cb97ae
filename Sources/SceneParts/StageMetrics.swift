/// Measures that all parts of the stage share.
package enum StageMetrics {
  /// The space at the sides, in points of the shell.
  package static let margin = 28.0

  /// The width of the line around a viewport, in points of the shell.
  package static let frameWidth = 2.0

  /// The space between the frame of a viewport and a line of text, in points of the shell: the
  /// frame must not cross out the text.
  package static let frameClearance = 2.0
  /// How far the ring around an explained part reaches outside of it, in points: no farther, because
  /// names and other parts are near.
  package static let calloutReach = 5.0
}
