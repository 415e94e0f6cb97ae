internal import Geometry

/// The progress of an animation by a spring, from 0 to 1, which it may pass before it settles there.
///
/// With e = 1 − progress, the damping ratio ζ and the stiffness ω, e'' + 2ζω·e' + ω²·e = 0. The
/// stiffness follows from the duration: at its end, the amplitude of e has become 0.001.
///
/// UIKit's `animate(withDuration:delay:usingSpringWithDamping:…)` takes the same duration, ratio and
/// velocity. Its documentation does not say how it finds the stiffness; the rule above is a choice.
package struct SpringProgress: Hashable, Sendable {
  /// The part of the distance that may be left at the end of the duration.
  package static let rest = 0.001

  /// ζ: 1 does not pass the end, smaller ratios swing longer.
  package let dampingRatio: Double
  /// The velocity at the beginning, in distances per second.
  package let velocity: Double
  /// In seconds.
  package let duration: Double
  /// ω, per second.
  package let stiffness: Double

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - dampingRatio: Clamped to 0.01...1; a ratio that is not finite and positive counts as 0.01.
  ///   - velocity: In distances per second; a velocity that is not finite counts as zero.
  ///   - duration: In seconds, clamped to 0.001...1000.
  package init(dampingRatio: Double, velocity: Double, duration: Double) {
    let ratio = dampingRatio.positive(or: 0.01, in: 0.01...1)
    let speed = min(max(velocity.motionValue, -1e3), 1e3)
    let duration = duration.positive(or: 1e-3, in: 1e-3...1e3)
    self.dampingRatio = ratio
    self.velocity = speed
    self.duration = duration
    // The amplitude falls with the stiffness, from at least 1 to nearly nothing.
    var (low, high) = (1e-3, 1e9)
    for _ in 0..<64 where low.nextUp < high {
      let middle = (low * high).squareRoot()
      let amplitude = Self.amplitude(ratio, speed, stiffness: middle, at: duration)
      if amplitude > Self.rest { low = middle } else { high = middle }
    }
    stiffness = high
  }

  /// The progress at a time in seconds: 0 before the beginning, 1 from the end of the duration on.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return 1 }
    let decay = Exponential.decay(dampingRatio * stiffness * time)
    guard dampingRatio < 1 else { return 1 - decay * (1 + (stiffness - velocity) * time) }
    let frequency = stiffness * Self.frequencyFactor(dampingRatio)
    // A rotation has the cosine and the sine of its angle.
    let turn = AffineTransform(rotationAngle: frequency * time)
    let (cosine, sine) = (turn.a, turn.b)
    return 1 - decay * (cosine + (dampingRatio * stiffness - velocity) / frequency * sine)
  }

  private static func frequencyFactor(_ ratio: Double) -> Double {
    (1 - ratio * ratio).squareRoot()
  }

  /// An upper bound of |e| from a time on, in distances.
  private static func amplitude(
    _ ratio: Double, _ velocity: Double, stiffness: Double, at time: Double
  ) -> Double {
    let decay = Exponential.decay(ratio * stiffness * time)
    guard ratio < 1 else { return decay * (1 + abs(stiffness - velocity) * time) }
    let swing = (ratio * stiffness - velocity) / (stiffness * frequencyFactor(ratio))
    return decay * (1 + swing * swing).squareRoot()
  }
}
