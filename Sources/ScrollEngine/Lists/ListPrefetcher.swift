/// What a list remembers of the rows or items that it has announced.
///
/// It knows them by flat numbers.
@MainActor
final class ListPrefetcher {
  /// Whom they are announced to.
  weak var source: AnyObject?
  var isEnabled = true
  var tracker = PrefetchTracker()
  /// Changes when the flat numbers do.
  private(set) var generation = 0
  /// The sum of the edges of what was visible, in points.
  private var lastEdges = 0.0

  /// The way the visible part has gone since the last call; nil where it has not.
  ///
  /// - Parameter edges: The sum of the edges of the visible part along the axes that scroll, in
  ///   points; both ends of an axis count, for a container may hold one of them.
  func direction(atEdges edges: Double) -> PrefetchTracker.Direction? {
    defer { lastEdges = edges }
    return edges == lastEdges ? nil : edges > lastEdges ? .forward : .backward
  }

  /// Forgets what was announced: there are other rows now.
  func reset() {
    generation += 1
    tracker.reset()
  }

  /// Gives what was announced its new flat numbers; nil for what is gone.
  func map(_ newNumber: (Int) -> Int?) {
    generation += 1
    tracker.map(newNumber)
  }
}
