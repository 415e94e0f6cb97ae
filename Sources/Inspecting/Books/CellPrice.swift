package import Hosting
package import SceneParts
import ScrollEngine

/// The cost of a cell in a pane on this machine, averaged over the pane's lists.
package struct CellPrice: Hashable {
  /// The memory of a cell with its content, in bytes; nil if it is not measured.
  package let bytes: Double?
  /// The time in which the data source makes and fills a cell, in seconds.
  package let seconds: Double

  /// The number of cells in a sample; for a single cell, the allocator may show no difference in
  /// memory.
  package static let sampleCount = 48
  /// The number of samples. The fastest one counts, because the others may have been interrupted.
  fileprivate static let sampleTimes = 3
  /// The number of cells made before the measurement, because making the first cells also sets up
  /// shared resources.
  fileprivate static let warmUpCount = 4

  /// The mean of several prices; `bytes` is nil if a price has no `bytes`.
  fileprivate init(mean prices: [CellPrice]) {
    let count = Double(prices.count)
    let known = prices.compactMap(\.bytes)
    bytes = known.count == prices.count ? known.reduce(0, +) / count : nil
    seconds = prices.reduce(0) { $0 + $1.seconds } / count
  }

  fileprivate init(bytes: Double?, seconds: Double) {
    (self.bytes, self.seconds) = (bytes, seconds)
  }
}

/// The cost of each kind of cell in a scene, measured once, so that it is the same in all panes and
/// variants.
package struct CellPrices {
  /// The costs by the reuse identifiers of a list's first cells.
  private var prices: [Set<String>: CellPrice] = [:]

  package init() {}

  /// Measures the cost of a cell in each pane of a scene that is made for the measurement. Its
  /// cells are not returned to their queues.
  ///
  /// The cells are requested from the data sources and never shown, so layout and drawing are not
  /// included. The element is nil for a pane without lists or rows, and if the cells of one of its
  /// lists cannot be measured.
  @MainActor
  package mutating func measure(_ scene: any Scene, _ meter: any CostMeter) -> [CellPrice?] {
    scene.panes.map { pane in
      var all: [CellPrice] = []
      for list in pane.lists {
        let requests = list.view.cellRequests(upTo: CellPrice.sampleCount)
        guard !requests.isEmpty else { continue }
        guard let price = price(requests, meter) else { return nil }
        all.append(price)
      }
      return all.isEmpty ? nil : CellPrice(mean: all)
    }
  }

  @MainActor
  private mutating func price(
    _ requests: [() -> ReusableView?], _ meter: any CostMeter
  ) -> CellPrice? {
    // Retained, because cells that returned to the queue would be reused instead of made.
    var kept: [ReusableView?] = []
    kept.reserveCapacity(CellPrice.warmUpCount + CellPrice.sampleTimes * CellPrice.sampleCount)
    for number in 0..<CellPrice.warmUpCount { kept.append(requests[number % requests.count]()) }
    let kind = Set(kept.map { $0?.reuseIdentifier ?? "" })
    if let price = prices[kind] { return price }
    var bytes: Double?
    var fastest = Double.infinity
    for _ in 0..<CellPrice.sampleTimes {
      let before = meter.heapBytes
      meter.begin(.cells)
      for number in 0..<CellPrice.sampleCount { kept.append(requests[number % requests.count]()) }
      meter.end(.cells)
      if bytes == nil, let before, let after = meter.heapBytes {
        bytes = Double(max(0, after - before)) / Double(CellPrice.sampleCount)
      }
      fastest = min(fastest, meter.cost(of: .cells) ?? .infinity)
    }
    guard fastest < .infinity, kept.allSatisfy({ $0 != nil }) else { return nil }
    let price = CellPrice(bytes: bytes, seconds: fastest / Double(CellPrice.sampleCount))
    prices[kind] = price
    return price
  }
}

extension ReusingView {
  /// Functions that request the cells of the first rows from the data source.
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
