/// The spaces between the parts of a table, in points.
struct TableSpacing: RareProperties, Equatable {
  /// The space between two rows of a section.
  var rows = 0.0
  /// The space around the rows of each section.
  var inset = EdgeInsets.zero
  /// The space above each header; nil if the program has set none.
  var aboveHeaders: Double?

  var isUsual: Bool { self == TableSpacing() }
}
