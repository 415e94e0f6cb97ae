import Testing

@testable import ScrollMotion

@Suite("The progress of a spring")
struct SpringProgressTests {
  private static let springs = [0.05, 0.2, 0.5, 0.8, 0.99, 1].flatMap { ratio in
    [-4.0, 0, 1, 20].map { SpringProgress(dampingRatio: ratio, velocity: $0, duration: 0.8) }
  }

  @Test("solves its equation, step by step", arguments: springs)
  func equation(spring: SpringProgress) {
    // Runge and Kutta's method for e'' = -2ζω·e' - ω²·e.
    let (ratio, stiffness) = (spring.dampingRatio, spring.stiffness)
    func slope(_ e: Double, _ v: Double) -> (Double, Double) {
      (v, -2 * ratio * stiffness * v - stiffness * stiffness * e)
    }
    var (e, v) = (1.0, -spring.velocity)
    let steps = 8_000
    let step = spring.duration / Double(steps)
    for index in 1..<steps {
      let a = slope(e, v)
      let b = slope(e + a.0 * step / 2, v + a.1 * step / 2)
      let c = slope(e + b.0 * step / 2, v + b.1 * step / 2)
      let d = slope(e + c.0 * step, v + c.1 * step)
      e += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
      let progress = spring.value(at: Double(index) * step)
      guard abs(progress - (1 - e)) < 1e-5 else {
        Issue.record("after step \(index) it is \(progress), not \(1 - e)")
        return
      }
    }
  }

  @Test("begins at 0, ends at 1, and is at rest by then", arguments: springs)
  func ends(spring: SpringProgress) {
    #expect(spring.value(at: 0) == 0 && spring.value(at: spring.duration) == 1)
    #expect(abs(spring.value(at: spring.duration.nextDown) - 1) <= SpringProgress.rest * 1.001)
  }

  @Test("passes the end only if it swings")
  func overshoot() {
    func highest(_ ratio: Double) -> Double {
      let spring = SpringProgress(dampingRatio: ratio, velocity: 0, duration: 1)
      return (0...1_000).map { spring.value(at: Double($0) / 1_000) }.max() ?? 0
    }
    #expect(highest(1) == 1 && highest(0.5) > 1.1 && highest(0.2) > highest(0.5))
  }

  @Test("takes any numbers")
  func hostile() {
    for number in [Double.nan, .infinity, -1, 0, 1e300] {
      let spring = SpringProgress(dampingRatio: number, velocity: number, duration: number)
      for time in [0, 1e-4, 1, 1e4, number] { #expect(spring.value(at: time).isFinite) }
    }
  }
}
