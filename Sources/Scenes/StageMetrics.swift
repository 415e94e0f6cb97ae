/// Measures that everything on the stage shares.
package enum StageMetrics {
  /// The space at the sides, in points of the shell.
  package static let margin = 28.0
}
