@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Updates that a table cannot carry out")
struct TableUpdateMistakeTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let rows = NamedRows(10, 10)
  let table: TableView

  init() {
    table = rows.table(in: window)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func reason(
    _ record: (inout ListUpdates) -> Void
  ) -> ListUpdateError.Reason? {
    var updates = ListUpdates()
    record(&updates)
    do {
      try table.apply(updates, animated: false)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test("leave the old rows on screen, and ask nothing more until the table is reloaded")
  func frozen() {
    rows.model.sections[0].rows.removeFirst(9)
    let error = reason { $0.delete(at: [path(0), path(1)]) }
    #expect(
      error
        == .invalidCount(
          section: 0, oldSection: 0, before: 10, after: 1, inserted: 0, deleted: 2, movedIn: 0,
          movedOut: 0))
    #expect(table.isFrozen)
    rows.forget()
    // Row 2 of section 0 no longer exists: a table that asked for it would stop the program.
    for offset in [40.0, 300, 0, 10] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      table.checkInvariants()
    }
    table.rowHeight = 30
    table.frame.size.width = 50
    window.layoutIfNeeded()
    #expect(rows.cellsAsked.isEmpty && rows.heightsAsked.isEmpty && rows.log.isEmpty)
    #expect(table.visibleNames == [1, 2, 3, 4, 5])
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 50 })
    #expect(table.contentSize.height == 400)
    #expect(reason { $0.insert(at: [path(0)]) } == .frozen)

    table.reloadData()
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(!table.isFrozen)
    #expect(table.visibleNames == [10, 11, 12, 13, 14, 15])
    rows.model.sections[0].rows.append(99)
    #expect(reason { $0.insert(at: [path(1)]) } == nil)
    window.layoutIfNeeded()
    #expect(table.visibleNames.prefix(2) == [10, 99])
    table.checkInvariants()
    #expect(rows.complaints.isEmpty)
  }

  @Test("are those of a data source that changes behind the table's back")
  func silentChanges() {
    rows.model.sections[1].rows.append(99)
    rows.model.sections[0].rows.append(98)
    #expect(
      reason { $0.insert(at: [path(10)]) }
        == .invalidCount(
          section: 1, oldSection: 1, before: 10, after: 11, inserted: 0, deleted: 0, movedIn: 0,
          movedOut: 0))
    table.reloadData()
    rows.model.sections.removeLast()
    #expect(
      reason { _ in } == .invalidSectionCount(before: 2, after: 1, inserted: 0, deleted: 0))
    table.reloadData()
    #expect(reason { _ in } == nil)
  }

  @Test("name a negative count of the data source, and its section")
  func negativeCounts() {
    let source = BadCounts()
    table.dataSource = source
    window.layoutIfNeeded()
    source.counts = [3, -4]
    #expect(reason { $0.delete(at: [path(0, 1)]) } == .negativeCount(section: 1, -4))
    source.counts = [3, 3]
    table.reloadData()
    source.sections = -1
    #expect(reason { $0.deleteSections([0]) } == .negativeCount(section: nil, -1))
    source.sections = 2
    table.reloadData()
    window.layoutIfNeeded()
    table.checkInvariants()
  }

  @Test(
    "name a height that is none, and its row",
    arguments: [Double.nan, -5, .infinity, -.infinity])
  func heights(height: Double) {
    rows.heights[99] = height
    rows.model.sections[1].rows.insert(99, at: 4)
    guard
      case .invalidHeight(.element(path(4, 1)), let value) = reason({
        $0.insert(at: [path(4, 1)])
      })
    else {
      Issue.record("the height \(height) was not noticed")
      return
    }
    #expect(value == height || value.isNaN && height.isNaN)
    rows.heights[99] = 10
    table.reloadData()
    window.layoutIfNeeded()
    rows.heights[99] = height
    guard case .invalidHeight(.element(path(4, 1)), _) = reason({ $0.reload(at: [path(4, 1)]) })
    else {
      Issue.record("the height \(height) was not noticed in a reload")
      return
    }
    rows.heights[99] = 10
    table.reloadData()
    rows.hasHeaders = true
    rows.heights[5_000] = height
    rows.model.sections.append(.init(name: 5_000, rows: []))
    guard case .invalidHeight(.header(section: 2), _) = reason({ $0.insertSections([2]) }) else {
      Issue.record("the height \(height) of a header was not noticed")
      return
    }
    #expect(table.isFrozen)
    #expect(table.contentSize.height == 410)
  }

  @Test(
    "are those that are asked for in the midst of something",
    arguments: ["cell", "height", "end", "batch"])
  func underWay(which: String) {
    var found: ListUpdateError.Reason?
    let act: (IndexPath) -> Void = { _ in
      if found == nil { found = reason { $0.delete(at: [path(0)]) } }
    }
    switch which {
    case "cell":
      rows.onCell = act
      table.contentOffset.y = 90
      window.layoutIfNeeded()
    case "height":
      rows.onHeight = act
      rows.model.sections[0].rows.append(99)
      #expect(reason { $0.insert(at: [path(10)]) } == .frozen)
    case "end":
      rows.onEnd = act
      table.contentOffset.y = 90
      window.layoutIfNeeded()
    default:
      var isFinished: Bool?
      table.performBatchUpdates {
        act(path(0))
      } completion: {
        isFinished = $0
      }
      #expect(isFinished == false)
    }
    #expect(found == .underWay && table.isFrozen)
    rows.onCell = nil
    rows.onHeight = nil
    rows.onEnd = nil
    table.reloadData()
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(!table.isFrozen && table.visibleNames.count >= 5)
    #expect(rows.complaints.isEmpty)
  }

  @Test("are none where a delegate is told that it scrolls")
  func inScrollCallback() {
    rows.onScroll = { [unowned rows, table] in
      guard rows.model.sections[0].rows.count < 13 else { return }
      rows.model.sections[0].rows.append(100 + rows.model.sections[0].rows.count)
      table.insertRows(
        at: [IndexPath(row: rows.model.sections[0].rows.count - 1, section: 0)], with: .none)
    }
    table.contentOffset.y = 50
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.numberOfRows(inSection: 0) == 11)
    // Rows inserted above the visible rows change the offset, which is reported during the update.
    rows.model.sections[0].rows.insert(99, at: 0)
    table.insertRows(at: [path(0)])
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.numberOfRows(inSection: 0) == 13)
    #expect(rows.complaints.isEmpty)
  }

  @Test("stop the program with the same words when they come in UIKit's spelling")
  func exits() async {
    let rowsWrong = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = NamedRows(3)
        let table = rows.table(in: Window())
        table.identifier = "list"
        table.insertRows(at: [IndexPath(row: 0, section: 0)])
      }
    }
    #expect(
      lastWords(rowsWrong).contains(
        "TableView: section 0 has 3 rows after the update; 3 before it, 1 inserted, 0 deleted, "
          + "0 moved in and 0 moved out make 4, in TableView \"list\""))
    let unbalanced = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { TableView().endUpdates() }
    }
    #expect(lastWords(unbalanced).contains("endUpdates without beginUpdates"))
    let frozen = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = NamedRows(3)
        let table = rows.table(in: Window())
        var updates = ListUpdates()
        updates.insertSections([0])
        try? table.apply(updates)
        table.beginUpdates()
      }
    }
    #expect(lastWords(frozen).contains("call reloadData() first"))
    let reconfigured = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rows = NamedRows(3)
        let table = rows.table(in: Window())
        table.reconfigureRows(at: [IndexPath(row: 3, section: 0)])
      }
    }
    #expect(
      lastWords(reconfigured).contains(
        "cannot reload row 3 of section 0: the section has 3 rows before the update"))
  }
}

/// A data source that returns the numbers that a test sets.
@MainActor
private final class BadCounts: TableViewDataSource {
  var counts = [3, 3]
  var sections = 2

  func numberOfSections(in tableView: TableView) -> Int { sections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
