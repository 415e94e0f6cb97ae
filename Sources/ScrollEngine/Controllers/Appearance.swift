/// Where a controller stands between off screen and on screen.
struct Appearance {
  enum Stage: Hashable {
    case disappeared
    /// viewWillAppear has been called.
    case appearing
    case appeared
    /// viewWillDisappear has been called.
    case disappearing
  }

  var stage = Stage.disappeared
  /// Whether the transition under way is an animated one.
  var isAnimated = false
  /// Whether somebody has begun a transition and is going to end it.
  var isDirected = false
}
