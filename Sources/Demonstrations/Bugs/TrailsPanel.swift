import Drawing
import SceneParts
import ScrollEngine

/// A small map for each side, with the path of its content offset.
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
    // Leaves room for the words at the right of each map.
    let wordsWidth = 120.0
    let half = Rect(
      x: rect.minX, y: rect.minY, width: rect.width / 2 - wordsWidth, height: rect.height)
    map(pair.published, trails.published, .costly).draw(in: half, theme, &canvas)
    map(pair.engine, trails.engine, .frugal).draw(
      in: half.offsetBy(Point(x: rect.width / 2, y: 0)), theme, &canvas)
  }
}
