import ScrollEngine
import TestSupport
import Testing

/// Cells, headers and footers that a program moves, hides or removes.
@MainActor
@Suite("A cell that a program has moved")
struct MovedCellTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))

  /// A table that retains its data source.
  private final class OwningTable: TableView {
    var source: RowSource?
  }

  private func table(_ source: RowSource) -> TableView {
    let table = OwningTable(frame: window.bounds)
    table.source = source
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  @Test("is where its row is after the next layout, also one that only has another size")
  func table() throws {
    let source = RowSource(20)
    let table = table(source)
    let moved = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    moved.frame.origin = Point(x: 100, y: 900)
    let resized = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    resized.bounds.size.height = 7
    let shifted = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    shifted.center.y = 5
    let requests = source.cellRequests
    window.layoutIfNeeded()
    for (row, cell) in [(1, moved), (2, resized), (3, shifted)] {
      #expect(cell.frame == Rect(x: 0, y: 40 * Double(row), width: 320, height: 40))
    }
    #expect(source.cellRequests == requests)
  }

  @Test("and that is not moved costs nothing while others scroll by")
  func cost() throws {
    let table = table(RowSource(200))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 4, section: 0)))
    cell.frame.origin.x = 10
    window.layoutIfNeeded()
    window.trace.begin()
    table.contentOffset.y = 3
    window.layoutIfNeeded()
    #expect(window.trace.viewsTouched == 3, "the table, the cell that comes, and its label")
  }

  @Test("by willDisplay is put back, too")
  func willDisplay() throws {
    @MainActor final class Mover: TableViewDelegate {
      func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
      ) {
        cell.frame.origin.x = 300
      }

      func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: IndexPath
      ) {}
    }
    let mover = Mover()
    let source = RowSource(20)
    let table = table(source)
    table.delegate = mover
    window.layoutIfNeeded()
    table.contentOffset.y = 90
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minX) == Array(repeating: 0, count: 6))
  }

  @Test(
    "as a header or a footer is put back, whether it sticks or not",
    arguments: [TableView.Style.plain, .grouped])
  func supplements(style: TableView.Style) throws {
    let source = ListSource([.init(header: 20, rows: [30, 30]), .init(header: 20, rows: [30])])
    let table = source.table(style: style)
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
    let header = try #require(table.subviews.first { !($0 is TableViewCell) })
    let frame = header.frame
    header.frame = Rect(x: 5, y: 150, width: 1, height: 1)
    window.layoutIfNeeded()
    #expect(header.frame == frame)
  }

  @Test("in a collection is where its item is after the next layout")
  func collection() throws {
    let source = CollectionSource(30)
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 30, height: 30)
    let collection = source.collection(layout, in: window)
    window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    let frame = cell.frame
    cell.frame.origin = Point(x: -500, y: 3)
    window.layoutIfNeeded()
    #expect(cell.frame == frame)
    cell.frame.size.width = 3
    window.layoutIfNeeded()
    #expect(cell.frame == frame)
  }

  @Test("out of the table and back into it is where it was")
  func outAndBack() throws {
    let table = table(RowSource(20))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    cell.removeFromSuperview()
    cell.frame = .zero
    table.addSubview(cell)
    window.layoutIfNeeded()
    #expect(cell.frame == Rect(x: 0, y: 80, width: 320, height: 40))
  }

  @Test("out of sight by hiding it stays hidden, but the next row to have it is seen")
  func hidden() throws {
    let table = table(RowSource(200))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.isHidden = true
    window.layoutIfNeeded()
    #expect(cell.isHidden)
    table.contentOffset.y = 2_000
    window.layoutIfNeeded()
    #expect(cell.superview === table && !cell.isHidden)
  }

  // MARK: Taken out

  @Test("out of its table stops the program at the next layout, which names its row")
  func takenOut() async {
    let gone = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tests = MovedCellTests()
        let table = tests.table(RowSource(20))
        table.cellForRow(at: IndexPath(row: 3, section: 0))?.removeFromSuperview()
        tests.window.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(gone).contains(
        "TableView: the view of row 3 of section 0, TableViewCell, is in no view; only "))
    let elsewhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tests = MovedCellTests()
        let table = tests.table(RowSource(20))
        if let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) {
          tests.window.addSubview(cell)
        }
        tests.window.layoutIfNeeded()
      }
    }
    #expect(lastWords(elsewhere).contains("TableView: the view of row 0 of section 0"))
    #expect(lastWords(elsewhere).contains("is in Window"))
  }

  @Test("as a header out of its table, or as a cell out of its collection, stops the program")
  func othersTakenOut() async {
    let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let source = ListSource([.init(header: 20, rows: [30, 30])])
        let table = source.table(style: .grouped)
        table.frame = window.bounds
        window.addSubview(table)
        window.layoutIfNeeded()
        table.subviews.first { !($0 is TableViewCell) }?.removeFromSuperview()
        window.layoutIfNeeded()
      }
    }
    #expect(lastWords(header).contains("TableView: the view of the header of section 0"))
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let source = CollectionSource(30)
        let collection = source.collection(CollectionViewFlowLayout(), in: window)
        window.layoutIfNeeded()
        collection.cellForItem(at: IndexPath(item: 0, section: 0))?.removeFromSuperview()
        window.layoutIfNeeded()
      }
    }
    #expect(lastWords(item).contains("CollectionView: the view of row 0 of section 0"))
  }
}
