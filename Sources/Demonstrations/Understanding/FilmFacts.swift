import SceneParts
package import ScrollEngine

/// The position of the window, and the state of the four views.
package struct FilmFacts: SceneFacts {
  /// A position at which a button or a finger was pressed.
  package struct Press: Hashable, Sendable {
    package let pane: Int
    /// Whether the position is in the pane's viewport.
    package let isInside: Bool
    /// The name of the film's view at the position; nil if there is none.
    package let view: String?
  }

  /// The bounds of the scroll view.
  package var window = Rect.zero
  package var contentSize = Size.zero
  /// The number of views whose frame has changed since the start.
  package var movedViews = 0
  package var viewCount = 0
  /// The total number of taps on the views in the scroll view.
  package var taps = 0
  package var presses: [Press] = []
}
