import Documents
package import SceneParts
package import ScrollEngine

/// The scroll position of a pane, and the frames and offsets of its lists.
package struct PaneState: Hashable {
  package struct List: Hashable {
    package let title: String
    package let frame: Rect
    package let offset: Point
  }

  /// The origin of the bounds of the view that fills the pane, in points.
  package let origin: Point
  /// Whether a pointer drags the view that fills the pane, or a view in it.
  package let isPanned: Bool
  /// The states of the lists; empty if the pane has more than 64.
  package let lists: [List]

  private static let mostLists = 64

  @MainActor
  package init(_ pane: Pane) {
    origin = pane.root.bounds.origin
    isPanned = pane.isPanned
    lists =
      pane.lists.count > Self.mostLists
      ? []
      : pane.lists.map {
        let place = $0.view.reportedPlace
        return List(title: $0.title, frame: place.frame, offset: place.offset)
      }
  }
}
