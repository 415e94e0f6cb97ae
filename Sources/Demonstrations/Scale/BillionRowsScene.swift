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

  static let viewport = Size(width: 320, height: 480)
  private static let trackHeight = 34.0

  init(seed: UInt64) {
    let (container, indexes, queue) = (container, indexes, queue)
    let tables = (0..<Self.tableCount).map { MillionRows(number: $0, seed: seed, queue: queue) }
    self.tables = tables
    let rows = Dictionary(uniqueKeysWithValues: tables.map { (ObjectIdentifier($0.table), $0) })
    for rows in tables { container.addArrangedSubview(rows.table) }
    Self.prepare(container)
    container.onLayout = { container in
      indexes.note(
        inSight: container.visibleArrangedSubviews.compactMap { rows[ObjectIdentifier($0)] })
    }
    let panel = BillionRowsPanel(
      container: container, tables: tables, indexes: indexes, queue: queue)
    self.panel = panel
    let tracks = (0..<2).map(Self.makeTrack)
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
        otherViews: [("tables", tracks[0]), ("rows", tracks[1])], viewport: Self.viewport)
    ]
    for track in tracks { panes[0].window.addSubview(track) }
    wireTableTrack(tracks[0])
    wireRowTrack(tracks[1])
  }

  /// The table at the top of the viewport.
  private var current: MillionRows { indexes.inSight.first ?? tables[0] }

  // MARK: Jumping

  /// Scrolls to exactly a row, wherever it is.
  func jump(toRow row: Int, ofTable number: Int) {
    tables[number].table.scrollToRow(
      at: IndexPath(row: row, section: 0), at: .top, animated: false)
  }

  /// Leaves room for the tracks below the content of a container.
  static func prepare(_ container: ContainerScrollView) {
    container.clipsToBounds = false
    container.backgroundColor = Palette.surface
    container.contentInset.bottom = 2 * trackHeight
    container.scrollIndicatorInsets.bottom = 2 * trackHeight
  }

  /// Makes one of the two tracks at the bottom of the viewport, counted from the top.
  static func makeTrack(_ place: Int) -> JumpTrack {
    let track = JumpTrack(
      frame: Rect(
        x: 0, y: viewport.height - Double(2 - place) * trackHeight, width: viewport.width,
        height: trackHeight))
    track.backgroundColor = Palette.surface
    return track
  }

  private func wireTableTrack(_ track: JumpTrack) {
    let last = Double(Self.tableCount - 1)
    track.onJump = { [unowned self] in jump(toRow: 0, ofTable: Int(($0 * last).rounded())) }
    track.place = { [unowned self] in
      JumpTrack.Place(
        text: "Table \(grouped(current.number + 1)) of \(grouped(Self.tableCount))",
        fraction: Double(current.number) / last,
        marks: indexes.tables.map { Double($0.number) / last })
    }
  }

  private func wireRowTrack(_ track: JumpTrack) {
    let last = Double(MillionRows.rowCount - 1)
    track.onJump = { [unowned self] in
      jump(toRow: Int(($0 * last).rounded()), ofTable: current.number)
    }
    track.place = { [unowned self] in
      let table = current.table
      // The row below the heading, which stays at the top.
      let top = Point(x: 0, y: max(table.contentOffset.y, 0) + MillionRows.headerHeight)
      let row = table.indexPathForRow(at: top)?.row ?? 0
      return JumpTrack.Place(
        text: "Row \(grouped(row)) of \(grouped(MillionRows.rowCount))",
        fraction: Double(row) / last)
    }
  }
}
