/// Is told which rows will probably be needed soon, and which no longer.
///
/// Not every row is announced before it is needed, so `cellForRowAt` has to do without.
@MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Rows that are likely to come into sight, the nearest first; none of them has a cell now.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows announced before that are now too far away, or on the side one scrolls away from.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
