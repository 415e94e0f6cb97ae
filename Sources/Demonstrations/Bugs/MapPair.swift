import Drawing
import PageMaps
import SceneParts
import ScrollEngine

/// The article's map of pages, with the article's algorithm and in the engine's `PageMapView`.
@MainActor
final class MapPair {
  let published: ScrollView
  let engine: PageMapView<Int>
  private let article: ArticlePageMap
  private let trails = Trails()

  /// Makes a pair that has already followed a path of pages and starts on its last page.
  init(way: [PagePosition]) {
    let frame = Rect(origin: .zero, size: PageMapScene.pageSize)
    published = ScrollView(frame: frame)
    article = ArticlePageMap(published, map: PageMapScene.map, pageSize: PageMapScene.pageSize)
    engine = PageMapView(frame: frame, map: PageMapScene.map)
    engine.viewForPage = { page, used in
      let label = used as? PageLabel ?? PageLabel()
      label.page = page
      return label
    }
    for view in [published, engine] {
      view.backgroundColor = Palette.table
      for position in way { view.contentOffset = engine.contentOffset(of: position) }
    }
  }

  func demonstration() -> BugDemonstration {
    func pane(
      _ view: ScrollView, _ id: String, title: String, shortTitle: String, _ verdict: Pane.Verdict,
      _ skips: SkippedPagesDecoration
    ) -> Pane {
      Pane(
        title: title, shortTitle: shortTitle, verdict: verdict, root: view, rootID: id,
        decorations: [
          PageMapDecoration(map: PageMapScene.map, pageSize: PageMapScene.pageSize), skips,
        ], viewport: PageMapScene.pageSize,
        figure: {
          let offset = view.offsetFacts
          return Pane.Figure(
            "\(offset.x) \(offset.y)", label: "contentOffset", verdict: verdict,
            widest: "000.0 000")
        })
    }
    var demonstration = BugDemonstration(
      published: pane(
        published, "published", title: "The article's map", shortTitle: "Published", .costly,
        SkippedPagesDecoration(start: { [trails] in trails.start?.published })),
      engine: pane(
        engine, "engine", title: "PageMapView", shortTitle: "Engine", .frugal,
        SkippedPagesDecoration(start: { [trails] in trails.start?.engine })))
    demonstration.panel = TrailsPanel(pair: self, trails: trails)
    demonstration.onTick = { [trails, published, engine] in
      trails.note(published, engine)
      return false
    }
    demonstration.owners = [self]
    return demonstration
  }
}
