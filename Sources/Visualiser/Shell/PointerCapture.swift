internal import Geometry

/// A pane in which a pointer is held down.
struct PointerCapture {
  let pane: Int
  /// By how much the pane has moved under the pointer since, in the scene's points.
  var shift = Point.zero
}
