import ScrollEngine
import TestSupport

/// A model of a table in arrays: every frame is computed by adding up from the top.
///
/// It is also the data source and the delegate of the table it is compared with.
@MainActor
final class ReferenceTable: TableViewDataSource, TableViewDelegate {
  struct Row {
    /// The height in points, at a width of 100.
    var height: Double
    /// Whether the cell, and not the delegate, tells the height.
    var isTold = false
  }

  struct Section {
    var header: Double
    var footer: Double
    var rows: [Row]
  }

  var sections: [Section] = []
  /// Called during each call from the table, with the name of the call.
  var onCall: ((String) -> Void)?
  private(set) var shown: Set<IndexPath> = []
  private(set) var complaints: [String] = []

  /// The true height of a row in points; a height from a cell grows as the table gets narrower.
  func height(at path: IndexPath, width: Double) -> Double {
    let row = sections[path.section].rows[path.row]
    return row.isTold ? row.height * 100 / max(width, 10) : row.height
  }

  // MARK: Frames

  /// The places of rows, headers and footers in the content, in points.
  struct Frames {
    var rows: [(path: IndexPath, frame: Rect)] = []
    /// The start and end of each section, and the heights of its header and footer.
    var sections: [(start: Double, end: Double, header: Double, footer: Double)] = []
    var height = 0.0
  }

  /// The frames; `rowHeight` is the height that the table assumes for a row, in points.
  func frames(of table: TableView, rowHeight: (IndexPath) -> Double) -> Frames {
    var frames = Frames()
    let inset = table.sectionInset
    var y = table.tableHeaderView?.frame.height ?? 0
    for (index, section) in sections.enumerated() {
      let start = y
      y += section.header + inset.top
      for row in section.rows.indices {
        if row > 0 { y += table.rowSpacing }
        let path = IndexPath(row: row, section: index)
        let frame = Rect(
          x: inset.left, y: y, width: max(0, table.bounds.width - inset.left - inset.right),
          height: rowHeight(path))
        frames.rows.append((path, frame))
        y += frame.height
      }
      y += inset.bottom + section.footer
      frames.sections.append((start, y, section.header, section.footer))
    }
    frames.height = y + (table.tableFooterView?.frame.height ?? 0)
    return frames
  }

  /// A header or a footer, its expected frame, and whether it should be visible.
  struct Edge {
    /// The name, such as `h0` for the first header.
    let name: String
    let frame: Rect
    let overlap: Closeness.Overlap
  }

  func edges(_ frames: Frames, in table: TableView, _ closeness: Closeness) -> [Edge] {
    var edges: [Edge] = []
    let isPlain = table.style == .plain
    let bounds = table.bounds
    let inset = table.adjustedContentInset
    let top = bounds.minY + inset.top
    let bottom = bounds.maxY - inset.bottom
    for (index, section) in frames.sections.enumerated() {
      func note(_ name: String, _ y: Double, _ height: Double) {
        guard height > 0 else { return }
        // In a plain table, a header or footer is visible as long as a part of its section is.
        let overlap = closeness.overlap(
          isPlain ? section.start : y, isPlain ? section.end : y + height,
          from: bounds.minY, to: bounds.maxY)
        let frame = Rect(x: 0, y: y, width: bounds.width, height: height)
        edges.append(Edge(name: "\(name)\(index)", frame: frame, overlap: overlap))
      }
      let header = max(section.start, min(top, section.end - section.header))
      note("h", isPlain ? header : section.start, section.header)
      let lowest = min(section.end, max(bottom, section.start + section.footer))
      note("f", (isPlain ? lowest : section.end) - section.footer, section.footer)
    }
    return edges
  }

  // MARK: Data source and delegate

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? TellingCell {
      cell.path = indexPath
      cell.source = self
    }
    _ = sections[indexPath.section].rows[indexPath.row]
    onCall?("cell")
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let isTold = sections[indexPath.section].rows[indexPath.row].isTold
    let height = height(at: indexPath, width: tableView.bounds.width)
    onCall?("height")
    return isTold ? TableView.automaticDimension : height
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { onCall?("scroll") }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    sections[section].header
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    sections[section].footer
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    edge("h\(section)", tableView)
  }

  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    edge("f\(section)", tableView)
  }

  private func edge(_ name: String, _ table: TableView) -> View? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "edge")
    view?.identifier = name
    onCall?("header")
    return view
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    if !shown.insert(indexPath).inserted { complaints.append("\(indexPath) is shown twice") }
    if cell.superview !== tableView { complaints.append("\(indexPath) is not in the table") }
    onCall?("show")
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    if shown.remove(indexPath) == nil { complaints.append("\(indexPath) ends, but was not shown") }
    if cell.superview != nil { complaints.append("\(indexPath) ends in a hierarchy") }
    onCall?("end")
  }
}

/// A cell that is as high as its row in the reference.
final class TellingCell: TableViewCell {
  var path = IndexPath(row: 0, section: 0)
  weak var source: ReferenceTable?

  override func sizeThatFits(_ size: Size) -> Size {
    let height = source?.height(at: path, width: size.width) ?? 0
    source?.onCall?(superview == nil ? "first fit" : "fit")
    return Size(width: size.width, height: height)
  }
}

/// A table that records the greatest number of cells it has shown at once, or was about to show.
final class WatchedTable: TableView {
  private(set) var mostVisible = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    mostVisible = max(mostVisible, visibleCells.count)
  }

  /// Counts one cell beyond the visible ones, which the table may not show in the end.
  func countNewCell() { mostVisible = max(mostVisible, visibleCells.count + 1) }
}
