package import Geometry

/// The arithmetic of zooming: fixed points and limits.
package enum ZoomPhysics {
  /// The offset at which the content under `anchor` stays in place when the scale changes.
  ///
  /// It is (offset + p)·s'/s − p, which may lie outside the range of offsets.
  ///
  /// - Parameters:
  ///   - offset: In points, at the old scale.
  ///   - anchor: p, in points from the top left corner of the visible part.
  ///   - oldScale: s, above zero; otherwise the offset stays.
  ///   - newScale: s', above zero; otherwise the offset stays.
  /// - Returns: In points, at the new scale.
  package static func offset(
    _ offset: Point, anchor: Point, from oldScale: Double, to newScale: Double
  ) -> Point {
    let factor = newScale / oldScale
    guard factor > 0, factor.isFinite else { return offset.motionValue }
    let anchor = anchor.motionValue
    return ((offset.motionValue + anchor) * factor - anchor).motionValue
  }

  /// The nearest scale within the limits; NaN counts as 1.
  package static func clamp(_ scale: Double, to limits: ClosedRange<Double>) -> Double {
    limits.clamp(scale.isNaN ? 1 : scale)
  }

  /// The limit of an elastic pinch: 1.5 times the greatest scale, or two thirds of the least.
  ///
  /// A choice: UIKit's documentation says that the content gives way and comes back, but not by how
  /// much.
  package static let greatestExcess = 1.5

  /// The visible scale for a pinched scale; past a limit, it follows the fingers less and less.
  ///
  /// The rubber band of scrolling applies to the logarithm of the excess, with the logarithm of
  /// ``greatestExcess`` as its length. So zooming in and out behave alike, and content never
  /// appears larger than 1.5 times its greatest scale.
  package static func rubberBanded(
    _ scale: Double, to limits: ClosedRange<Double>, band: RubberBand = .standard
  ) -> Double {
    let clamped = clamp(scale, to: limits)
    guard scale > 0, clamped > 0, scale != clamped else { return clamped }
    let excess = Exponential.logarithm(scale / clamped)
    let shown = band.band(excess, dimension: Exponential.logarithm(greatestExcess))
    return clamped * Exponential.power(2.718281828459045, shown)
  }

  /// The pinched scale for a visible one: the inverse of ``rubberBanded(_:to:band:)``.
  package static func unbanded(
    _ shown: Double, from limits: ClosedRange<Double>, band: RubberBand = .standard
  ) -> Double {
    let clamped = clamp(shown, to: limits)
    guard shown > 0, clamped > 0, shown != clamped else { return clamped }
    let excess = band.inverse(
      Exponential.logarithm(shown / clamped), dimension: Exponential.logarithm(greatestExcess))
    return clamped * Exponential.power(2.718281828459045, excess)
  }

  /// The spring that brings the logarithm of a scale back, with the velocity of the fingers.
  ///
  /// `velocity` is the change of the scale per second. The content goes no further than fingers can
  /// pinch it: the velocity v of the logarithm is limited so that a spring that starts at the limit
  /// would peak, at v/(e·ω), no further than the logarithm of ``greatestExcess``.
  package static func spring(
    from scale: Double, to target: Double, velocity: Double
  ) -> CriticallyDampedSpring {
    let rest = CriticallyDampedSpring(
      from: Exponential.logarithm(scale), to: Exponential.logarithm(target), velocity: 0)
    let fastest =
      Exponential.logarithm(greatestExcess) * rest.angularFrequency * 2.718281828459045
    let speed = (velocity / scale).motionValue
    return CriticallyDampedSpring(
      from: Exponential.logarithm(scale), to: Exponential.logarithm(target),
      velocity: min(max(speed, -fastest), fastest))
  }

  /// The visible scale of ``spring(from:to:velocity:)``, at a time in seconds since its start.
  package static func scale(of spring: CriticallyDampedSpring, at time: Double) -> Double {
    Exponential.power(2.718281828459045, spring.value(at: time))
  }

  /// The logarithm of a scale; equal differences are equal factors of magnification.
  package static func magnification(of scale: Double) -> Double { Exponential.logarithm(scale) }

  /// The scale of a ``magnification(of:)``.
  package static func scale(ofMagnification magnification: Double) -> Double {
    Exponential.power(2.718281828459045, magnification)
  }

  /// The greatest scale at which a rectangle of the content fits, clamped to the limits.
  ///
  /// `rect` is in points of the content at scale 1; `bounds`, the size of the visible part, is in
  /// points. A side of length 0 fits at any scale.
  package static func scale(
    showing rect: Rect, in bounds: Size, limits: ClosedRange<Double>
  ) -> Double {
    let across = bounds.width / rect.width
    let along = bounds.height / rect.height
    guard rect.width > 0 || rect.height > 0 else { return limits.upperBound }
    let scale =
      if rect.width > 0, rect.height > 0 {
        min(across, along)
      } else {
        rect.width > 0 ? across : along
      }
    return clamp(scale, to: limits)
  }

  /// The offset that centres a rectangle of the content in the visible part.
  ///
  /// - Parameters:
  ///   - rect: In points of the content at scale 1.
  ///   - bounds: The size of the visible part, in points.
  ///   - scale: The scale at which the content is shown.
  /// - Returns: In points at `scale`; the offset may lie outside the range of offsets.
  package static func offset(centering rect: Rect, in bounds: Size, scale: Double) -> Point {
    Point(
      x: (rect.midX.motionValue * scale.motionValue - bounds.width.motionValue / 2),
      y: (rect.midY.motionValue * scale.motionValue - bounds.height.motionValue / 2)
    ).motionValue
  }
}
