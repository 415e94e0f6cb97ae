import ScrollEngine

/// Rows that show their number.
@MainActor
final class RowSource: TableViewDataSource {
  var counts: [Int]
  private(set) var cellRequests = 0

  init(_ counts: Int...) {
    self.counts = counts
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cellRequests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// Two tables in a container, as in the demonstrations of the articles.
@MainActor
struct ArticleTables {
  let firstSource = RowSource(9)
  let secondSource = RowSource(12)
  let first: TableView
  let second: TableView
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 568))

  init(in container: StackingScrollView) {
    first = ArticleTables.table(rowHeight: 72)
    second = ArticleTables.table(rowHeight: 48)
    first.dataSource = firstSource
    second.dataSource = secondSource
    container.frame = window.bounds
    container.addArrangedSubview(first)
    container.addArrangedSubview(second)
    window.addSubview(container)
    window.layoutIfNeeded()
  }

  static func table(rowHeight: Double) -> TableView {
    let table = exactTable()
    table.rowHeight = rowHeight
    table.rowSpacing = 4
    table.sectionInset = EdgeInsets(16)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    return table
  }
}
