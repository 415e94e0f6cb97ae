package import Hosting
package import Scenes
import ScrollEngine

/// What a cell of a pane costs on this machine, on average over its lists.
package struct CellPrice: Hashable {
  /// What it keeps allocated, with everything that it was filled with; nil if nobody counts it.
  package let bytes: Double?
  /// How long its data source takes to make and fill it, in seconds.
  package let seconds: Double

  /// So many cells are made at once: what one keeps is less than the allocator's grain.
  package static let sampleCount = 48
  /// The fastest of so many samples: the others were interrupted.
  private static let sampleTimes = 3
  /// The first cells pay for what all of them share.
  private static let warmUpCount = 4

  /// Measures the cells of each pane of a scene that nobody sees: nothing of it is given back.
  ///
  /// Cells are asked of the data sources and never shown, so that laying out and drawing is not part
  /// of it. nil for a pane without lists, or without rows.
  @MainActor
  package static func measure(_ scene: any Scene, _ meter: any CostMeter) -> [CellPrice?] {
    scene.panes.map { measure($0, meter) }
  }

  @MainActor
  private static func measure(_ pane: Pane, _ meter: any CostMeter) -> CellPrice? {
    let requests = requests(in: pane)
    guard !requests.isEmpty else { return nil }
    // They must not be queued, or they would be taken again.
    var kept: [ReusableView?] = []
    kept.reserveCapacity(warmUpCount + sampleTimes * sampleCount)
    for number in 0..<warmUpCount { kept.append(requests[number % requests.count]()) }
    var bytes: Double?
    var fastest = Double.infinity
    for _ in 0..<sampleTimes {
      let before = meter.heapBytes
      meter.begin(.cells)
      for number in 0..<sampleCount { kept.append(requests[number % requests.count]()) }
      meter.end(.cells)
      if bytes == nil, let before, let after = meter.heapBytes {
        bytes = Double(max(0, after - before)) / Double(sampleCount)
      }
      fastest = min(fastest, meter.cost(of: .cells) ?? .infinity)
    }
    guard fastest < .infinity, kept.allSatisfy({ $0 != nil }) else { return nil }
    return CellPrice(bytes: bytes, seconds: fastest / Double(sampleCount))
  }

  /// What asks for the cell of a row: one row of each list, then another one of each, as many as a
  /// sample needs.
  @MainActor
  private static func requests(in pane: Pane) -> [() -> ReusableView?] {
    let lists = pane.lists.map { list in list.view.cellRequests(upTo: sampleCount) }
    let most = lists.map(\.count).max() ?? 0
    return (0..<most).flatMap { row in lists.compactMap { row < $0.count ? $0[row] : nil } }
  }
}

extension ReusingView {
  /// What asks the data source for the cells of the first rows.
  fileprivate func cellRequests(upTo limit: Int) -> [() -> ReusableView?] {
    switch self as ScrollView {
    case let table as TableView:
      return Self.paths(
        upTo: limit, sections: table.numberOfSections, table.numberOfRows(inSection:)
      )
      .map { path in { table.dataSource?.tableView(table, cellForRowAt: path) } }
    case let collection as CollectionView:
      return Self.paths(
        upTo: limit, sections: collection.numberOfSections, collection.numberOfItems(inSection:)
      ).map { path in { collection.dataSource?.collectionView(collection, cellForItemAt: path) } }
    default:
      return []
    }
  }

  private static func paths(
    upTo limit: Int, sections: Int, _ count: (Int) -> Int
  ) -> [IndexPath] {
    var paths: [IndexPath] = []
    for section in 0..<sections where paths.count < limit {
      for row in 0..<min(count(section), limit - paths.count) {
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths
  }
}
