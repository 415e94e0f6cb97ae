import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Selecting rows")
final class SelectionTests: SelectionCase {
  // MARK: The order of calls

  @Test("tells the delegate in UIKit's order, of the row that loses its selection in between")
  func order() {
    hand.tap(50, 30)
    #expect(
      source.takeLog() == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    hand.tap(50, 50)
    #expect(
      source.takeLog() == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
        "willDeselect 1", "didDeselect 1", "didSelect 2",
      ])
    #expect(selectedCells == [2] && table.indexPathForSelectedRow == row(2))
    // A second tap leaves the row selected, and the delegate is told of the selection again.
    hand.tap(50, 50)
    #expect(
      source.takeLog() == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2",
      ])
  }

  @Test("takes the selection from a selected row, where several can be selected")
  func severalRows() {
    table.allowsMultipleSelection = true
    hand.tap(50, 70)
    hand.tap(50, 30)
    #expect(table.indexPathsForSelectedRows == [row(1), row(3)])
    #expect(table.indexPathForSelectedRow == row(1))
    #expect(!source.takeLog().contains { $0.contains("eselect ") })
    hand.tap(50, 70)
    #expect(
      source.takeLog() == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willDeselect 3",
        "didDeselect 3",
      ])
    #expect(selectedCells == [1])
    hand.tap(50, 30)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("lets the delegate choose another row, or none")
  func choices() {
    source.willSelect = { $0.row == 1 ? IndexPath(row: 4, section: 0) : nil }
    hand.tap(50, 30)
    #expect(selectedCells == [4])
    #expect(source.takeLog().suffix(2) == ["willSelect 1", "didSelect 4"])
    hand.tap(50, 50)
    #expect(selectedCells == [4])
    #expect(source.takeLog().last == "willSelect 2")

    source.willSelect = nil
    source.willDeselect = { _ in nil }
    hand.tap(50, 10)
    #expect(selectedCells == [0, 4])
    #expect(source.takeLog().suffix(3) == ["willSelect 0", "willDeselect 4", "didSelect 0"])
    source.willDeselect = { _ in IndexPath(row: 0, section: 0) }
    hand.tap(50, 30)
    #expect(selectedCells == [1, 4])
  }

  @Test("does nothing with a row that must not be highlighted, nor where nothing can be selected")
  func refusals() {
    source.shouldHighlight = { $0.row != 1 }
    hand.tap(50, 30)
    #expect(source.takeLog() == ["shouldHighlight 1"])
    table.allowsSelection = false
    hand.tap(50, 50)
    #expect(source.takeLog().isEmpty && selectedCells.isEmpty)
    // A program can still select a row.
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    #expect(selectedCells == [2])
  }

  // MARK: A model

  @Test("agrees with a plain set of rows over random taps", arguments: 1...8 as ClosedRange<UInt64>)
  func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var selected: Set<Int> = []
    for step in 0..<800 {
      let any = Int.random(in: 0..<source.count, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0: table.allowsMultipleSelection.toggle()
      case 1:
        source.count = Int.random(in: 1...100, using: &random)
        table.reloadData()
        selected = []
      case 2:
        source.count = Int.random(in: 1...100, using: &random)
        table.rowHeight += 1
        selected = selected.filter { $0 < source.count }
      case 3, 4:
        table.selectRow(at: row(any), animated: Bool.random(using: &random), scrollPosition: .none)
        selected = table.allowsMultipleSelection ? selected.union([any]) : [any]
      case 5, 6:
        table.deselectRow(at: row(any), animated: false)
        selected.remove(any)
      case 7:
        table.selectRow(at: nil)
        selected = []
      case ..<14:
        let y = Double.random(in: 0..<100, using: &random)
        let place = (y + table.contentOffset.y) / 20
        hand.tap(50, y)
        guard place >= 0, Int(place) < source.count else { break }
        let row = Int(place)
        if table.allowsMultipleSelection {
          selected = selected.symmetricDifference([row])
        } else {
          selected = [row]
        }
      default:
        let end = max(0, Double(source.count) * 20 - 100)
        table.contentOffset.y = .random(in: 0...end, using: &random)
      }
      window.layoutIfNeeded()
      hand.settle()
      let note: Comment = "seed \(seed), step \(step)"
      #expect(Set((table.indexPathsForSelectedRows ?? []).map(\.row)) == selected, note)
      #expect(table.indexPathForSelectedRow?.row == selected.min(), note)
      #expect(selectedCells == table.liveRows.filter(selected.contains), note)
      #expect(highlightedCells.isEmpty, note)
    }
    var open = 0
    for call in source.takeLog() {
      if call.hasPrefix("didHighlight") { open += 1 }
      if call.hasPrefix("didUnhighlight") { open -= 1 }
      #expect((0...1).contains(open), "seed \(seed)")
    }
  }
}
