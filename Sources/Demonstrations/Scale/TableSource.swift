import ScrollEngine

/// Hands a container the tables that are in sight, each by its number.
@MainActor
protocol TableSource: ContainerScrollViewDataSource {
  var tableCount: Int { get }
  var rowsPerTable: Int { get }
  /// One that exists, whether it is in sight or not.
  var anyTable: TableView { get }
  /// The rows of a table that exists.
  func rows(of table: View) -> SeededRows?
}

extension TableSource {
  /// How many rows there are, in tables that exist or not.
  var rowCount: Int { tableCount * rowsPerTable }
}
