/// The line at the lower edge of a cell.
struct CellSeparator: Equatable {
  /// The thickness of the line in points, but at least a pixel. Source: UIKit draws one pixel,
  /// which is a point at scale 1.
  static let thickness = 1.0
  /// The default space left free at the ends of the line, in points. Source: UIKit.
  static let inset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  var color: Color
  /// The space left free at the left and right ends of the line, in points.
  var left: Double
  var right: Double
}
