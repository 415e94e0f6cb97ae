import ScrollEngine
import TestSupport

/// A table with a ``SelectionSource``, a hand that taps it, and the states of its cells.
@MainActor
class SelectionCase {
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
}

/// A cell that records the states that it is given.
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

/// A hundred rows of 20 points, with all delegate methods for selection.
@MainActor
final class SelectionSource: TableViewDataSource, TableViewDelegate {
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
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 20
    table.register(StateCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    return table
  }
}
