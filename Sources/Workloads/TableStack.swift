import ScrollEngine

/// Tables of ten rows in a container, all with one reuse queue.
@MainActor
final class TableStack: TableViewDataSource {
  static let rowsPerTable = 10
  private static let rowHeight = 48.0
  static let tableHeight = rowHeight * Double(rowsPerTable)

  let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
  let container = ContainerScrollView()
  let queue = ReuseQueue()
  private var way: PeerSteps

  /// How the container gets its tables.
  enum Children: String, CaseIterable {
    /// Each is a view from the beginning.
    case views
  }

  /// Makes a container, and lays it out.
  init(_ count: Int, as children: Children, distance: Double = 40) {
    way = PeerSteps(distance: distance)
    container.frame = window.bounds
    window.backgroundColor = Color(0xFFFFFF)
    window.addSubview(container)
    switch children {
    case .views:
      for _ in 0..<count { container.addArrangedSubview(makeTable()) }
    }
    window.layoutIfNeeded()
  }

  private func makeTable() -> TableView {
    let table = TableView()
    table.reuseQueue = queue
    table.rowHeight = Self.rowHeight
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    return table
  }

  /// Scrolls on by a step, and lays out.
  func step() {
    container.contentOffset.y = way.nextOffset(upTo: container.scrollRange.maximum.y)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowsPerTable
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
