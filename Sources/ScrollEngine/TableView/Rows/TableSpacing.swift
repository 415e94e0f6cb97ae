/// The spaces between the parts of a table, in points.
struct TableSpacing: RareProperties, Equatable {
  /// The space between two rows of a section.
  var rows = 0.0
  /// The space around the rows of each section.
  var inset = EdgeInsets.zero
  /// The space above each header; ``TableView/automaticDimension`` stands for none.
  var aboveHeaders = TableView.automaticDimension
  var headerPadding: Double { max(0, aboveHeaders) }

  var isUsual: Bool { self == TableSpacing() }
}
