import Drawing
package import Scenes
import ScrollEngine

extension SceneDescription {
  package static let billionRows = SceneDescription(
    name: "billion-rows", title: "One billion rows", group: .scale,
    article: "Scroll views in scroll views: what is not visible costs nothing",
    sentence: "Jump anywhere in 1,000 tables of a million rows: what you see stays put.",
    variants: ["1,000 tables", "a million tables"],
    variantSentences: [
      "Jump anywhere in 1,000 tables of a million rows: what you see stays put.",
      "Jump anywhere in a million tables of 1,000 rows: only those you see exist.",
    ]
  ) { context in
    guard context.variant == 0 else { return MillionListsScene(seed: context.seed) }
    return BillionRowsScene(seed: context.seed)
  }
}

/// A thousand tables of a million rows of different heights in one container, with one queue.
@MainActor
final class BillionRowsScene: Scene {
  static let tableCount = 1_000

  let panes: [Pane]
  let panel: (any ScenePanel)?
  let container = ContainerScrollView()
  let tables: [MillionRows]
  let indexes = RowIndexes()
  private let queue = ReuseQueue()

  init(seed: UInt64) {
    let (container, indexes, queue) = (container, indexes, queue)
    let tables = (0..<Self.tableCount).map { MillionRows(number: $0, seed: seed, queue: queue) }
    self.tables = tables
    let rows = Dictionary(uniqueKeysWithValues: tables.map { (ObjectIdentifier($0.table), $0) })
    for rows in tables { container.addArrangedSubview(rows.table) }
    let tracks = JumpTracks()
    tracks.makeRoom(in: container)
    container.onLayout = { container in
      indexes.note(
        inSight: container.visibleArrangedSubviews.compactMap { rows[ObjectIdentifier($0)] })
    }
    let panel = BillionRowsPanel(
      container: container, tables: tables, indexes: indexes, queue: queue)
    self.panel = panel
    panes = [
      Pane(
        title: "1,000 tables, one container", shortTitle: "Container", verdict: .frugal,
        root: container, rootID: "container",
        lists: [
          PaneList(
            id: "table", title: "Table at the top",
            currentViews: {
              let inSight = indexes.inSight.map { $0.table as any ReusingView }
              return inSight.isEmpty ? [tables[0].table] : inSight
            }, colors: Palette.first,
            count: { panel.totals.rows })
        ],
        otherViews: tracks.views, viewport: JumpTracks.viewport)
    ]
    tracks.show(
      in: panes[0].window, tableCount: Self.tableCount, rowCount: MillionRows.rowCount,
      current: { [unowned self] in .init(number: current.number, table: current.table) },
      marked: { indexes.tables.map(\.number) },
      jump: { [unowned self] in jump(toRow: $0, ofTable: $1) })
  }

  /// The table at the top of the viewport.
  private var current: MillionRows { indexes.inSight.first ?? tables[0] }

  // MARK: Jumping

  /// Scrolls to exactly a row, wherever it is.
  func jump(toRow row: Int, ofTable number: Int) {
    tables[number].table.scrollToRow(
      at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }
}
