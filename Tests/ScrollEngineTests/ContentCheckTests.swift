import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A check for cells that show another row")
struct ContentCheckTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = IdentitySource(rows: [30, 40])
  let table: TableView

  init() {
    table = source.table(in: window)
    window.layoutIfNeeded()
  }

  func scroll(to y: Double) {
    table.contentOffset.y = y
    window.layoutIfNeeded()
  }

  @Test("never complains of a correct data source", arguments: 1...5 as ClosedRange<UInt64>)
  func correct(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    table.onStaleContent = { Issue.record("seed \(seed): \($0)") }
    for step in 0..<2_000 {
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        source.rows = [.random(in: 0...60, using: &random), .random(in: 0...60, using: &random)]
        table.reloadData()
      case 1: table.reuseQueue.discardQueuedCells()
      case 2: table.preloadCells(7, withIdentifier: "cell")
      case 3: table.frame.size.height = .random(in: 0...300, using: &random)
      default:
        let jump = step % 5 == 0
        table.contentOffset.y =
          jump
          ? .random(in: -100...2_500, using: &random)
          : table.contentOffset.y + .random(in: -30...30, using: &random)
      }
      window.layoutIfNeeded()
      #expect(table.checkContent().isEmpty, "seed \(seed), step \(step)")
    }
  }

  @Test("names the content that a cell still shows when only new cells are filled")
  func onlyNewCells() throws {
    source.fillsOnlyNewCells = true
    var found: [StaleContent] = []
    table.onStaleContent = { found.append($0) }
    scroll(to: 0)
    #expect(found.isEmpty)
    scroll(to: 45)
    // Rows 0 and 1 gave their cells to 5 and 6; row 7 got a new one.
    #expect(
      found.map(\.description) == [
        "cell 2 of \"cell\" in row 5 of section 0 still shows row 1 of section 0 instead of "
          + "row 5 of section 0: cellForRowAt did not set its contentIdentity",
        "cell 1 of \"cell\" in row 6 of section 0 still shows row 0 of section 0 instead of "
          + "row 6 of section 0: cellForRowAt did not set its contentIdentity",
      ])
    #expect(found.map(\.fault) == [.notSet, .notSet])
    let first = try #require(found.first)
    #expect(first.shown == AnyHashable(IndexPath(row: 1, section: 0)) && first.instanceNumber == 2)
    #expect(first.indexPath == IndexPath(row: 5, section: 0))
  }

  @Test("tells of a fault once while it lasts, and still knows the content two rows later")
  func once() {
    source.fillsOnlyNewCells = true
    var found: [StaleContent] = []
    table.onStaleContent = { found.append($0) }
    scroll(to: 20)
    #expect(found.count == 1)
    for step in 1..<20 { scroll(to: 20 + Double(step) / 2) }
    #expect(found.count == 1)
    #expect(table.checkContent().count == 1)
    #expect(found.count == 1)
    // Five cells are reused; one of them was not filled for its previous row either.
    scroll(to: 800)
    #expect(found.count == 6 && Set(found.map(\.shown)).count == 5)
    #expect(found.allSatisfy { $0.shown != nil && $0.fault == .notSet })
  }

  @Test("finds two cells that show the same")
  func sameTwice() {
    var found: [String] = []
    table.onStaleContent = { found.append($0.description) }
    source.knowsIdentities = false
    table.visibleCells[3].contentIdentity = table.visibleCells[1].contentIdentity
    #expect(table.checkContent().map(\.fault) == [.shownTwice(IndexPath(row: 1, section: 0))])
    #expect(
      found == [
        "cell 4 of \"cell\" in row 3 of section 0 shows row 1 of section 0, as does the cell in "
          + "row 1 of section 0"
      ])
  }

  @Test("finds a cell that was written late, for the row it showed before, in the next layout")
  func lateWrite() {
    var found: [String] = []
    table.onStaleContent = { found.append($0.description) }
    let cell = table.visibleCells[0]
    scroll(to: 40)
    #expect(found.isEmpty)
    cell.contentIdentity = IndexPath(row: 0, section: 0)
    #expect(found.isEmpty)
    scroll(to: 40.5)
    #expect(
      found == [
        "cell 1 of \"cell\" in row 6 of section 0 shows row 0 of section 0 instead of "
          + "row 6 of section 0"
      ])
    // A cell that is set right and then wrong again is reported again.
    cell.contentIdentity = IndexPath(row: 6, section: 0)
    #expect(table.checkContent().isEmpty)
    cell.contentIdentity = IndexPath(row: 0, section: 0)
    table.checkContent()
    #expect(found.count == 2)
  }

  @Test("without it nobody is asked anything, and the faults can still be looked up")
  func switchedOff() {
    source.fillsOnlyNewCells = true
    scroll(to: 500)
    #expect(source.identitiesAsked == 0)
    #expect(table.checkContent().count == 5)
    var calls = 0
    table.onStaleContent = { _ in calls += 1 }
    table.onStaleContent = nil
    scroll(to: 540)
    #expect(calls == 0)
  }

  @Test("a queued cell that is written late is handed out without an identity")
  func writtenInQueue() {
    table.onStaleContent = { Issue.record("\($0)") }
    let cell = table.visibleCells[0]
    table.reloadData()
    cell.contentIdentity = IndexPath(row: 77, section: 0)
    window.layoutIfNeeded()
    #expect(cell.contentIdentity != AnyHashable(IndexPath(row: 77, section: 0)))
    #expect(cell.contentIdentity != nil)
  }

  @Test("finds nothing while a reload waits: the rows of the cells may be gone")
  func reloadWaits() {
    table.visibleCells[0].contentIdentity = 7
    source.rows = []
    table.rowHeight = 10
    #expect(table.checkContent().isEmpty)
    window.layoutIfNeeded()
    #expect(table.checkContent().isEmpty)
  }

  @Test("the handler may reload the table")
  func reloadingHandler() {
    source.fillsOnlyNewCells = true
    table.onStaleContent = { [source, unowned table] _ in
      source.fillsOnlyNewCells = false
      table.reloadData()
    }
    scroll(to: 45)
    #expect(table.checkContent().isEmpty)
    table.checkInvariants()
  }

  @Test("describes cells of which nothing is known")
  func descriptions() {
    var stale = StaleContent(fault: .notSet, indexPath: IndexPath(row: 2, section: 1))
    stale.instanceNumber = 4
    #expect(
      stale.description
        == "cell 4 in row 2 of section 1 still shows what it showed before: cellForRowAt did not "
        + "set its contentIdentity")
  }
}

/// Rows identified by their index paths; with `fillsOnlyNewCells`, reused cells are not filled.
@MainActor
final class IdentitySource: TableViewDataSource {
  var rows: [Int]
  var fillsOnlyNewCells = false
  var knowsIdentities = true
  private(set) var identitiesAsked = 0

  init(rows: [Int]) {
    self.rows = rows
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let isNew = (cell as? ProbeCell)?.preparations == 0
    if isNew || !fillsOnlyNewCells {
      cell.textLabel?.text = "\(indexPath)"
      cell.contentIdentity = indexPath
    }
    return cell
  }

  func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable? {
    identitiesAsked += 1
    return knowsIdentities ? indexPath : nil
  }

  func table(in window: Window) -> TableView {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    table.rowHeight = 20
    table.register(ProbeCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    return table
  }
}
