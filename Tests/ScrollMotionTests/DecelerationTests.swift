import Testing

@testable import ScrollMotion

struct DecelerationTests {
  @Test func `The times it names are the times at which it is there`() {
    var samples = MotionSamples(seed: 31)
    for _ in 0..<500 {
      let velocity = samples.number(in: 5...9000) * samples.pick([1, -1])
      let motion = Deceleration(
        from: samples.number(in: -5000...5000), velocity: velocity,
        rate: samples.pick([.normal, .fast]))
      let part = samples.number(in: 0...0.999)
      let place = motion.start + part * (motion.destination - motion.start)
      let time = motion.time(toReach: place)
      #expect(abs(motion.value(at: time) - place) < 1e-7)
      #expect(abs(motion.velocity(at: time) - motion.velocity(atPosition: place)) < 1e-7)
      #expect(abs(abs(motion.velocity(at: motion.time(toSlowTo: 3))) - 3) < 1e-9)
      let near = motion.time(toComeWithin: 0.25)
      #expect(abs(abs(motion.destination - motion.value(at: near)) - 0.25) < 1e-8)
    }
  }

  @Test func `What it never reaches it reaches never`() {
    let motion = Deceleration(from: 10, velocity: 100)
    #expect(motion.time(toReach: motion.destination + 1e-9) == .infinity)
    #expect(motion.time(toReach: 9) == .infinity)
    #expect(motion.time(toReach: 10) == 0)
    #expect(Deceleration(from: 10, velocity: 0).time(toReach: 11) == .infinity)
    #expect(motion.velocity(atPosition: 1e6) == 0)
    #expect(Deceleration(from: 10, velocity: 0).velocity(atPosition: 11) == 0)
  }

  @Test func `Twice the time is the time twice`() {
    let motion = Deceleration(from: 3, velocity: 1234)
    for (first, second) in [(0.1, 0.2), (0.016, 1.7), (0.5, 0.5)] {
      let later = Deceleration(
        from: motion.value(at: first), velocity: motion.velocity(at: first))
      #expect(abs(later.value(at: second) - motion.value(at: first + second)) < 1e-9)
    }
  }

  @Test func `Landing on a target is exact, and impossible without velocity towards it`() {
    let landing = Deceleration(from: 0, velocity: 1000, landingAt: 300)
    #expect(landing?.destination == 300)
    #expect(abs((landing?.velocity(at: 0) ?? 0) - 1000) < 1e-12)
    #expect(Deceleration(from: 0, velocity: -1000, landingAt: 300) == nil)
    #expect(Deceleration(from: 0, velocity: 0, landingAt: 300) == nil)
    #expect(Deceleration(from: 300, velocity: 10, landingAt: 300) == nil)
    #expect(Deceleration(from: 0, velocity: 1e-9, landingAt: 300) == nil)
  }

  @Test func `A rate is brought between almost at once and almost never`() {
    #expect(DecelerationRate(rawValue: .nan) == .normal)
    #expect(DecelerationRate(rawValue: -3).rawValue == 0.001)
    #expect(DecelerationRate(rawValue: 1).rawValue == 0.999_999)
    #expect(DecelerationRate(rawValue: .infinity).decayConstant > 0)
  }

  @Test func `The sum over milliseconds differs by the factor that the documentation names`() {
    for (rate, part) in [(DecelerationRate.normal, 0.99900), (.fast, 0.99498)] {
      let ratio =
        rate.projectedDistancePerMillisecond(velocity: 700)
        / rate.projectedDistance(velocity: 700)
      #expect(abs(ratio - part) < 1e-5)
    }
    var (position, velocity) = (0.0, 1.5)
    for _ in 0..<250 {
      velocity *= 0.998
      position += velocity
    }
    let formula = DecelerationRate.normal.distancePerMillisecond(velocity: 1500, after: 250)
    #expect(abs(position - formula) < 1e-9)
  }

  @Test func `Landing takes decay constants from a thousandth to 10^12, these included`() {
    #expect(Deceleration(from: 0, velocity: 1, landingAt: 1000)?.decayConstant == 1e-3)
    #expect(Deceleration(from: 0, velocity: 0.999, landingAt: 1000) == nil)
    #expect(Deceleration(from: 0, velocity: 1e12, landingAt: 1)?.decayConstant == 1e12)
    #expect(Deceleration(from: 0, velocity: 1e12 + 1, landingAt: 1) == nil)
  }

  @Test func `A speed or a distance that is none counts as almost none`() throws {
    // With a decay constant of 1 the times are logarithms: ln(10^303), and ln(10^400).
    let motion = try #require(Deceleration(from: 0, velocity: 1000, landingAt: 1000))
    for none in [0.0, -1, .nan] {
      #expect(abs(motion.time(toSlowTo: none) - 697.683_283_177_2) < 1e-9)
      #expect(abs(motion.time(toComeWithin: none) - 697.683_283_177_2) < 1e-9)
    }
    let fast = try #require(Deceleration(from: 0, velocity: 1e100, landingAt: 1e100))
    #expect(abs(fast.time(toSlowTo: 1e-300) - 921.034_037_197_6) < 1e-9)
    #expect(fast.time(toReach: 1e-300) == 0)
  }

  @Test func `The slowest motion has a velocity where it is, too`() {
    #expect(Deceleration(from: 10, velocity: 0.5).velocity(atPosition: 10) == 0.5)
    #expect(Deceleration(from: 10, velocity: -0.5).velocity(atPosition: 10) == -0.5)
    // With a decay constant of 1, the time is ln 2.
    let time = Deceleration(from: 0, velocity: 1, landingAt: 1)?.time(toReach: 0.5)
    #expect(abs((time ?? 0) - 0.693_147_180_56) < 1e-9)
  }

  @Test func `A motion that is shifted is the same one elsewhere, to its destination`() {
    let motion = Deceleration(from: 10, velocity: 700)
    let shifted = motion.shifted(by: 40)
    #expect(shifted.start == 50)
    #expect(abs(shifted.destination - motion.destination - 40) < 1e-9)
    #expect(abs(shifted.value(at: 0.3) - motion.value(at: 0.3) - 40) < 1e-9)
    #expect(shifted.velocity(at: 0.3) == motion.velocity(at: 0.3))
  }
}
