import Geometry
import Traces

extension Size {
  /// Width and height.
  var values: [Double] { [width, height] }
}

extension EdgeInsets {
  /// Top, left, bottom and right.
  var values: [Double] { [top, left, bottom, right] }
}

extension Point {
  /// x and y.
  var values: [Double] { [x, y] }
}

extension Rect {
  /// x, y, width and height.
  var values: [Double] { origin.values + size.values }
}
