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
  private var spare: [ThousandRows] = []
  /// How often a list has come into sight.
  private(set) var requests = 0

  init(seed: UInt64, queue: ReuseQueue) {
    self.seed = seed
    self.queue = queue
    spare.append(makeList())
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
