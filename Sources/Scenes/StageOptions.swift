/// What the stage shows besides the views themselves.
public struct StageOptions: Hashable, Sendable {
  /// The views alone, as an app would show them: no outlines, numbers, fades or indicators.
  public var showsContentOnly = false
  /// The outlines of viewport and contentSize, and of rows without a cell.
  public var showsOutlines = true
  /// What lies outside the viewport, veiled.
  public var showsOutside = true
  /// The bounds of each table.
  public var showsBounds = false
  /// The statistics of the reuse queues.
  public var showsOverlay = false

  /// Seconds in which the fill of a cell comes or goes.
  static let fadeDuration = 0.15

  public init() {}
}
