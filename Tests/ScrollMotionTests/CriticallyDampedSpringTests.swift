import Testing

@testable import ScrollMotion

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

  @Test func `Its frequency keeps to its limits, and is the usual one where a number is none`() {
    let usual = 10.927_278_795_094_9
    let asked = [0.5, 1e-9, 1e9, 0, -3, .infinity, .nan]
    let given = [0.5, 1e-3, 1e6, usual, usual, usual, usual]
    for (asked, given) in zip(asked, given) {
      let spring = CriticallyDampedSpring(from: 1, to: 0, velocity: 0, angularFrequency: asked)
      #expect(abs(spring.angularFrequency - given) < 1e-9, "\(asked)")
    }
    let slack = CriticallyDampedSpring(from: 1, to: 0, velocity: 0, response: 1e9)
    #expect(abs(slack.angularFrequency - 0.006_283_185_307) < 1e-9)
  }

  @Test(arguments: [1.0, -1])
  func `It passes its target from the speed of frequency times distance on`(side: Double) {
    func spring(velocity: Double) -> CriticallyDampedSpring {
      CriticallyDampedSpring(from: -3 * side, to: 0, velocity: velocity * side, angularFrequency: 2)
    }
    // −3·e^(−2t) never reaches the target; (−3 + t/2)·e^(−2t) reaches it after 6 seconds.
    #expect(!spring(velocity: 6).overshoots && spring(velocity: 6).crossingTime == nil)
    #expect(!spring(velocity: 5.5).overshoots && spring(velocity: 5.5).crossingTime == nil)
    #expect(spring(velocity: 6.5).overshoots && spring(velocity: 6.5).crossingTime == 6)
    // From a point beside the target, and from the target with and without a velocity.
    for (start, velocity, passes) in [(1.0, 1.0, false), (0, 1, true), (0, 0, false)] {
      let spring = CriticallyDampedSpring(from: start * side, to: 0, velocity: velocity * side)
      #expect(spring.overshoots == passes)
    }
  }

  @Test(arguments: [1.0, -1])
  func `The farthest point and the speed that reaches it belong together`(side: Double) {
    // (3 + 12t)·e^(−2t) turns after a quarter of a second, at 6·e^(−1/2).
    let farthest = 3.639_183_958_275_8
    let spring = CriticallyDampedSpring(
      from: 3 * side, to: 0, velocity: 6 * side, angularFrequency: 2)
    #expect(abs(spring.value(at: 0.25) - farthest * side) < 1e-12)
    #expect(abs(spring.farthest - farthest) < 1e-12)
    #expect(abs(spring.speed(reaching: farthest) - 6) < 1e-9)
    #expect(spring.speed(reaching: 3) == 0 && spring.speed(reaching: 1) == 0)
    // v·t·e^(−2t) turns after half a second, at v/(2e).
    let onTarget = CriticallyDampedSpring(
      from: 7, to: 7, velocity: 2 * side, angularFrequency: 2)
    #expect(abs(onTarget.farthest - 0.367_879_441_171_4) < 1e-12)
    let slow = CriticallyDampedSpring(from: 7, to: 7, velocity: side / 2, angularFrequency: 2)
    #expect(abs(slow.farthest - 0.091_969_860_292_9) < 1e-12)
    #expect(abs(onTarget.speed(reaching: 5) - 27.182_818_284_590_4) < 1e-12)
    #expect(CriticallyDampedSpring(from: 7, to: 7, velocity: 0).farthest == 0)
  }

  @Test func `What starts on the limit and goes inwards has settled at once`() {
    #expect(CriticallyDampedSpring(from: 0.5, to: 0, velocity: -8).settlingTime() == 0)
    #expect(CriticallyDampedSpring(from: 0.500_001, to: 0, velocity: -8).settlingTime() > 0)
  }
}
