/// The rows or items that a list has announced.
///
/// Rows are identified by flat indices.
@MainActor
final class ListPrefetcher {
  /// The data source for prefetching.
  weak var source: AnyObject?
  var isEnabled = true
  var tracker = PrefetchTracker()
  /// Changes when the flat indices do.
  private(set) var generation = 0
  /// The sum of the edges of the visible part, in points.
  private var lastEdges = 0.0

  /// The direction of the visible part since the last call; nil if it has not moved.
  ///
  /// `edges` is the sum of its edges along the axes that scroll, in points; both ends of an axis
  /// count, because a container may hold one of them.
  func direction(atEdges edges: Double) -> PrefetchTracker.Direction? {
    defer { lastEdges = edges }
    return edges == lastEdges ? nil : edges > lastEdges ? .forward : .backward
  }

  /// Forgets the announced elements: the rows are different now.
  func reset() {
    generation += 1
    tracker.reset()
  }

  /// The announced elements by number, before the numbers change; `path` finds an element by
  /// number.
  func announced(at path: (Int) -> IndexPath?) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for range in tracker.pending.ranges {
      for number in range { paths[number] = path(number) }
    }
    return paths
  }

  /// Renumbers the announced elements; nil for one that is gone.
  func map(_ newNumber: (Int) -> Int?) {
    generation += 1
    tracker.map(newNumber)
  }
}
