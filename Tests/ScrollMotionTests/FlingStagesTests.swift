import Geometry
import Testing

@testable import ScrollMotion

/// The stages of a fling, and where one stage ends and the next begins.
@Suite("The stages of a fling")
struct FlingStagesTests {
  private static let stopping = ScrollPhysics(bounces: false)
  /// λ, per second.
  private let decay = DecelerationRate.normal.decayConstant

  @Test("return from an edge only where a spring pulls to it", arguments: [1.0, -1])
  func edge(side: Double) {
    let (near, far): (Fling.Edge, Fling.Edge) = side > 0 ? (.lower, .upper) : (.upper, .lower)
    func range(_ length: Double) -> ClosedRange<Double> {
      side > 0 ? 0...length : -length...0
    }
    let thrown = Fling(from: 100 * side, velocity: 800 * side, in: range(300))
    #expect([0.2, 0.4].map { thrown.edgeOfReturn(at: $0) } == [nil, far])
    #expect(thrown.edgeOfReturn(at: thrown.duration) == nil)
    let outside = Fling(from: -100 * side, velocity: 0, in: range(1000))
    #expect(outside.edgeOfReturn(at: 0.1) == near)
    // This fling enters the range, crosses it, and leaves it at its other end.
    let through = Fling(from: -50 * side, velocity: 3000 * side, in: range(200))
    #expect([0.01, 0.08, 0.2].map { through.edgeOfReturn(at: $0) } == [nil, nil, far])
    let page = Fling(from: 250 * side, velocity: 500, snappingTo: 320 * side, in: range(1280))
    #expect(page.edgeOfReturn(at: 0.1) == nil)
  }

  @Test("are the same elsewhere if they are shifted")
  func shifted() {
    let flings = [
      Fling(from: -50, velocity: 3000, in: 0...200),
      Fling(from: 100, velocity: 800, in: 0...300),
      Fling(from: 50, velocity: -5000, snappingTo: 20, in: 0...100, physics: Self.stopping),
      Fling(from: 50, velocity: 5000, snappingTo: 60, in: 0...100, physics: Self.stopping),
    ]
    for (kind, fling) in flings.enumerated() {
      let shifted = fling.shifted(by: 40)
      #expect(shifted.destination == fling.destination + 40 && shifted.duration == fling.duration)
      for step in 0...100 {
        let time = Double(step) / 100
        #expect(
          abs(shifted.value(at: time) - fling.value(at: time) - 40) < 1e-9
            && shifted.velocity(at: time) == fling.velocity(at: time)
            && shifted.edgeOfReturn(at: time) == fling.edgeOfReturn(at: time),
          "\(kind), after \(time)")
      }
    }
    let both = OffsetFling(x: flings[0], y: flings[1]).shifted(by: Point(x: 40, y: -7))
    #expect(both.x == flings[0].shifted(by: 40) && both.y == flings[1].shifted(by: -7))
    var changed = both
    changed[.horizontal] = flings[2]
    #expect(changed.x == flings[2] && changed.y == both.y)
    changed[.vertical] = flings[3]
    #expect(changed.x == flings[2] && changed.y == flings[3])
  }

  @Test("have no velocity where the end of the range stops them", arguments: [1.0, -1])
  func stopped(side: Double) {
    let fling = Fling(
      from: 0, velocity: 5000 * side, snappingTo: 10 * side, in: -50...50, physics: Self.stopping)
    #expect(fling.velocity(at: 0) == 5000 * side)
    #expect(fling.value(at: 0.05) == 50 * side && fling.velocity(at: 0.05) == 0)
  }

  @Test("end at once at a target within half a point, half a point away included")
  func within() {
    for (distance, ends) in [(0.5, true), (0.500_001, false)] {
      let fling = Fling(from: 100, velocity: 4000, to: 100 + distance, in: 0...1000)
      #expect((fling.duration == 0) == ends)
    }
  }

  @Test("slow down to a target unless that would be creeping, or slower than a spring")
  func creeping() {
    // Distances are 1,024 points, so that dividing by them is exact.
    let spring = CriticallyDampedSpring(from: 0, to: 0, velocity: 0).angularFrequency
    for (start, slowest) in [(0.0, 0.75 * decay), (-1024, spring)] {
      for (part, phase) in [(1.0, Fling.Phase.decelerating), (0.999_999, .springing)] {
        let fling = Fling(
          from: start, velocity: slowest * 1024 * part, to: start + 1024, in: 0...5000)
        #expect(fling.phase(at: 0) == phase && fling.destination == start + 1024)
      }
    }
  }

  @Test(
    "end half a point before an edge that is passed slowly, without a bounce", arguments: [1.0, -1])
  func nearby(side: Double) {
    let range: ClosedRange<Double> = side > 0 ? 0...100 : -100...0
    // Without the edge, it would stop at 102; from 97 on, it is slower than 10 points per second.
    let long = Fling(from: 0, velocity: 102 * decay * side, in: range)
    #expect(abs(long.value(at: long.duration.nextDown) - 99.5 * side) < 1e-9)
    #expect(long.destination == 100 * side && long.second == nil)
    // It ends a tenth of a point farther on, at less than 10 points per second.
    let short = Fling(from: 99.4 * side, velocity: 9 * side, in: range)
    #expect(abs(short.value(at: short.duration.nextDown) - 99.5 * side) < 1e-9)
    #expect(short.duration > 0.011 && short.duration < 0.012)
  }

  @Test(
    "go on in their direction where a slower spring takes over, slow as it may be",
    arguments: [1.0, -1])
  func slow(side: Double) {
    let physics = ScrollPhysics(
      largestOvershoot: 0.01, threshold: StopThreshold(distance: 1e-6, velocity: 1e-6))
    // (−1 + 5t)·e^(−ωt) crosses the target after a fifth of a second, at more than half a point per
    // second.
    let spring = CriticallyDampedSpring(from: 0, to: 0, velocity: 0).angularFrequency
    let fling = Fling(
      from: -side, velocity: (spring + 5) * side, snappingTo: 0, in: -1000...1000,
      physics: physics)
    let values = (0...100).map { side * fling.value(at: 0.2 + Double($0) / 200) }
    #expect((values.min() ?? -1) > -1e-9)
    #expect(abs((values.max() ?? 0) - 0.01) < 1e-4)
  }
}
