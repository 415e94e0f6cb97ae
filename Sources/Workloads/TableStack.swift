import Geometry
import ScrollEngine

/// How a container gets its tables.
package enum TableChildren: String, CaseIterable, Sendable {
  /// Each is a view from the beginning.
  case views
  /// Each is made as it comes into sight, or taken from those that have left it.
  case numbers

  var title: String { self == .views ? "tables as views" : "tables by number" }
}

/// Tables of ten rows in a container, all with one reuse queue: the cost of a tick must not depend on
/// how many there are.
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
  /// Tables that were given back.
  private var spare: [TableView] = []
  /// How many tables were made.
  private(set) var made = 0

  /// Makes a container, and lays it out.
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

  /// Scrolls on by a step, and lays out.
  func step() {
    container.contentOffset.y = way.nextOffset(upTo: container.scrollRange.maximum.y)
    window.layoutIfNeeded()
  }

  /// Scrolls to an offset drawn by lot, and lays out.
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
    // It has the rows of another number now.
    table.reloadData()
    return table
  }

  func container(
    _ container: ContainerScrollView, didGiveBack child: View, from index: Int
  ) {
    if let table = child as? TableView { spare.append(table) }
  }
}
