/// Measures that all who show something on the stage keep to.
package enum StageMetrics {
  /// The space at the sides, in points of the shell.
  package static let margin = 28.0
}
