/// What a collection remembers of the items that it has announced.
@MainActor
final class CollectionPrefetcher {
  weak var dataSource: (any CollectionViewDataSourcePrefetching)?
  var isEnabled = true
  /// Items, counted through all sections.
  var tracker = PrefetchTracker()
  /// Changes when the numbers of the items do.
  private(set) var generation = 0
  /// The sum of the four edges of what was visible, in points.
  private var lastEdges = 0.0

  /// The way the visible part has gone since the last call; nil where it has not.
  ///
  /// All edges count: a container may hold one of them.
  func direction(of bounds: Rect) -> PrefetchTracker.Direction? {
    let edges = bounds.minX + bounds.maxX + bounds.minY + bounds.maxY
    defer { lastEdges = edges }
    return edges == lastEdges ? nil : edges > lastEdges ? .forward : .backward
  }

  /// Forgets what was announced: there are other items now.
  func reset() {
    generation += 1
    tracker.reset()
  }

  /// Gives the announced items their new numbers, or forgets them.
  func follow(from old: ItemCounts, to new: ItemCounts, _ newPath: (IndexPath) -> IndexPath?) {
    generation += 1
    tracker.map { newPath(old.indexPath(at: $0)).map(new.index(of:)) }
  }
}

/// Is told which items will probably be needed soon, and which no longer.
///
/// Not every item is announced before it is needed, so `cellForItemAt` has to do without.
@MainActor
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// Items that are likely to come into sight, the nearest first; none of them has a cell now.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items announced before that are now too far away, or on the side one scrolls away from.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
