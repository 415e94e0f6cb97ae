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
    switch motion {
    case .animation(let animation, _, _): animation.destination[axis] == offset
    case .none, .stopped: drag == nil && contentOffset[axis] == offset
    case .fling, .smoothing: false
    }
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
