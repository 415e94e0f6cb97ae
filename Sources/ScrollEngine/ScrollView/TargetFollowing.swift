/// Knows where a scroll view is on its way to, and corrects the way as more becomes known.
@MainActor
protocol TargetFollowing: ScrollView {
  /// Whether the content is on its way to the target, or there: nobody has moved it elsewhere.
  var isAiming: Bool { get }

  /// Corrects the way to the target, or where it lies.
  func aim()

  /// Goes on aiming at the target until the content is there.
  ///
  /// - Returns: Whether it is not there yet.
  func followScrollTarget() -> Bool
}

extension ScrollView {
  /// Whether the content is on its way to an offset along an axis, or there and left alone.
  final func isHeaded(for offset: Double, along axis: Axis) -> Bool {
    switch motion {
    case .animation(let animation, _, _): animation.destination[axis] == offset
    case .none, .stopped: drag == nil && contentOffset[axis] == offset
    case .fling, .smoothing: false
    }
  }

  /// Has what is under way end at another offset along an axis, or goes there at once.
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
