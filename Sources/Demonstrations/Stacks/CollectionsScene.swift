import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let collections = SceneDescription(
    name: "collections", title: "Collections", group: .stacksAndMaps,
    article: "Scroll views in scroll views: one complex screen of several simple lists",
    sentence:
      "Three collections and the views between them scroll as one; each reuses its own cells.",
    poster: Poster(
      at: 3, [.wheel(0.4, in: "container", at: (160, 284), notches: -24)])
  ) { _ in
    CollectionsScene()
  }
}

/// Three collections below each other, each between a header and a footer that are plain views.
@MainActor
final class CollectionsScene: Scene {
  let panes: [Pane]
  let container = ContainerScrollView()
  let lists: [TilesController]

  init() {
    lists = [
      TilesController("First collection", count: 9, colors: Palette.many[0]),
      TilesController("Second collection", count: 14, colors: Palette.many[1]),
      TilesController("Third collection", count: 90, colors: Palette.many[2]),
    ]
    for list in lists {
      container.addArrangedSubview(list.header)
      container.addArrangedSubview(list.collection)
      container.addArrangedSubview(list.footer)
    }
    container.clipsToBounds = false
    container.backgroundColor = Palette.surface
    panes = [
      Pane(
        title: "ContainerScrollView", shortTitle: "Container", verdict: .frugal, root: container,
        rootID: "container",
        lists: lists.enumerated().map { place, list in
          PaneList(
            id: "collection\(place + 1)", title: list.title, view: list.collection,
            colors: list.colors, count: { list.tiles.count }, stampPlace: .underMiddle,
            rowName: \.ordinalTileWords)
        },
        decorations: [TilesDecoration(container: container, lists: lists)],
        otherViews: lists.enumerated().flatMap { place, list in
          [("header\(place + 1)", list.header as View), ("footer\(place + 1)", list.footer)]
        })
    ]
  }

  // MARK: + and -

  let canChangeRows = true
  func addRow() { listInTheMiddle.add() }
  func removeRow() { listInTheMiddle.remove() }

  /// The collection with the greatest visible height.
  private var listInTheMiddle: TilesController {
    lists.max { $0.collection.frame.height < $1.collection.frame.height } ?? lists[0]
  }
}
