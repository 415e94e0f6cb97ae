import ScrollEngine
import TestSupport

/// The documented formulas for strokes on one axis, computed in another way than in the engine:
/// without closed forms of time. Motion is integrated step by step from its differential equations
/// (v' = −λv while it decelerates, x'' = −2ωx' − ω²x beside an edge) by the fourth-order
/// Runge–Kutta method, and edges are found by bisecting a step.
struct ReferenceScroller {
  let range: ClosedRange<Double>
  /// The length of the visible part, in points.
  let length: Double

  /// The offset in points, and the velocity in points per second.
  private(set) var offset: Double
  private(set) var velocity = 0.0

  private enum Law {
    case rest
    case deceleration
    case spring(edge: Double)
  }

  private var law = Law.rest

  /// The length of an integration step, in seconds.
  private static let step = 0.000_25
  /// −1000·ln 0.998 and 2π/0.575, per second.
  private static let decay = 2.002_002_670_673_3
  private static let frequency = 10.927_278_794_225_4

  init(range: ClosedRange<Double>, length: Double, offset: Double) {
    self.range = range
    self.length = length
    self.offset = offset
  }

  var isMoving: Bool {
    if case .rest = law { return false }
    return true
  }

  /// The offset at which the current motion ends.
  var destination: Double {
    switch law {
    case .rest: offset
    case .spring(let edge): edge
    case .deceleration: min(max(offset + velocity / Self.decay, range.lowerBound), range.upperBound)
    }
  }

  /// Whether the content decelerates, and does not bounce.
  var isDecelerating: Bool {
    if case .deceleration = law { return true }
    return false
  }

  // MARK: Dragging

