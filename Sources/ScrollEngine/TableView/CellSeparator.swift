/// The line at the lower edge of a cell, as the table wants it.
struct CellSeparator: Equatable {
  /// In points. Source: UIKit draws one pixel; a point is the smallest that every surface can show.
  static let thickness = 1.0

  var color: Color
  /// What the line leaves free at its ends, in points.
  var left: Double
  var right: Double
}
