import ScrollEngine
import TestSupport
import Testing

/// A program may remove the header or footer view of a table from its superview.
@MainActor
@Suite("A table's own header or footer view that is taken out")
struct TableEdgeViewTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 200))
  let rows = NamedRows(20)
  let table: TableView
  let header = View(frame: Rect(x: 0, y: 0, width: 1, height: 60))
  let footer = View(frame: Rect(x: 0, y: 0, width: 1, height: 30))

  init() {
    table = rows.table(height: 200, in: window)
    table.tableHeaderView = header
    table.tableFooterView = footer
    window.layoutIfNeeded()
  }

  private func check(height: Double) {
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.contentSize.height == height)
  }

  @Test("is the table's no more, and takes no room")
  func removed() {
    check(height: 490)
    header.removeFromSuperview()
    #expect(table.tableHeaderView == nil && header.superview == nil)
    check(height: 430)
    #expect(table.visibleCells.first?.frame.minY == 0)
    footer.removeFromSuperview()
    #expect(table.tableFooterView == nil)
    check(height: 400)
    table.tableHeaderView = header
    check(height: 460)
    #expect(header.superview === table && header.frame.minY == 0)
  }

  @Test("belongs to whatever it was put into, also to another table")
  func moved() {
    let box = View()
    window.addSubview(box)
    box.addSubview(header)
    #expect(table.tableHeaderView == nil && header.superview === box)
    check(height: 430)
    let others = NamedRows(3)
    let other = others.table(height: 200, in: window)
    other.tableFooterView = footer
    #expect(table.tableFooterView == nil && footer.superview === other)
    check(height: 400)
    #expect(other.contentSize.height == 90)
  }

  @Test("leaves what is in sight where it is")
  func anchored() {
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    let cell = table.visibleCells[0]
    let top = cell.frame.minY - table.contentOffset.y
    header.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(table.visibleCells[0] === cell && cell.frame.minY - table.contentOffset.y == top)
  }

  @Test("stays where it only comes to lie before or behind the others, or is replaced")
  func kept() {
    table.bringSubviewToFront(header)
    #expect(table.tableHeaderView === header)
    check(height: 490)
    let new = View(frame: Rect(x: 0, y: 0, width: 1, height: 10))
    table.tableHeaderView = new
    #expect(table.tableHeaderView === new && header.superview == nil)
    check(height: 440)
    // Some programs remove the old header view themselves before they set another one.
    new.removeFromSuperview()
    table.tableHeaderView = header
    check(height: 490)
  }
}
