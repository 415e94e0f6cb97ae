/// What a collection remembers of the items that it has announced, counted through all sections.
final class CollectionPrefetcher: ListPrefetcher {
  weak var dataSource: (any CollectionViewDataSourcePrefetching)?

  /// Gives the announced items their new numbers, or forgets them.
  func follow(from old: ItemCounts, to new: ItemCounts, _ newPath: (IndexPath) -> IndexPath?) {
    map { newPath(old.indexPath(at: $0)).map(new.index(of:)) }
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
