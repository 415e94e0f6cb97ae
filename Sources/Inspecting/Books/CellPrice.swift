package import Hosting
package import SceneParts
import ScrollEngine

/// What a cell of a pane costs on this machine, on average over its lists.
package struct CellPrice: Hashable {
  /// What it keeps allocated, with everything that it was filled with; nil if nobody counts it.
  package let bytes: Double?
  /// How long its data source takes to make and fill it, in seconds.
  package let seconds: Double

  /// How many cells are made at once: what one keeps is less than the allocator's grain.
  package static let sampleCount = 48
  /// How many samples are taken. The fastest counts: the others were interrupted.
  fileprivate static let sampleTimes = 3
  /// The first cells pay for what all of them share.
  fileprivate static let warmUpCount = 4

  /// The mean of several.
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

/// What each kind of cell of a scene costs: measured once, so that one cell has one price in all panes and
/// variants.
package struct CellPrices {
  /// By the identifiers of a list's first cells.
  private var prices: [Set<String>: CellPrice] = [:]

  package init() {}

  /// The prices of the panes of a scene that nobody sees: nothing of it is given back.
  ///
  /// Cells are asked of the data sources and never shown, so that laying out and drawing is not part
  /// of it. nil for a pane without lists, or without rows.
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
    // They must not be queued, or they would be taken again.
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
