@testable import ScrollEngine

/// Rows with names, as arrays, and a table that shows them: each name has a height of its own.
@MainActor
final class NamedRows: TableViewDataSource, TableViewDelegate {
  var model: ListModel
  /// The heights by name; 20 points where there is none.
  var heights: [Int: Double] = [:]
  var footerHeight = 0.0
  var hasHeaders = false

  /// The names for which a cell, or a height, was asked since one last looked.
  var cellsAsked: [Int] = []
  var heightsAsked: [Int] = []
  var headersAsked: [Int] = []
  var log: [String] = []
  var onCell: ((IndexPath) -> Void)?
  var onHeight: ((IndexPath) -> Void)?
  var onEnd: ((IndexPath) -> Void)?
  var onScroll: (() -> Void)?
  /// The names that the cells on screen show, by cell; one that ends being displayed is taken out.
  private(set) var shown: [ObjectIdentifier: Int] = [:]
  private(set) var complaints: [String] = []

  init(_ model: ListModel) {
    self.model = model
  }

  /// Sections of rows that are named from 1 on, through all sections; sections from 1,000 on.
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

  /// In a table that estimates: the heights that it has asked for since they were last estimates.
  var measured: [Int: Double]?
  /// Those that are to be measured again when they come into sight, and keep their height till then.
  var stale: Set<Int> = []
  /// The height that the table assumes for a row that it has not asked about, in points.
  var estimate = 24.0
  /// The height that it assumes for a row in the place of the first one in sight.
  var guesses: [Int: Double] = [:]

  /// The height that the table goes by.
  private func knownHeight(of name: Int) -> Double {
    guard let measured else { return height(of: name) }
    return measured[name] ?? guesses[name] ?? estimate
  }

  func headerHeight(of section: ListModel.Section) -> Double {
    hasHeaders ? heights[section.name] ?? 0 : 0
  }

  /// The frames of rows, by name, and how tall everything is; added up one by one.
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

  // MARK: The table's questions

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

  // MARK: What the table tells

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

/// A cell that knows which row it was filled for.
final class NamedCell: TableViewCell {
  var name = 0
  private(set) var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

extension TableView {
  /// What the cells on screen were filled for, from top to bottom.
  var visibleNames: [Int] { visibleCells.compactMap { ($0 as? NamedCell)?.name } }

  /// The upper edges of the cells as one sees them, from that of the table.
  var visibleTops: [Double] {
    visibleCells.map {
      let top = $0.frame.minY - bounds.minY + ($0.transit?.offset.y ?? 0)
      return (top * 1e6).rounded() / 1e6
    }
  }
}
