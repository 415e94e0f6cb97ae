import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let collections = SceneDescription(
    name: "collections", title: "Collections", group: .stacksAndMaps,
    article: "Scroll views in scroll views: one complex screen of several simple lists",
    sentence: "Three collections scroll as one. Left, every item has a cell; right, only those in "
      + "sight, and used cells wait.",
    variants: ["cut to what is visible", "as tall as their items"],
    variantSentences: [
      "Three collections and the views between them scroll as one; each reuses its own cells.",
      "Collections as tall as their items have a cell for each item, visible or not.",
    ],
    poster: Poster(
      variant: 1, beside: 0, at: 3,
      [.wheel(0.4, in: "1/container", at: (160, 284), notches: -24)])
  ) { context in
    CollectionsScene(
      in: context.variant == 0 ? ContainerScrollView() : NaiveContainerScrollView())
  }
}

/// Three collections below each other, each between a header and a footer that are plain views.
@MainActor
final class CollectionsScene: Scene {
  let panes: [Pane]
  let container: StackingScrollView
  let lists: [TilesController]

  init(in container: StackingScrollView) {
    self.container = container
    lists = [
      TilesController("Grid 1", count: 9, colors: Palette.many[0]),
      TilesController("Grid 2", count: 14, colors: Palette.many[1]),
      TilesController("Grid 3", count: 90, colors: Palette.many[2]),
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
        title: "Three collections", shortTitle: "Container",
        verdict: container is NaiveContainerScrollView ? .costly : .frugal, root: container,
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
