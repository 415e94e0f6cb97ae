import SceneParts
import ScrollEngine

/// A list of news whose rows are named well, or by what they show: then an article that changes is
/// another row, and one that comes twice stands there twice.
@MainActor
final class NewsScene: Scene {
  let panes: [Pane]
  private let feed: NewsFeed
  private let clock: SceneClock

  init(_ naming: NewsFeed.Naming, clock: SceneClock) {
    let colors = Palette.many[2]
    let feed = NewsFeed(naming, colors: colors)
    self.feed = feed
    self.clock = clock
    panes = [
      Pane(
        title: naming == .byArticle
          ? "identity: the article" : "identity: the article and its likes",
        shortTitle: "News", verdict: naming == .byArticle ? .frugal : .costly, root: feed.table,
        rootID: "news",
        lists: [
          PaneList(
            id: "news", title: "News", view: feed.table, colors: colors, count: { feed.count },
            stampPlace: .corner, rowName: \.ordinalWords)
        ],
        figure: {
          Pane.Figure(
            Fact(.rows, of: feed.table, feed.count).words, label: "rows",
            verdict: feed.count == NewsFeed.articleCount ? .frugal : .costly, widest: "00")
        })
    ]
  }

  func update() -> Double? {
    feed.receive(until: clock.now)
    return feed.nextMessage
  }
}
