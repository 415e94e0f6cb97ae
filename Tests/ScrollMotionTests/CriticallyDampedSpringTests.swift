import ScrollMotion
import Testing

struct CriticallyDampedSpringTests {
  @Test func `Acceleration is what a spring and its damping exert`() {
    var samples = MotionSamples(seed: 51)
    for _ in 0..<300 {
      let spring = CriticallyDampedSpring(
        from: samples.number(in: -300...300), to: samples.number(in: -300...300),
        velocity: samples.number(in: -5000...5000))
      let omega = spring.angularFrequency
      let time = samples.number(in: 0.001...1)
      let step = 1e-6
      let acceleration =
        (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
      let force =
        -omega * omega * (spring.value(at: time) - spring.target)
        - 2 * omega * spring.velocity(at: time)
      #expect(abs(acceleration - force) < 1e-2 + abs(force) * 1e-5)
    }
  }

  @Test func `It passes its target exactly when it says so, when it says so`() {
    var samples = MotionSamples(seed: 52)
    for _ in 0..<1000 {
      let start = samples.number(in: -300...300)
      let spring = CriticallyDampedSpring(
        from: start, to: 0, velocity: samples.number(in: -5000...5000))
      let passes = samples.ticks(.thousand, until: 3).contains {
        spring.value(at: $0) * start < -1e-6
      }
      guard let crossing = spring.crossingTime else {
        #expect(!passes && !spring.overshoots)
        continue
      }
      #expect(spring.overshoots)
      #expect(abs(spring.value(at: crossing)) < 1e-6)
    }
  }

  @Test func `It turns round where it stands still, and nothing lies farther out`() throws {
    let spring = CriticallyDampedSpring(from: 40, to: 0, velocity: 900)
    let turn = try #require(spring.turningTime)
    #expect(abs(spring.velocity(at: turn)) < 1e-9)
    let farthest = stride(from: 0.0, through: 1, by: 0.0005).map { spring.value(at: $0) }.max()
    #expect((farthest ?? 0) <= spring.value(at: turn))
    #expect(CriticallyDampedSpring(from: 40, to: 0, velocity: 0).turningTime == nil)
  }

  @Test func `It has settled for good after the settling time, and not before`() {
    var samples = MotionSamples(seed: 53)
    let threshold = StopThreshold(distance: 0.5, velocity: 10)
    for _ in 0..<500 {
      let spring = CriticallyDampedSpring(
        from: samples.number(in: -300...300) * samples.pick([0, 0.001, 1]), to: 0,
        velocity: samples.number(in: -5000...5000) * samples.pick([0, 0.01, 1]))
      let settled = spring.settlingTime(threshold: threshold)
      func isSettled(_ time: Double) -> Bool {
        abs(spring.value(at: time)) <= 0.5 + 1e-9 && abs(spring.velocity(at: time)) <= 10 + 1e-9
      }
      #expect((0...200).allSatisfy { isSettled(settled + Double($0) / 100) })
      if settled > 1e-6 { #expect(!isSettled(settled - 1e-6)) }
    }
  }
}
