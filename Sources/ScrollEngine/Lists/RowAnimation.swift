/// How rows come and go in an update.
public enum RowAnimation: Hashable, Sendable {
  /// They fade in and out where they are.
  case fade
  /// They come from the right edge of the list, and go there.
  case right
  /// They come from the left edge of the list, and go there.
  case left
  /// They come from behind the row above them, and go there, and fade.
  case top
  /// They come from behind the row below them, and go there, and fade.
  case bottom
  /// They are there, or gone, at once.
  case none
  /// As ``fade``; UIKit also opens and closes them along their middle line.
  case middle
  /// The list chooses: ``fade``.
  case automatic

  /// How a row of a size, in points, is shown before it comes and after it has gone.
  func transit(of size: Size) -> Transit {
    switch self {
    case .fade, .middle, .automatic: Transit(alpha: 0)
    case .right: Transit(offset: Point(x: size.width, y: 0))
    case .left: Transit(offset: Point(x: -size.width, y: 0))
    case .top: Transit(offset: Point(x: 0, y: -size.height), alpha: 0)
    case .bottom: Transit(offset: Point(x: 0, y: size.height), alpha: 0)
    case .none: Transit()
    }
  }
}
