import Documents
import Drawing
import Loading
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let lazyLoading = SceneDescription(
    name: "lazy-loading", title: "Lazy loading", group: .inPractice,
    article: "UIScrollView in practice: load what will be visible",
    sentence:
      "Flick: only with the target rectangle is little wasted and no row empty as it stops.",
    variants: ["a table", "a table in a container"],
    variantSentences: [
      "Flick: only with the target rectangle is little wasted and no row empty as it stops.",
      "Flick the container: each table in it learns where its own content will stop.",
    ],
    poster: Poster(
      // The first pictures have arrived before.
      at: 6.55, [.flick(2.4, in: "list1", from: (120, 400), by: (0, -160), over: 0.05)])
  ) { context in
    LazyLoadingScene(
      clock: context.clock,
      server: PictureServer(clock: context.clock.tasks, seed: context.seed),
      inContainers: context.variant == 1)
  }
}

/// The same pictures three times, each list with its own policy, under the same gestures.
@MainActor
final class LazyLoadingScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let mirrorsGestures = true
  let isAsynchronous = true
  let lists: [PictureList]
  private let decoding = CellMaking()

  private static let policies: [(policy: LoadingPolicy, title: String, shortTitle: String)] = [
    (.always, "Always", "Always"),
    (.notWhileDecelerating, "Not in flight", "No flight"),
    (.targetRectangle, "Target rectangle", "Target"),
  ]

  private static let viewport = Size(width: 250, height: 456)

  /// With `inContainers`, each list lies in a scrolling container, below a heading.
  init(clock: SceneClock, server: PictureServer, inContainers: Bool = false) {
    let lists = Self.policies.map {
      PictureList(rows: 400, policy: $0.policy, server: server, clock: clock)
    }
    self.lists = lists
    panel = LoadingPanel(lists: lists)
    panes = zip(lists, Self.policies).enumerated().map { place, entry in
      let (list, (_, title, shortTitle)) = entry
      return Pane(
        title: title, shortTitle: shortTitle,
        root: inContainers ? Self.container(of: list.table) : list.table,
        rootID: inContainers ? "container\(place + 1)" : "list\(place + 1)",
        lists: [
          PaneList(
            id: "list\(place + 1)", title: title, view: list.table, colors: Palette.first,
            count: { 400 }, stampPlace: .leading,
            rowName: { LandscapeCell.name(ofPicture: $0.row) })
        ],
        decorations: [LoadingDecoration(list: list)], viewport: Self.viewport,
        figure: { list.figure(among: lists) })
    }
  }

  private static func container(of table: TableView) -> ContainerScrollView {
    let heading = View(frame: Rect(x: 0, y: 0, width: viewport.width, height: 96))
    heading.backgroundColor = Palette.second.frame
    let title = Label(frame: heading.bounds)
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    title.text = "Landscapes"
    title.font = Font(.words, size: 13)
    title.textAlignment = .center
    heading.addSubview(title)
    let container = ContainerScrollView(frame: Rect(origin: .zero, size: viewport))
    container.clipsToBounds = false
    container.addArrangedSubview(heading)
    container.addArrangedSubview(table)
    return container
  }

  var settings: [SceneSetting] { [decoding.costSetting] }
  func set(_ setting: SceneSetting) { decoding.set(setting) }
  let costSubject = CostSubject.picture
  let comparesCosts = true
  var costCounts: [CostCount] {
    zip(lists, Self.policies).map { list, policy in
      CostCount(title: policy.shortTitle, Fact(.picturesDecoded, of: list, list.decoded))
    }
  }

  var facts: (any SceneFacts)? {
    LoadingFacts(
      lists: zip(lists, Self.policies).map { list, policy in
        let statistics = list.loader.statistics
        let rows = list.table.indexPathsForVisibleRows?.map(\.row) ?? []
        return LoadingFacts.List(
          title: policy.title, pending: statistics.pending, wasted: statistics.wasted,
          rowsInSight: rows.count, picturesInSight: rows.count(where: list.loader.isLoaded),
          emptyAtRest: list.emptyAtRest)
      })
  }

  func update() -> Double? {
    for list in lists { list.fades.update() }
    return lists.contains { $0.fades.isFading } ? panes[0].window.now : nil
  }

  func finishEffects() {
    for list in lists { list.fades.finish() }
  }
}

/// Outlines the area in which the content will come to rest, and marks each picture's state with a
/// dot.
@MainActor
struct LoadingDecoration: PaneDecoration {
  let list: PictureList

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    canvas.loadingDots(in: list.table) { LoadingState(of: $0.row, in: list.loader) }
    guard let outline = outlines(of: pane, options).first else { return }
    canvas.stroke(outline.rect, Stroke(Palette.boundsOutline, width: 3))
    var look = Tag("")
    look.font = Font(.words, size: 11, weight: .semibold)
    look.ground = Palette.boundsOutline
    look.ink = Palette.ink(on: Palette.boundsOutline)
    look.cornerRadius = 0
    // Between the stamps and the names of the rows.
    let left = outline.rect.minX + PaneList.StampPlace.room
    let room = Size(width: LandscapeCell.nameStart - left, height: outline.rect.height)
    let words: [Words] =
      list.loader.targetRectangle == nil
      ? ["it stopped", "stopped", "stop"] : ["it will stop", "will stop", "stop"]
    look.first(of: words, fitting: room, on: canvas)?
      .draw(at: Point(x: left, y: outline.rect.minY + 2), in: &canvas)
  }

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    guard options.showsOutlines, list.loader.policy == .targetRectangle,
      let target = list.loader.targetRectangle ?? list.lastTarget
    else { return [] }
    return [
      StageOutline(
        LegendEntry(
          "target rectangle: where the flick ends", .line(Palette.boundsOutline, dash: nil)),
        name: "target rectangle", rect: list.table.convert(target, to: nil).inset(by: 2),
        size: target.size)
    ]
  }
}
