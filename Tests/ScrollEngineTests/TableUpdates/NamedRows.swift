@testable import ScrollEngine

/// Named rows as arrays, and the data source and delegate of a table. Each name has its own height.
@MainActor
final class NamedRows: TableViewDataSource, TableViewDelegate {
  var model: ListModel
  /// The heights by name. A name without a height has 20 points.
  var heights: [Int: Double] = [:]
  var footerHeight = 0.0
  var hasHeaders = false

  /// The names of the cells and heights that the table asked for since the last `forget()`.
  var cellsAsked: [Int] = []
  var heightsAsked: [Int] = []
  var headersAsked: [Int] = []
  var log: [String] = []
  var onCell: ((IndexPath) -> Void)?
  var onHeight: ((IndexPath) -> Void)?
  var onEnd: ((IndexPath) -> Void)?
  var onScroll: (() -> Void)?
  /// The names that the displayed cells show, by cell.
  private(set) var shown: [ObjectIdentifier: Int] = [:]
  private(set) var complaints: [String] = []

  init(_ model: ListModel) {
    self.model = model
  }

  /// Sections with these row counts. Rows are named from 1 on, and sections from 1,000 on.
  convenience init(_ counts: Int...) {
    var name = 0
    self.init(
      ListModel(
        sections: counts.enumerated().map { index, count in
          name += count
          return .init(name: 1_000 + index, rows: Array(name - count + 1..<name + 1))
        }))
  }

  func table(height: Double = 100, in window: Window? = nil, style: TableView.Style = .plain)
    -> TableView
  {
    let table = exactTable(frame: Rect(x: 0, y: 0, width: 100, height: height), style: style)
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window?.addSubview(table)
    window?.layoutIfNeeded()
    forget()
    return table
  }

  func forget() {
    cellsAsked = []
    heightsAsked = []
    headersAsked = []
    log = []
  }

  func height(of name: Int) -> Double { heights[name] ?? 20 }

  /// In a table with estimates, the heights that the table has asked for and still uses.
  var measured: [Int: Double]?
  /// The rows that keep their height until they become visible and are measured again.
  var stale: Set<Int> = []
  /// The height that the table assumes for a row that it has not asked about, in points.
  var estimate = 24.0
  /// The height that the table assumes for a row that took the place of the first visible row.
  var guesses: [Int: Double] = [:]

  /// The height that the table uses for a row.
  private func knownHeight(of name: Int) -> Double {
    guard let measured else { return height(of: name) }
    return measured[name] ?? guesses[name] ?? estimate
  }

  func headerHeight(of section: ListModel.Section) -> Double {
    hasHeaders ? heights[section.name] ?? 0 : 0
  }

  /// The frames of rows, by name, and the height of the content, added up one by one.
  func frames(in table: TableView) -> (rows: [(name: Int, frame: Rect)], height: Double) {
    var rows: [(name: Int, frame: Rect)] = []
    let inset = table.sectionInset
    var y = 0.0
    for section in model.sections {
      y += headerHeight(of: section) + inset.top
      for (row, name) in section.rows.enumerated() {
        if row > 0 { y += table.rowSpacing }
        let height = knownHeight(of: name)
        rows.append(
          (
            name,
            Rect(
              x: inset.left, y: y, width: max(0, table.bounds.width - inset.left - inset.right),
              height: height)
          ))
        y += height
      }
      y += inset.bottom + footerHeight
    }
    return (rows, y)
  }

  // MARK: Data source and heights

  func numberOfSections(in tableView: TableView) -> Int { model.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heightsAsked.append(model[indexPath])
    onHeight?(indexPath)
    measured?[model[indexPath]] = height(of: model[indexPath])
    stale.remove(model[indexPath])
    return height(of: model[indexPath])
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let name = model[indexPath]
    cellsAsked.append(name)
    log.append("cell \(name)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.name = name
    onCell?(indexPath)
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    headersAsked.append(model.sections[section].name)
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    header.identifier = "header \(model.sections[section].name)"
    return header
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    headerHeight(of: model.sections[section])
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    footerHeight
  }

  // MARK: Display

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("show \(model[indexPath])")
    if let name = shown.updateValue(model[indexPath], forKey: ObjectIdentifier(cell)) {
      complaints.append("\(indexPath) is shown by a cell that shows \(name)")
    }
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    let name = shown.removeValue(forKey: ObjectIdentifier(cell))
    log.append("end \(name ?? -1)")
    if name == nil { complaints.append("\(indexPath) ends, but its cell was not shown") }
    if cell.superview != nil || cell.transit != nil {
      complaints.append("\(indexPath) ends, but its cell is in \(cell.superview ?? cell)")
    }
    onEnd?(indexPath)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll?() }
}

/// A cell with the name of the row that it was filled for.
final class NamedCell: TableViewCell {
  var name = 0
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

extension TableView {
  /// The names for which the visible cells were filled, from top to bottom.
  var visibleNames: [Int] { visibleCells.compactMap { ($0 as? NamedCell)?.name } }

  /// The tops of the visible cells as they are drawn, from the upper edge of the table.
  var visibleTops: [Double] {
    visibleCells.map {
      let top = $0.frame.minY - bounds.minY + ($0.transit?.offset.y ?? 0)
      return (top * 1e6).rounded() / 1e6
    }
  }
}
