/// How a view in motion is shown: offset from its frame, and less opaque.
///
/// Layout, hit testing and reports use the frame, which is where the view ends up.
struct Transit: Hashable {
  /// How far from its frame the view is drawn, in points of the superview.
  var offset = Point.zero
  /// From 0 to 1, multiplied by the view's own alpha.
  var alpha = 1.0
}
