import Hosting
import Scenes
import ScrollEngine

/// Where everything in a pane is, as the engine reports it.
struct PaneState: Hashable {
  struct List: Hashable {
    let title: String
    let frame: Rect
    let offset: Point
  }

  /// The origin of the bounds of the view that fills the pane, in points.
  let origin: Point
  /// Whether a pointer drags it.
  let isPanned: Bool
  /// None if there are too many to look at in every tick.
  let lists: [List]

  private static let mostLists = 64

  @MainActor
  init(_ pane: Pane) {
    origin = pane.root.bounds.origin
    isPanned = pane.root.allRecognizers.contains {
      $0 is PanGestureRecognizer && ($0.state == .began || $0.state == .changed)
    }
    lists =
      pane.lists.count > Self.mostLists
      ? []
      : pane.lists.map {
        let entry = LayoutReport.ViewEntry($0.view, id: $0.id)
        return List(title: $0.title, frame: entry.frame, offset: entry.contentOffset ?? .zero)
      }
  }
}
