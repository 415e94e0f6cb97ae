import Scenes
import ScrollEngine

/// A million lists in a container, of which those in sight exist.
@MainActor
final class ListStack: ContainerScrollViewDataSource {
  static let listCount = 1_000_000
  /// The assumed length of a list until it is reached, in points.
  static let estimatedLength =
    ThousandRows.headerHeight + Double(ThousandRows.rowCount) * ThousandRows.meanHeight

  private let seed: UInt64
  private let queue: ReuseQueue
  /// All that were made, in the order they were made.
  private(set) var lists: [ThousandRows] = []
  private var spare: [ThousandRows]
  /// How often a list has come into sight.
  private(set) var requests = 0

  init(seed: UInt64, queue: ReuseQueue) {
    self.seed = seed
    self.queue = queue
    spare = []
    spare = [makeList()]
  }

  private func makeList() -> ThousandRows {
    let list = ThousandRows(seed: seed, queue: queue)
    lists.append(list)
    return list
  }

  /// The list that a table belongs to.
  func list(of view: View) -> ThousandRows? { lists.first { $0.table === view } }

  func numberOfChildren(in container: ContainerScrollView) -> Int { Self.listCount }

  func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double {
    Self.estimatedLength
  }

  func container(_ container: ContainerScrollView, childAt index: Int) -> View {
    requests += 1
    let list = spare.popLast() ?? makeList()
    list.show(number: index)
    return list.table
  }

  func container(_ container: ContainerScrollView, didGiveBack child: View, from index: Int) {
    if let list = list(of: child) { spare.append(list) }
  }
}

/// A table that shows one of many lists of a thousand rows, and later another one.
@MainActor
final class ThousandRows: TableViewDataSource, TableViewDelegate {
  static let rowCount = 1_000
  static let headerHeight = MillionRows.headerHeight
  /// Heights range over this many points, from the least.
  private static let heights = 49
  private static let leastHeight = 32
  static let meanHeight = Double(leastHeight + (heights - 1) / 2)

  let table = TableView()
  /// The index of the list that it shows, among all.
  private(set) var number = 0
  private let values: SeededValues

  var colors: Palette.Table { Palette.many[number % Palette.many.count] }

  init(seed: UInt64, queue: ReuseQueue) {
    values = SeededValues(seed)
    table.reuseQueue = queue
    table.sectionHeaderHeight = Self.headerHeight
    table.separatorStyle = .none
    table.clipsToBounds = false
    table.backgroundColor = Palette.surface
    table.register(NumberedCell.self, forCellReuseIdentifier: "row")
    table.register(TableHeading.self, forHeaderFooterViewReuseIdentifier: "heading")
    table.dataSource = self
    table.delegate = self
  }

  /// Makes it another list.
  func show(number: Int) {
    self.number = number
    table.reloadData()
  }

  /// The height of a row in points: an aperiodic function of list and row.
  func height(ofRow row: Int) -> Double {
    Double(Self.leastHeight + values.number(below: Self.heights, number, row))
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    height(ofRow: indexPath.row)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NumberedCell)?.show(
      row: indexPath.row, height: height(ofRow: indexPath.row), colors)
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "heading")
    (view as? TableHeading)?.show(table: number, rows: Self.rowCount, colors)
    return view
  }
}
