internal import Geometry

/// How motion handles numbers that no pointer and no content can have.
///
/// NaN and infinity count as zero. Finite numbers are limited to magnitudes whose products stay
/// finite, far beyond any content. So no function of this module returns NaN.
extension Double {
  /// 10^100, for positions, distances and velocities.
  static let largestMotionValue = 1e100

  /// The number, limited to a range in which arithmetic stays finite; 0 if it is NaN or infinite.
  var motionValue: Double {
    isFinite ? min(max(self, -Self.largestMotionValue), Self.largestMotionValue) : 0
  }

  /// The number as a time since the start, in seconds: a negative number or NaN counts as zero.
  ///
  /// A number above 1e9, about thirty years, counts as 1e9; so does infinity.
  var motionTime: Double {
    self > 0 ? min(self, 1e9) : 0
  }

  /// The number as a duration in seconds: like ``motionTime``, but zero below a microsecond.
  var motionDuration: Double {
    self >= 1e-6 ? motionTime : 0
  }

  /// The number clamped to `limits` if it is finite and above zero; otherwise `fallback`.
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

  /// The range with finite ends: an infinite end is replaced by a number beyond any content.
  var motionRange: ClosedRange<Double> {
    let reachable = -Double.largestMotionValue...Double.largestMotionValue
    return reachable.clamp(lowerBound)...reachable.clamp(upperBound)
  }
}
