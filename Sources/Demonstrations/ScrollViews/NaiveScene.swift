package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let naive = SceneDescription(
    name: "naive", title: "Naive container", group: .scrollViewsInScrollViews,
    article: "Scroll views in scroll views: tables as tall as their content",
    sentence: "Each table is as tall as its content, so every row has a cell, visible or not.",
    variants: ["60 rows", "21 rows"],
    poster: Poster(
      at: 2.4, [.flick(0.3, in: "naive", from: (160, 500), by: (0, -200), over: 0.12)])
  ) { context in
    TablesScene([
      .articleTables(
        in: NaiveContainerScrollView(), id: "naive", title: "Naive: frame = contentSize",
        shortTitle: "Naive", verdict: .costly, clock: context.clock,
        rows: context.variant == 0 ? TablesPane.manyRows : TablesPane.articleRows)
    ])
  }
}
