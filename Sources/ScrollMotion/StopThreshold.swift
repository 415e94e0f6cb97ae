/// The distance and velocity below which a motion ends at its destination.
///
/// A decaying motion never reaches its destination by itself. The motion ends there as soon as the
/// coordinate is, and stays, both nearer than ``distance`` and slower than ``velocity``.
package struct StopThreshold: Hashable, Sendable {
  /// The distance from the destination, in points.
  package let distance: Double
  /// The velocity, in points per second.
  package let velocity: Double

  /// Makes a threshold.
  ///
  /// - Parameters:
  ///   - distance: In points; half a point, the smallest visible distance, if the argument is not
  ///     finite and positive.
  ///   - velocity: In points per second; 10 if the argument is not finite and positive.
  package init(distance: Double, velocity: Double) {
    self.distance = distance.positive(or: 0.5, in: 1e-9...1e9)
    self.velocity = velocity.positive(or: 10, in: 1e-9...1e9)
  }

  /// Half a device pixel, so that the last step moves the picture by at most one pixel.
  ///
  /// Source: ScrollMechanics uses 0.5/scale, fluid-scroll the 10 points per second.
  ///
  /// - Parameter scale: Device pixels per point.
  package init(scale: Double) {
    self.init(distance: 0.5 / scale.positive(or: 1, in: 0.01...100), velocity: 10)
  }

  /// Half a point and 10 points per second.
  package static let standard = StopThreshold(scale: 1)
}
