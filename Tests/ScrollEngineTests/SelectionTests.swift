import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Selecting rows")
struct SelectionTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = SelectionSource()
  let table: TableView
  let hand: Hand

  init() {
    table = source.table(in: window)
    window.layoutIfNeeded()
    hand = Hand(window)
  }

  func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  var selectedCells: [Int] {
    table.liveRows.filter { table.cellForRow(at: row($0))?.isSelected ?? false }
  }

  var highlightedCells: [Int] {
    table.liveRows.filter { table.cellForRow(at: row($0))?.isHighlighted ?? false }
  }

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
    // Again: it stays selected, and the delegate hears of it, too.
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
    // A program still can.
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    #expect(selectedCells == [2])
  }

  // MARK: The highlight

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
    source.onCall = { [table, source] call in
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

/// A cell that writes down what state it is given.
final class StateCell: TableViewCell {
  var log: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    log.append("selected \(selected)" + (animated ? " animated" : ""))
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    log.append("highlighted \(highlighted)" + (animated ? " animated" : ""))
  }
}

/// A hundred rows of 20 points, with everything a delegate can say about selecting them.
@MainActor
final class SelectionSource: TableViewDataSource, CellDisplayObserving, VariableRowHeights {
  var count = 100
  var onCall: ((String) -> Void)?
  var shouldHighlight: ((IndexPath) -> Bool)?
  var willSelect: ((IndexPath) -> IndexPath?)?
  var willDeselect: ((IndexPath) -> IndexPath?)?
  var willDisplay: ((TableViewCell, IndexPath) -> Void)?
  private var log: [String] = []

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func called(_ call: String, _ path: IndexPath) {
    log.append("\(call) \(path.row)")
    onCall?("\(call) \(path.row)")
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.rowHeight == 1 ? 1 : 20
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    willDisplay?(cell, indexPath)
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    called("shouldHighlight", indexPath)
    return shouldHighlight?(indexPath) ?? true
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    called("didHighlight", indexPath)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    called("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    called("willSelect", indexPath)
    guard let willSelect else { return indexPath }
    return willSelect(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    called("didSelect", indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    called("willDeselect", indexPath)
    guard let willDeselect else { return indexPath }
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    called("didDeselect", indexPath)
  }

  func table(in window: Window) -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 20
    table.register(StateCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    return table
  }
}
