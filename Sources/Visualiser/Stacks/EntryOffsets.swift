/// Where a cell begins and ends, in points of a stack's content along the axis.
struct CellStretch: Hashable {
  let start: Double
  let end: Double
}

/// The offsets at which cells enter a viewport, and leave it.
struct EntryOffsets {
  /// All of them in points, in order.
  private let events: [Double]
  private let viewport: Double
  /// Events no farther apart than this are simultaneous: the sums are rounded.
  private let precision: Double

  /// Collects the events for a viewport and a content of some lengths, in points.
  init(_ stretches: [CellStretch], viewport: Double, content: Double) {
    events = stretches.flatMap { [$0.start - viewport, $0.end] }.sorted()
    self.viewport = viewport
    precision = 1e-12 * max(1, viewport, content)
  }

  /// An offset in points at which a cell has just entered at the far edge and nothing has happened
  /// since.
  ///
  /// - Complexity: O(log n)
  /// - Complexity: O(log n)
  func offset(justInside cell: CellStretch) -> Double {
    let entry = cell.start - viewport
    var low = 0
    var high = events.count
    while low < high {
      let middle = (low + high) / 2
      if events[middle] > entry + precision { high = middle } else { low = middle + 1 }
    }
    let most = 1.0 / 1_024
    return entry + (low < events.count ? min(most, (events[low] - entry) / 2) : most)
  }
}
