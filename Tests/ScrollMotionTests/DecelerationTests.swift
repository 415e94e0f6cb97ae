import ScrollMotion
import Testing

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
}
