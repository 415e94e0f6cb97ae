import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let paging = SceneDescription(
    name: "paging", title: "Paging, four ways", group: .inPractice,
    article: "UIScrollView in practice: four ways to page",
    sentence: "One flick for all four: the second comes to rest, and then jerks to a page.",
    poster: Poster(
      at: 3.75, [.flick(0.1, in: "bleeding", from: (250, 38), by: (-58, 0), over: 0.1)])
  ) { _ in
    PagingScene()
  }
}

/// Several ways to make content come to rest on pages, under the same gesture.
@MainActor
final class PagingScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let mirrorsGestures = true
  let stacksPanes = true
  /// Kept here because scroll views do not retain their delegates.
  let recorders: [OffsetRecorder]
  private let strips: [PageStrip]
  private let scrollViews: [ScrollView]

  private static let viewport = Size(width: 320, height: 76)
  /// The article's tutorial pages; with its padding, a page is as wide as the paging scroll view.
  private static let tutorial = (width: 240.0, padding: 20.0, count: 30)
  /// Narrower pages: several are visible at once.
  private static let card = (width: 130.0, padding: 10.0, count: 56)
  private static let unequalWidths = [110.0, 190, 120, 230, 70, 150]

  init() {
    let height = Self.viewport.height
    let colors = [Color(0x5A62D2), Color(0xC9303A), Color(0x1A7F4B), Color(0xA85B00)]
    let strips = [
      PageStrip(
        widths: Array(repeating: Self.tutorial.width, count: Self.tutorial.count),
        padding: Self.tutorial.padding, height: height, color: colors[0]),
      PageStrip(
        widths: Array(repeating: Self.card.width, count: Self.card.count),
        padding: Self.card.padding, height: height, color: colors[1]),
      PageStrip(
        widths: Array(repeating: Self.card.width, count: Self.card.count),
        padding: Self.card.padding, height: height, color: colors[2]),
      PageStrip(
        widths: (0..<54).map { Self.unequalWidths[$0 % Self.unequalWidths.count] },
        padding: Self.card.padding, height: height, color: colors[3]),
    ]
    self.strips = strips
    recorders = [
      OffsetRecorder(), SnapAfterEnd(strips[1]), TargetEditor(strips[2]), TargetEditor(strips[3]),
    ]
    let bleeding = BleedingView(pageWidth: Self.tutorial.width + Self.tutorial.padding)
    bleeding.scrollView.isPagingEnabled = true
    let scrollViews = [bleeding.scrollView, ScrollView(), ScrollView(), ScrollView()]
    self.scrollViews = scrollViews
    for (place, scrollView) in scrollViews.enumerated() {
      scrollView.addSubview(strips[place])
      scrollView.contentSize = strips[place].frame.size
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.clipsToBounds = false
      scrollView.delegate = recorders[place]
    }
    let titles = [
      "isPagingEnabled, with bleeding", "Snap after the end", "Target offset edited",
      "Target edited, unequal pages",
    ]
    let names = ["isPagingEnabled", "snap after end", "target edited", "unequal pages"]
    let ids = ["paging", "snap", "target", "unequal"]
    panes = scrollViews.enumerated().map { [recorders] place, scrollView in
      let root = place == 0 ? bleeding : scrollView
      root.backgroundColor = Palette.surface
      return Pane(
        title: titles[place], shortTitle: names[place], root: root,
        rootID: place == 0 ? "bleeding" : ids[place],
        decorations: place == 0
          ? [PageFrameDecoration(scrollView: scrollView)]
          : [JerkDecoration(recorder: recorders[place], scrollView: scrollView)],
        otherViews: place == 0 ? [(ids[place], scrollView)] : [], viewport: Self.viewport,
        figure: { [recorder = recorders[place]] in
          let jerk = recorder.jerk(of: scrollView)
          return Pane.Figure(
            "\(Fact(.jerk, of: scrollView, jerk).magnitude) pt", label: "jerk",
            verdict: abs(jerk) < 0.5 ? .frugal : .costly, widest: "000 pt")
        })
    }
    panel = OffsetGraph(
      lines: zip(recorders, colors).enumerated().map { place, line in
        OffsetGraph.Line(name: names[place], recorder: line.0, color: line.1)
      }, window: panes[0].window)
  }

  var facts: (any SceneFacts)? {
    PagingFacts(
      ways: scrollViews.indices.map { place in
        let (strip, recorder) = (strips[place], recorders[place])
        let offset = scrollViews[place].contentOffset.x
        return PagingFacts.Way(
          name: panes[place].shortTitle, offset: offset, nearest: strip.nearestStart(to: offset),
          page: strip.page(at: offset), releases: recorder.releases.count,
          interventions: recorder.interventions.count,
          stop: recorder.interventions.last?.offset,
          releasedOn: (recorder.releases.last?.offset).map { strip.page(at: $0) })
      })
  }
}

/// Outlines the bounds of a scroll view, which are as wide as a page. The sides are left open in
/// the middle, where the names of pages pass.
@MainActor
struct PageFrameDecoration: PaneDecoration {
  let scrollView: ScrollView

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    for outline in outlines(of: pane, options) {
      draw(outline.rect, in: &canvas)
    }
  }

  private func draw(_ rect: Rect, in canvas: inout Canvas) {
    let outer = rect.inset(by: -Self.lineWidth / 2)
    let arm = outer.height * Self.armShare
    for x in [outer.minX, outer.maxX - Self.lineWidth] {
      for y in [outer.minY, outer.maxY - arm] {
        canvas.fill(
          Rect(x: x, y: y, width: Self.lineWidth, height: arm), Palette.boundsOutline)
      }
    }
    for y in [outer.minY, outer.maxY - Self.lineWidth] {
      canvas.saved { canvas in
        canvas.clip(to: Rect(x: outer.minX, y: y, width: outer.width, height: Self.lineWidth))
        canvas.stroke(
          rect, Stroke(Palette.boundsOutline, width: Self.lineWidth, dash: Self.dash))
      }
    }
  }

  private static let lineWidth = 2.0
  /// The fraction of a side that is drawn at each of its ends.
  private static let armShare = 0.17
  private static let dash = Dash(on: 10, off: 10)

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    guard options.showsOutlines else { return [] }
    let frame = scrollView.convert(scrollView.bounds, to: nil)
    return [
      StageOutline(
        LegendEntry(
          "bounds of the scroll view: one page", .line(Palette.boundsOutline, dash: Self.dash)),
        name: "bounds of the scroll view",
        // Inset, so as not to cover the outline of the viewport, which has the same height.
        rect: frame.inset(by: EdgeInsets(top: 2, left: 0, bottom: 2, right: 0)), size: frame.size)
    ]
  }
}
