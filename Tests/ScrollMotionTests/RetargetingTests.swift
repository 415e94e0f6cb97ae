import Testing

@testable import ScrollMotion

struct RetargetingTests {
  @Test(arguments: [300.0, 499.0, 600.0, 50.0])
  func `A target ahead is reached with the velocity there is at the start`(target: Double) {
    let fling = Fling(from: 0, velocity: 1000, to: target, in: 0...10_000)
    #expect(fling.phase(at: 0) == .decelerating)
    #expect(abs(fling.velocity(at: 0) - 1000) < 1e-9)
    #expect(fling.destination == target)
    #expect(abs(fling.value(at: 0.1) - target * Exponential.rise(1000 / target * 0.1)) < 1e-9)
  }

  @Test func `The target it would have had anyway changes nothing`() {
    for rate in [DecelerationRate.normal, .fast, DecelerationRate(rawValue: 0.999)] {
      let physics = ScrollPhysics(decelerationRate: rate)
      let free = Fling(from: 40, velocity: -700, in: -9000...9000, physics: physics)
      let same = Fling(
        from: 40, velocity: -700, to: free.destination, in: -9000...9000, physics: physics)
      for time in [0, 0.1, 0.5, 1, 2] {
        #expect(abs(free.value(at: time) - same.value(at: time)) < 1e-9)
      }
      #expect(abs(free.duration - same.duration) < 1e-9)
    }
  }

  @Test func `A target behind is sprung to, out first and then back`() {
    let fling = Fling(from: 500, velocity: 800, to: 400, in: 0...1000)
    #expect(fling.phase(at: 0) == .springing)
    #expect(abs(fling.velocity(at: 0) - 800) < 1e-9)
    #expect(fling.value(at: 0.02) > 500)
    #expect(fling.destination == 400)
  }

  @Test func `A target too far for the velocity is sprung to instead of crept to`() {
    let fling = Fling(from: 0, velocity: 20, to: 300, in: 0...1000)
    #expect(fling.phase(at: 0) == .springing)
    #expect(fling.duration < 1.5)
    #expect(fling.destination == 300)
    #expect(Fling(from: 0, velocity: 0, to: 300, in: 0...1000).destination == 300)
  }

  @Test func `A target where it is ends it at once`() {
    let fling = Fling(from: 123, velocity: 4000, to: 123.2, in: 0...1000)
    #expect(fling.duration == 0)
    #expect(fling.value(at: 0) == 123.2)
  }

  @Test func `A target past an edge carries it over the edge and back to it`() {
    let fling = Fling(from: 900, velocity: 2000, to: 1500, in: 0...1000)
    #expect(fling.destination == 1000)
    let peak = stride(from: 0.0, through: 1, by: 0.001).map { fling.value(at: $0) }.max() ?? 0
    #expect(peak > 1010)
    let stopped = Fling(
      from: 900, velocity: 2000, to: 1500, in: 0...1000, physics: ScrollPhysics(bounces: false))
    #expect(stopped.destination == 1000)
    #expect(stopped.value(at: stopped.duration.nextDown) <= 1000)
  }

  @Test func `From past an edge a target within is reached without passing it`() {
    var samples = MotionSamples(seed: 21)
    for _ in 0..<500 {
      let start = -samples.number(in: 1...300)
      let velocity = samples.number(in: -2000...8000)
      let target = samples.number(in: 0...2000)
      let fling = Fling(from: start, velocity: velocity, to: target, in: 0...2000)
      #expect(fling.destination == target)
      let values = samples.ticks(.thousand, until: 2).map { fling.value(at: $0) }
      #expect(values.allSatisfy { $0 <= target + 0.5 }, "from \(start) at \(velocity) to \(target)")
    }
  }

  @Test func `Snapping springs whatever the velocity`() {
    let fling = Fling(from: 250, velocity: 500, snappingTo: 320, in: 0...1280)
    let spring = CriticallyDampedSpring(from: 250, to: 320, velocity: 500)
    #expect(fling.phase(at: 0.01) == .springing)
    #expect(fling.value(at: 0.2) == spring.value(at: 0.2))
    #expect(fling.destination == 320)
  }
}
