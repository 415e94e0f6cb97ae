import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let homeFeed = SceneDescription(
    name: "home-feed", title: "Home feed", group: .stacksAndMaps,
    article: "ScrollingStackContainer: the screen it was made for",
    sentence: "Seven lists in one scroll view. Left, all news and pictures have cells; right, only "
      + "those in sight.",
    variants: [
      "cut to what is visible", "as tall as their items", "one layout", "news by identity",
      "news by content",
    ],
    variantSentences: [
      "Seven lists of films, news and pictures in one scroll view: only visible items have cells.",
      "Lists as tall as their items have a cell for each; those that scroll sideways still reuse.",
      "One collection with seven sections: posters of all shelves share one queue.",
      "Each row is named by its article: when its likes change, it stays, and no article comes twice.",
      "Each row is named by what it shows: more likes are another row, and an article can come twice.",
    ],
    poster: Poster(
      variant: 1, beside: 0, at: 2.6,
      [
        .drag(0.3, in: "1/list1", from: (260, 60), by: (-150, 0), over: 0.4),
        .wheel(1, in: "1/feed", at: (160, 400), notches: -10.3),
      ])
  ) { context in
    switch context.variant {
    case 0: HomeFeedScene(in: ContainerScrollView())
    case 1: HomeFeedScene(in: NaiveContainerScrollView())
    case 2: HomeFeedLayoutScene()
    case 3: NewsScene(.byArticle, clock: context.clock)
    default: NewsScene(.byContent, clock: context.clock)
    }
  }
}

/// A screen like that of an app: shelves of posters, news, a gallery, and a long list at the end.
@MainActor
final class HomeFeedScene: Scene {
  let panes: [Pane]
  private let sources: [FeedSource]

  init(in feed: StackingScrollView) {
    let sources = FeedPart.home.map(FeedSource.init)
    self.sources = sources
    for source in sources {
      let heading = HeadingLabel(source.title)
      feed.addArrangedSubview(heading)
      feed.addArrangedSubview(source.view)
      feed.setMargins(
        EdgeInsets(top: 0, left: 0, bottom: FeedPart.gap, right: 0), for: source.view)
    }
    feed.backgroundColor = Palette.surface
    feed.clipsToBounds = false
    let all = sources.reduce(0) { $0 + $1.count }
    panes = [
      Pane(
        title: "\(all) items", shortTitle: "Feed",
        verdict: feed is NaiveContainerScrollView ? .costly : .frugal, root: feed, rootID: "feed",
        lists: sources.enumerated().map { place, source in
          PaneList(
            id: "list\(place + 1)", title: source.title, view: source.view,
            colors: source.colors, count: { source.count },
            outlinesRows: true, stampPlace: source.view is CollectionView ? .bottom : .corner,
            rowName: source.name)
        }, decorations: [FeedDecoration(sources: sources)])
    ]
  }
}
