import ScrollEngine
import Testing

@testable import SceneParts

@MainActor
@Suite("Cells that show the content of another row")
struct StaleCellTests {
  /// Rows of two kinds of cells, whose numbers count separately; cells of one kind get content only
  /// when they are new.
  private final class Rows: TableViewDataSource {
    private var filled: Set<ObjectIdentifier> = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 400 }
    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let isEven = indexPath.row.isMultiple(of: 2)
      let cell = tableView.dequeueReusableCell(
        withIdentifier: isEven ? "even" : "odd", for: indexPath)
      let isNew = filled.insert(ObjectIdentifier(cell)).inserted
      if isEven || isNew { cell.contentIdentity = indexPath.row }
      return cell
    }
  }

  @Test("are named by their identifier and their number, which two kinds of cells may share")
  func twoKinds() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let rows = Rows()
    table.rowHeight = 20
    for identifier in ["even", "odd"] {
      table.register(TableViewCell.self, forCellReuseIdentifier: identifier)
    }
    table.dataSource = rows
    table.onStaleContent = { _ in }
    let list = PaneList(
      id: "table", title: "Table", view: table, colors: Palette.first, count: { 400 })
    let pane = Pane(title: "a", shortTitle: "a", root: table, rootID: "table", lists: [list])
    pane.window.layoutIfNeeded()
    table.contentOffset.y = 4_000
    pane.window.layoutIfNeeded()
    let stale = list.staleCells
    #expect(!stale.isEmpty)
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) {
      let name = PaneList.CellName(cell.queueIdentifier, cell.instanceNumber)
      #expect((stale[name] != nil) == !path.row.isMultiple(of: 2), "row \(path.row)")
    }
  }

  /// Rows that are not reused: each has a new cell, which shows the content of the first row.
  private final class Copies: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 400 }
    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell()
      cell.contentIdentity = 0
      return cell
    }
  }

  @Test("are named as their queue counts them, if they have no identifier")
  func nameless() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let rows = Copies()
    table.rowHeight = 20
    table.dataSource = rows
    table.onStaleContent = { _ in }
    let list = PaneList(
      id: "table", title: "Table", view: table, colors: Palette.first, count: { 400 })
    let pane = Pane(title: "a", shortTitle: "a", root: table, rootID: "table", lists: [list])
    pane.window.layoutIfNeeded()
    let stale = Set(list.staleCells.keys)
    let cells = table.visibleCells.map { PaneList.CellName($0.queueIdentifier, $0.instanceNumber) }
    #expect(stale.count >= cells.count - 1 && stale.count > 1)
    #expect(stale.isSubset(of: cells))
  }
}
