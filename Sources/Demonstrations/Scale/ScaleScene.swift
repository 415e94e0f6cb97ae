import Documents
import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let billionRows = SceneDescription(
    name: "billion-rows", title: "One billion rows", group: .scale,
    article: "Scroll views in scroll views: what is not visible costs nothing",
    sentence: "Jump anywhere in 1,000 tables of a million rows: only rows in sight have cells.",
    variants: ["1,000 tables", "a million tables"],
    variantSentences: [
      "Jump anywhere in 1,000 tables of a million rows: only rows in sight have cells.",
      "Jump anywhere in a million tables of 1,000 rows: only those you see exist.",
    ],
    poster: Poster(
      at: 2.5,
      [
        .flick(0.2, in: "container", from: (160, 340), by: (0, -160), over: 0.12),
        .press(1.3, in: "container", at: (314, 20), .mouse),
        .move(1.5, in: "container", to: (314, 190), .mouse),
        .lift(1.6, in: "container", at: (314, 190), .mouse),
      ])
  ) { context in
    context.variant == 0 ? ScaleScene.indexed(context.seed) : ScaleScene.listed(context.seed)
  }
}

/// Many tables in one container that requests them by number, with one reuse queue: a billion rows
/// in all, of different heights.
@MainActor
final class ScaleScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  let container: ContainerScrollView
  let source: any TableSource
  private let making: CellMaking

  /// A thousand tables of a million rows.
  static func indexed(_ seed: UInt64) -> ScaleScene {
    let (container, queue, making) = (ContainerScrollView(), ReuseQueue(), CellMaking())
    let tables = IndexedTables(seed: seed, queue: queue, making: making)
    return ScaleScene(
      "1,000 tables, one container", container, tables, making,
      BillionRowsPanel(container: container, tables: tables, queue: queue),
      marked: { tables.tables.map(\.number) })
  }

  /// A million tables of a thousand rows.
  static func listed(_ seed: UInt64) -> ScaleScene {
    let (container, queue, making) = (ContainerScrollView(), ReuseQueue(), CellMaking())
    let stack = ListStack(seed: seed, queue: queue, making: making)
    return ScaleScene(
      "A million tables, one container", container, stack, making,
      MillionListsPanel(container: container, stack: stack, queue: queue))
  }

  private init(
    _ title: String, _ container: ContainerScrollView, _ source: any TableSource,
    _ making: CellMaking, _ panel: any ScenePanel, marked: @escaping () -> [Int] = { [] }
  ) {
    self.container = container
    self.source = source
    self.making = making
    self.panel = panel
    let tracks = JumpTracks()
    tracks.makeRoom(in: container)
    container.dataSource = source
    panes = [
      Pane(
        title: title, shortTitle: "Container", verdict: .frugal,
        root: container, rootID: "container",
        lists: [
          PaneList(
            id: "table", title: "Table at the top",
            currentViews: {
              let inSight = container.visibleArrangedSubviews.compactMap { $0 as? TableView }
              return inSight.isEmpty ? [source.anyTable] : inSight
            }, colors: Palette.first,
            count: { source.rowCount }, rowName: { "Row \(grouped($0.row + 1))" })
        ],
        otherViews: tracks.views, viewport: JumpTracks.viewport)
    ]
    panes[0].covered = JumpTracks.covered
    tracks.show(
      in: panes[0].window, tableCount: source.tableCount, rowCount: source.rowsPerTable,
      current: { [unowned self] in
        let rows = inSight.first
        return .init(number: rows?.number ?? 0, row: rows?.firstRow ?? 0)
      },
      marked: marked, jump: { [unowned self] in jump(toRow: $0, ofTable: $1) })
  }

  var settings: [SceneSetting] { making.settings }
  func set(_ setting: SceneSetting) { making.set(setting) }

  /// The visible tables, from top to bottom.
  var inSight: [SeededRows] {
    container.visibleArrangedSubviews.compactMap(source.rows(of:))
  }

  var facts: (any SceneFacts)? {
    let top = inSight.first
    return ScaleFacts(
      tableCount: source.tableCount, rowsPerTable: source.rowsPerTable,
      table: (top?.number ?? 0) + 1, row: (top?.firstRow ?? 0) + 1, tablesMade: source.tablesMade,
      estimatedRows: (source as? IndexedTables)?.estimatedRows)
  }

  // MARK: Jumping

  /// Scrolls exactly to a row of a table, which need not exist yet.
  func jump(toRow row: Int, ofTable number: Int) {
    container.scrollToChild(at: number, at: .start, animated: false)
    guard let rows = container.child(at: number).flatMap(source.rows(of:)) else { return }
    rows.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }
}
