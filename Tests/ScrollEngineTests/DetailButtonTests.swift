import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("The button with more about a row")
struct DetailButtonTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    let types: [TableViewCell.AccessoryType]
    var heard: [String] = []
    init(_ types: [TableViewCell.AccessoryType]) { self.types = types }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      types.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row"
      cell.accessoryType = types[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { heard.append("button \(indexPath.row)") }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("row \(indexPath.row)")
    }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  private func table(_ rows: Rows) -> TableView {
    let table = exactTable(frame: window.bounds)
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  @Test("tells of its row, which is not selected; a chevron and a mark select")
  func taps() {
    let rows = Rows([.detailButton, .detailDisclosureButton, .checkmark])
    let table = table(rows)
    let hand = Hand(window)
    // The accessories end 16 points before the edge; the button is 22 wide, the chevron 8.
    hand.tap(273, 22)
    hand.tap(257, 66)
    #expect(rows.heard == ["button 0", "button 1"])
    hand.tap(280, 66)
    hand.tap(277, 110)
    hand.tap(100, 22)
    #expect(rows.heard.suffix(3) == ["row 1", "row 2", "row 0"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 262)
  }

  @Test("lies at the left if one reads from right to left, and is found by its name")
  func mirrored() throws {
    window.userInterfaceLayoutDirection = .rightToLeft
    let rows = Rows([.detailDisclosureButton])
    let table = table(rows)
    Hand(window).tap(43, 22)
    #expect(rows.heard == ["button 0"])
    let row = try #require(window.spokenElements.first { $0.label == "Row" })
    #expect(row.children.map(\.label) == ["More info"])
    table.isEditing = true
    window.layoutIfNeeded()
    Hand(window).tap(43, 22)
    #expect(rows.heard == ["button 0"])
  }
}
