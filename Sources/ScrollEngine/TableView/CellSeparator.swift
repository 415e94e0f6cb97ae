/// The line at the lower edge of a cell, as the table wants it.
struct CellSeparator: Equatable {
  /// In points, but at least a pixel. Source: UIKit draws one pixel, which a point is at scale 1.
  static let thickness = 1.0

  var color: Color
  /// What the line leaves free at its ends, in points.
  var left: Double
  var right: Double
}