  /// The pull that shows as `shown`: the inverse of the rubber band x·c·d/(d + c·x), by bisection.
  private func pull(showing shown: Double) -> Double {
    var (low, high) = (0.0, 1e7)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if band(middle) < shown { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func band(_ pull: Double) -> Double { (1 - 1 / (pull * 0.55 / length + 1)) * length }

  /// The offset that the finger asks for while the content shows `offset`.
  func wanted() -> Double {
    if offset < range.lowerBound {
      return range.lowerBound - pull(showing: range.lowerBound - offset)
    }
    if offset > range.upperBound {
      return range.upperBound + pull(showing: offset - range.upperBound)
    }
    return offset
  }

  mutating func drag(to wanted: Double) {
    law = .rest
    velocity = 0
    offset =
      wanted < range.lowerBound
      ? range.lowerBound - band(range.lowerBound - wanted)
      : wanted > range.upperBound
        ? range.upperBound + band(wanted - range.upperBound) : wanted
  }

  /// Stops the content where it is caught, at the offset that the last frame showed.
  mutating func hold(at shown: Double) {
    offset = shown
    law = .rest
    velocity = 0
  }

  /// - Parameters:
  ///   - speed: The speed of the offset that the finger asks for, in points per second.
  ///   - remaining: The speed of the content when it was caught, in points per second.
  mutating func release(speed: Double, remaining: Double) {
    var speed = abs(speed) < 25 ? 0 : speed
    let over = offset < range.lowerBound ? range.lowerBound - offset : offset - range.upperBound
    if over > 0 {
      // The slope of the rubber band at this offset, by a difference quotient.
      let pull = pull(showing: over)
      speed *= (band(pull + 1e-4) - band(pull - 1e-4)) / 2e-4
      velocity = speed
      law = .spring(edge: offset < range.lowerBound ? range.lowerBound : range.upperBound)
      keepInSight()
      return
    }
    if speed * remaining > 0, abs(speed) >= 300 {
      var power = 1.0
      // |v|^1.967 as v² / e^(0.033·ln |v|).
      let base = abs(remaining)
      power = base * base
      power /= exponential(0.033 * logarithm(base))
      speed += (speed < 0 ? -1 : 1) * min(0.000816 * power, 40_000)
    }
    velocity = speed
    law = speed == 0 ? .rest : .deceleration
  }

  /// Reduces the speed so that the content goes past the edge by half its visible length at most.
  private mutating func keepInSight() {
    guard case .spring(let edge) = law, (offset - edge) * velocity > 0 else { return }
    func farthest(_ speed: Double) -> Double {
      var copy = self
      copy.velocity = speed
      var most = 0.0
      for _ in 0..<2_000 where copy.velocity * speed > 0 {
        copy.integrate(Self.step)
        most = max(most, abs(copy.offset - edge))
      }
      return most
    }
    guard farthest(velocity) > length / 2 else { return }
    var (low, high) = (0.0, velocity)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if farthest(middle) > length / 2 { high = middle } else { low = middle }
    }
    velocity = low
  }

  private func exponential(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for order in 1...40 {
      term *= x / Double(order)
      sum += term
    }
    return sum
  }

  /// By Halley's method on e^y = x.
  private func logarithm(_ x: Double) -> Double {
    var y = 6.0
    for _ in 0..<60 {
      let power = exponential(y / 8)
      let whole = power * power * power * power * power * power * power * power
      y += (x - whole) / (x + whole) * 2
    }
    return y
  }

  // MARK: Motion

  mutating func advance(by time: Double) {
    var rest = time
    while rest > 1e-15, isMoving {
      let step = min(Self.step, rest)
      take(step)
      rest -= step
    }
  }

  private mutating func take(_ step: Double) {
    let before = (offset, velocity)
    integrate(step)
    guard case .deceleration = law, offset < range.lowerBound || offset > range.upperBound else {
      return crossFromOutside(before, step)
    }
    // The content moves to the edge by deceleration, and from there by the spring.
    let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
    let part = crossing(of: edge, from: before, within: step)
    law = .spring(edge: edge)
    offset = edge
    // The velocity that leads half a length past the edge, e·ω·length/2, or Flutter's limit.
    let most = min(5_000, exponential(1) * Self.frequency * length / 2)
    velocity = min(max(velocity, -most), most)
    integrate(step - part)
  }

  /// Content that a spring moves past the edge into the range goes on with a deceleration.
  private mutating func crossFromOutside(_ before: (Double, Double), _ step: Double) {
    guard case .spring(let edge) = law, range.lowerBound < range.upperBound else { return }
    let isInside = edge == range.lowerBound ? offset > edge : offset < edge
    guard isInside, before.0 != edge else { return }
    let part = crossing(of: edge, from: before, within: step)
    law = .deceleration
    offset = edge
    integrate(step - part)
  }

  /// Moves the content to the edge within a step, and returns the time that this takes.
  private mutating func crossing(
    of edge: Double, from before: (Double, Double), within step: Double
  ) -> Double {
    let isRising = offset > before.0
    var (low, high) = (0.0, step)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      (offset, velocity) = before
      integrate(middle)
      if (offset > edge) == isRising { high = middle } else { low = middle }
    }
    (offset, velocity) = before
    integrate(high)
    return high
  }

  private func slope(_ x: Double, _ v: Double) -> (Double, Double) {
    switch law {
    case .rest: (0, 0)
    case .deceleration: (v, -Self.decay * v)
    case .spring(let edge):
      (v, -2 * Self.frequency * v - Self.frequency * Self.frequency * (x - edge))
    }
  }

  private mutating func integrate(_ h: Double) {
    let a = slope(offset, velocity)
    let b = slope(offset + a.0 * h / 2, velocity + a.1 * h / 2)
    let c = slope(offset + b.0 * h / 2, velocity + b.1 * h / 2)
    let d = slope(offset + c.0 * h, velocity + c.1 * h)
    offset += (a.0 + 2 * b.0 + 2 * c.0 + d.0) * h / 6
    velocity += (a.1 + 2 * b.1 + 2 * c.1 + d.1) * h / 6
  }
}
