internal import Geometry

/// A pane in which a pointer is held down.
struct PointerCapture {
  let pane: Int
  /// How far the pane has moved under the pointer since the press, in points of the scene.
  var shift = Point.zero
}
