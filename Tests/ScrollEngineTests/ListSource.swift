import ScrollEngine

/// A data source with its rows in arrays, and the plain model with which a table is compared.
@MainActor
final class ListSource: TableViewDataSource, TableViewDelegate {
  struct Section {
    var header: Double
    var rows: [Double]
  }

  var sections: [Section]
  var log: [String] = []
  var onCell: ((TableView, IndexPath) -> Void)?
  var onWillDisplay: ((TableView, IndexPath) -> Void)?
  var onEndDisplay: ((TableView, IndexPath) -> Void)?
  private(set) var headersAsked = 0
  private(set) var selected: [IndexPath] = []

  init(_ sections: [Section]) {
    self.sections = sections
  }

  typealias Frames = (rows: [(path: IndexPath, frame: Rect)], headers: [Rect], height: Double)

  /// The frames of headers and rows, and the height of all, from heights added one at a time.
  func frames(width: Double, spacing: Double, inset: EdgeInsets) -> Frames {
    var rows: [(path: IndexPath, frame: Rect)] = []
    var headers: [Rect] = []
    var y = 0.0
    for (section, content) in sections.enumerated() {
      headers.append(Rect(x: 0, y: y, width: width, height: content.header))
      y += content.header + inset.top
      for (row, height) in content.rows.enumerated() {
        if row > 0 { y += spacing }
        rows.append(
          (
            IndexPath(row: row, section: section),
            Rect(
              x: inset.left, y: y, width: max(0, width - inset.left - inset.right), height: height)
          ))
        y += height
      }
      y += inset.bottom
    }
    return (rows, headers, y)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    sections[indexPath.section].rows[indexPath.row]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    // Reads the model: in an app, this line traps if the table asks for a row that is gone.
    _ = sections[indexPath.section].rows[indexPath.row]
    onCell?(tableView, indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? ProbeCell)?.rows.append(indexPath)
    return cell
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    sections[section].header
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    headersAsked += 1
    let header = View()
    header.identifier = "header \(section)"
    return header
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("show \(indexPath.section).\(indexPath.row)")
    onWillDisplay?(tableView, indexPath)
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.section).\(indexPath.row)")
    onEndDisplay?(tableView, indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  /// Rows of one height, in one section without a header.
  static func uniform(_ count: Int, height: Double) -> ListSource {
    ListSource([Section(header: 0, rows: Array(repeating: height, count: count))])
  }

  func table(
    height: Double = 100, style: TableView.Style = .grouped, in window: Window? = nil
  ) -> TableView {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: height), style: style)
    table.register(ProbeCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window?.addSubview(table)
    return table
  }
}
