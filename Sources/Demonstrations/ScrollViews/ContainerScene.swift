package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let container = SceneDescription(
    name: "container", title: "Container", group: .scrollViewsInScrollViews,
    article: "Scroll views in scroll views: tables cut to their visible part",
    sentence:
      "Both containers show the same rows. Left, each table keeps its used cells; right, the "
      + "second takes those of the first.",
    variants: [
      "own queues", "one shared queue", "ten tables, own queues", "ten tables, one queue",
      "21 rows",
    ],
    variantSentences: [
      "Each table's frame is cut to its visible part, so only visible rows have a cell.",
      "Both tables take their cells from one queue: what one gives back, the other uses.",
      "Each of ten tables keeps its own cells, even when another needs some.",
      "Ten tables, one queue: only a few more cells than one screen shows.",
      "As many rows as in the articles: each table makes as many cells as it shows at once.",
    ],
    poster: Poster(
      variant: 0, beside: 1, at: 3,
      [.flick(0.3, in: "1/container", from: (160, 500), by: (0, -200), over: 0.12)])
  ) { context in
    // Tables with the same kinds of cells may share a reuse queue.
    let queue = context.variant % 2 == 1 ? ReuseQueue() : nil
    let container = ContainerScrollView()
    return TablesScene([
      context.variant < 2 || context.variant == 4
        ? .articleTables(
          in: container, id: "container", title: "Container: frame = visible",
          shortTitle: "Container", verdict: .frugal, clock: context.clock, queue: queue,
          rows: context.variant == 4 ? TablesPane.articleRows : TablesPane.manyRows)
        : .tenTables(in: container, clock: context.clock, queue: queue)
    ])
  }
}
