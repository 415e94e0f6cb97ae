import SceneParts

/// The distance that each of the linked views has moved.
package struct LinkedFacts: SceneFacts {
  /// The distance that a view has moved, and the greatest possible one, in points.
  package struct Way: Hashable, Sendable {
    package var moved = 0.0
    package var length = 0.0
  }

  /// One of the two scroll views.
  package enum Strip: Hashable, Sendable {
    case pages, titles
  }

  package var pages = Way()
  package var titles = Way()
  package var near = Way()
  package var far = Way()
  /// The width of a page, and of a title; in points.
  package var pageWidth = 1.0
  package var titleWidth = 1.0
  package var pageCount = 0
  /// The scroll view that was dragged last; nil before the first drag.
  package var dragged: Strip?

  /// The page in the middle, from 1.
  package var page: Int { Int((pages.moved / pageWidth).rounded()) + 1 }
}
