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

  var rowCount: Int { tables.reduce(0) { $0 + $1.rowCount } }

  /// Gives the last table as many rows as make `count` in all.
  func setRowCount(_ count: Int) {
    guard let last = tables.last else { return }
    last.rowCount = max(0, count - rowCount + last.rowCount)
  }

  /// Whether the tables are not tried, and show no rows.
  var isGivenUp: Bool {
    get { tables.contains(where: \.isGivenUp) }
    nonmutating set {
      for rows in tables { rows.isGivenUp = newValue }
      pane.root.isUserInteractionEnabled = !newValue
    }
  }
}

/// A scene of tables, in one pane or in two that show the same offset.
@MainActor
final class TablesScene: Scene, ScrollViewDelegate {
  private let content: [TablesPane]
  private let making: CellMaking?
  let panes: [Pane]

  /// `making` is how the tables make their cells, or, with two panes, what a cell costs; nil if a
  /// person cannot set it.
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
    updateNaiveSides()
  }

  // MARK: Settings

  var settings: [SceneSetting] {
    guard let making else { return [] }
    if comparesCosts { return [making.costSetting, .rows(content[0].rowCount)] }
    return making.settings + (allRows.count == 1 ? [.rows(content[0].rowCount)] : [])
  }

  func set(_ setting: SceneSetting) {
    making?.set(setting)
    if case .rows(let count) = setting {
      for pane in content { pane.setRowCount(count) }
    }
    updateNaiveSides()
  }

  /// Gives a naive side up if its cells would take too long at their cost, or takes it up again.
  private func updateNaiveSides() {
    guard let making, comparesCosts else { return }
    for pane in content where pane.pane.root is NaiveContainerScrollView {
      pane.isGivenUp = NaiveContainerScrollView.isHopeless(
        rows: pane.rowCount, cost: making.cost)
    }
  }

  var comparesCosts: Bool { making != nil && content.count > 1 }

  var costCounts: [CostCount] {
    guard comparesCosts else { return [] }
    return content.map {
      CostCount(
        title: $0.pane.shortTitle,
        $0.isGivenUp
          ? Fact(.rows, of: $0.pane.root, $0.rowCount)
          : Fact(.made, of: $0.pane.root, $0.pane.lists.cellsMade),
        isGivenUp: $0.isGivenUp)
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
    rows: (first: Int, second: Int), making: CellMaking? = nil
  ) -> TablesPane {
    let first = RowsController(
      rows: rows.first, height: 72, colors: Palette.first, clock: clock, queue: queue)
    let second = RowsController(
      rows: rows.second, height: 48, colors: Palette.second, clock: clock, queue: queue)
    container.addArrangedSubview(first.table)
    container.addArrangedSubview(second.table)
    let lists = [
      first.list(id: prefix + "table1", title: "Table 1"),
      second.list(id: prefix + "table2", title: "Table 2"),
    ]
    return TablesPane(
      Pane(
        title: title, shortTitle: shortTitle, verdict: verdict, root: container, rootID: id,
        lists: lists,
        decorations: [
          RowsDecoration(tables: [first, second]),
          GivenUpDecoration(tables: [first, second], making: making),
        ]
          + (container is NaiveContainerScrollView
            ? [OutOfSightDecoration(tables: [first, second])] : []),
        figure: {
          first.isGivenUp
            ? Pane.Figure("–", label: "given up", verdict: verdict)
            : Pane.Figure(liveCellsOf: lists, in: container, verdict: verdict)
        },
        comparedFigure: {
          Pane.Figure(
            cellsMadeFor: lists, in: container, verdict: queue == nil ? .neutral : .frugal)
        }),
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
