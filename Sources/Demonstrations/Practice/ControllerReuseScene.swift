import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let controllerReuse = SceneDescription(
    name: "controller-reuse", title: "Controller reuse", group: .inPractice,
    article: "UIScrollView in practice: view controllers reused like cells",
    sentence:
      "Page 4 takes the controller of page 1. Left, it begins where page 1 was left; right, "
      + "at its own place.",
    variants: ["emptied, state kept", "as the last page left it"],
    variantSentences: [
      "Ten pages, three view controllers; each page keeps its place in its table.",
      "Scroll a table, then page on: the page that reuses its controller starts at the same offset.",
    ],
    poster: Poster(
      variant: 1, beside: 0, at: 3.2,
      [
        .drag(0.2, in: "1/table1", from: (140, 220), by: (0, -182), over: 0.4),
        .flick(0.9, in: "1/pages", from: (260, 40), by: (-120, 0), over: 0.1),
        .flick(1.65, in: "1/pages", from: (260, 40), by: (-120, 0), over: 0.1),
        .flick(2.4, in: "1/pages", from: (260, 40), by: (-120, 0), over: 0.1),
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
        decorations: [EmptyPagesDecoration(pages: pages), PagePlaceDecoration(pages: pages)],
        otherViews: controllers.map { ("table\($0.instance)", $0.table) },
        viewport: Size(width: 320, height: 336),
        figure: {
          Pane.Figure(
            Fact(.viewControllers, of: pages, pages.shown.count + pages.queue.count).words,
            label: "view controllers", verdict: .frugal)
        })
    ]
    panel = ContainmentPanel(controllers: controllers, log: log)
  }

  var facts: (any SceneFacts)? { pages.facts }
}

/// Outlines the pages that have no controller, and shows all pages in a line below the viewport.
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
      canvas.say(
        note(page), in: Rect(x: frame.minX, y: frame.midY, width: frame.width, height: 24),
        font: Self.noteFont, color: theme.muted, alignment: .center)
    }
    drawLine(below: pane.viewport, theme, &canvas)
  }

  /// Draws all pages small, those with a controller in its colour; nothing if there is no room.
  private func drawLine(below viewport: Size, _ theme: Theme, _ canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    let line = Rect(
      x: 0, y: viewport.height + 10 * unit, width: viewport.width, height: 20 * unit)
    guard canvas.visibleRect.contains(line) else { return }
    let pitch = line.width / Double(pages.pageCount)
    for page in 0..<pages.pageCount {
      let box = Rect(
        x: line.minX + Double(page) * pitch + 2 * unit, y: line.minY, width: pitch - 4 * unit,
        height: line.height)
      let controller = pages.shown.first { $0.page == page }
      if let controller {
        canvas.fill(box, controller.colors.cell, cornerRadius: 3 * unit)
      } else {
        canvas.stroke(
          box,
          Stroke(
            theme.muted, width: unit, dash: Dash(on: 4 * unit, off: 3 * unit),
            cornerRadius: 3 * unit))
      }
      canvas.say(
        Words(String(page + 1)), in: box, font: Font(.numbers, size: 12 * unit),
        color: controller == nil ? theme.muted : Palette.ink, alignment: .center)
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

  private func note(_ page: Int) -> Words {
    guard pages.keepsState, let offset = pages.left[page]?.y, offset != 0 else {
      return "no controller"
    }
    let kept = Fact(.keptOffset, of: "page \(page + 1)", in: pages, offset)
    return "no controller, offset \(kept) kept"
  }
}
