/// The resistance of content that is pulled past its end.
///
/// The farther the content is pulled, the smaller is the part of the pull that it follows. The
/// content always moves by less than the length of the visible part: f(x) = x·c·d/(d + c·x). The
/// curve is the same on both sides of zero.
///
/// ```swift
/// RubberBand.standard.band(100, dimension: 600)       // 50.38167…
/// RubberBand.standard.inverse(50.38167, dimension: 600) // 100
/// ```
///
/// Source: ScrollMechanics, `RubberBand.swift`; XNAnimation, `XNScrollView.m`; fluid-scroll,
/// `rubber_band.rs`; all three use c = 0.55.
package struct RubberBand: Hashable, Sendable {
  /// c: the fraction of a pull that the content follows where the pull begins, at the edge.
  package let coefficient: Double

  /// Makes a rubber band.
  ///
  /// A coefficient that is not finite and positive is replaced by 0.55; other coefficients are
  /// clamped to 1e-6...1e6.
  package init(coefficient: Double) {
    self.coefficient = coefficient.positive(or: 0.55, in: 1e-6...1e6)
  }

  /// The standard rubber band, with c = 0.55.
  package static let standard = RubberBand(coefficient: 0.55)

  /// The distance that the content moves when it is pulled past its end: f(x).
  ///
  /// - Parameters:
  ///   - pull: x, in points.
  ///   - dimension: d, the length of the visible part in points; if it is zero, nothing moves.
  /// - Returns: In points, with the sign of `pull` and always of a magnitude below `dimension`.
  package func band(_ pull: Double, dimension: Double) -> Double {
    let dimension = Self.usable(dimension)
    guard dimension > 0 else { return 0 }
    // d/(1 + 1/r) with r = c|x|/d equals x·c·d/(d + c·x), but cannot overflow.
    let ratio = coefficient * abs(pull.motionValue) / dimension
    let length = min(dimension / (1 + 1 / ratio), dimension.nextDown)
    return pull < 0 ? -length : length
  }

  /// The pull that moves the content by `banded`, f⁻¹(y), so that grabbing a bounce causes no jump.
  ///
  /// It is y·d/(c(d − y)). No pull reaches the dimension, so a value at or past it counts as
  /// slightly less.
  ///
  /// - Parameters:
  ///   - banded: y, in points.
  ///   - dimension: d, in points.
  /// - Returns: In points.
  package func inverse(_ banded: Double, dimension: Double) -> Double {
    let dimension = Self.usable(dimension)
    guard dimension > 0 else { return 0 }
    let part = min(abs(banded.motionValue) / dimension, 1 - 1e-9)
    let pull = dimension * (part / (coefficient * (1 - part)))
    return banded < 0 ? -pull : pull
  }

  /// The part of a further movement that the content follows: c(1 − y/d)².
  ///
  /// This factor turns the velocity of the pointer into the velocity of the content.
  ///
  /// - Parameters:
  ///   - banded: y, the distance of the content past its end, in points.
  ///   - dimension: d, in points.
  /// - Returns: A factor; 0 if `dimension` is not above zero.
  package func gain(at banded: Double, dimension: Double) -> Double {
    let dimension = Self.usable(dimension)
    guard dimension > 0 else { return 0 }
    let rest = max(0, 1 - abs(banded.motionValue) / dimension)
    return coefficient * rest * rest
  }

  /// The visible offset for a requested one: unchanged within the range, banded past it.
  ///
  /// - Parameters:
  ///   - offset: The requested offset, in points.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - dimension: The length of the visible part along the axis, in points.
  /// - Returns: In points.
  package func clamp(_ offset: Double, to range: ClosedRange<Double>, dimension: Double) -> Double {
    let offset = offset.motionValue
    let edge = range.motionRange.clamp(offset)
    return edge + band(offset - edge, dimension: dimension)
  }

  /// The requested offset for a visible one: the inverse of ``clamp(_:to:dimension:)``.
  ///
  /// - Parameters:
  ///   - offset: The visible offset, in points.
  ///   - range: The least and the greatest offset at rest, in points.
  ///   - dimension: The length of the visible part along the axis, in points.
  /// - Returns: In points.
  package func unclamp(_ offset: Double, from range: ClosedRange<Double>, dimension: Double)
    -> Double
  {
    let offset = offset.motionValue
    let edge = range.motionRange.clamp(offset)
    return edge + inverse(offset - edge, dimension: dimension)
  }

  private static func usable(_ dimension: Double) -> Double {
    dimension > 0 ? min(dimension, Double.largestMotionValue) : 0
  }
}
