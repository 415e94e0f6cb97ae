/// Learns which rows will probably be needed soon, and which are no longer needed.
///
/// Not every row is announced, so `cellForRowAt` must not depend on announcements.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// Rows likely to become visible, nearest first; none of them has a cell now.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Announced rows that are now too far away, or behind the direction of scrolling.
  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
