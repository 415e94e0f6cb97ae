/// Knows the target a scroll view is heading for, and corrects its path as more becomes known.
@MainActor
protocol TargetFollowing: ScrollView {
  /// Whether the content is heading for the target or there: nothing has moved it elsewhere.
  var isAiming: Bool { get }

  /// Corrects the path to the target, or the resting position at it.
  func aim()

  /// Keeps aiming at the target until the content is there.
  ///
  /// - Returns: Whether it is still on its way.
  func followScrollTarget() -> Bool
}

extension ScrollView {
  /// Whether the content is heading for an offset along an axis, or there and left alone.
  final func isHeaded(for offset: Double, along axis: Axis) -> Bool {
    if isUnseen, let first = firstOffset[axis] { return first == offset }
    return switch motion {
    case .animation(let animation, _, _): animation.destination[axis] == offset
    case .none, .stopped: drag == nil && contentOffset[axis] == offset
    case .fling, .smoothing: false
    }
  }

  /// Moves the content, and then to the target that it is heading for, wherever that is now.
  final func keepingAim(_ move: () -> Void) {
    let follower = follower.flatMap { $0.isAiming ? $0 : nil }
    move()
    follower?.aim()
  }

  /// Scrolls to a target, which lies along some of the axes.
  final func scroll(toTarget offset: Point, along axes: PerAxis<Bool>, animated: Bool) {
    let first = firstOffset
    setContentOffset(offset, animated: animated)
    firstOffset = first
    for axis in Axis.allCases where axes[axis] { noteTarget(offset[axis], along: axis) }
  }

  /// Lays out what is around a target; what has not been seen may not be set up yet.
  final func layOutAtTarget() {
    if motion.isNone, !isUnseen { layoutIfNeeded() }
  }

  /// Redirects a running motion to another offset along an axis, or goes there at once.
  final func redirect(to offset: Double, along axis: Axis) {
    guard case .animation(let animation, _, _) = motion else {
      contentOffset[axis] = offset
      return
    }
    var end = animation.destination
    end[axis] = offset
    retarget(to: end)
  }
}
