/// The state of a controller's appearance on screen.
struct ScreenPresence {
  enum Stage: Hashable {
    case disappeared
    /// viewWillAppear has been called.
    case appearing
    case appeared
    /// viewWillDisappear has been called.
    case disappearing
  }

  var stage = Stage.disappeared
  /// Whether the current transition is animated.
  var isAnimated = false
  /// Whether `viewIsAppearing` has been called since `viewWillAppear`.
  var hasEntered = false
  /// Whether a parent or the program began the transition, and will end it.
  var isDirected = false
}
