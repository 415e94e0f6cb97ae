import Geometry
import ScrollEngine

/// The ways in which a container gets its tables.
package enum TableChildren: String, CaseIterable, Sendable {
  /// All tables are views in the container from the beginning.
  case views
  /// A table is made or reused when it becomes visible.
  case numbers

  var title: String { self == .views ? "tables as views" : "tables by number" }
}

/// Tables of ten rows in a container, with one reuse queue: the cost of a tick must not depend on
/// the number of tables.
@MainActor
final class TableStack: TableViewDataSource {
  static let rowsPerTable = 10
  private static let rowHeight = 48.0
  static let tableHeight = rowHeight * Double(rowsPerTable)

  let window: Window
  let container = ContainerScrollView()
  let queue = ReuseQueue()
  private let count: Int
  private var way: PeerSteps
  /// Tables that the container has returned for reuse.
  private var spare: [TableView] = []
  /// The number of tables made.
  private(set) var made = 0

  /// Makes a container of `count` tables and lays it out.
  init(
    _ count: Int, as children: TableChildren, size: Size = Size(width: 800, height: 600),
    distance: Double = 40
  ) {
    self.count = count
    window = Window(frame: Rect(origin: .zero, size: size))
    way = PeerSteps(distance: distance)
    container.frame = window.bounds
    window.backgroundColor = Color(0xFFFFFF)
    window.addSubview(container)
    switch children {
    case .views:
      for _ in 0..<count { container.addArrangedSubview(makeTable()) }
    case .numbers:
      container.dataSource = self
    }
    window.layoutIfNeeded()
  }

  private func makeTable() -> TableView {
    made += 1
    let table = TableView()
    table.reuseQueue = queue
    table.rowHeight = Self.rowHeight
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    return table
  }

  /// Scrolls by a step and lays out.
  func step() {
    container.contentOffset.y = way.nextOffset(upTo: container.scrollRange.maximum.y)
    window.layoutIfNeeded()
  }

  /// Scrolls to a pseudorandom offset and lays out.
  func jump() {
    container.contentOffset.y = way.nextOffset(within: container.scrollRange.maximum.y)
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

extension TableStack: ContainerScrollViewDataSource {
  func numberOfChildren(in container: ContainerScrollView) -> Int { count }

  func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double {
    Self.tableHeight
  }

  func container(_ container: ContainerScrollView, childAt index: Int) -> View {
    guard let table = spare.popLast() else { return makeTable() }
    // Reloads the table, because it now shows the rows of another number.
    table.reloadData()
    return table
  }

  func container(
    _ container: ContainerScrollView, didGiveBack child: View, from index: Int
  ) {
    if let table = child as? TableView { spare.append(table) }
  }
}
