import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let prefetching = SceneDescription(
    name: "prefetching", title: "Prefetching", group: .inPractice,
    article: "UIScrollView in practice: load what will be visible, before it is",
    sentence:
      "Scroll steadily: the left rows wait in sight, the right ones have loaded a screen ahead.",
    variants: ["one screen ahead", "no cancelling", "slow server"],
    variantSentences: [
      "Scroll steadily: the left rows wait in sight, the right ones have loaded a screen ahead.",
      "Flick: the left list goes on loading rows that have gone by, the right one cancels them.",
      "A picture takes 2 s: one screen ahead is enough for a slow drag, but not for a fast one.",
    ],
    poster: Poster(
      at: 2.2,
      [
        .drag(0.5, in: "prefetching", from: (120, 360), by: (0, -300), over: 1.1),
        .drag(1.7, in: "prefetching", from: (120, 360), by: (0, -300), over: 1.1),
      ])
  ) { context in
    PrefetchingScene(
      PrefetchingScene.Comparison.allCases[context.variant], clock: context.clock,
      server: PictureServer(clock: context.clock.tasks, seed: context.seed))
  }
}

/// The same slow pictures twice, under the same gestures: without a habit on the left, and with it
/// on the right.
@MainActor
final class PrefetchingScene: Scene {
  /// The habit in which the two lists differ, and the speed of the server.
  enum Comparison: CaseIterable {
    case prefetching, cancelling, slowServer
  }

  let panes: [Pane]
  let panel: (any ScenePanel)?
  let mirrorsGestures = true
  let isAsynchronous = true
  let lists: [AnnouncedPictures]

  private static let viewport = Size(width: 248, height: 384)
  private static let rows = 400
  /// The delay of a slow server, in seconds.
  static let slowDelay = 2.0

  init(_ comparison: Comparison = .prefetching, clock: SceneClock, server: PictureServer) {
    var server = server
    if comparison == .slowServer { server.delay = { _ in Self.slowDelay } }
    let isAboutLoads = comparison == .cancelling
    let sides: [(habits: AnnouncedPictures.Habits, title: String, short: String, id: String)] = [
      isAboutLoads
        ? (.init(cancels: false), "No cancelling", "Keeps", "keeping")
        : (.init(prefetches: false), "No prefetching", "Without", "without"),
      isAboutLoads
        ? (.init(), "Cancelling", "Cancels", "prefetching")
        : (.init(), "Prefetching", "Ahead", "prefetching"),
    ]
    let lists = sides.map {
      AnnouncedPictures(rows: Self.rows, habits: $0.habits, server: server, clock: clock)
    }
    self.lists = lists
    panel = PrefetchingPanel(lists: lists, comparison: comparison)
    panes = zip(lists, sides).map { list, side in
      Pane(
        title: side.title, shortTitle: side.short, root: list.table, rootID: side.id,
        lists: [
          PaneList(
            id: side.id, title: side.title, view: list.table, colors: Palette.first,
            count: { list.numbers.count }, stampPlace: .leading,
            rowName: \.ordinalWords)
        ],
        decorations: [AnnouncedDecoration(list: list)], viewport: Self.viewport,
        figure: {
          comparison == .cancelling
            ? Pane.Figure(
              list.unseenFact.words, label: "loaded, not seen",
              verdict: list.verdict(on: \.unseen, among: lists), widest: "000")
            : Pane.Figure(
              list.lateFact.words, label: "rows came empty",
              verdict: list.verdict(on: \.late, among: lists), widest: "000")
        })
    }
  }

  var facts: (any SceneFacts)? {
    PrefetchingFacts(
      sides: lists.map { list in
        let rows = list.table.indexPathsForVisibleRows ?? []
        return PrefetchingFacts.Side(
          seen: list.seen, late: list.late, waited: list.waitingTime, unseen: list.unseen,
          started: list.loads.started, cancelled: list.loads.cancelled, rowsInSight: rows.count,
          picturesInSight: rows.count { list.state(ofRowAt: $0) == .shown })
      })
  }

  let canChangeRows = true
  func addRow() { for list in lists { list.insert() } }
  func removeRow() { for list in lists { list.remove() } }

  func update() -> Double? {
    for list in lists { list.fades.update() }
    return lists.contains { $0.fades.isFading } ? panes[0].window.now : nil
  }

  func finishEffects() {
    for list in lists { list.fades.finish() }
  }
}

extension AnnouncedPictures {
  /// Frugal for the least count among the lists, costly for a greater count; neutral if all counts
  /// are equal.
  func verdict(
    on count: (AnnouncedPictures) -> Int, among lists: [AnnouncedPictures]
  ) -> Pane.Verdict {
    let counts = lists.map(count)
    guard let least = counts.min(), let most = counts.max(), least < most else { return .neutral }
    return count(self) == least ? .frugal : .costly
  }

  func state(ofRowAt path: IndexPath) -> LoadingState {
    LoadingState(of: numbers[path.row], in: loads)
  }
}

/// Marks the state of each row's picture with a dot.
@MainActor
struct AnnouncedDecoration: PaneDecoration {
  let list: AnnouncedPictures

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    canvas.loadingDots(in: list.table, list.state)
  }
}
