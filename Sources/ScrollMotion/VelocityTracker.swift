package import Geometry

/// The velocity of a pointer, from its last few positions.
///
/// The last four samples give three velocities, and the result is their weighted mean. The newest
/// velocity has the least weight: it is the least certain, and often caused by the finger lifting.
///
/// Samples of a fast device are gathered first, so that a velocity spans at least 7.5 milliseconds.
/// Over a shorter time, the rounding of positions to pixels and of times to milliseconds would make
/// up a large part of the velocity, and three velocities would span only 3 milliseconds. Gathered
/// samples count as one, at the mean of their positions and times. Devices that report at most 125
/// times a second are not affected.
///
/// ```swift
/// var tracker = VelocityTracker()
/// for step in 0..<4 { tracker.add(Point(x: 0, y: Double(step) * 8), at: Double(step) / 120) }
/// tracker.velocity(at: 3.0 / 120) // (0, 960) points per second
/// ```
///
/// Source: Flutter's `IOSScrollViewFlingVelocityTracker`, with this gathering and three more
/// changes:
///
/// - A sample that is not finite, or whose time is before the last sample's time, is dropped.
/// - Of samples with the same time, only the last position counts. No velocity is computed between
///   two positions at the same time, while Flutter counts such a pair as rest.
/// - A pause of more than 40 milliseconds discards earlier velocities, and the velocity across the
///   pause replaces them. In Flutter, a nudge after a pause flings with the velocity before the
///   pause.
///
/// The velocity is the pointer's; the velocity of the offset is its negative.
package struct VelocityTracker: Hashable, Sendable {
  /// The weights of the last three velocities, 1 in all.
  package struct Weights: Hashable, Sendable {
    /// The weight of the velocity between the fourth and the third sample from the end.
    package var oldest: Double
    /// The weight of the velocity between the third and the second sample from the end.
    package var middle: Double
    /// The weight of the velocity between the last two samples.
    package var newest: Double

    /// Makes weights, which should add up to 1: their sum multiplies a constant velocity.
    package init(oldest: Double, middle: Double, newest: Double) {
      self.oldest = oldest
      self.middle = middle
      self.newest = newest
    }

    /// The weights 0.60, 0.35 and 0.05.
    ///
    /// Source: Flutter, measured on iOS.
    package static let iOS = Weights(oldest: 0.60, middle: 0.35, newest: 0.05)

    /// The weights 0.15, 0.65 and 0.20.
    ///
    /// Source: Flutter, measured on macOS.
    package static let macOS = Weights(oldest: 0.15, middle: 0.65, newest: 0.20)
  }

  /// The silence after which a pointer counts as resting: 0.04 seconds.
  package static let restingTime = 0.040

  /// The slowest release that moves content: 25 points per second. Source: XNAnimation.
  package static let slowestFling = 25.0

  /// The weights of the last three velocities.
  package var weights: Weights

  /// The shortest time between samples that count separately, in seconds.
  ///
  /// 0 gives the source's formula, in which each sample counts. The default of 0.0075 is a choice:
  /// just under the period of a device that reports 125 times a second, as most mice do.
  package var shortestInterval: Double

  // Stored inline, because a drag must not allocate; older samples have no weight.
  private var newest: Gathering?
  private var second: Gathering?
  private var third: Gathering?
  private var fourth: Gathering?

  /// Makes a tracker without samples; `shortestInterval` is in seconds.
  package init(weights: Weights = .iOS, shortestInterval: Double = 0.007_5) {
    self.weights = weights
    self.shortestInterval = shortestInterval
  }

  /// Adds a position of the pointer.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - time: In seconds, on the clock of all samples.
  package mutating func add(_ position: Point, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let sample = Sample(position: position.motionValue, time: time)
    if let newest, time <= newest.last.time || time - newest.first.time < shortestInterval {
      self.newest?.add(sample)
      return
    }
    (fourth, third, second) = (third, second, newest)
    newest = Gathering(sample)
  }

  /// Discards all samples.
  package mutating func reset() {
    self = VelocityTracker(weights: weights, shortestInterval: shortestInterval)
  }

  /// The velocity in points per second; zero with fewer than two samples.
  ///
  /// With at least three samples, gathered ones included, the oldest known velocity also counts as
  /// any missing earlier velocity, so a flick of a press and two movements has its full speed. In
  /// Flutter, missing samples count as rest; here they count as rest only if there are just two
  /// samples, because nothing confirms a single velocity.
  ///
  /// `time` is the current time in seconds. If it differs from the time of the newest sample by
  /// more than 40 milliseconds, the velocity is zero.
  package func velocity(at time: Double) -> Point {
    guard let newest, abs(time - newest.last.time) <= Self.restingTime + 1e-9 else { return .zero }
    var velocity = second == nil ? newest.velocity : Self.velocity(from: second, to: newest)
    var sum = velocity * weights.newest
    if !isPause(second, newest) {
      velocity = earlier(velocity, from: third, to: second, samples: 3)
    }
    sum = sum + velocity * weights.middle
    if !isPause(second, newest), !isPause(third, second) {
      velocity = earlier(velocity, from: fourth, to: third, samples: 3)
    }
    return (sum + velocity * weights.oldest).motionValue
  }

  /// The velocity before `later`, from `first` to `second`. Without `first`, it is `later` if there
  /// are at least `samples` samples, gathered ones included, and otherwise zero.
  private func earlier(
    _ later: Point, from first: Gathering?, to second: Gathering?, samples: Int
  ) -> Point {
    guard first == nil else { return Self.velocity(from: first, to: second) }
    return sampleCount >= samples ? later : .zero
  }

  private var sampleCount: Int {
    (newest?.count ?? 0) + (second?.count ?? 0) + (third?.count ?? 0) + (fourth?.count ?? 0)
  }

  /// The velocity, or zero if it is slower than `speed` points per second.
  package static func velocity(_ velocity: Point, noSlowerThan speed: Double) -> Point {
    let velocity = velocity.motionValue
    return velocity.length < speed ? .zero : velocity
  }

  private struct Sample: Hashable, Sendable {
    var position: Point
    var time: Double
  }

  private static func velocity(from earlier: Gathering?, to later: Gathering?) -> Point {
    guard let earlier = earlier?.mean, let later = later?.mean else { return .zero }
    return velocity(from: earlier, to: later)
  }

  private static func velocity(from earlier: Sample, to later: Sample) -> Point {
    let elapsed = later.time - earlier.time
    let movement = later.position - earlier.position
    return Point(x: movement.x / elapsed, y: movement.y / elapsed).motionValue
  }

  private func isPause(_ earlier: Gathering?, _ later: Gathering?) -> Bool {
    guard let earlier, let later else { return false }
    return later.first.time - earlier.last.time > Self.restingTime + 1e-9
  }

  /// Several samples that count as one.
  private struct Gathering: Hashable, Sendable {
    private(set) var first: Sample
    private(set) var last: Sample
    /// The sum of all but the last sample, relative to the first one for precision.
    private var sum = Sample(position: .zero, time: 0)
    private(set) var count = 1

    init(_ sample: Sample) {
      first = sample
      last = sample
    }

    mutating func add(_ sample: Sample) {
      if sample.time > last.time {
        sum.position = sum.position + (last.position - first.position)
        sum.time += last.time - first.time
        count += 1
        last = sample
      } else if sample.time == last.time {
        if count == 1 { first = sample }
        last = sample
      }
    }

    var mean: Sample {
      if count == 1 { return last }
      let position = sum.position + (last.position - first.position)
      let time = sum.time + (last.time - first.time)
      return Sample(
        position: first.position + position * (1 / Double(count)),
        time: first.time + time / Double(count))
    }

    /// The velocity from the first sample to the last one.
    var velocity: Point {
      count == 1 ? .zero : VelocityTracker.velocity(from: first, to: last)
    }
  }
}
