import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let controllerReuse = SceneDescription(
    name: "controller-reuse", title: "Controller reuse", group: .inPractice,
    article: "UIScrollView in practice: view controllers reused like cells",
    sentence: "Ten pages, three view controllers; each page keeps its place in its table.",
    variants: ["emptied, state kept", "as the last page left it"],
    variantSentences: [
      "Ten pages, three view controllers; each page keeps its place in its table.",
      "Scroll a table, then page on: the page that reuses its controller starts at the same offset.",
    ],
    poster: Poster(
      at: 5.8,
      [
        .drag(0.2, in: "table1", from: (140, 220), by: (0, -182), over: 0.4),
        .flick(0.9, in: "pages", from: (260, 40), by: (-120, 0), over: 0.1),
        .flick(1.65, in: "pages", from: (260, 40), by: (-120, 0), over: 0.1),
        .flick(2.4, in: "pages", from: (260, 40), by: (-120, 0), over: 0.1),
        .flick(3.3, in: "pages", from: (60, 40), by: (120, 0), over: 0.1),
        .flick(4.05, in: "pages", from: (60, 40), by: (120, 0), over: 0.1),
        .flick(4.8, in: "pages", from: (60, 40), by: (120, 0), over: 0.1),
      ])
  ) { context in
    ControllerReuseScene(keepsState: context.variant == 0, clock: context.clock)
  }
}

/// Ten pages, three view controllers, and a log of the calls to the controllers.
@MainActor
final class ControllerReuseScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let pages: PagesController

  static let pageCount = 10

  init(keepsState: Bool, clock: SceneClock) {
    let log = ContainmentLog(clock: clock)
    // All controllers are made in advance: scrolling never has to wait for one.
    let controllers = Palette.many.prefix(3).enumerated().map { place, colors in
      PageController(instance: place + 1, colors: colors, log: log)
    }
    let pages = PagesController(
      pageCount: Self.pageCount, controllers: controllers, keepsState: keepsState, log: log)
    self.pages = pages
    pages.view.clipsToBounds = false
    panes = [
      Pane(
        title: "\(Self.pageCount) pages", shortTitle: "Pages", root: pages.view, rootID: "pages",
        decorations: [EmptyPagesDecoration(pages: pages)],
        otherViews: controllers.map { ("table\($0.instance)", $0.table) },
        viewport: Size(width: 320, height: 336),
        figure: {
          Pane.Figure(
            value: String(pages.shown.count + pages.queue.count), label: "view controllers",
            verdict: .frugal)
        })
    ]
    panel = ContainmentPanel(controllers: controllers, log: log)
  }

  var facts: (any SceneFacts)? { pages.facts }
}

/// Outlines the pages that have no controller.
@MainActor
struct EmptyPagesDecoration: PaneDecoration {
  let pages: PagesController

  private static let font = Font(.words, size: 17, weight: .bold)
  private static let noteFont = Font(.words, size: 13)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for (_, frame) in emptyPages(in: canvas) {
      canvas.stroke(frame, Stroke(theme.muted, width: 2, dash: Dash(on: 10, off: 10)))
    }
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for (page, frame) in emptyPages(in: canvas) {
      canvas.text(
        "Page \(page + 1)",
        in: Rect(x: frame.minX, y: frame.midY - 24, width: frame.width, height: 24),
        font: Self.font, color: theme.ink, alignment: .center)
      canvas.text(
        note(page), in: Rect(x: frame.minX, y: frame.midY, width: frame.width, height: 24),
        font: Self.noteFont, color: theme.muted, alignment: .center)
    }
  }

  private func emptyPages(in canvas: Canvas) -> [(page: Int, frame: Rect)] {
    (0..<pages.pageCount).filter { page in !pages.shown.contains { $0.page == page } }
      .map { ($0, pages.view.convert(pages.frame(ofPage: $0), to: nil).inset(by: 8)) }
      .filter { $0.1.intersects(canvas.visibleRect) }
  }

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    options.showsOutlines
      ? [LegendEntry("page without a controller", .muted(isDashed: true))] : []
  }

  private func note(_ page: Int) -> String {
    let offset = pages.offsets[page]?.y ?? 0
    return offset == 0 ? "no controller" : "no controller, offset \(tidy(offset)) kept"
  }
}
