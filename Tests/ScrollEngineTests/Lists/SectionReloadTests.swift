@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A reload of the section that one reads")
struct SectionReloadTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 400))

  private func table(_ rows: NamedRows) -> TableView {
    let table = rows.table(height: 400, in: window)
    for name in 1...60 { rows.heights[name] = 50 }
    table.reloadData()
    window.layoutIfNeeded()
    return table
  }

  @Test("leaves it where it is", arguments: [RowAnimation.none, .automatic])
  func inTheMiddle(animation: RowAnimation) {
    let rows = NamedRows(60)
    let table = table(rows)
    table.contentOffset.y = 1_010
    window.layoutIfNeeded()
    table.reloadSections([0], with: animation)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 1_010)
    Hand(window).rest(1)
    #expect(table.contentOffset.y == 1_010)
    table.checkInvariants()
  }

  @Test("leaves it at what was the end, when rows are appended")
  func atTheEnd() {
    let rows = NamedRows(60)
    let table = table(rows)
    table.contentOffset.y = 2_600
    window.layoutIfNeeded()
    for name in 61...80 {
      rows.model.sections[0].rows.append(name)
      rows.heights[name] = 50
    }
    table.reloadSections([0], with: .automatic)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == 2_600)
    table.checkInvariants()
  }

  @Test("leaves its last row where the one stood that it has lost")
  func fewerRows() {
    let rows = NamedRows(60, 40)
    let table = table(rows)
    for name in 61...100 { rows.heights[name] = 50 }
    table.reloadData()
    table.contentOffset.y = 1_010
    window.layoutIfNeeded()
    rows.model.sections[0].rows.removeLast(50)
    table.reloadSections([0], with: .none)
    window.layoutIfNeeded()
    // The next section begins where the first visible row did.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - table.contentOffset.y == -10)
    table.checkInvariants()
  }

  @Test("leaves it where it is in a container")
  func inContainer() {
    let rows = NamedRows(60)
    let table = table(rows)
    let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 400))
    container.addArrangedSubview(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    container.addArrangedSubview(table)
    window.addSubview(container)
    container.contentOffset.y = 1_110
    window.layoutIfNeeded()
    table.reloadSections([0], with: .none)
    window.layoutIfNeeded()
    #expect(container.contentOffset.y == 1_110)
    container.checkInvariants()
  }

  @Test("lets a flick go on")
  func inFlight() {
    let rows = NamedRows(60)
    let table = table(rows)
    table.contentOffset.y = 1_010
    window.layoutIfNeeded()
    table.setContentOffset(Point(x: 0, y: 2_000), animated: true)
    let hand = Hand(window)
    hand.rest(0.1)
    let offset = table.contentOffset.y
    #expect(offset > 1_010 && offset < 2_000)
    table.reloadSections([0], with: .none)
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == offset)
    hand.settle()
    #expect(table.contentOffset.y == 2_000)
  }

  @Test("keeps the focus on the row of the same index, or on the last one left")
  func focus() {
    let rows = NamedRows(20)
    let table = table(rows)
    window.setFocus(to: table)
    table.focusElement(at: IndexPath(row: 4, section: 0))
    table.reloadSections([0], with: .none)
    window.layoutIfNeeded()
    #expect(table.focusedIndexPath == IndexPath(row: 4, section: 0))
    rows.model.sections[0].rows.removeLast(17)
    table.reloadSections([0], with: .none)
    window.layoutIfNeeded()
    #expect(table.focusedIndexPath == IndexPath(row: 2, section: 0))
  }

  @Test("measures rows again, and leaves the first one in sight where it is")
  func measured() throws {
    let source = EstimateSource.uneven(80, teller: .cell)
    let table = source.table(height: 200, estimate: 30, in: window)
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    table.contentOffset.y += 3
    window.layoutIfNeeded()
    let places = table.placesOnScreen
    table.reloadSections([0], with: .none)
    window.layoutIfNeeded()
    #expect(table.placesOnScreen == places)
    table.checkInvariants()
  }
}
