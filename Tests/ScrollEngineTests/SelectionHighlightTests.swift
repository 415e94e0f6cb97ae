import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Highlighting rows")
final class SelectionHighlightTests: SelectionCase {
  @Test("highlights a row once the pointer has stayed, and until it goes up")
  func highlight() {
    hand.down(50, 30)
    #expect(highlightedCells.isEmpty)
    hand.rest(0.2)
    #expect(highlightedCells == [1] && selectedCells.isEmpty)
    hand.up(50, 30)
    #expect(highlightedCells.isEmpty && selectedCells == [1])
  }

  @Test("takes the highlight away from what becomes a drag, and selects nothing")
  func drag() {
    hand.down(50, 70)
    hand.rest(0.2)
    #expect(highlightedCells == [3])
    hand.move(50, 40)
    #expect(highlightedCells.isEmpty)
    hand.move(50, 35)
    hand.up(50, 35)
    hand.settle()
    #expect(table.contentOffset.y > 0)
    #expect(source.takeLog() == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    #expect(selectedCells.isEmpty)
  }

  @Test("does not highlight what is dragged at once, nor what a lost pointer was on")
  func noHighlight() {
    hand.drag(from: 50, 80, by: 0, -30)
    #expect(source.takeLog().isEmpty)
    hand.down(50, 30)
    hand.lose()
    hand.rest(0.3)
    #expect(source.takeLog().isEmpty)
    hand.down(50, 30)
    hand.rest(0.2)
    hand.lose()
    #expect(source.takeLog().last?.hasPrefix("didUnhighlight") == true)
    #expect(highlightedCells.isEmpty && selectedCells.isEmpty)
  }

  @Test("highlights at once where touches are not delayed, or there is nothing to scroll")
  func undelayed() {
    table.delaysContentTouches = false
    hand.down(50, 30)
    #expect(highlightedCells == [1])
    hand.up(50, 30)
    table.delaysContentTouches = true
    // By default, even a table with short content can be dragged, because it bounces.
    table.alwaysBounceVertical = false
    table.rowHeight = 1
    window.layoutIfNeeded()
    hand.down(50, 2.5)
    #expect(highlightedCells == [2])
  }

  @Test("keeps the highlight with its row while that is out of sight")
  func highlightOutOfSight() {
    hand.down(50, 30)
    hand.rest(0.2)
    table.contentOffset.y = 400
    window.layoutIfNeeded()
    #expect(highlightedCells.isEmpty)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(highlightedCells == [1])
    table.removeFromSuperview()
    #expect(highlightedCells.isEmpty)
    #expect(source.takeLog().last == "didUnhighlight 1")
  }

  @Test("stops with a touch that ends a deceleration")
  func catching() {
    hand.down(50, 90)
    hand.move(50, 60)
    hand.move(50, 20)
    hand.up(50, 20)
    #expect(table.isDecelerating)
    hand.tap(50, 50)
    #expect(source.takeLog().isEmpty && selectedCells.isEmpty)
  }
}
