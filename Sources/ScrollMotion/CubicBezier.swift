/// A timing curve from (0, 0) to (1, 1) with two control points, as in CSS and Core Animation.
package struct CubicBezier: Hashable, Sendable {
  /// The fraction of the time at the first control point, 0 to 1.
  package let x1: Double
  /// The progress at the first control point.
  package let y1: Double
  /// The fraction of the time at the second control point, 0 to 1.
  package let x2: Double
  /// The progress at the second control point.
  package let y2: Double

  /// Makes a curve from its control points; x₁ and x₂ are clamped to 0...1, so that time is
  /// monotone.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1.motionValue, 0), 1)
    self.y1 = y1.motionValue
    self.x2 = min(max(x2.motionValue, 0), 1)
    self.y2 = y2.motionValue
  }

  /// Slow at both ends: (0.42, 0, 0.58, 1).
  ///
  /// Source: CSS `ease-in-out`, Core Animation's `easeInEaseOut`.
  package static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// Slow at the beginning: (0.42, 0, 1, 1). Source: CSS `ease-in`.
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)

  /// Slow at the end: (0, 0, 0.58, 1). Source: CSS `ease-out`.
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)

  /// Even: (0, 0, 1, 1).
  package static let linear = CubicBezier(0, 0, 1, 1)

  /// The progress of the animation after a fraction of its time; 0 before the start, 1 past the
  /// end.
  ///
  /// - Complexity: Usually four steps of Newton's method, at worst 60 bisections.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.polynomial(y1, y2, at: parameter(at: x))
  }

  /// The slope dy/dx after a fraction of the time; 0 before the start, past the end, and where the
  /// curve is vertical.
  package func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    let parameter = parameter(at: x)
    let dx = Self.derivative(x1, x2, at: parameter)
    return dx > 1e-9 ? Self.derivative(y1, y2, at: parameter) / dx : 0
  }

  /// The parameter s at which the curve has this x: Newton's method, kept within bounds.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = x
    for _ in 0..<60 {
      let error = Self.polynomial(x1, x2, at: parameter) - x
      if abs(error) < 1e-15 { break }
      if error < 0 { low = parameter } else { high = parameter }
      let next = parameter - error / Self.derivative(x1, x2, at: parameter)
      let inside = next > low && next < high
      let previous = parameter
      parameter = inside ? next : low + (high - low) / 2
      if parameter == previous { break }
    }
    return parameter
  }

  /// 3(1−s)²s·a + 3(1−s)s²·b + s³.
  private static func polynomial(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }

  private static func derivative(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * a + 6 * rest * s * (b - a) + 3 * s * s * (1 - b)
  }
}
