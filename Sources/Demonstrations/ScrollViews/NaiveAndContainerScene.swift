package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let naiveAndContainer = SceneDescription(
    name: "naive-and-container", title: "Naive | Container", group: .scrollViewsInScrollViews,
    article: "Scroll views in scroll views: both containers side by side",
    sentence: "The same two tables at the same offset. Left, every row has a cell; right, only the "
      + "visible ones.",
    variants: ["60 rows", "21 rows"],
    poster: Poster(
      at: 2.6, [.flick(0.3, in: "container", from: (160, 500), by: (0, -200), over: 0.12)])
  ) { context in
    let rows = context.variant == 0 ? TablesPane.manyRows : TablesPane.articleRows
    let making = CellMaking()
    return TablesScene(
      [
        .articleTables(
          in: NaiveContainerScrollView(), id: "naive", prefix: "naive/",
          title: "Naive: frame = contentSize", shortTitle: "Naive", verdict: .costly,
          clock: context.clock, rows: rows, making: making),
        .articleTables(
          in: ContainerScrollView(), id: "container", prefix: "container/",
          title: "Container: frame = visible", shortTitle: "Container", verdict: .frugal,
          clock: context.clock, rows: rows, making: making),
      ], making: making)
  }
}
