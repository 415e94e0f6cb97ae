import Documents
import SceneParts
import ScrollEngine

/// A pane of tables, with the controllers that fill them.
@MainActor
struct TablesPane {
  let pane: Pane
  let tables: [RowsController]

  init(_ pane: Pane, _ tables: [RowsController]) {
    self.pane = pane
    self.tables = tables
  }
}

/// A scene of tables, in one pane or in two that show the same offset.
@MainActor
final class TablesScene: Scene, ScrollViewDelegate {
  private let content: [TablesPane]
  private let making: CellMaking?
  let panes: [Pane]

  /// `making` is how the tables make their cells; nil if a person cannot set it.
  init(_ content: [TablesPane], making: CellMaking? = nil) {
    self.content = content
    self.making = making
    panes = content.map(\.pane)
    for pane in content {
      for rows in pane.tables { rows.table.clipsToBounds = false }
      pane.pane.root.clipsToBounds = false
    }
    guard panes.count > 1 else { return }
    for pane in panes { pane.scroller?.delegate = self }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    for pane in panes where pane.root !== scrollView {
      pane.scroller?.setContentOffset(scrollView.contentOffset, by: .link)
    }
  }

  let canChangeRows = true
  func addRow() { changeRows(by: 1) }
  func removeRow() { changeRows(by: -1) }

  private func changeRows(by change: Int) {
    for pane in content {
      guard let rows = pane.tables.first else { continue }
      rows.rowCount = min(max(rows.rowCount + change, 0), max(99, rows.rowCount))
    }
  }

  var settings: [SceneSetting] {
    guard let making, let rows = allRows.first else { return [] }
    return making.settings + (allRows.count == 1 ? [.rows(rows.rowCount)] : [])
  }

  func set(_ setting: SceneSetting) {
    if case .rows(let count) = setting {
      allRows.first?.rowCount = count
    } else {
      making?.set(setting)
    }
  }

  // MARK: Fades

  private var allRows: [RowsController] { content.flatMap(\.tables) }

  func update() -> Double? {
    for rows in allRows { rows.updateFades() }
    return allRows.first(where: \.isFading)?.now
  }

  func finishEffects() {
    for rows in allRows { rows.finishFades() }
  }
}

extension TablesPane {
  /// The number of rows in each of the articles' two tables: so few that every row soon has had a
  /// cell in any container.
  static let articleRows = (first: 9, second: 12)
  /// The articles' first table, and a longer second one.
  static let manyRows = (first: 9, second: 51)

  /// The two tables of the articles, stacked in a container.
  static func articleTables(
    in container: StackingScrollView, id: String, prefix: String = "", title: String,
    shortTitle: String, verdict: Pane.Verdict, clock: SceneClock, queue: ReuseQueue? = nil,
    rows: (first: Int, second: Int)
  ) -> TablesPane {
    let first = RowsController(
      rows: rows.first, height: 72, colors: Palette.first, clock: clock, queue: queue)
    let second = RowsController(
      rows: rows.second, height: 48, colors: Palette.second, clock: clock, queue: queue)
    container.addArrangedSubview(first.table)
    container.addArrangedSubview(second.table)
    return TablesPane(
      Pane(
        title: title, shortTitle: shortTitle, verdict: verdict, root: container, rootID: id,
        lists: [
          first.list(id: prefix + "table1", title: "Table 1"),
          second.list(id: prefix + "table2", title: "Table 2"),
        ],
        decorations: [RowsDecoration(tables: [first, second])]),
      [first, second])
  }

  /// Ten short tables, stacked in a container.
  static func tenTables(
    in container: ContainerScrollView, clock: SceneClock, queue: ReuseQueue?
  ) -> TablesPane {
    let tables = [5, 7, 3, 6, 4, 8, 3, 5, 6, 4].enumerated().map { place, rows in
      RowsController(
        rows: rows, height: 48, colors: place % 2 == 0 ? Palette.first : Palette.second,
        clock: clock, queue: queue)
    }
    for rows in tables { container.addArrangedSubview(rows.table) }
    return TablesPane(
      Pane(
        title: "Ten tables: frame = visible", shortTitle: "Container", verdict: .frugal,
        root: container, rootID: "container",
        lists: tables.enumerated().map { place, rows in
          rows.list(id: "table\(place + 1)", title: "Table \(place + 1)")
        },
        decorations: [RowsDecoration(tables: tables)]),
      tables)
  }
}
