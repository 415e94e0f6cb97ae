package import Drawing
package import Geometry

/// A panel below the viewports, or beside a single one, such as a tape, a graph or a small map.
@MainActor
package protocol ScenePanel {
  /// The height at the bottom of the stage, in points of the shell.
  var height: Double { get }

  /// The height on a low stage, where the viewports would become too small to read, in points.
  var lowHeight: Double { get }

  /// The least width beside a viewport, in points; nil if the panel is always below.
  var sideWidth: Double? { get }

  /// The greatest useful height beside a viewport, in points.
  var sideHeight: Double { get }

  /// Draws in a rectangle, in the panel's own points: at the bottom, it has one of the heights
  /// above; beside a viewport, at least ``sideWidth`` and at most ``sideHeight``.
  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas)
}

extension ScenePanel {
  package var lowHeight: Double { height }
  package var sideWidth: Double? { nil }
  package var sideHeight: Double { height }
}

/// A panel with a chart over the time of the scene. The chart answers the pointer as the lanes do: a
/// click or a drag shows the moment under it.
@MainActor
package protocol ChartPanel: ScenePanel {
  /// The time of the scene, in seconds.
  var now: Double { get }

  /// The chart in a rectangle of the panel, in the panel's points, and its axis, for a run that ends
  /// at `end` seconds.
  func chart(in rect: Rect, until end: Double) -> (plot: Rect, axis: TimeScale)

  /// Draws in a rectangle as a panel does, for a run that ends at `end` seconds: the end may be later
  /// than the shown moment.
  func draw(in rect: Rect, until end: Double, _ theme: Theme, _ canvas: inout Canvas)
}

extension ChartPanel {
  package func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    draw(in: rect, until: now, theme, &canvas)
  }
}
