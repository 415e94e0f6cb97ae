/// The line at the lower edge of a cell.
struct CellSeparator: Equatable {
  /// In points, but at least a pixel. Source: UIKit draws one pixel, which is a point at scale 1.
  static let thickness = 1.0
  /// The space left free at its ends unless a program says otherwise, in points. Source: UIKit.
  static let inset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  var color: Color
  /// The space left free at its ends, in points.
  var left: Double
  var right: Double
}
