import ScrollEngine
import TestSupport

/// A model of a table as arrays, with a name for each row and section, that adds up all frames.
///
/// The model is also the data source and the delegate of the table that it is compared with.
@MainActor
class ArrayTable: TableViewDataSource {
  var model = ListModel(sections: [])
  /// True heights in points, by the name of a row. Self-sizing cells have this height at a width of
  /// 100.
  var heights: [Int: Double] = [:]
  /// The names of the rows with self-sizing cells.
  var told: Set<Int> = []
  /// The heights of headers and footers by the name of a section, in points.
  var headers: [Int: Double] = [:]
  var footers: [Int: Double] = [:]
  /// The height of all rows in points, or nil if heights differ.
  var common: Double?
  /// The heights that the delegate estimates for rows it is asked about, in points.
  var guesses: [Int: Double] = [:]

  private(set) var shown: [ObjectIdentifier: Int] = [:]
  private(set) var complaints: [String] = []

  /// The height of a row in a cell of this width, in points.
  func height(of name: Int, width: Double) -> Double {
    if let common { return common }
    let height = heights[name] ?? 0
    return told.contains(name) ? height * 100 / max(width, 10) : height
  }

  // MARK: Frames

  struct Frames {
    var rows: [(path: IndexPath, name: Int, frame: Rect)] = []
    /// For each section, its name, its start and end, and the heights of its header and footer.
    var sections: [(name: Int, start: Double, end: Double, header: Double, footer: Double)] = []
    var height = 0.0
  }

  /// The frames; `rowHeight` is the height that the table assumes for a row, in points.
  func frames(in table: TableView, rowHeight: (IndexPath) -> Double) -> Frames {
    var frames = Frames()
    let inset = table.sectionInset
    let width = max(0, table.bounds.width - inset.left - inset.right)
    var y = table.tableHeaderView?.frame.height ?? 0
    for (index, section) in model.sections.enumerated() {
      let start = y
      let header = headers[section.name] ?? 0
      let footer = footers[section.name] ?? 0
      y += header + inset.top
      for (row, name) in section.rows.enumerated() {
        if row > 0 { y += table.rowSpacing }
        let path = IndexPath(row: row, section: index)
        let frame = Rect(x: inset.left, y: y, width: width, height: rowHeight(path))
        frames.rows.append((path, name, frame))
        y += frame.height
      }
      y += inset.bottom + footer
      frames.sections.append((section.name, start, y, header, footer))
    }
    frames.height = y + (table.tableFooterView?.frame.height ?? 0)
    return frames
  }

  // MARK: Data source and heights

  func numberOfSections(in tableView: TableView) -> Int { model.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? ArrayCell {
      cell.name = model[indexPath]
      cell.source = self
    }
    return cell
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    headers[model.sections[section].name] ?? 0
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    footers[model.sections[section].name] ?? 0
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    edge("h\(model.sections[section].name)", tableView)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    edge("f\(model.sections[section].name)", tableView)
  }

  private func edge(_ name: String, _ table: TableView) -> View? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
    view?.identifier = name
    return view
  }

  // MARK: Display

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    if let name = shown.updateValue(model[indexPath], forKey: ObjectIdentifier(cell)) {
      complaints.append("\(indexPath) is shown by a cell that shows \(name)")
    }
    if cell.superview !== tableView { complaints.append("\(indexPath) is not in the table") }
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    if shown.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      complaints.append("\(indexPath) ends, but its cell was not shown")
    }
    if cell.superview != nil { complaints.append("\(indexPath) ends in a hierarchy") }
  }
}

/// A delegate that leaves heights to the table.
final class EvenArrayTable: ArrayTable, TableViewDelegate {}

/// A delegate that gives the height of each row, or leaves it to a self-sizing cell.
@MainActor
protocol KnowsHeights: ArrayTable, TableViewDelegate {}
extension KnowsHeights {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let name = model[indexPath]
    return told.contains(name)
      ? TableView.automaticDimension : height(of: name, width: tableView.bounds.width)
  }
}

final class VariableArrayTable: ArrayTable, KnowsHeights {}

/// A delegate that also estimates the height of each row.
final class GuessingArrayTable: ArrayTable, KnowsHeights {
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
    guesses[model[indexPath]] ?? TableView.automaticDimension
  }
}

/// A cell that is as high as the model says.
final class ArrayCell: TableViewCell {
  var name = 0
  weak var source: ArrayTable?

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: source?.height(of: name, width: size.width) ?? 0)
  }
}
