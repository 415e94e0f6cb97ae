import Documents
import ScrollEngine
import Testing

@MainActor
@Suite("A layout report")
struct LayoutReportTests {
  @Test("describes a child out of sight by its slice, not by the frame it was left with")
  func outOfSight() {
    let container = ContainerScrollView()
    let tables = TwoTables(in: container)
    tables.first.rowHeight = 100
    tables.window.layoutIfNeeded()
    let entry = LayoutReport.ViewEntry(tables.second, id: "second")
    #expect(entry.frame == Rect(x: 0, y: 964, width: 320, height: 0))
    #expect(entry.contentOffset == .zero)
    #expect(entry.contentSize == Size(width: 320, height: 652))
    #expect(entry.liveRows == [])

    container.contentOffset.y = 1_000
    tables.window.layoutIfNeeded()
    let past = LayoutReport.ViewEntry(tables.first, id: "first")
    #expect(past.frame == Rect(x: 0, y: 964, width: 320, height: 0))
    #expect(past.contentOffset == Point(x: 0, y: 964))
    let shown = LayoutReport.ViewEntry(tables.second, id: "second", origin: Point(x: 7, y: 0))
    #expect(shown.frame == Rect(x: 7, y: 1_000, width: 320, height: 568))
    #expect(shown.bounds == Rect(x: 0, y: 36, width: 320, height: 568))
  }

  @Test("has notes below calls, indented, without a change of the columns")
  func notes() {
    let calls = ["one", "two", "three"].map { CallEntry(time: 1, view: "list", call: $0) }
    let plain = LayoutReportDocument.table(of: calls)
    let noted = LayoutReportDocument.table(of: calls, notes: [1: ["a long note", "b"], 2: []])
    let lines = plain.split(separator: "\n")
    let expected = lines[...2] + ["  a long note", "  b"] + lines[3...]
    #expect(noted == expected.map { $0 + "\n" }.joined())
  }

  @Test("says of a plain view where it lies and what it is, and what it looks at if it has moved")
  func plainViews() {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      LayoutReport.ViewEntry(view, id: "plain")
        == LayoutReport.ViewEntry(id: "plain", kind: "View", frame: view.frame))
    view.bounds.origin = Point(x: 0, y: 9)
    #expect(
      LayoutReport.ViewEntry(view, id: "moved").bounds == Rect(x: 0, y: 9, width: 3, height: 4))
    let scrollView = ScrollView(frame: view.frame)
    scrollView.contentSize = Size(width: 3, height: 40)
    #expect(
      LayoutReport.ViewEntry(scrollView, id: "s")
        == LayoutReport.ViewEntry(
          id: "s", kind: "ScrollView", frame: view.frame, bounds: scrollView.bounds,
          contentOffset: .zero, contentSize: Size(width: 3, height: 40)))
  }

  @Test("has one entry for a queue that tables share, one for each identifier")
  func sharedQueues() {
    let queue = ReuseQueue()
    let tables = (0..<3).map { _ in TableView() }
    tables[0].reuseQueue = queue
    tables[2].reuseQueue = queue
    for (table, identifier) in [(0, "cell"), (1, "cell"), (2, "big")] {
      tables[table].register(TableViewCell.self, forCellReuseIdentifier: identifier)
      _ = tables[table].dequeueReusableCell(
        withIdentifier: identifier, for: IndexPath(row: 0, section: 0))
    }
    let entries = LayoutReport.ReuseEntry.entries(
      for: zip(["a", "b", "c"], tables).map { (id: $0, queue: $1.reuseQueue) })
    #expect(entries.map(\.owner) == ["a+c", "a+c", "b"])
    #expect(entries.map(\.identifier) == ["cell", "big", "cell"])
    #expect(entries.allSatisfy { $0.statistics.created == 1 })
  }
}

/// Two tables of rows in a container in a window.
@MainActor
private struct TwoTables {
  @MainActor
  final class Rows: TableViewDataSource {
    private let count: Int

    init(_ count: Int) {
      self.count = count
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  let first = TableView()
  let second = TableView()
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))
  private let sources = [Rows(9), Rows(12)]

  init(in container: ContainerScrollView) {
    for (table, source) in zip([first, second], sources) {
      table.rowHeight = 48
      table.rowSpacing = 4
      table.sectionInset = EdgeInsets(16)
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      container.addArrangedSubview(table)
    }
    container.frame = window.bounds
    window.addSubview(container)
    window.layoutIfNeeded()
  }
}
