import ScrollEngine

/// The list that the peers scroll: one table, or many tables stacked in a container.
@MainActor
final class PeerList {
  static let viewport = Size(width: 800, height: 600)

  let window = Window(frame: Rect(origin: .zero, size: viewport))
  let queue = ReuseQueue()
  let tables: [TableView]
  private let sources: [PeerSource]
  /// The table, or the container of all tables.
  let scrollView: ScrollView
  private let container: ContainerScrollView?

  /// - Parameter rows: In all tables together; a multiple of `sections`.
  init(rows: Int, sections: Int, heights: PeerHeights) {
    let queue = queue
    sources = (0..<sections).map { section in
      heights == .uniform
        ? PeerSource(section: section, count: rows / sections)
        : VaryingPeerSource(section: section, count: rows / sections)
    }
    tables = sources.map { source in
      let table = TableView()
      table.reuseQueue = queue
      table.rowHeight = 50
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

  /// The tables that the container holds, or one.
  var children: Int { container?.subviews.count ?? 1 }

  var contentHeight: Double { scrollView.contentSize.height }

  /// How often a cell was filled.
  var binds: Int { sources.reduce(0) { $0 + $1.binds } }

  // MARK: Scrolling

  var offset: Double { scrollView.contentOffset.y }

  func scroll(to offset: Double) {
    scrollView.contentOffset.y = offset
    window.layoutIfNeeded()
  }

  /// Shows a row, counted through all tables, at the top, or as near to it as the content goes.
  func jump(to row: Int) {
    let perTable = sources[0].count
    let table = tables[row / perTable]
    let path = IndexPath(row: row % perTable, section: 0)
    let start = container?.contentFrame(of: table)?.minY ?? 0
    let end = scrollView.scrollRange.maximum.y
    scroll(to: min(start + table.rectForRow(at: path).minY, end))
  }

  // MARK: What is seen

  /// Calls a function with each visible cell from top to bottom, and where it starts, in points, in
  /// the content of the whole list.
  func forEachVisibleCell(_ body: (TableViewCell, Double) -> Void) {
    for case let table as TableView in container?.visibleArrangedSubviews ?? tables {
      let start = container == nil ? 0 : table.frame.minY - table.contentOffset.y
      for cell in table.visibleCells { body(cell, start + cell.frame.minY) }
    }
  }
}

/// How a table of the workload learns how high its rows are.
public enum PeerHeights: String, CaseIterable, Sendable {
  /// From `heightForRowAt`, for each row.
  case delegate
  /// From `rowHeight`, once.
  case uniform
}
