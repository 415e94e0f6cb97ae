import Geometry
import Inspecting

/// The start and the end of a cell along the axis, in points of a stack's content.
struct CellStretch: Hashable {
  let start: Double
  let end: Double
}

/// The offsets at which cells enter and leave a viewport.
struct EntryOffsets {
  /// The offsets at which a cell enters or leaves the viewport, in points, sorted.
  private let events: [Double]
  private let viewport: Double
  /// Events within this distance, in points, count as simultaneous, because of rounding errors.
  private let precision: Double

  /// Collects the events for cells in a viewport and a content of the given lengths, in points.
  init(_ stretches: [CellStretch], viewport: Double, content: Double) {
    events = stretches.flatMap { [$0.start - viewport, $0.end] }.sorted()
    self.viewport = viewport
    precision = 1e-12 * max(1, viewport, content)
  }

  /// An offset, in points, just past the entry of a cell at the far edge and before the next event.
  ///
  /// - Complexity: O(log n)
  func offset(justInside cell: CellStretch) -> Double {
    let entry = cell.start - viewport
    let next = events.prefixCount { $0 <= entry + precision }
    let most = 1.0 / 1_024
    return entry + (next < events.count ? min(most, (events[next] - entry) / 2) : most)
  }
}
