import SceneParts
package import ScrollEngine

/// Where the window is, and what has become of the four views.
package struct FilmFacts: SceneFacts {
  /// Where a button or a finger has gone down.
  package struct Press: Hashable, Sendable {
    package let pane: Int
    /// Whether it was in the viewport.
    package let isInside: Bool
    /// The view of the film that is drawn there.
    package let view: String?
  }

  /// The bounds of the scroll view.
  package var window = Rect.zero
  package var contentSize = Size.zero
  /// How many of the views have another frame than at the start.
  package var movedViews = 0
  package var viewCount = 0
  /// How often the views in the scroll view have been tapped, all together.
  package var taps = 0
  package var presses: [Press] = []
}
