public import Geometry

/// How fast a pointer moves, from its last few positions.
///
/// The last four samples give three velocities, and their weighted mean is the answer. The newest
/// one counts least: it is the least certain, and often the movement of a finger that lifts.
///
/// ```swift
/// var tracker = VelocityTracker()
/// for step in 0..<4 { tracker.add(Point(x: 0, y: Double(step) * 8), at: Double(step) / 120) }
/// tracker.velocity(at: 3.0 / 120) // (0, 960) points per second
/// ```
///
/// Source: Flutter's `IOSScrollViewFlingVelocityTracker`, with three decisions:
///
/// - Time that runs backwards is no time: such a sample is dropped, and so is one that is not finite.
/// - Samples of one time are one: the last position is where the pointer was. Between two positions of
///   one time there is no velocity, and in Flutter a pair of them counts as rest.
/// - Across a pause of more than 40 milliseconds earlier velocities are forgotten: the one across
///   the pause stands for them. In Flutter a nudge after a pause flings with what came before it.
///
/// The velocity is the pointer's. That of the offset is its negative.
public struct VelocityTracker: Hashable, Sendable {
  /// What each of the last three velocities counts, together 1.
  public struct Weights: Hashable, Sendable {
    /// For the velocity between the fourth and the third sample from the end.
    public var oldest: Double
    /// For the velocity between the third and the second sample from the end.
    public var middle: Double
    /// For the velocity between the last two samples.
    public var newest: Double

    /// Weights of one's own; their sum is what a constant velocity is multiplied by.
    public init(oldest: Double, middle: Double, newest: Double) {
      self.oldest = oldest
      self.middle = middle
      self.newest = newest
    }

    /// 0.60, 0.35, 0.05.
    ///
    /// Source: Flutter, measured on iOS.
    public static let iOS = Weights(oldest: 0.60, middle: 0.35, newest: 0.05)

    /// 0.15, 0.65, 0.20.
    ///
    /// Source: Flutter, measured on macOS.
    public static let macOS = Weights(oldest: 0.15, middle: 0.65, newest: 0.20)
  }

  /// 0.04 seconds: a pointer that has not been heard of for longer rests.
  public static let restingTime = 0.040

  /// What each of the last three velocities counts.
  public var weights: Weights

  // Inline, because a drag must not allocate; older samples have no weight.
  private var newest: Sample?
  private var second: Sample?
  private var third: Sample?
  private var fourth: Sample?

  /// A tracker that has not seen a sample yet.
  public init(weights: Weights = .iOS) {
    self.weights = weights
  }

  /// Takes note of where the pointer is.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - time: In seconds, on the clock of all samples.
  public mutating func add(_ position: Point, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let newest, time <= newest.time {
      if time == newest.time { self.newest = Sample(position: position, time: time) }
      return
    }
    (fourth, third, second) = (third, second, newest)
    newest = Sample(position: position, time: time)
  }

  /// Forgets all samples.
  public mutating func reset() {
    self = VelocityTracker(weights: weights)
  }

  /// The velocity in points per second; zero with fewer than two samples.
  ///
  /// What samples are missing to four counts as rest.
  /// - Parameter time: Now, in seconds; zero is the answer more than 40 milliseconds away from the
  ///   newest sample.
  public func velocity(at time: Double) -> Point {
    guard let newest, abs(time - newest.time) <= Self.restingTime + 1e-9 else { return .zero }
    var velocity = Self.velocity(from: second, to: newest)
    var sum = velocity * weights.newest
    velocity = isPause(second, newest) ? velocity : Self.velocity(from: third, to: second)
    sum = sum + velocity * weights.middle
    let isForgotten = isPause(second, newest) || isPause(third, second)
    velocity = isForgotten ? velocity : Self.velocity(from: fourth, to: third)
    return (sum + velocity * weights.oldest).motionValue
  }

  /// The velocity, or none if it is slower than `speed` points per second.
  public static func velocity(_ velocity: Point, noSlowerThan speed: Double) -> Point {
    let velocity = velocity.motionValue
    return velocity.length < speed ? .zero : velocity
  }

  private struct Sample: Hashable, Sendable {
    var position: Point
    var time: Double
  }

  private static func velocity(from earlier: Sample?, to later: Sample?) -> Point {
    guard let earlier, let later else { return .zero }
    let elapsed = later.time - earlier.time
    let movement = later.position - earlier.position
    return Point(x: movement.x / elapsed, y: movement.y / elapsed).motionValue
  }

  private func isPause(_ earlier: Sample?, _ later: Sample?) -> Bool {
    guard let earlier, let later else { return false }
    return later.time - earlier.time > Self.restingTime + 1e-9
  }
}
