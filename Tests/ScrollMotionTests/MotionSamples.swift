import ScrollMotion
import TestSupport

/// Flings of all kinds; the same seed gives the same flings.
struct MotionSamples {
  struct Sample: CustomStringConvertible {
    var start: Double
    var velocity: Double
    var range: ClosedRange<Double>
    var physics: ScrollPhysics
    var fling: Fling

    var description: String {
      "from \(start) at \(velocity) in \(range), bounces \(physics.bounces)"
    }
  }

  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  mutating func whole(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices.lowerBound..<elements.count, using: &random)]
  }

  /// A fling, one in four each: free, retargeted, snapping, and released past an edge.
  mutating func fling(bounces: Bool? = nil) -> Sample {
    let least: Double = pick([0, -64, 500])
    let length: Double = pick([0, 1, 300, 2000, 1e6])
    let range = least...(least + length)
    let physics = ScrollPhysics(
      decelerationRate: pick([.normal, .fast, DecelerationRate(rawValue: 0.995)]),
      bounces: bounces ?? pick([true, true, false]))
    var start = number(in: range)
    var velocity = number(in: -1...1) * pick([0.0, 30, 1000, 8000])
    let kind = whole(in: 0...3)
    if kind == 3 { start = pick([least - number(in: 0...300), range.upperBound + 90]) }
    if whole(in: 0...9) == 0 { velocity = 0 }
    let target = start + velocity * number(in: -0.5...1)
    let fling =
      switch kind {
      case 1: Fling(from: start, velocity: velocity, to: target, in: range, physics: physics)
      case 2:
        Fling(
          from: start, velocity: velocity, snappingTo: target, in: range, physics: physics)
      default: Fling(from: start, velocity: velocity, in: range, physics: physics)
      }
    return Sample(
      start: start, velocity: velocity, range: range, physics: physics, fling: fling)
  }

  /// The times of the ticks up to `end`: 60, 120 or 1000 a second, or at random.
  mutating func ticks(_ rhythm: Rhythm, until end: Double) -> [Double] {
    if let rate = rhythm.rate { return (0...Int(end * rate) + 1).map { Double($0) / rate } }
    var times = [0.0]
    while times[times.count - 1] < end {
      times.append(times[times.count - 1] + number(in: 0...0.08))
    }
    return times
  }

  enum Rhythm: CaseIterable {
    case sixty, hundredTwenty, thousand, irregular

    var rate: Double? {
      switch self {
      case .sixty: 60
      case .hundredTwenty: 120
      case .thousand: 1000
      case .irregular: nil
      }
    }
  }
}

func areFinite(_ numbers: [Double]) -> Bool {
  numbers.allSatisfy { $0.isFinite }
}

/// Numbers that no content and no pointer has in practice, and some usual ones.
let extremes: [Double] = [
  0, -0.0, 1e-300, -1e-300, .leastNonzeroMagnitude, 0.998, 1, -1, 1e9, -1e9, 1e300, -1e300,
  .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
]
