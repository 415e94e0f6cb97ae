/// Options for what the stage shows besides the views.
package struct StageOptions: Hashable, Sendable {
  /// Shows only the views, as in an app: no outlines, numbers, fades or indicators.
  package var showsContentOnly = false
  /// Shows the outlines of viewport and contentSize, and of rows without a cell.
  package var showsOutlines = true
  /// Shows the content outside the viewport, dimmed.
  package var showsOutside = true
  /// Shows the outline of each contentSize, if outlines are shown.
  package var showsContentSize = true
  /// Shows the bounds of each table.
  package var showsBounds = false
  /// Shows the map of the content and the reuse queues, beside the viewport.
  package var showsAside = true
  /// Shows the statistics of the reuse queues.
  package var showsOverlay = false

  /// Whether the shell's own animations are skipped.
  package var reducesMotion = false

  /// The duration in which the fill of a cell fades in or out, in seconds.
  package static let fadeDuration = 0.15

  package init() {}
}
