/// How a view is shown while it is on its way: away from its frame, and less opaque.
///
/// Layout, hit testing and reports go by the frame, which is where the view will be in the end.
struct Transit: Hashable {
  /// How far from its frame the view is drawn, in points of its superview.
  var offset = Point.zero
  /// From 0 to 1; it multiplies the view's own.
  var alpha = 1.0
}
