extension Rect {
  /// A rectangle with `start` and `thickness` along an axis, `near` and `breadth` across it.
  init(axis: Axis, start: Double, thickness: Double, near: Double, breadth: Double) {
    switch axis {
    case .vertical: self.init(x: near, y: start, width: breadth, height: thickness)
    case .horizontal: self.init(x: start, y: near, width: thickness, height: breadth)
    }
  }

  func start(along axis: Axis) -> Double { origin[axis] }
  func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}

extension Size {
  init(axis: Axis, thickness: Double, breadth: Double) {
    switch axis {
    case .vertical: self.init(width: breadth, height: thickness)
    case .horizontal: self.init(width: thickness, height: breadth)
    }
  }
}

extension EdgeInsets {
  func near(along axis: Axis) -> Double { axis == .horizontal ? left : top }
  func far(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  mutating func add(_ distance: Double, near axis: Axis) {
    if axis == .horizontal { left += distance } else { top += distance }
  }

  mutating func add(_ distance: Double, far axis: Axis) {
    if axis == .horizontal { right += distance } else { bottom += distance }
  }

  /// The sum of the two insets along an axis, in points.
  func sum(along axis: Axis) -> Double {
    axis == .horizontal ? left + right : top + bottom
  }
}
