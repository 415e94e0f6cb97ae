/// How rows come and go in an update.
public enum RowAnimation: Hashable, Sendable {
  /// Fades in and out in place.
  case fade
  /// Slides in from the right edge of the list, and out to it, fading.
  case right
  /// Slides in from the left edge of the list, and out to it, fading.
  case left
  /// Slides in from behind the row above, and out to it, fading.
  case top
  /// Slides in from behind the row below, and out to it, fading.
  case bottom
  /// Appears and disappears at once.
  case none
  /// As ``fade``; UIKit also opens and closes rows along their middle line.
  case middle
  /// The list chooses: ``fade``.
  case automatic

  /// The transit of a row before it appears and after it has disappeared; `size` is in points.
  func transit(of size: Size) -> Transit {
    switch self {
    case .fade, .middle, .automatic: Transit(alpha: 0)
    case .right: Transit(offset: Point(x: size.width, y: 0), alpha: 0)
    case .left: Transit(offset: Point(x: -size.width, y: 0), alpha: 0)
    case .top: Transit(offset: Point(x: 0, y: -size.height), alpha: 0)
    case .bottom: Transit(offset: Point(x: 0, y: size.height), alpha: 0)
    case .none: Transit()
    }
  }
}
