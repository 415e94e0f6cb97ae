import ScrollEngine

extension SceneDescription {
  static let container = SceneDescription(
    name: "container", title: "Container", group: .scrollViewsInScrollViews,
    article: "Scroll views in scroll views: tables cut to their visible part",
    sentence: "Each table's frame is cut to its visible part, so only visible rows have a cell."
  ) { context in
    TablesScene([
      .articleTables(
        in: ContainerScrollView(), id: "container", title: "Container: frame = visible",
        shortTitle: "Container", verdict: .frugal, clock: context.clock)
    ])
  }
}
