import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A table")
struct TableViewTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  @Test("pairs every row that is shown with one that ends, the going before the coming")
  func displayOrder() {
    let source = ListSource.uniform(10, height: 40)
    let table = source.table(in: window)
    window.layoutIfNeeded()
    #expect(source.log == ["cell 0.0", "show 0.0", "cell 0.1", "show 0.1", "cell 0.2", "show 0.2"])

    source.log = []
    table.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(source.log == ["end 0.0", "cell 0.3", "show 0.3"])

    source.log = []
    table.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(source.log.prefix(3) == ["end 0.3", "end 0.2", "end 0.1"])
    #expect(source.log.dropFirst(3).first == "cell 0.7")

    source.log = []
    table.dataSource = nil
    window.layoutIfNeeded()
    #expect(source.log == ["end 0.7", "end 0.8", "end 0.9"])
  }

  @Test("resets a cell just before it asks for its new content, and never a new one")
  func prepareForReuse() {
    let source = ListSource.uniform(1_000, height: 40)
    let table = source.table(in: window)
    for step in 0..<200 {
      table.contentOffset.y = Double(step * 37 % 20_000)
      window.layoutIfNeeded()
    }
    for case let cell as ProbeCell in table.visibleCells {
      #expect(cell.preparations == cell.rows.count - 1)
    }
    let statistics = table.reuseQueue.statistics(forIdentifier: "cell")
    #expect(statistics.created == 4)
  }

  @Test("of a million rows makes cells only for those one can see")
  func millionRows() {
    let source = RowSource(1_000_000)
    let table = exactTable(frame: window.bounds)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 10
    table.dataSource = source
    window.addSubview(table)
    for offset in [0, 9_999_900, 5_000_005, 0, 12_345] {
      table.contentOffset.y = Double(offset)
      window.layoutIfNeeded()
      table.checkInvariants()
    }
    #expect(table.contentSize.height == 10_000_000)
    #expect(table.reuseQueue.statistics(forIdentifier: "cell").created == 11)
    #expect(source.cellRequests < 60)
  }

  @Test("shows nothing, and says so, without rows or without a data source")
  func empty() {
    let table = exactTable(frame: window.bounds)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.numberOfSections == 0 && table.contentSize.height == 0)
    let source = ListSource([.init(header: 0, rows: []), .init(header: 0, rows: [])])
    table.dataSource = source
    window.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 0)
    #expect(table.visibleCells.isEmpty && table.indexPathsForVisibleRows == nil)
    #expect(table.indexPathForRow(at: .zero) == nil)
    table.checkInvariants()
  }

  @Test("makes no cells for rows without a height, be there ever so many")
  func zeroHeights() {
    let hidden = Array(repeating: 0.0, count: 5_000)
    let source = ListSource([.init(header: 0, rows: [30] + hidden + [30])])
    let table = source.table(in: window)
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(table.liveRows == [0, 5_001])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    table.checkInvariants()
  }

  @Test("asks for no header that has no height")
  func zeroHeaders() {
    let source = ListSource([.init(header: 0, rows: [20]), .init(header: 10, rows: [20])])
    let table = source.table(in: window)
    table.sectionInset = EdgeInsets(6)
    window.layoutIfNeeded()
    #expect(source.headersAsked == 1)
    let headers = table.subviews.compactMap(\.identifier)
    #expect(headers == ["header 1"])
  }

  @Test("places its rows anew when its width changes, with the cells they have")
  func widthChange() {
    let source = ListSource([.init(header: 15, rows: [30, 30, 30, 30])])
    let table = source.table(in: window)
    table.sectionInset.left = 10
    window.layoutIfNeeded()
    source.log = []
    table.frame.size.width = 60
    window.layoutIfNeeded()
    #expect(source.log.isEmpty)
    #expect(table.visibleCells.map(\.frame.width) == [50, 50, 50])
    #expect(table.contentSize == Size(width: 60, height: 135))
    table.checkInvariants()
  }

  @Test("selects the row that is tapped, and none where there is no row")
  func selection() {
    let source = ListSource([
      .init(header: 20, rows: [30, 30]), .init(header: 20, rows: [30, 30]),
    ])
    let table = source.table(in: window)
    window.layoutIfNeeded()
    let hand = Hand(window)
    hand.tap(50, 10)
    #expect(source.selected.isEmpty)
    hand.tap(50, 55)
    #expect(source.selected == [IndexPath(row: 1, section: 0)])
    #expect(table.visibleCells.map(\.isSelected) == [false, true])

    table.contentOffset.y = 60
    window.layoutIfNeeded()
    hand.tap(50, 70)
    #expect(source.selected.last == IndexPath(row: 1, section: 1))
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [false, false])
    table.selectRow(at: IndexPath(row: 0, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [true, false])
    #expect(source.selected.count == 2)
    table.selectRow(at: nil)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("knows no cell for rows that it does not have")
  func strangerRows() {
    let source = ListSource([.init(header: 0, rows: [20, 20]), .init(header: 0, rows: [20, 20])])
    let table = source.table(in: window)
    window.layoutIfNeeded()
    for path in [
      IndexPath(row: 3, section: 0), IndexPath(row: -1, section: 1), IndexPath(row: 0, section: 2),
      IndexPath(row: 0, section: -1), IndexPath(row: 2, section: 1),
    ] {
      #expect(table.cellForRow(at: path) == nil, "\(path)")
    }
  }

  @Test("leaves the labels of a cell alone that are not its own")
  func foreignLabels() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let label = Label(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    cell.addSubview(label)
    cell.frame.size = Size(width: 100, height: 40)
    #expect(label.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(cell.textLabel?.frame == Rect(x: 16, y: 0, width: 68, height: 40))
    cell.frame.size.width = 50
    #expect(cell.textLabel?.frame.width == 18)
  }
}
