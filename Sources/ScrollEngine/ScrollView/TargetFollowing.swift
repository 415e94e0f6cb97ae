/// A scroll view that remembers the target to which it scrolls, and corrects the path as it learns
/// the sizes of more elements.
@MainActor
protocol TargetFollowing: ScrollView {
  /// Whether the content moves to the target or is there, and nothing has moved it elsewhere.
  var isAiming: Bool { get }

  /// Corrects the path to the target, or the resting position at it.
  func aim()

  /// Continues to correct the path until the content is at the target.
  ///
  /// - Returns: Whether the content is still moving to the target.
  func followScrollTarget() -> Bool
}

extension ScrollView {
  /// Whether the content is moving to an offset along an axis, or rests there.
  final func isHeaded(for offset: Double, along axis: Axis) -> Bool {
    if isUnseen, let first = firstOffset[axis] { return first == offset }
    return switch motion {
    case .animation(let animation, _, _): animation.destination[axis] == offset
    case .none, .stopped: drag == nil && contentOffset[axis] == offset
    case .fling, .smoothing: false
    }
  }

  /// Calls a function that moves the content, and then corrects the path to the content's target,
  /// if it had one.
  final func keepingAim(_ move: () -> Void) {
    let follower = follower.flatMap { $0.isAiming ? $0 : nil }
    move()
    follower?.aim()
  }

  /// Scrolls to a target, which has a position only along the given axes.
  final func scroll(toTarget offset: Point, along axes: PerAxis<Bool>, animated: Bool) {
    let first = firstOffset
    setContentOffset(offset, animated: animated)
    if isUnseen { firstOffset = first }
    for axis in Axis.allCases where axes[axis] { noteTarget(offset[axis], along: axis) }
  }

  /// Lays out the surroundings of a target that has been reached, except in a view that has not
  /// been shown yet: it may not be set up.
  final func layOutAtTarget() {
    if motion.isNone, !isUnseen { layoutIfNeeded() }
  }

  /// Redirects a running animation to another offset along an axis, or sets that offset at once.
  final func redirect(to offset: Double, along axis: Axis) {
    guard case .animation(let animation, _, _) = motion else {
      return during(.layout) { contentOffset[axis] = offset }
    }
    var end = animation.destination
    end[axis] = offset
    retarget(to: end)
  }
}
