/// How rows come and go in an update.
public enum RowAnimation: Hashable, Sendable {
  /// They fade in and out where they are.
  case fade
  /// They come from, and go to, the right edge.
  case right
  /// They come from, and go to, the left edge.
  case left
  /// They come from behind what lies above them, and go there.
  case top
  /// They come from behind what lies below them, and go there.
  case bottom
  /// They are there, or gone, at once.
  case none
  /// They come from their middle line, and go there, while they fade.
  case middle
  /// The list chooses: ``fade``.
  case automatic
}
