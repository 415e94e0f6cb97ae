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
