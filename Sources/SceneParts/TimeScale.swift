/// A horizontal axis of time: the position of each scene time, and the time at each position.
package struct TimeScale: Hashable, Sendable {
  /// The ends of the axis, in points.
  package var start: Double
  package var end: Double
  /// The time at `start`, and the duration that the axis represents, in seconds.
  package var origin: Double
  package var length: Double

  /// Makes an axis between two x coordinates, in points; `origin` and `length` are in seconds.
  package init(from start: Double, to end: Double, origin: Double = 0, length: Double) {
    (self.start, self.end, self.origin, self.length) = (start, end, origin, length)
  }

  /// The x coordinate of a time in seconds, limited to the axis.
  package func x(of time: Double) -> Double {
    start + (end - start) * min(max((time - origin) / length, 0), 1)
  }

  /// The time at an x coordinate, in seconds, limited to the axis.
  package func time(at x: Double) -> Double {
    origin + min(max((x - start) / (end - start), 0), 1) * length
  }
}
