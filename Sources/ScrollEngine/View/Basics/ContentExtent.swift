/// The size of the content of a scroll view, in points.
struct ContentExtent {
  var size: Size
  /// Whether the view itself knows the size, as a list does, and no constraint decides it.
  var isGiven: Bool
}
