import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The space above headers")
struct HeaderPaddingTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = SectionSource(3, 3)

  @Test("moves header and rows down in each section, and is none by default")
  func everySection() {
    let table = source.table(.plain, in: window)
    #expect(table.sectionHeaderTopPadding == TableView.automaticDimension)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    let height = table.contentSize.height
    table.sectionHeaderTopPadding = 12
    window.layoutIfNeeded()
    #expect(table.contentSize.height == height + 24)
    #expect(table.rectForHeader(inSection: 0) == Rect(x: 0, y: 12, width: 100, height: 20))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 32)
    let second = table.rect(forSection: 1)
    #expect(table.rectForHeader(inSection: 1).minY == second.minY + 12)
    #expect(table.headerView(forSection: 0)?.frame.minY == 12)
    table.checkInvariants()
    table.sectionHeaderTopPadding = TableView.automaticDimension
    #expect(table.contentSize.height == height)
  }

  @Test("is left behind by a header that sticks, and pushes it out at the end of its section")
  func sticking() {
    let table = source.table(.plain, in: window)
    table.sectionHeaderTopPadding = 12
    for (offset, top) in [(0.0, 12.0), (8, 12), (30, 30), (120, 112)] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == top, "at \(offset)")
      table.checkInvariants()
    }
  }

  @Test("is none above a section without a header, and comes with sections that are inserted")
  func inserted() {
    let table = source.table(.grouped, in: window)
    source.header = 0
    table.sectionHeaderTopPadding = 12
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    source.header = 20
    source.counts.insert(1, at: 0)
    table.insertSections([0], with: .none)
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 32)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 72)
    table.checkInvariants()
  }
}
