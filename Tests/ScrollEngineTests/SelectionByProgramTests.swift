import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Selecting rows from a program, and in its callbacks")
final class SelectionByProgramTests: SelectionCase {
  // MARK: Programs

  @Test("shows a selected row that comes into sight as selected before it is displayed")
  func comesBack() {
    table.selectRow(at: row(40))
    source.willDisplay = { cell, path in #expect(cell.isSelected == (path.row == 40), "\(path)") }
    for y in stride(from: 0.0, to: 1_500, by: 45) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }
    for y in stride(from: 1_500.0, to: 0, by: -45) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }
    #expect(table.indexPathForSelectedRow == row(40) && source.takeLog().isEmpty)
  }

  @Test("tells the cell whether a change is animated")
  func animation() throws {
    let cell = try #require(table.visibleCells[1] as? StateCell)
    table.selectRow(at: row(1), animated: true, scrollPosition: .none)
    table.selectRow(at: row(1), animated: true, scrollPosition: .none)
    table.deselectRow(at: row(1), animated: false)
    table.deselectRow(at: row(1), animated: true)
    #expect(cell.log == ["selected true animated", "selected true animated", "selected false"])
    cell.isHighlighted = true
    #expect(cell.log.last == "highlighted true" && cell.isHighlighted)
    cell.prepareForReuse()
    #expect(!cell.isHighlighted && !cell.isSelected)
  }

  @Test("brings a row to the place asked for, within the range, and nowhere for none")
  func scrollPositions() {
    table.selectRow(at: row(30), animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == 0)
    table.contentInset.top = 10
    table.selectRow(at: row(30), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 590)
    table.selectRow(at: row(30), animated: false, scrollPosition: .bottom)
    #expect(table.contentOffset.y == 520)
    table.selectRow(at: row(30), animated: false, scrollPosition: .middle)
    #expect(table.contentOffset.y == 555)
    table.selectRow(at: row(0), animated: false, scrollPosition: .bottom)
    #expect(table.contentOffset.y == -10)
    table.selectRow(at: row(99), animated: true, scrollPosition: .top)
    hand.settle()
    #expect(table.contentOffset.y == 1_900)
    #expect(selectedCells == [99])
  }

  @Test("names a row that there is not")
  func missingRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = SelectionSource()
        let table = source.table(in: Window())
        table.selectRow(at: IndexPath(row: 100, section: 0))
      }
    }
    #expect(lastWords(result).contains("there is no row 100 of section 0; the section has 100"))
  }

  // MARK: Callbacks

  @Test(
    "ends where a callback has the rows replaced",
    arguments: ["shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect"])
  func reloadingCallback(which: String) {
    table.selectRow(at: row(0))
    var isDone = false
    source.onCall = { [table, unowned source] call in
      guard call.hasPrefix(which), !isDone else { return }
      isDone = true
      source.count = 3
      table.reloadData()
    }
    hand.tap(50, 30)
    window.layoutIfNeeded()
    #expect(isDone && selectedCells.isEmpty && highlightedCells.isEmpty)
    #expect(!source.takeLog().contains("didSelect 1"))
    table.checkInvariants()
    hand.tap(50, 30)
    #expect(selectedCells == [1])
  }

  @Test("goes on where didSelect takes the selection away again, or takes the table out")
  func deselectingCallback() {
    source.onCall = { [table] in
      if $0 == "didSelect 1" {
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
      }
      if $0 == "didSelect 2" { table.removeFromSuperview() }
    }
    hand.tap(50, 30)
    #expect(selectedCells.isEmpty)
    hand.tap(50, 50)
    #expect(table.window == nil && highlightedCells.isEmpty)
  }

  @Test("lets the table go in the midst of a tap")
  func lostTable() {
    weak var lost: TableView?
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let source = SelectionSource()
      var owner: TableView? = source.table(in: window)
      lost = owner
      window.layoutIfNeeded()
      source.onCall = {
        if $0.hasPrefix("willSelect") { owner?.removeFromSuperview(); owner = nil }
      }
      Hand(window).tap(50, 30)
      source.onCall = nil
    }
    #expect(lost == nil)
  }
}
