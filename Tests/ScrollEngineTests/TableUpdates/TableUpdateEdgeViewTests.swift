import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Updating a table whose own header or footer view is in sight")
struct TableUpdateEdgeViewTests {
  /// A change of 5 rows of 20 points between a header view of 60 and a footer view of 30 points.
  enum Change: CaseIterable, Sendable {
    case insertFirst, insertLast, deleteFirst, deleteLast, deleteAll, reload, move, nothing
    case insertSection, deleteSection, reloadSection
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("carries it out", arguments: Change.allCases, [false, true])
  func changes(_ change: Change, isAnimated: Bool) throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 300))
    let rows = NamedRows(5)
    let table = rows.table(height: 300, in: window)
    table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    table.tableFooterView = View(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    window.layoutIfNeeded()
    try make(change, of: rows, in: table, isAnimated: isAnimated)
    check(rows, table, window)
    // The next update comes while this one is still animated.
    window.advance(to: 0.1)
    try table.apply(ListUpdates(), animated: isAnimated)
    check(rows, table, window)
    window.advance(to: 1)
    check(rows, table, window)
  }

  @Test("has nothing between them but the footer of an empty section", arguments: [false, true])
  func emptySection(isAnimated: Bool) throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 300))
    let rows = NamedRows(0)
    rows.footerHeight = 10
    let table = rows.table(height: 300, in: window)
    for _ in 0..<2 {
      try table.apply(ListUpdates(), animated: isAnimated)
      check(rows, table, window)
      rows.model.sections[0].rows = [1]
      var updates = ListUpdates()
      updates.insert(at: [path(0)])
      try table.apply(updates, animated: isAnimated)
      check(rows, table, window)
      rows.model.sections[0].rows = []
      updates = ListUpdates()
      updates.delete(at: [path(0)])
      try table.apply(updates, animated: isAnimated)
      check(rows, table, window)
      table.tableHeaderView = View(frame: Rect(x: 0, y: 0, width: 100, height: 60))
      window.layoutIfNeeded()
    }
  }

  private func make(
    _ change: Change, of rows: NamedRows, in table: TableView, isAnimated: Bool
  ) throws {
    var updates = ListUpdates()
    switch change {
    case .insertFirst:
      rows.model.sections[0].rows.insert(9, at: 0)
      updates.insert(at: [path(0)])
    case .insertLast:
      rows.model.sections[0].rows.append(9)
      updates.insert(at: [path(5)])
    case .deleteFirst:
      rows.model.sections[0].rows.removeFirst()
      updates.delete(at: [path(0)])
    case .deleteLast:
      rows.model.sections[0].rows.removeLast()
      updates.delete(at: [path(4)])
    case .deleteAll:
      rows.model.sections[0].rows = []
      updates.delete(at: (0..<5).map(path))
    case .reload: updates.reload(at: [path(0), path(4)])
    case .move:
      rows.model.sections[0].rows = [5, 1, 2, 3, 4]
      updates.move(at: path(4), to: path(0))
    case .nothing: break
    case .insertSection:
      rows.model.sections.insert(.init(name: 2_000, rows: [9]), at: 0)
      updates.insertSections([0])
    case .deleteSection:
      rows.model.sections = []
      updates.deleteSections([0])
    case .reloadSection: updates.reloadSections([0])
    }
    try table.apply(updates, animated: isAnimated)
  }

  private func check(_ rows: NamedRows, _ table: TableView, _ window: Window) {
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(rows.complaints.isEmpty)
    #expect(table.visibleNames == rows.model.sections.flatMap(\.rows))
    let header = table.tableHeaderView?.frame.height ?? 0
    for (place, cell) in table.visibleCells.enumerated() {
      #expect(cell.frame == Rect(x: 0, y: header + Double(place) * 20, width: 100, height: 20))
    }
  }
}
