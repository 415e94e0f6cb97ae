import Drawing
package import Scenes
import ScrollEngine

extension SceneDescription {
  package static let prefetching = SceneDescription(
    name: "prefetching", title: "Prefetching", group: .inPractice,
    article: "UIScrollView in practice: load what will be visible, before it is",
    sentence:
      "Scroll steadily: the left rows wait in sight, the right ones have loaded a screen ahead."
  ) { context in
    PrefetchingScene(
      clock: context.clock,
      server: PictureServer(clock: context.clock.tasks, seed: context.seed))
  }
}

/// The same slow pictures twice, under the same gestures: asked for when a row appears, and when the
/// table announces it.
@MainActor
final class PrefetchingScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let mirrorsGestures = true
  let isAsynchronous = true
  let lists: [AnnouncedPictures]

  private static let viewport = Size(width: 248, height: 384)
  private static let rows = 400

  init(clock: SceneClock, server: PictureServer) {
    let lists = [false, true].map {
      AnnouncedPictures(rows: Self.rows, prefetches: $0, server: server, clock: clock)
    }
    self.lists = lists
    panel = PrefetchingPanel(lists: lists)
    let titles = [("No prefetching", "without"), ("Prefetching", "prefetching")]
    panes = zip(lists, titles).map { list, names in
      let (title, id) = names
      return Pane(
        title: title, shortTitle: title, root: list.table, rootID: id,
        lists: [
          PaneList(
            id: id, title: title, view: list.table, colors: Palette.first,
            count: { Self.rows }, stampPlace: .leading)
        ],
        decorations: [AnnouncedDecoration(list: list)], viewport: Self.viewport,
        figure: {
          Pane.Figure(
            value: "\(list.late)", label: "rows came empty",
            verdict: list.verdict(among: lists.map(\.late), own: list.late), widest: "000")
        })
    }
  }

  func update() -> Double? {
    for list in lists { list.updateFades() }
    return lists.contains { $0.isFading } ? panes[0].window.now : nil
  }

  func finishEffects() {
    for list in lists { list.finishFades() }
  }
}

extension AnnouncedPictures {
  /// The least of several numbers is good, a greater one costs; alike, none of them is either.
  func verdict(among values: [Int], own: Int) -> Pane.Verdict {
    guard let least = values.min(), let most = values.max(), least < most else { return .neutral }
    return own == least ? .frugal : .costly
  }
}

/// Shows the state of each row's picture by a dot.
@MainActor
struct AnnouncedDecoration: PaneDecoration {
  let list: AnnouncedPictures

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    for cell in list.table.visibleCells {
      guard let row = list.table.indexPath(for: cell)?.row else { continue }
      let frame = cell.convert(cell.bounds, to: nil)
      canvas.fill(
        Rect(x: frame.maxX - 20, y: frame.midY - 4, width: 8, height: 8),
        LoadingState(of: row, in: list.loads).color, cornerRadius: 4)
    }
  }
}
