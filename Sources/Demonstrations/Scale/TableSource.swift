import ScrollEngine

/// The data source of a container of numbered tables.
@MainActor
protocol TableSource: ContainerScrollViewDataSource {
  var tableCount: Int { get }
  var rowsPerTable: Int { get }
  /// Any table that exists, visible or not.
  var anyTable: TableView { get }
  /// The number of tables that have been made.
  var tablesMade: Int { get }
  /// The rows of a table; nil if the table is not one of this source.
  func rows(of table: View) -> SeededRows?
}

extension TableSource {
  /// The number of rows in all tables, including those that do not exist.
  var rowCount: Int { tableCount * rowsPerTable }
}
