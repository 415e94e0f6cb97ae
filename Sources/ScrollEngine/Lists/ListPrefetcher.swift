/// The rows or items that a list has announced to its data source for prefetching.
///
/// Rows are identified by flat indices, which run across all sections.
@MainActor
final class ListPrefetcher {
  /// The data source for prefetching.
  weak var source: AnyObject?
  var isEnabled = true
  var tracker = PrefetchTracker()
  /// A number that changes each time the flat indices change.
  private(set) var generation = 0
  /// The sum of the edges of the visible part at the last call of ``direction(atEdges:)``, in
  /// points.
  private var lastEdges = 0.0

  /// The direction in which the visible part has moved since the last call; nil if it has not
  /// moved.
  ///
  /// `edges` is the sum of its edges along the axes that scroll, in points; both ends of an axis
  /// count, because a container may keep one end fixed.
  func direction(atEdges edges: Double) -> PrefetchTracker.Direction? {
    defer { lastEdges = edges }
    return edges == lastEdges ? nil : edges > lastEdges ? .forward : .backward
  }

  /// Forgets the announced elements; call this when other elements have replaced them.
  func reset() {
    generation += 1
    tracker.reset()
  }

  /// The index paths of the announced elements by flat index; call this before the flat indices
  /// change. `path` converts a flat index to an index path.
  func announced(at path: (Int) -> IndexPath?) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for range in tracker.pending.ranges {
      for number in range { paths[number] = path(number) }
    }
    return paths
  }

  /// Renumbers the announced elements; `newNumber` returns nil for an element that is gone.
  func map(_ newNumber: (Int) -> Int?) {
    generation += 1
    tracker.map(newNumber)
  }
}
