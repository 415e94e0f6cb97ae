/// What a table remembers of the rows that it has announced; it knows them by their items.
final class TablePrefetcher: ListPrefetcher {
  weak var dataSource: (any TableViewDataSourcePrefetching)?

  /// Gives the announced rows the items they have in another layout, or forgets them.
  func follow(from old: TableLayout, to new: TableLayout, _ newPath: (IndexPath) -> IndexPath?) {
    var old = old
    map { item in old.path(ofItem: item).flatMap(newPath).map(new.item(of:)) }
  }
}
