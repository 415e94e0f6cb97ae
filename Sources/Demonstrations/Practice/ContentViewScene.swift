import Drawing
internal import Randomness
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let contentView = SceneDescription(
    name: "content-view", title: "Content view", group: .inPractice,
    article: "UIScrollView in practice: a content view between the scroll view and its pages",
    sentence:
      "Press V to rotate: pages of a fixed size no longer fit; those sized from outside do.",
    poster: Poster(
      at: 3,
      [
        .flick(0.2, in: "paged", from: (200, 200), by: (-90, 0), over: 0.1),
        .flick(1.1, in: "paged", from: (200, 200), by: (-90, 0), over: 0.1),
        .type(2.2, "v"),
      ])
  ) { context in
    ContentViewScene(seed: context.seed, clock: context.clock)
  }
}

extension Fact.Quantity {
  /// The page at the left edge, from 1, with the part of it that is out of sight.
  fileprivate static let pageAtEdge = Fact.Quantity("page at the left edge", .tenths)
}

/// The same pages twice: with fixed sizes, and with sizes that follow the scroll view.
@MainActor
final class ContentViewScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let mirrorsGestures = true
  var inspectedPane: Pane { panes[1] }
  private let clock: SceneClock
  private var turn: ViewportTurn?

  private static let portrait = Size(width: 240, height: 400)
  private static let landscape = Size(width: 400, height: 240)
  private static let room = Size(width: 400, height: 400)
  init(seed: UInt64, clock: SceneClock) {
    self.clock = clock
    let count = 10 + SeededValues(seed).number(below: 10, 0, 0)
    let fixed = ScrollView()
    fixed.isPagingEnabled = true
    for number in 0..<count {
      let page = NumberedPage(number)
      page.frame = Rect(
        origin: Point(x: Double(number) * Self.portrait.width, y: 0), size: Self.portrait)
      fixed.addSubview(page)
    }
    fixed.contentSize = Size(
      width: Double(count) * Self.portrait.width, height: Self.portrait.height)
    let paged = PagedScrollView(pages: (0..<count).map(NumberedPage.init))
    for view in [fixed, paged] {
      view.clipsToBounds = false
      view.backgroundColor = Palette.surface
      view.alwaysBounceHorizontal = true
    }
    panes = [
      Pane(
        title: "Pages keep their first size", shortTitle: "Fixed", root: fixed, rootID: "fixed",
        decorations: [TurnDecoration(first: Self.portrait, pageHeight: { Self.portrait.height })],
        viewport: Self.portrait, room: Self.room,
        figure: { Self.figure(fixed, pageWidth: Self.portrait.width, .costly) }),
      Pane(
        title: "A content view follows the window", shortTitle: "Content view", root: paged,
        rootID: "paged",
        decorations: [
          ContentViewDecoration(scrollView: paged),
          TurnDecoration(first: Self.portrait, pageHeight: { paged.contentSize.height }),
        ],
        otherViews: [("contentView", paged.contentView)], viewport: Self.portrait,
        room: Self.room, figure: { Self.figure(paged, pageWidth: paged.bounds.width, .frugal) }),
    ]
    panel = PageSizes(views: [fixed, paged])
  }

  private static func figure(
    _ view: ScrollView, pageWidth: Double, _ verdict: Pane.Verdict
  ) -> Pane.Figure {
    Pane.Figure(
      Fact(.pageAtEdge, of: view, view.contentOffset.x / pageWidth + 1).words,
      label: "page", verdict: verdict, widest: "00.0")
  }

  // MARK: Turning

  let canTurnViewport = true

  func turnViewport() {
    for pane in panes { pane.scroller?.stopScrolling() }
    let target = turn?.to ?? panes[0].viewport
    turn = ViewportTurn(
      from: panes[0].viewport, to: target == Self.portrait ? Self.landscape : Self.portrait,
      start: clock.now)
  }

  func update() -> Double? {
    guard let turn else { return nil }
    let size = turn.size(at: clock.now)
    for pane in panes {
      pane.resizeViewport(to: size)
      pane.window.layoutIfNeeded()
    }
    guard size != turn.to else {
      self.turn = nil
      return nil
    }
    return clock.now
  }
}
