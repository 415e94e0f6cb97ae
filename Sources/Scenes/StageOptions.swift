/// What the stage shows besides the views themselves.
package struct StageOptions: Hashable, Sendable {
  /// The views alone, as an app would show them: no outlines, numbers, fades or indicators.
  package var showsContentOnly = false
  /// The outlines of viewport and contentSize, and of rows without a cell.
  package var showsOutlines = true
  /// What lies outside the viewport, veiled.
  package var showsOutside = true
  /// The bounds of each table.
  package var showsBounds = false
  /// The statistics of the reuse queues.
  package var showsOverlay = false

  /// Seconds in which the fill of a cell comes or goes.
  package static let fadeDuration = 0.15

  package init() {}
}
