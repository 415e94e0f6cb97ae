package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let naive = SceneDescription(
    name: "naive", title: "Naive container", group: .scrollViewsInScrollViews,
    article: "Scroll views in scroll views: tables as tall as their content",
    sentence: "Each table is as tall as its content, so every row has a cell, visible or not.",
    variants: ["60 rows", "21 rows"]
  ) { context in
    TablesScene([
      .articleTables(
        in: NaiveContainerScrollView(), id: "naive", title: "Naive: frame = contentSize",
        shortTitle: "Naive", verdict: .costly, clock: context.clock,
        rows: context.variant == 0 ? TablesPane.manyRows : TablesPane.articleRows)
    ])
  }
}
