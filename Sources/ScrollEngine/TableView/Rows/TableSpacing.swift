/// The spaces between the parts of a table, in points.
struct TableSpacing: RareProperties, Equatable {
  /// The space between two rows of a section.
  var rows = 0.0
  /// The space around the rows of each section.
  var inset = EdgeInsets.zero
  /// The space above each header; a table's automatic dimension, -1, stands for no space.
  var aboveHeaders = -1.0
  /// The space above each header, or 0.
  var headerPadding: Double { max(0, aboveHeaders) }

  var isUsual: Bool { self == TableSpacing() }
}
