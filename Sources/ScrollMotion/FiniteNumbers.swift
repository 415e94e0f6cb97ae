internal import Geometry

/// What motion makes of numbers that no pointer and no content has.
///
/// Not a number and infinity count as zero. Finite ones are limited to magnitudes whose products
/// stay finite, far beyond any content: nothing in this room ever answers with a not-a-number.
extension Double {
  /// 10^100, for positions, distances, and velocities.
  static let largestMotionValue = 1e100

  /// A position in points or a velocity in points per second that arithmetic survives.
  var motionValue: Double {
    isFinite ? min(max(self, -Self.largestMotionValue), Self.largestMotionValue) : 0
  }

  /// A time since the start in seconds: below zero and not a number count as zero.
  ///
  /// Thirty years stand for anything longer, infinity included.
  var motionTime: Double {
    self > 0 ? min(self, 1e9) : 0
  }

  /// How long something takes, in seconds: like ``motionTime``, and below a microsecond zero.
  var motionDuration: Double {
    self >= 1e-6 ? motionTime : 0
  }

  /// The number, or `fallback` unless it is finite and above zero; within `limits`.
  func positive(or fallback: Double, in limits: ClosedRange<Double>) -> Double {
    isFinite && self > 0 ? min(max(self, limits.lowerBound), limits.upperBound) : fallback
  }
}

extension Point {
  var motionValue: Point { Point(x: x.motionValue, y: y.motionValue) }
}

extension ClosedRange<Double> {
  /// The nearest number within the range.
  func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }

  /// The range with finite ends; an infinite end becomes one that is out of reach.
  var motionRange: ClosedRange<Double> {
    let reachable = -Double.largestMotionValue...Double.largestMotionValue
    return reachable.clamp(lowerBound)...reachable.clamp(upperBound)
  }
}
