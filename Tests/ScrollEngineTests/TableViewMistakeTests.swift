import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table that is asked for the impossible")
struct TableViewMistakeTests {
  @Test("names the identifier that no class is registered for, and the row")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = exactTable().dequeueReusableCell(
          withIdentifier: "card", for: IndexPath(row: 3, section: 1))
      }
    }
    #expect(
      lastWords(result).contains(
        "no class is registered for the reuse identifier \"card\", asked for row 3 of section 1"))
  }

  @Test("names the row and its height")
  func badHeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ListSource([
          .init(header: 0, rows: [1, 2]), .init(header: 0, rows: [3, .nan]),
        ])
        _ = source.table().contentSize
      }
    }
    #expect(lastWords(result).contains("TableView: row 1 of section 1 has the height nan"))
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ListSource([.init(header: -5, rows: [])])
        _ = source.table().contentSize
      }
    }
    #expect(lastWords(header).contains("TableView: the header of section 0 has the height -5.0"))
    let uniform = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource(3)
        let table = exactTable()
        table.dataSource = source
        table.rowHeight = .infinity
        _ = table.contentSize
      }
    }
    #expect(lastWords(uniform).contains("TableView: rowHeight has the height inf"))
  }

  @Test("names the section with a negative number of rows")
  func negativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = RowSource(3, -2)
        let table = exactTable()
        table.dataSource = source
        _ = table.contentSize
      }
    }
    #expect(lastWords(result).contains("TableView: section 1 has -2 rows"))
  }

  @Test("names the row whose cell is not one of its own")
  func foreignCells() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let other = TableView()
        other.register(ProbeCell.self, forCellReuseIdentifier: "cell")
        StrangeSource { _, path in other.dequeueReusableCell(withIdentifier: "cell", for: path) }
          .show()
      }
    }
    #expect(
      lastWords(made).contains(
        "the cell for row 0 of section 0, ProbeCell, did not come from "
          + "dequeueReusableCell(withIdentifier:for:)"))
    // The cell has a registered identifier, but does not come from the table's queue.
    let posing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        StrangeSource { table, path in
          if path.row == 0 {
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
          }
          return ProbeCell(style: .default, reuseIdentifier: "cell")
        }.show()
      }
    }
    #expect(lastWords(posing).contains("the cell for row 1 of section 0, ProbeCell, did not come"))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var cell: TableViewCell?
        StrangeSource { table, path in
          let shared = cell ?? table.dequeueReusableCell(withIdentifier: "cell", for: path)
          cell = shared
          return shared
        }.show()
      }
    }
    #expect(lastWords(twice).contains("the cell for row 1 of section 0, ProbeCell, is already in"))
    let queued = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = StrangeSource { table, path in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        source.show()
        let kept = source.table.visibleCells[0]
        source.make = { _, _ in kept }
        source.table.reloadData()
        source.table.layoutIfNeeded()
      }
    }
    #expect(lastWords(queued).contains("is waiting in the queue"))
  }

  @Test("names the row that is not there, and what there is")
  func strangerRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ListSource.uniform(2, height: 5)
        let table = source.table()
        withExtendedLifetime(source) {
          _ = table.rectForRow(at: IndexPath(row: 2, section: 0))
        }
      }
    }
    #expect(
      lastWords(result).contains(
        "TableView: there is no row 2 of section 0; the section has 2 rows"))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ListSource.uniform(2, height: 5).table().numberOfRows(inSection: 1)
      }
    }
    #expect(lastWords(section).contains("TableView: there is no section 1"))
  }

  @Test("names the section whose header is shown already, or waits in the queue")
  func foreignHeaders() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let source = StrangeHeaders { [view = View()] _ in view }
        source.show(in: window)
      }
    }
    #expect(lastWords(twice).contains("the header of section 1, View, is already in TableView"))
    let queued = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        var kept: View?
        let source = StrangeHeaders { table in
          kept = kept ?? table.dequeueReusableHeaderFooterView(withIdentifier: "header")
          return kept
        }
        source.rows = 9
        source.show(in: window)
        source.table.reloadData()
        window.layoutIfNeeded()
      }
    }
    #expect(lastWords(queued).contains("the header of section 0"))
    #expect(lastWords(queued).contains("is waiting in the queue"))
  }

  @Test("names the default height that is none, and the section count that is none")
  func badDefaults() async {
    let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TitleSource(headers: ["A"], footers: [nil])
        let table = exactTable()
        table.dataSource = source
        table.sectionHeaderHeight = .nan
        _ = table.contentSize
      }
    }
    #expect(lastWords(height).contains("TableView: sectionHeaderHeight has the height nan"))
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = StrangeHeaders { _ in nil }
        source.sections = -4
        source.table.dataSource = source
        _ = source.table.contentSize
      }
    }
    #expect(lastWords(count).contains("TableView: the data source has -4 sections"))
  }

  @Test("names the row whose guess, or whose cell, is no height")
  func badEstimates() async {
    let estimate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = EstimateSource.uneven(3)
        _ = source.table(estimate: -3).contentSize
      }
    }
    #expect(lastWords(estimate).contains("TableView: estimatedRowHeight has the height -3.0"))
    let guess = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        @MainActor
        final class Guesser: TableViewDelegate {
          func tableView(_ t: TableView, estimatedHeightForRowAt path: IndexPath) -> Double {
            path.row == 2 ? 0 : 5
          }
          func tableView(_ t: TableView, heightForRowAt indexPath: IndexPath) -> Double { 5 }
        }
        let source = RowSource(5)
        let guesser = Guesser()
        let table = exactTable()
        table.delegate = guesser
        table.dataSource = source
        _ = table.contentSize
      }
    }
    #expect(lastWords(guess).contains("row 2 of section 0 has the estimated height 0.0"))
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = EstimateSource([[20, .nan, 20]], teller: .cell)
        source.table().layoutIfNeeded()
      }
    }
    #expect(lastWords(cell).contains("TableView: row 1 of section 0 has the height nan"))
  }

  @Test("gives nil for an identifier of nobody, where one may ask so")
  func optionalDequeue() {
    let source = ListSource.uniform(3, height: 50)
    let table = source.table()
    #expect(table.dequeueReusableCell(withIdentifier: "stranger") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "stranger") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is ProbeCell)
  }

  @Test("does not change its queue while its cells belong to the old one")
  func queueWhileLive() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ListSource.uniform(3, height: 50)
        let table = source.table()
        table.layoutIfNeeded()
        table.reuseQueue = ReuseQueue()
      }
    }
    #expect(lastWords(result).contains("was set while it shows 2 items"))
  }
}

/// A data source that returns the cells that `make` returns.
@MainActor
private final class StrangeSource: TableViewDataSource {
  var make: (TableView, IndexPath) -> TableViewCell
  let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init(_ make: @escaping (TableView, IndexPath) -> TableViewCell) {
    self.make = make
  }

  func show() {
    table.register(ProbeCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    make(tableView, indexPath)
  }
}

/// A delegate that returns the headers that `make` returns.
@MainActor
private final class StrangeHeaders: TableViewDataSource, TableViewDelegate {
  let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  var sections = 2
  var rows = 1
  let make: (TableView) -> View?

  init(_ make: @escaping (TableView) -> View?) {
    self.make = make
  }

  func show(in window: Window) {
    table.rowHeight = 20
    table.register(ProbeCell.self, forCellReuseIdentifier: "cell")
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int { sections }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    make(tableView)
  }
}
