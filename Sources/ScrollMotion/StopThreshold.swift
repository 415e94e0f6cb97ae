/// When a motion is near enough to its destination to end there.
///
/// A decaying motion never arrives on its own. It ends as soon as it is, and stays, both nearer
/// than ``distance`` and slower than ``velocity``, and it ends exactly on its destination.
public struct StopThreshold: Hashable, Sendable {
  /// In points.
  public let distance: Double
  /// In points per second.
  public let velocity: Double

  /// - Parameters:
  ///   - distance: In points; half a point, the least that can show, unless it is above zero.
  ///   - velocity: In points per second; 10 unless it is above zero.
  public init(distance: Double, velocity: Double) {
    self.distance = distance.positive(or: 0.5, in: 1e-9...1e9)
    self.velocity = velocity.positive(or: 10, in: 1e-9...1e9)
  }

  /// Half a device pixel, so that the last step moves what is drawn by one pixel at most.
  ///
  /// Source: ScrollMechanics has 0.5/scale, fluid-scroll the 10 points per second.
  /// - Parameter scale: Device pixels in a point.
  public init(scale: Double) {
    self.init(distance: 0.5 / scale.positive(or: 1, in: 0.01...100), velocity: 10)
  }

  /// Half a point and 10 points per second.
  public static let standard = StopThreshold(scale: 1)
}
