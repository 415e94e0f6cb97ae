import ScrollEngine

/// The list that the peers scroll: one table, or many tables stacked in a container.
@MainActor
final class PeerList {
  static let viewport = Size(width: 800, height: 600)
  /// The greatest number of visible rows: each is at least 30 points high, and the first and the
  /// last may be cut off.
  static let mostVisibleRows = 21

  let window = Window(frame: Rect(origin: .zero, size: viewport))
  let queue = ReuseQueue()
  let tables: [TableView]
  private let sources: [any PeerSource & TableViewDelegate]
  /// The table, or the container of all tables.
  let scrollView: ScrollView
  private let container: ContainerScrollView?
  private let rowsPerTable: Int

  /// Makes a list of `sections` tables with `rows` rows in all; `rows` must be a multiple of
  /// `sections`.
  init(rows: Int, sections: Int, heights: PeerHeights) {
    let queue = queue
    rowsPerTable = rows / sections
    let source: any (PeerSource & TableViewDelegate).Type =
      heights == .uniform ? EvenPeerSource.self : VaryingPeerSource.self
    sources = (0..<sections).map { source.init(section: $0, count: rows / sections) }
    tables = sources.map { source in
      let table = TableView()
      table.reuseQueue = queue
      table.rowHeight = 50
      table.estimatedRowHeight = heights == .lazy ? 50 : 0
      table.separatorColor = PeerCell.separator
      table.separatorInset = .zero
      table.register(PeerCell.self, forCellReuseIdentifier: PeerSource.identifier)
      table.dataSource = source
      table.delegate = source
      return table
    }
    container = sections > 1 ? ContainerScrollView() : nil
    scrollView = container ?? tables[0]
    scrollView.frame = window.bounds
    window.backgroundColor = Color(0xFFFFFF)
    window.addSubview(scrollView)
    for table in tables { container?.addArrangedSubview(table) }
    window.layoutIfNeeded()
  }

  /// The number of tables that the container holds, or one.
  var children: Int { container?.subviews.count ?? 1 }

  var contentHeight: Double { scrollView.contentSize.height }

  /// The number of times that a cell was filled.
  var binds: Int { sources.reduce(0) { $0 + $1.binds } }

  // MARK: Scrolling

  var offset: Double { scrollView.contentOffset.y }

  func scroll(to offset: Double) {
    scrollView.contentOffset.y = offset
    window.layoutIfNeeded()
  }

  /// Shows a row, numbered across all tables, at the top, or as near to the top as the content
  /// allows.
  func jump(to row: Int) {
    let (table, path) = place(of: row)
    guard let container else {
      table.scrollToRow(at: path, at: .top, animated: false)
      return window.layoutIfNeeded()
    }
    let start = container.contentFrame(of: table)?.minY ?? 0
    scroll(to: min(start + table.rectForRow(at: path).minY, container.scrollRange.maximum.y))
  }

  private func place(of row: Int) -> (TableView, IndexPath) {
    (tables[row / rowsPerTable], IndexPath(row: row % rowsPerTable, section: 0))
  }

  // MARK: Changing

  /// Makes a row higher by some points than it was at first.
  func resize(_ row: Int, by height: Int) {
    let (table, path) = place(of: row)
    sources[row / rowsPerTable].raise(path.row, by: height)
    table.reconfigureRows(at: [path])
    window.layoutIfNeeded()
  }

  /// Inserts a row; its height depends only on its index, as for all rows.
  func insertRow(before row: Int) {
    let (table, path) = place(of: row)
    sources[row / rowsPerTable].insertRow()
    table.insertRows(at: [path], with: .none)
    window.layoutIfNeeded()
  }

  // MARK: Visible rows

  /// The number of the topmost row that is at least partly visible, counting the rows of all tables
  /// as they are now.
  var firstVisibleRow: Int? {
    for (index, table) in tables.enumerated() {
      guard let path = table.indexPathsForVisibleRows?.first else { continue }
      return sources[..<index].reduce(path.row) { $0 + $1.count }
    }
    return nil
  }

  /// Calls a function with each visible cell from top to bottom, and its start in the content of
  /// the whole list, in points.
  func forEachVisibleCell(_ body: (TableViewCell, Double) -> Void) {
    for case let table as TableView in container?.visibleArrangedSubviews ?? tables {
      let start = container == nil ? 0 : table.frame.minY - table.contentOffset.y
      for cell in table.visibleCells { body(cell, start + cell.frame.minY) }
    }
  }
}

/// The source of a table's row heights.
package enum PeerHeights: String, CaseIterable, Sendable {
  /// From `heightForRowAt`, for each row.
  case delegate
  /// From `heightForRowAt`, when the row becomes visible.
  case lazy
  /// From `rowHeight`, the same for all rows.
  case uniform
}
