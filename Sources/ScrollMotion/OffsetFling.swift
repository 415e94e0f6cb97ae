package import Geometry

/// The motion of the offset after the content has been released: a fling along each axis.
///
/// The axes are independent: one may bounce, or have ended, while the other decelerates.
package struct OffsetFling: Hashable, Sendable {
  /// The motion of the horizontal coordinate.
  package var x: Fling
  /// The motion of the vertical coordinate.
  package var y: Fling

  /// Combines two flings that start at the same time.
  package init(x: Fling, y: Fling) {
    self.x = x
    self.y = y
  }

  /// Releases content with a velocity.
  ///
  /// `start` is in points; `velocity` is in points per second, positive for a growing offset.
  package init(
    from start: Point, velocity: Point, in range: ScrollRange, physics: ScrollPhysics = .standard
  ) {
    x = Fling(
      from: start.x, velocity: velocity.x, in: range[.horizontal], physics: physics)
    y = Fling(
      from: start.y, velocity: velocity.y, in: range[.vertical], physics: physics)
  }

  /// The same motion, shifted by `distance` points.
  package func shifted(by distance: Point) -> OffsetFling {
    OffsetFling(x: x.shifted(by: distance.x), y: y.shifted(by: distance.y))
  }

  /// The offset at rest, in points.
  package var destination: Point { Point(x: x.destination, y: y.destination) }

  /// When both axes have come to rest, in seconds since the start.
  package var duration: Double { max(x.duration, y.duration) }

  /// The offset in points, at a time in seconds since the start.
  package func value(at time: Double) -> Point {
    Point(x: x.value(at: time), y: y.value(at: time))
  }

  /// The velocity in points per second, at a time in seconds since the start.
  package func velocity(at time: Double) -> Point {
    Point(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  /// The fling along one axis.
  package subscript(axis: Axis) -> Fling {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
