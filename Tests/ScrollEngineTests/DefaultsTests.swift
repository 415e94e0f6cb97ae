import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Without a word, as in UIKit,")
struct DefaultsTests {
  final class Source: TableViewDataSource {
    var texts: [String]
    init(_ texts: [String]) { self.texts = texts }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  /// A delegate that gives every row 60 points, and records the rows for which it is asked.
  final class Delegate: TableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      asked.append(indexPath.row)
      return 60
    }
  }

  /// A delegate that gives no heights.
  final class Quiet: TableViewDelegate {}

  let window = Window(frame: Rect(x: 0, y: 0, width: 332, height: 200))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 332, height: 200))

  private func show(_ source: Source, delegate: (any TableViewDelegate)? = nil) {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = delegate
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  @Test("labels have 17 points, and a cell's second label its own size")
  func fonts() {
    #expect(Label().font == Font(.words, size: 17))
    #expect(TableViewCell().textLabel?.font.size == 17)
    #expect(TableViewCell(style: .subtitle).detailTextLabel?.font.size == 12)
    #expect(TableViewCell(style: .value1).detailTextLabel?.font.size == 17)
    #expect(TableViewCell().reuseIdentifier == nil && CollectionViewCell().reuseIdentifier == nil)
  }

  @Test("tables leave heights to cells, and estimate them")
  func heights() {
    #expect(table.rowHeight == TableView.automaticDimension)
    #expect(table.estimatedRowHeight == TableView.automaticDimension)
    #expect(table.sectionHeaderHeight == TableView.automaticDimension)
    #expect(table.sectionFooterHeight == TableView.automaticDimension)
    let source = Source(Array(repeating: "row", count: 100))
    show(source)
    #expect(table.contentSize.height == 4400 && table.numberOfEstimatedRows > 90)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 })
  }

  @Test("a cell is as high as its text, once somebody measures it")
  func text() {
    window.textMeasuring = FixedAdvanceText()
    // A character is 10.2 points wide, so that a line of 300 points holds five words.
    let source = Source(["short", String(repeating: "abcde ", count: 20), "short"])
    show(source)
    let line = Font(.words, size: 17).lineHeight
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [44, 4 * line + 20, 44])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.frame.height != nil)
  }

  @Test("a delegate is asked for the heights of rows in sight only")
  func delegate() {
    let delegate = Delegate()
    let source = Source(Array(repeating: "row", count: 1000))
    show(source, delegate: delegate)
    #expect(Set(delegate.asked).count < 8)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 60 })
    #expect(table.numberOfEstimatedRows > 990)
    table.estimatedRowHeight = 0
    window.layoutIfNeeded()
    #expect(Set(delegate.asked).count == 1000 && table.contentSize.height == 60_000)
  }

  @Test("a row height that is set holds for all rows, whatever a delegate does not say")
  func exact() {
    table.rowHeight = 30
    let (source, delegate) = (Source(Array(repeating: "row", count: 100)), Quiet())
    show(source, delegate: delegate)
    #expect(table.contentSize.height == 3000 && table.numberOfEstimatedRows == 0)
  }

  @Test("a section's header is as high as its view wants")
  func headers() {
    final class Tall: View {
      override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: size.width / 10)
      }
    }
    final class Headers: TableViewDelegate {
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        Tall()
      }
      func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        TableViewHeaderFooterView(reuseIdentifier: nil)
      }
    }
    let headers = Headers()
    table.rowHeight = 50
    let source = Source(["row"])
    show(source, delegate: headers)
    #expect(table.rectForHeader(inSection: 0).height == 33.2)
    #expect(table.rectForFooter(inSection: 0).height == 28)
  }
}
