import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Reloading a table")
struct TableViewReloadTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = ListSource.uniform(10, height: 20)
  let table: TableView

  init() {
    table = source.table(in: window)
    window.layoutIfNeeded()
    source.log = []
  }

  @Test("asks for everything anew, and brings the offset back into what is left")
  func fewerRows() {
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    source.sections[0].rows.removeLast(7)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.contentOffset.y == 0)
    window.layoutIfNeeded()
    #expect(table.liveRows == [0, 1, 2])
    table.checkInvariants()

    source.sections = []
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    source.sections = [.init(header: 0, rows: [10, 10])]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.liveRows == [0, 1])
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").created == 5)
  }

  @Test("happens by itself when somebody asks about rows first")
  func lazyQueries() {
    let fresh = source.table()
    #expect(fresh.numberOfSections == 1)
    let another = source.table()
    #expect(another.numberOfRows(inSection: 0) == 10)
    let third = source.table()
    #expect(third.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 60)
    let fourth = source.table()
    #expect(fourth.indexPathForRow(at: Point(x: 5, y: 65)) == IndexPath(row: 3, section: 0))
    let fifth = source.table()
    #expect(fifth.indexPathsForRows(from: 0, to: 30).count == 2)
  }

  @Test("follows a new data source, a new delegate and new measures")
  func newCircumstances() {
    let other = ListSource.uniform(2, height: 35)
    table.dataSource = other
    table.delegate = other
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 70)
    table.delegate = nil
    #expect(table.contentSize.height == 88)
    table.rowHeight = 10
    table.rowSpacing = 1
    table.sectionInset = EdgeInsets(2)
    #expect(table.contentSize.height == 25)
  }

  @Test("gives the cells back when the data source is gone")
  func lostDataSource() {
    var short: ListSource? = ListSource.uniform(4, height: 20)
    table.dataSource = short
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
    short = nil
    _ = short
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").live == 0)
    table.checkInvariants()
  }

  @Test(
    "waits until the callback that asked for it is over",
    arguments: ["cell", "will display", "did end", "scroll"])
  func insideCallback(which: String) {
    var isDone = false
    let shrink: (TableView, IndexPath) -> Void = { [unowned source] table, _ in
      guard !isDone else { return }
      isDone = true
      source.sections[0].rows.removeLast(6)
      table.reloadData()
    }
    switch which {
    case "cell": source.onCell = { if $1.row == 6 { shrink($0, $1) } }
    case "will display": source.onWillDisplay = { if $1.row == 6 { shrink($0, $1) } }
    case "did end": source.onEndDisplay = { if $1.row == 1 { shrink($0, $1) } }
    default: break
    }
    // The source reads the model before the callback shrinks it, so the row still exists.
    if which == "scroll" {
      let reloading = ReloadingDelegate()
      reloading.action = { shrink($0, IndexPath(row: 0, section: 0)) }
      table.delegate = reloading
      table.rowHeight = 20
      window.layoutIfNeeded()
      table.contentOffset.y = 45
      window.layoutIfNeeded()
    } else {
      table.contentOffset.y = 45
      window.layoutIfNeeded()
    }
    #expect(isDone)
    #expect(table.numberOfRows(inSection: 0) == 4)
    #expect(table.liveRows == [0, 1, 2, 3])
    table.checkInvariants()
    let shown = source.log.filter { $0.hasPrefix("show") }.count
    let ended = source.log.filter { $0.hasPrefix("end") }.count
    if which != "scroll" { #expect(5 + shown - ended == 4) }
  }

  @Test("from inside a layout that moves the table itself keeps its book")
  func scrollingInCallback() {
    source.onCell = { table, path in
      if path.row == 5 {
        table.contentOffset.y = 100
        table.layoutIfNeeded()
      }
    }
    table.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(table.liveRows == [5, 6, 7, 8, 9])
    table.checkInvariants()
  }

  @Test("forgets the selection, as UIKit does; new measures keep that of rows that are still there")
  func selection() {
    let path = IndexPath(row: 2, section: 0)
    table.selectRow(at: path)
    table.rowHeight = 7
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == path)
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false, false])
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })

    table.selectRow(at: path)
    source.sections = [.init(header: 0, rows: [20])]
    table.rowSpacing = 1
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: IndexPath(row: 0, section: 0))
    table.dataSource = nil
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: nil)
  }

  @Test("from a callback forgets the selection at once, and shows so in the next layout")
  func selectionInCallback() {
    table.selectRow(at: IndexPath(row: 2, section: 0))
    var isDone = false
    source.onCell = { table, _ in
      guard !isDone else { return }
      isDone = true
      table.reloadData()
      #expect(table.indexPathForSelectedRow == nil)
    }
    table.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(isDone && table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("in the data source's own answers ends with the name of the table")
  func endless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let source = ListSource.uniform(10, height: 20)
        let table = source.table(in: window)
        table.identifier = "list"
        source.onCell = { table, _ in table.reloadData() }
        window.layoutIfNeeded()
      }
    }
    #expect(lastWords(result).contains("layout of TableView \"list\" does not settle"))
  }
}

/// Does something with a table whenever it scrolls.
@MainActor
private final class ReloadingDelegate: TableViewDelegate {
  var action: ((TableView) -> Void)?

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if let table = scrollView as? TableView { action?(table) }
  }
}
