public import Drawing
public import Geometry

/// Something a scene shows below its viewports: a tape, a graph, a small map.
@MainActor
public protocol ScenePanel {
  /// The height it takes at the bottom of the stage, in points of the shell.
  var height: Double { get }

  /// Draws in a rectangle of that height, in points of the shell.
  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas)
}
