import SceneParts
import ScrollEngine

/// A million lists in a container; a few lists are made, and reused for all numbers.
@MainActor
final class ListStack: TableSource {
  /// The estimated length of a list that has not been visible yet, in points.
  static let estimatedLength =
    ThousandRows.headerHeight + Double(ThousandRows.rowCount) * ThousandRows.meanHeight

  let tableCount = 1_000_000
  let rowsPerTable = ThousandRows.rowCount
  private let seed: UInt64
  private let queue: ReuseQueue
  private let making: CellMaking
  /// All lists that were made, in the order of their creation.
  private(set) var lists: [ThousandRows] = []
  private var spare: [ThousandRows] = []
  /// The number of times that the container has requested a list.
  private(set) var requests = 0

  init(seed: UInt64, queue: ReuseQueue, making: CellMaking = CellMaking()) {
    self.seed = seed
    self.queue = queue
    self.making = making
    spare.append(makeList())
  }

  private func makeList() -> ThousandRows {
    let list = ThousandRows(seed: seed, queue: queue, making: making)
    lists.append(list)
    return list
  }

  var anyTable: TableView { lists[0].table }
  var tablesMade: Int { lists.count }
  func rows(of table: View) -> SeededRows? { list(of: table) }
  private func list(of table: View) -> ThousandRows? { lists.first { $0.table === table } }

  func numberOfChildren(in container: ContainerScrollView) -> Int { tableCount }

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
