import Drawing
import ScrollEngine

/// The article's map of pages in the article's scroll view and in the engine's.
@MainActor
final class MapPair {
  let published: ScrollView
  let engine: PageMapView<Int>
  private let article: ArticlePageMap
  private let trails = Trails()

  /// - Parameter way: The pages gone over to the page at which both begin.
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
      view.backgroundColor = Color(0xE6DCCF)
      for position in way { view.contentOffset = engine.contentOffset(of: position) }
    }
  }

  func demonstration() -> BugDemonstration {
    func pane(
      _ view: ScrollView, _ id: String, title: String, shortTitle: String, _ verdict: Pane.Verdict,
      _ decorations: [any PaneDecoration]
    ) -> Pane {
      Pane(
        title: title, shortTitle: shortTitle, verdict: verdict, root: view, rootID: id,
        decorations: decorations, viewport: PageMapScene.pageSize,
        figure: {
          Pane.Figure(
            value: "\(tidy(view.contentOffset.x)) \(tidy(view.contentOffset.y))",
            label: "contentOffset", verdict: verdict, widest: "000.0 000")
        })
    }
    var demonstration = BugDemonstration(
      published: pane(
        published, "published", title: "The article's map", shortTitle: "Published", .costly, []),
      engine: pane(
        engine, "engine", title: "PageMapView", shortTitle: "Engine", .frugal,
        [PageMapDecoration(map: PageMapScene.map, pageSize: PageMapScene.pageSize)]))
    demonstration.panel = TrailsPanel(pair: self, trails: trails)
    demonstration.onTick = { [trails, published, engine] in
      trails.note(published.contentOffset, engine.contentOffset)
      return false
    }
    demonstration.owners = [self]
    return demonstration
  }
}

/// The offsets of both sides, from tick to tick.
@MainActor
final class Trails {
  private(set) var published: [Point] = []
  private(set) var engine: [Point] = []

  /// As many as several gestures have; older ones are forgotten.
  private static let capacity = 600

  func note(_ published: Point, _ engine: Point) {
    Self.note(published, in: &self.published)
    Self.note(engine, in: &self.engine)
  }

  private static func note(_ offset: Point, in trail: inout [Point]) {
    guard trail.last != offset else { return }
    if trail.count == capacity { trail.removeFirst() }
    trail.append(offset)
  }
}

/// Both small maps with the way that the content has gone.
@MainActor
struct TrailsPanel: ScenePanel {
  let pair: MapPair
  let trails: Trails

  var height: Double { map(pair.published, [], .neutral).height }

  private func map(
    _ view: ScrollView, _ trail: [Point], _ verdict: Pane.Verdict
  ) -> SmallMap {
    SmallMap(
      map: PageMapScene.map, pageSize: PageMapScene.pageSize, scrollView: view, trail: trail,
      verdict: verdict)
  }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    // The words beside a map make it broader to the right.
    let wordsWidth = 120.0
    let half = Rect(
      x: rect.minX, y: rect.minY, width: rect.width / 2 - wordsWidth, height: rect.height)
    map(pair.published, trails.published, .costly).draw(in: half, theme, &canvas)
    map(pair.engine, trails.engine, .frugal).draw(
      in: half.offsetBy(Point(x: rect.width / 2, y: 0)), theme, &canvas)
  }
}
