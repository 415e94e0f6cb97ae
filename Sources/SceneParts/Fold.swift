package import Drawing
package import ScrollEngine

/// Whether a part of the window can be reduced to its heading, and whether it is.
package enum Fold: Hashable, Sendable {
  /// The part is always shown in full.
  case fixed
  case open
  case folded
}

extension Canvas {
  /// Draws the sign of a part that folds in the middle of `rect`: it points down if the part is
  /// open, and towards the heading if it is folded.
  package mutating func foldSign(_ fold: Fold, in rect: Rect, _ color: Color) {
    let (x, y) = (rect.midX, rect.midY)
    switch fold {
    case .fixed: break
    case .open:
      polyline(
        [Point(x: x - 3.5, y: y - 1.75), Point(x: x, y: y + 1.75), Point(x: x + 3.5, y: y - 1.75)],
        color, width: 1.5)
    case .folded:
      polyline(
        [Point(x: x - 1.75, y: y - 3.5), Point(x: x + 1.75, y: y), Point(x: x - 1.75, y: y + 3.5)],
        color, width: 1.5)
    }
  }
}
