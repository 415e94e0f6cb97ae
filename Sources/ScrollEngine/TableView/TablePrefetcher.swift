/// What a table remembers of the rows that it has announced.
@MainActor
final class TablePrefetcher {
  weak var dataSource: (any TableViewDataSourcePrefetching)?
  var isEnabled = true
  /// Rows by the numbers of their items.
  var tracker = PrefetchTracker()
  /// Changes when the numbers of the rows do.
  private(set) var generation = 0
  /// The sum of the upper and the lower edge of what was visible, in points.
  private var lastEdges = 0.0

  /// The way the visible part has gone since the last call; nil where it has not.
  ///
  /// Both edges count: a container may hold one of them.
  func direction(of bounds: Rect) -> PrefetchTracker.Direction? {
    let edges = bounds.minY + bounds.maxY
    defer { lastEdges = edges }
    return edges == lastEdges ? nil : edges > lastEdges ? .forward : .backward
  }

  /// Forgets what was announced: there are other rows now.
  func reset() {
    generation += 1
    tracker.reset()
  }

  /// Gives the announced rows the items they have in another layout, or forgets them.
  func follow(from old: TableLayout, to new: TableLayout, _ newPath: (IndexPath) -> IndexPath?) {
    generation += 1
    var old = old
    tracker.map { item in old.path(ofItem: item).flatMap(newPath).map(new.item(of:)) }
  }
}
