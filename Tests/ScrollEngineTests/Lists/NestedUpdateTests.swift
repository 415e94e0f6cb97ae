import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("An update from scrollViewDidScroll, while another one moves the content")
struct NestedUpdateTests {
  @Test("is carried out on top of that, and what comes into sight moves from its own old place")
  func table() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let rows = NamedRows(40)
    let table = rows.table(in: window)
    let hand = Hand(window)
    table.contentOffset = Point(x: 0, y: 310)
    window.layoutIfNeeded()
    rows.onScroll = {
      rows.onScroll = nil
      rows.model.sections[0].rows.removeSubrange(11...13)
      rows.model.sections[0].rows.insert(contentsOf: 100..<160, at: 0)
      table.performBatchUpdates {
        table.deleteRows(at: (11...13).map { IndexPath(row: $0, section: 0) })
        table.insertRows(at: (0..<60).map { IndexPath(row: $0, section: 0) })
      }
    }
    rows.model.sections[0].rows.removeFirst(5)
    table.deleteRows(at: (0..<5).map { IndexPath(row: $0, section: 0) })
    #expect(rows.onScroll == nil)
    window.layoutIfNeeded()
    hand.settle()
    #expect(
      table.indexPathsForVisibleRows?.map { rows.model.sections[0].rows[$0.row] }
        == [16, 20, 21, 22, 23, 24])
    #expect(rows.complaints == [])
    #expect(table.visibleCells.allSatisfy { $0.presentationOffset == .zero && $0.alpha == 1 })
    #expect(table.subviews.count { $0 is TableViewCell } == 6)
  }
}
