@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Updating a table")
struct TableUpdateTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  /// Rows 1 to 20, each 20 points high, of which five can be seen.
  let rows = NamedRows(20)
  let table: TableView

  init() {
    table = rows.table(in: window)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func layOut() {
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(rows.complaints.isEmpty)
  }

  @Test("asks for cell and height of an inserted row only, and keeps all other cells")
  func insertOne() throws {
    let kept = table.visibleCells
    rows.model.sections[0].rows.insert(99, at: 2)
    table.insertRows(at: [path(2)], with: .none)
    layOut()
    #expect(rows.cellsAsked == [99])
    #expect(rows.heightsAsked == [99])
    #expect(table.visibleNames == [1, 2, 99, 3, 4])
    #expect(table.contentSize.height == 420)
    #expect(table.visibleCells[0] === kept[0] && table.visibleCells[3] === kept[2])
    // The cell of row 5 was queued before the new row took a cell from the queue.
    #expect(table.visibleCells[2] === kept[4])
    #expect(rows.log == ["end 5", "cell 99", "show 99"])
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").created == 5)
  }

  @Test("gives back the cells of deleted rows before new ones are asked for")
  func deleteSome() {
    let kept = table.visibleCells
    rows.model.sections[0].rows.removeSubrange(1..<3)
    table.deleteRows(at: [path(2), path(1)], with: .none)
    #expect(rows.log == ["end 2", "end 3"])
    layOut()
    #expect(table.visibleNames == [1, 4, 5, 6, 7])
    #expect(rows.cellsAsked == [6, 7] && rows.heightsAsked.isEmpty)
    #expect(table.visibleCells[1] === kept[3] && table.visibleCells[2] === kept[4])
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").created == 5)
  }

  @Test("gives a reloaded row another cell and its new height")
  func reload() {
    let old = table.visibleCells[1]
    rows.heights[2] = 35
    table.reloadRows(at: [path(1)], with: .none)
    layOut()
    #expect(rows.cellsAsked == [2] && rows.heightsAsked == [2])
    #expect(rows.log == ["end 2", "cell 2", "show 2"])
    #expect(table.rectForRow(at: path(1)) == Rect(x: 0, y: 20, width: 100, height: 35))
    #expect(table.visibleNames == [1, 2, 3, 4, 5])
    #expect((old as? NamedCell)?.preparations == 1)
  }

  @Test("takes the cell of a moved row along")
  func move() {
    let kept = table.visibleCells
    rows.model.sections[0].rows = [4, 1, 2, 3, 5] + Array(6...20)
    table.performBatchUpdates { table.moveRow(at: path(3), to: path(0)) }
    layOut()
    #expect(rows.cellsAsked.isEmpty && rows.heightsAsked.isEmpty)
    #expect(table.visibleNames == [4, 1, 2, 3, 5])
    #expect(table.visibleCells[0] === kept[3] && table.visibleCells[1] === kept[0])
  }

  @Test("carries out a batch in UIKit's rules, whatever the order of the calls")
  func batch() {
    rows.model = ListModel(sections: [
      .init(name: 1_000, rows: [99, 2, 4, 98] + Array(5...20)), .init(name: 1, rows: [97]),
    ])
    var isFinished: Bool?
    table.performBatchUpdates {
      table.insertRows(at: [path(3), path(0)], with: .none)
      table.deleteRows(at: [path(0)], with: .none)
      table.insertSections([1], with: .none)
      table.performBatchUpdates {
        table.deleteRows(at: [path(2)], with: .none)
      }
      // The table asks for nothing until the outermost batch ends, not even in a layout.
      table.contentOffset.y = 40
      window.layoutIfNeeded()
      #expect(rows.cellsAsked.isEmpty && table.numberOfRows(inSection: 0) == 20)
      table.contentOffset.y = 0
    } completion: {
      isFinished = $0
    }
    #expect(isFinished == true)
    layOut()
    #expect(table.visibleNames == [99, 2, 4, 98, 5])
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(Set(rows.heightsAsked) == [97, 98, 99])
  }

  @Test("moves, deletes and reloads sections with their rows")
  func sections() {
    let rows = NamedRows(2, 2, 2)
    rows.hasHeaders = true
    for section in 1_000...1_005 { rows.heights[section] = 10 }
    let table = rows.table(height: 200, in: window)
    let kept = table.visibleCells
    let headers = (0..<3).map { table.headerView(forSection: $0) }
    rows.forget()

    rows.model.sections = [
      .init(name: 1_002, rows: [5, 6]), .init(name: 1_003, rows: [7]),
      .init(name: 1_000, rows: [1, 2]),
    ]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 0)
      table.deleteSections([1], with: .none)
      table.insertSections([1], with: .none)
    }
    window.advance(to: window.now + 1)
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.visibleNames == [5, 6, 7, 1, 2])
    #expect(rows.cellsAsked == [7] && rows.heightsAsked == [7] && rows.headersAsked == [1_003])
    #expect(table.visibleCells[0] === kept[4] && table.visibleCells[3] === kept[0])
    #expect(table.headerView(forSection: 0) === headers[2])
    #expect(table.headerView(forSection: 2) === headers[0])
    #expect(table.rectForHeader(inSection: 2) == Rect(x: 0, y: 80, width: 100, height: 10))

    rows.forget()
    rows.model.sections[0].rows = [8, 9, 5]
    table.reloadSections(0..<1, with: .none)
    window.layoutIfNeeded()
    table.checkInvariants()
    #expect(table.visibleNames == [8, 9, 5, 7, 1, 2])
    #expect(rows.cellsAsked == [8, 9, 5] && rows.headersAsked == [1_002])
    #expect(rows.complaints.isEmpty)
  }

  @Test("keeps what is visible in its place when rows come and go above it")
  func anchoring() {
    table.contentOffset.y = 110
    window.layoutIfNeeded()
    let shown = table.visibleNames
    let tops = table.visibleTops
    rows.forget()
    rows.model.sections[0].rows.removeFirst()
    rows.model.sections[0].rows.insert(contentsOf: [97, 98, 99], at: 0)
    rows.heights[98] = 33
    table.performBatchUpdates {
      table.insertRows(at: [path(0), path(1), path(2)], with: .none)
      table.deleteRows(at: [path(0)], with: .none)
    }
    layOut()
    #expect(table.visibleNames == shown && table.visibleTops == tops)
    #expect(table.contentOffset.y == 163)
    #expect(rows.cellsAsked.isEmpty)
  }

  @Test("keeps what begins at the upper edge in its place, but shows what is inserted there")
  func anchoringAtAnEdge() {
    table.contentOffset.y = 60
    window.layoutIfNeeded()
    #expect(table.visibleNames == [4, 5, 6, 7, 8])
    rows.model.sections[0].rows.removeFirst(3)
    table.deleteRows(at: [path(0), path(1), path(2)], with: .none)
    layOut()
    #expect(table.visibleNames == [4, 5, 6, 7, 8] && table.contentOffset.y == 0)

    rows.model.sections[0].rows.insert(99, at: 0)
    table.insertRows(at: [path(0)], with: .none)
    layOut()
    #expect(table.visibleNames == [99, 4, 5, 6, 7] && table.contentOffset.y == 0)
  }

  @Test("lets what follows make way for rows that come and go in sight")
  func inSight() {
    table.contentOffset.y = 110
    window.layoutIfNeeded()
    #expect(table.visibleNames == [6, 7, 8, 9, 10, 11])
    // The row at the upper edge is partly in sight.
    rows.model.sections[0].rows.remove(at: 5)
    table.deleteRows(at: [path(5)], with: .none)
    layOut()
    #expect(table.contentOffset.y == 110)
    #expect(table.visibleNames == [7, 8, 9, 10, 11, 12])
    rows.model.sections[0].rows.insert(99, at: 6)
    table.insertRows(at: [path(6)], with: .none)
    layOut()
    #expect(table.contentOffset.y == 110)
    #expect(table.visibleNames == [7, 99, 8, 9, 10, 11])
  }

  @Test("brings the offset back into what is left at the end")
  func shrinking() {
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    rows.model.sections[0].rows.removeSubrange(2..<18)
    table.deleteRows(at: (2..<18).map { path($0) }, with: .none)
    layOut()
    #expect(table.contentOffset.y == 0 && table.visibleNames == [1, 2, 19, 20])
    rows.model.sections = []
    table.deleteSections([0], with: .none)
    layOut()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    rows.model.sections = [.init(name: 1, rows: [4, 5])]
    table.insertSections([0], with: .none)
    layOut()
    #expect(table.visibleNames == [4, 5])
  }

  @Test("keeps the selection with its row, and forgets it with a row that is gone")
  func selection() {
    table.selectRow(at: path(2))
    rows.model.sections[0].rows.insert(99, at: 0)
    table.insertRows(at: [path(0)], with: .none)
    layOut()
    #expect(table.indexPathForSelectedRow == path(3))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
    rows.model.sections[0].rows.swapAt(3, 0)
    table.performBatchUpdates {
      table.moveRow(at: path(3), to: path(0))
      table.moveRow(at: path(0), to: path(3))
    }
    #expect(table.indexPathForSelectedRow == path(0))
    table.reloadRows(at: [path(0)], with: .none)
    layOut()
    #expect(table.visibleCells[0].isSelected)
    rows.model.sections[0].rows.removeFirst()
    table.deleteRows(at: [path(0)], with: .none)
    layOut()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!table.visibleCells.contains { $0.isSelected })
  }

  @Test("fills reconfigured rows again in the cells they have")
  func reconfigure() {
    let cells = table.visibleCells
    rows.heights[2] = 30
    table.reconfigureRows(at: [path(1), path(12)])
    layOut()
    #expect(table.visibleCells[1] === cells[1])
    #expect(rows.cellsAsked == [2] && rows.heightsAsked == [2, 13])
    #expect(rows.log == ["cell 2"])
    #expect(cells.allSatisfy { ($0 as? NamedCell)?.preparations == 0 })
    #expect(table.rectForRow(at: path(2)).minY == 50 && table.contentSize.height == 410)

    // In a batch, paths refer to the old state. Rows above the visible rows do not move them.
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    let tops = table.visibleTops
    let names = table.visibleNames
    rows.heights[2] = 50
    rows.model.sections[0].rows.insert(99, at: 0)
    table.performBatchUpdates {
      table.reconfigureRows(at: [path(1)])
      table.insertRows(at: [path(0)], with: .none)
    }
    layOut()
    #expect(table.visibleNames == names && table.visibleTops == tops)
    #expect(table.rectForRow(at: path(2)).height == 50)
  }

  @Test("is a reload where the table is to be reloaded anyway")
  func outdated() throws {
    rows.model.sections[0].rows.removeLast(5)
    table.reloadData()
    table.rowSpacing = 1
    rows.model.sections[0].rows.append(99)
    table.insertRows(at: [path(15)], with: .none)
    layOut()
    #expect(table.numberOfRows(inSection: 0) == 16)
    let fresh = NamedRows(3).table()
    let source = NamedRows(3)
    fresh.dataSource = source
    var updates = ListUpdates()
    updates.insert(at: [path(2)])
    try fresh.apply(updates)
    #expect(fresh.numberOfRows(inSection: 0) == 3)
  }

  @Test("takes a million rows out, and puts them in again, as one range")
  func manyRows() {
    let counts = Counts(rows: 3_000_000)
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = counts
    table.layoutIfNeeded()
    let paths = (1_000_000..<2_000_000).map { path($0) }
    counts.rows = 2_000_000
    table.deleteRows(at: paths)
    #expect(table.contentSize.height == 88_000_000)
    counts.rows = 3_000_000
    table.insertRows(at: paths)
    #expect(table.contentSize.height == 132_000_000)
    table.layoutIfNeeded()
    table.checkInvariants()
  }
}

@MainActor
private final class Counts: TableViewDataSource {
  var rows: Int

  init(rows: Int) {
    self.rows = rows
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
