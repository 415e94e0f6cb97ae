import TestSupport
import Testing

@testable import ScrollEngine

@Suite("A list's selection")
struct ListSelectionTests {
  @Test("follows its rows through an update, and loses those that are gone")
  func mapping() {
    var selection = ListSelection()
    for row in [7, 2, 4] { selection.insert(IndexPath(row: row, section: 0)) }
    selection.pressed = IndexPath(row: 4, section: 0)
    selection.highlighted = IndexPath(row: 5, section: 0)
    // Row 4 is deleted, and two rows are inserted at the beginning.
    selection.map { $0.row == 4 ? nil : IndexPath(row: $0.row + 2, section: 0) }
    #expect(selection.sorted.map(\.row) == [4, 9])
    #expect(selection.first?.row == 4)
    #expect(selection.pressed == nil)
    #expect(selection.highlighted?.row == 7)
    selection.forget()
    #expect(selection.isEmpty && selection.highlighted == nil && selection.first == nil)
  }
}
