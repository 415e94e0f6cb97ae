import ScrollEngine
import Testing

@MainActor
@Suite("Rows of a table that wait for their cells")
struct TableUpdateHoleTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 200))

  @Test("get them after further updates below, without a layout in between", arguments: 0..<9)
  func furtherUpdates(_ place: Int) {
    let source = RowSource(30)
    table.rowHeight = 20
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    for row in [0, place + 1] {
      source.counts[0] += 1
      table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
    source.counts[0] -= 1
    table.deleteRows(at: [IndexPath(row: place + 2, section: 0)], with: .none)
    window.layoutIfNeeded()
    for row in 0..<10 {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
      #expect(cell?.frame.minY == Double(row) * 20, "row \(row)")
    }
    table.checkInvariants()
  }
}
