import SceneParts

/// What many tables cost.
package struct ScaleFacts: SceneFacts {
  package let tableCount: Int
  package let rowsPerTable: Int
  /// The number of the table at the top, and of the row at the top of it, both from 1.
  package let table: Int
  package let row: Int
  /// The number of tables that have been made.
  package let tablesMade: Int
  /// The number of rows whose heights are only estimated; nil if that is not counted.
  package let estimatedRows: Int?

  package var rowCount: Int { tableCount * rowsPerTable }
}
