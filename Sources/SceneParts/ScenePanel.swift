package import Drawing
package import Geometry

/// Something that a scene shows below its viewports, or beside a single one: a tape, a graph, a small
/// map.
@MainActor
package protocol ScenePanel {
  /// The height it takes at the bottom of the stage, in points of the shell.
  var height: Double { get }

  /// The height on a stage so low that the viewports would become too small to read; in points.
  var lowHeight: Double { get }

  /// The least width in which it may stand beside a viewport; nil if it is always below. In points.
  var sideWidth: Double? { get }

  /// The greatest height that it makes use of there, in points.
  var sideHeight: Double { get }

  /// Draws in a rectangle of one of those sizes, in points of the shell.
  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas)
}

extension ScenePanel {
  package var lowHeight: Double { height }
  package var sideWidth: Double? { nil }
  package var sideHeight: Double { height }
}
