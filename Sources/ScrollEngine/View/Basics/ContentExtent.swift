/// The size of the content of a scroll view, in points.
struct ContentExtent {
  var size: Size
  /// Whether it is the view that knows it, as a list does, and no constraint decides it.
  var isGiven: Bool
}
