@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table that is updated in the midst of other things")
struct TableUpdateSurroundingsTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("measures new rows when they come into sight", arguments: EstimateSource.Teller.allCases)
  func estimates(teller: EstimateSource.Teller) {
    let source = EstimateSource.uneven(40, teller: teller)
    let table = source.table(height: 100, in: window)
    window.layoutIfNeeded()
    let requests = source.heightRequests
    source.sections[0].insert(contentsOf: [37, 3], at: 1)
    source.sections[0].insert(contentsOf: [80, 90], at: 30)
    table.performBatchUpdates {
      table.insertRows(at: [path(1), path(2), path(30), path(31)])
    }
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.rectForRow(at: path(1)).height == 37)
    #expect(table.rectForRow(at: path(2)).height == 3)
    // Rows out of sight still have estimated heights.
    #expect(table.rectForRow(at: path(31)).height == 30)
    if teller == .delegate { #expect(source.heightRequests == requests + 2) }
    table.scrollToRow(at: path(31), at: .top, animated: false)
    #expect(table.rectForRow(at: path(31)).height == 90)
    #expect(table.contentOffset.y == table.rectForRow(at: path(31)).minY)

    // A reloaded row is measured again, and the rows after it move.
    let top = table.contentOffset.y
    source.sections[0][31] = 20
    table.reloadRows(at: [path(31)], with: .none)
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.rectForRow(at: path(31)) == Rect(x: 0, y: top, width: 100, height: 20))
    source.sections[0][31] = 50
    table.reconfigureRows(at: [path(31)])
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.rectForRow(at: path(31)).height == 50 && table.contentOffset.y == top)
  }

  @Test("still arrives at the row it is scrolling to, wherever that is by now")
  func aiming() {
    let rows = NamedRows(200)
    let table = rows.table(in: window)
    table.scrollToRow(at: path(150), at: .top, animated: true)
    window.advance(to: window.now + 0.1)
    rows.model.sections[0].rows.insert(contentsOf: [901, 902, 903], at: 0)
    table.insertRows(at: [path(0), path(1), path(2)], with: .none)
    window.advance(to: window.now + 0.1)
    rows.model.sections[0].rows.remove(at: 100)
    table.deleteRows(at: [path(100)], with: .none)
    for _ in 0..<40 { window.advance(to: window.now + 0.05) }
    #expect(table.visibleNames.first == 151)
    #expect(table.contentOffset.y == table.rectForRow(at: path(152)).minY)
    table.checkInvariants()
  }

  @Test("keeps what is visible in its place in a container, too")
  func container() {
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let first = NamedRows(3)
    let rows = NamedRows(20)
    let tables = [first.table(), rows.table()]
    for table in tables { container.addArrangedSubview(table) }
    window.layoutIfNeeded()
    let table = tables[1]
    func tops() -> [Double] {
      table.visibleCells.map { table.convert($0.bounds.origin, to: window).y + $0.frame.minY }
    }
    container.contentOffset.y = 130
    window.layoutIfNeeded()
    let names = table.visibleNames
    let before = tops()
    #expect(names.first == 4)
    rows.model.sections[0].rows.insert(contentsOf: [98, 99], at: 1)
    table.insertRows(at: [path(1), path(2)])
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(table.visibleNames == names && tops() == before)
    #expect(container.contentOffset.y == 170)
    #expect(container.contentSize.height == 60 + 22 * 20)
    // If the beginning of the table is visible, the rows after an inserted row move down.
    container.contentOffset.y = 30
    window.layoutIfNeeded()
    rows.model.sections[0].rows.insert(97, at: 0)
    table.insertRows(at: [path(0)], with: .none)
    window.layoutIfNeeded()
    container.checkInvariants()
    #expect(container.contentOffset.y == 30 && table.visibleNames.first == 97)
    #expect(rows.complaints.isEmpty)
  }

  @Test("remembers where the lists within rows stood by the row, not by its number")
  func nestedLists() {
    let source = ShelfSource()
    let table = source.table(in: window)
    window.layoutIfNeeded()
    func shelf(_ row: Int) -> Double? {
      (table.cellForRow(at: path(row)) as? ShelfCell)?.shelf.contentOffset.x
    }
    (table.cellForRow(at: path(0)) as? ShelfCell)?.shelf.contentOffset.x = 120
    (table.cellForRow(at: path(3)) as? ShelfCell)?.shelf.contentOffset.x = 80
    // The update itself moves row 3 out of sight.
    table.moveRow(at: path(3), to: path(60))
    window.advance(to: window.now + 1)
    table.contentOffset.y = 800
    window.layoutIfNeeded()
    table.moveRow(at: path(0), to: path(42))
    window.advance(to: window.now + 1)
    // A row above the visible rows has moved away, and the visible rows keep their places.
    #expect(table.contentOffset.y == 780)
    #expect((39...43).map { shelf($0) } == [0, 0, 0, 120, 0])
    table.contentOffset.y = 1_180
    window.layoutIfNeeded()
    #expect((59...63).map { shelf($0) } == [0, 80, 0, 0, 0])
    table.checkInvariants()
  }
}
